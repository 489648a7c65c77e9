package org.losslint.source.yaml;

import java.util.ArrayList;
import java.util.List;

/** The part of {@link CommonYaml} that reads <code>{…}</code> and {@code […]}. */
final class FlowYaml {
  private static final int DEPTH_LIMIT = 40;

  private final YamlCharacters in;
  private int at;

  /**
   * @param start where a bracket or brace opens
   */
  FlowYaml(YamlCharacters in, int start) {
    this.in = in;
    this.at = start;
  }

  /** Behind what was read. */
  int position() {
    return at;
  }

  YamlNode node(int depth) {
    if (depth > DEPTH_LIMIT) {
      throw CommonYaml.Unusual.INSTANCE;
    }
    if (in.at(at) == '{') {
      return mapping(depth);
    }
    if (in.at(at) == '[') {
      return sequence(depth);
    }
    YamlNode.Scalar scalar = in.scalar(at, true);
    at = scalar.place().span().end();
    return scalar;
  }

  private YamlNode mapping(int depth) {
    List<YamlNode.Entry> entries = new ArrayList<>();
    int start = at++;
    skip();
    while (in.at(at) != '}') {
      YamlNode.Scalar key = in.key(at, true);
      int colon = in.behindBlanks(key.place().span().end());
      if (!in.isColon(colon)) {
        throw CommonYaml.Unusual.INSTANCE;
      }
      in.isShortKey(key, colon);
      at = colon + 1;
      skip();
      entries.add(new YamlNode.Entry(key, node(depth + 1)));
      separator('}');
    }
    at++;
    return new YamlNode.Mapping(entries, in.place(start, at));
  }

  private YamlNode sequence(int depth) {
    List<YamlNode> items = new ArrayList<>();
    int start = at++;
    skip();
    while (in.at(at) != ']') {
      items.add(node(depth + 1));
      separator(']');
    }
    at++;
    return new YamlNode.Sequence(items, in.place(start, at));
  }

  /** Goes past a comma, or up to what closes. */
  private void separator(char closing) {
    skip();
    if (in.at(at) == ',') {
      at++;
      skip();
      if (in.at(at) == closing) {
        throw CommonYaml.Unusual.INSTANCE;
      }
    } else if (in.at(at) != closing) {
      throw CommonYaml.Unusual.INSTANCE;
    }
  }

  /** Past blanks, line ends and comments; the file must not end before the bracket closes. */
  private void skip() {
    int before = at;
    while (true) {
      int next = in.behindBlanks(at);
      if (next >= in.length()) {
        throw CommonYaml.Unusual.INSTANCE;
      }
      boolean comment = in.at(next) == '#' && next > before;
      if (in.at(next) != '\n' && !comment) {
        at = next;
        return;
      }
      at = in.behindLine(next);
      if (at < in.length() && in.isDocumentMark(at)) {
        throw CommonYaml.Unusual.INSTANCE;
      }
    }
  }
}
