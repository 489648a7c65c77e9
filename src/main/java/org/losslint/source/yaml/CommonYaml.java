package org.losslint.source.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.SourceFile;

/**
 * Reads the YAML that inventories and settings are nearly always written in, several times faster
 * than a whole parser starts: printable ASCII, mappings and lists in both styles, scalars of one
 * line. Whatever else a file holds, mistakes included, makes it give up, and {@link YamlParser}
 * reads the file instead; so it need not know what YAML makes of the rest.
 */
final class CommonYaml {
  private static final int DEPTH_LIMIT = 40;

  private final YamlCharacters in;

  /** Where the next piece of content stands, and its column; at the end of the file -1. */
  private int at;

  private int column;

  private CommonYaml(SourceFile file) {
    this.in = new YamlCharacters(file);
  }

  /** The document; empty where it has anything unusual, or nothing at all. */
  static Optional<YamlNode> read(SourceFile file) {
    if (!YamlCharacters.isPlain(file.text())) {
      return Optional.empty();
    }
    try {
      CommonYaml reader = new CommonYaml(file);
      reader.nextLine(0);
      YamlNode root = reader.block(-1, 0);
      return reader.column < 0 ? Optional.of(root) : Optional.empty();
    } catch (Unusual e) {
      return Optional.empty();
    }
  }

  /** Ends the attempt from any depth. */
  static final class Unusual extends RuntimeException {
    private static final long serialVersionUID = 1L;
    static final Unusual INSTANCE = new Unusual();

    private Unusual() {
      super(null, null, false, false);
    }
  }

  /** Goes to the first content at or behind {@code from}, which is a line start. */
  private void nextLine(int from) {
    int start = from;
    while (start < in.length()) {
      int first = in.behindBlanks(start);
      if (first < in.length() && in.at(first) != '\n' && in.at(first) != '#') {
        at = first;
        column = first - start;
        if (column == 0 && in.isDocumentMark(first)) {
          throw Unusual.INSTANCE;
        }
        return;
      }
      start = in.behindLine(first);
    }
    at = in.length();
    column = -1;
  }

  /** Past a value: nothing but a comment may follow it in its line. */
  private void endLine(int behind) {
    int next = in.behindBlanks(behind);
    if (next < in.length() && in.at(next) != '\n' && (in.at(next) != '#' || next == behind)) {
      throw Unusual.INSTANCE;
    }
    nextLine(in.behindLine(next));
  }

  /**
   * What starts here on a line of its own.
   *
   * @param parent column of what it belongs to
   */
  private YamlNode block(int parent, int depth) {
    if (depth > DEPTH_LIMIT || column <= parent) {
      throw Unusual.INSTANCE;
    }
    if (in.isEntry(at)) {
      return sequence(column, parent, depth);
    }
    return inLine(column, parent, depth);
  }

  /**
   * A mapping whose first key starts here, or else one value.
   *
   * @param indent column where it starts
   * @param parent column that further lines of a value would have to be behind
   */
  private YamlNode inLine(int indent, int parent, int depth) {
    if (in.isFlow(at)) {
      return flowValue(parent, depth);
    }
    YamlNode.Scalar scalar = in.scalar(at, false);
    int behind = scalar.place().span().end();
    int colon = in.behindBlanks(behind);
    if (in.isColon(colon)) {
      return mapping(scalar, colon, indent, depth);
    }
    endLine(behind);
    isNotContinued(parent);
    return scalar;
  }

  private YamlNode flowValue(int parent, int depth) {
    FlowYaml flow = new FlowYaml(in, at);
    YamlNode node = flow.node(depth);
    endLine(flow.position());
    isNotContinued(parent);
    return node;
  }

  /** A line that is indented further would go on with the value. */
  private void isNotContinued(int parent) {
    if (column > parent) {
      throw Unusual.INSTANCE;
    }
  }

  private YamlNode mapping(YamlNode.Scalar first, int firstColon, int indent, int depth) {
    List<YamlNode.Entry> entries = new ArrayList<>();
    YamlNode.Scalar key = first;
    int colon = firstColon;
    YamlNode value;
    while (true) {
      in.isShortKey(key, colon);
      value = value(colon + 1, indent, depth);
      entries.add(new YamlNode.Entry(key, value));
      if (column < indent) {
        break;
      }
      if (column > indent || in.isEntry(at) || in.isFlow(at)) {
        throw Unusual.INSTANCE;
      }
      key = in.key(at, false);
      colon = in.behindBlanks(key.place().span().end());
      if (!in.isColon(colon)) {
        throw Unusual.INSTANCE;
      }
    }
    int start = first.place().span().start();
    return new YamlNode.Mapping(entries, in.place(start, end(start, value)));
  }

  /** The last child ends where people see the end. */
  private static int end(int start, YamlNode last) {
    return Math.max(start, last.place().span().end());
  }

  /** What stands behind a colon. */
  private YamlNode value(int behindColon, int indent, int depth) {
    int next = in.behindBlanks(behindColon);
    if (!in.isLineEnd(next, behindColon)) {
      at = next;
      return onlyValue(indent, depth);
    }
    nextLine(in.behindLine(next));
    if (column > indent) {
      return block(indent, depth + 1);
    }
    if (column == indent && in.isEntry(at)) {
      return sequence(indent, indent, depth + 1);
    }
    return in.empty(behindColon);
  }

  /** A value in the line of its key; a further key there would be a mistake. */
  private YamlNode onlyValue(int indent, int depth) {
    if (in.isFlow(at)) {
      return flowValue(indent, depth + 1);
    }
    YamlNode.Scalar scalar = in.scalar(at, false);
    endLine(scalar.place().span().end());
    isNotContinued(indent);
    return scalar;
  }

  /**
   * @param parent column of the mapping that it is a value in; it may be the same
   */
  private YamlNode sequence(int indent, int parent, int depth) {
    List<YamlNode> items = new ArrayList<>();
    int start = at;
    YamlNode item;
    while (true) {
      int behindDash = at + 1;
      int next = in.behindBlanks(behindDash);
      if (in.isLineEnd(next, behindDash)) {
        nextLine(in.behindLine(next));
        item = column > indent ? block(indent, depth + 1) : in.empty(behindDash);
      } else {
        column += next - at;
        at = next;
        if (in.isEntry(at)) {
          throw Unusual.INSTANCE;
        }
        item = inLine(column, indent, depth + 1);
      }
      items.add(item);
      if (column != indent || !in.isEntry(at)) {
        break;
      }
    }
    if (column > indent || (column == indent && indent != parent)) {
      throw Unusual.INSTANCE;
    }
    return new YamlNode.Sequence(items, in.place(start, end(start, item)));
  }
}
