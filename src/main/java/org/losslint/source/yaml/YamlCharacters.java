package org.losslint.source.yaml;

import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/** The characters of a plain file, and the scalars of one line in it. */
final class YamlCharacters {
  private static final int MOST_KEY = 1_000;
  private static final int POOL = 256;
  private static final int LONGEST_POOLED = 24;

  private final SourceFile file;
  private final byte[] bytes;
  private final int length;
  private final String[] pool = new String[POOL];
  private final String[] keys = new String[POOL];

  YamlCharacters(SourceFile file) {
    this.file = file;
    this.bytes = file.text().narrow();
    this.length = file.text().length();
  }

  /** Whether the text holds nothing but printable ASCII, in lines that end with LF. */
  static boolean isPlain(SourceText text) {
    if (!text.isNarrow()) {
      return false;
    }
    byte[] bytes = text.narrow();
    int length = text.length();
    for (int i = 0; i < length; i++) {
      byte b = bytes[i];
      if (b < ' ' ? b != '\n' : b == 0x7F) {
        return false;
      }
    }
    return true;
  }

  int length() {
    return length;
  }

  /** The character at a place; at the end of the file a line end. */
  int at(int offset) {
    return offset < length ? bytes[offset] : '\n';
  }

  Place place(int start, int end) {
    return new Place(file, new Span(start, end));
  }

  YamlNode.Scalar empty(int offset) {
    return new YamlNode.Scalar("", true, place(offset, offset));
  }

  int behindBlanks(int offset) {
    int next = offset;
    while (next < length && bytes[next] == ' ') {
      next++;
    }
    return next;
  }

  /** Where the next line starts. */
  int behindLine(int offset) {
    int next = offset;
    while (next < length && bytes[next] != '\n') {
      next++;
    }
    return next + 1;
  }

  private boolean isBlankOrEnd(int offset) {
    return offset >= length || bytes[offset] == ' ' || bytes[offset] == '\n';
  }

  /** Whether nothing more stands in the line; a comment needs a blank in front. */
  boolean isLineEnd(int offset, int behind) {
    return offset >= length || bytes[offset] == '\n' || (bytes[offset] == '#' && offset > behind);
  }

  boolean isEntry(int offset) {
    return at(offset) == '-' && isBlankOrEnd(offset + 1);
  }

  boolean isFlow(int offset) {
    return at(offset) == '{' || at(offset) == '[';
  }

  boolean isColon(int offset) {
    return at(offset) == ':' && isBlankOrEnd(offset + 1);
  }

  /** Whether a line starts with what starts or ends a document, or may do so. */
  boolean isDocumentMark(int offset) {
    return at(offset) == '%'
        || (at(offset) == '-' && at(offset + 1) == '-' && at(offset + 2) == '-')
        || (at(offset) == '.' && at(offset + 1) == '.' && at(offset + 2) == '.');
  }

  /** YAML looks for the colon of a key so far and no further. */
  void isShortKey(YamlNode.Scalar key, int colon) {
    if (colon - key.place().span().start() > MOST_KEY) {
      throw CommonYaml.Unusual.INSTANCE;
    }
  }

  /**
   * A scalar that may be a key; keys that read alike are one object, also that of a constant.
   *
   * @param flow whether it stands in brackets or braces
   */
  YamlNode.Scalar key(int start, boolean flow) {
    YamlNode.Scalar scalar = scalar(start, flow);
    String text = scalar.text();
    int length = text.length();
    if (length == 0 || length > LONGEST_POOLED) {
      return scalar;
    }
    int slot = (text.charAt(0) * 31 + text.charAt(length - 1) * 7 + length) & (POOL - 1);
    String known = keys[slot];
    if (known == null || !known.equals(text)) {
      known = text.intern();
      keys[slot] = known;
    }
    return new YamlNode.Scalar(known, scalar.plain(), scalar.place());
  }

  /**
   * The scalar that starts here and ends in its line.
   *
   * @param flow whether it stands in brackets or braces
   */
  YamlNode.Scalar scalar(int start, boolean flow) {
    int first = at(start);
    if (first == '\'' || first == '"') {
      return quoted(start, first);
    }
    boolean indicator = !isLetterOrDigit(first) && "-?:,[]{}#&*!|>%@`\n".indexOf(first) >= 0;
    boolean dash = first == '-' && !isBlankOrEnd(start + 1);
    if (indicator && !(dash && !(flow && ",[]{}".indexOf(at(start + 1)) >= 0))) {
      throw CommonYaml.Unusual.INSTANCE;
    }
    int end = plainEnd(start, flow);
    return new YamlNode.Scalar(text(start, end), true, place(start, end));
  }

  private static boolean isLetterOrDigit(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  private int plainEnd(int start, boolean flow) {
    int end = start;
    int next = start;
    while (next < length) {
      int c = bytes[next];
      if (c == '\n'
          || (c == '#' && bytes[next - 1] == ' ')
          || (c == ':' && isBlankOrEnd(next + 1))) {
        break;
      }
      if (flow && (c == ',' || c == ']' || c == '}')) {
        break;
      }
      if (flow && (c == '[' || c == '{' || c == '?' || (c == ':' && isBracket(next + 1)))) {
        throw CommonYaml.Unusual.INSTANCE;
      }
      next++;
      if (c != ' ') {
        end = next;
      }
    }
    return end;
  }

  private boolean isBracket(int offset) {
    return ",[]{}".indexOf(at(offset)) >= 0;
  }

  private YamlNode.Scalar quoted(int start, int quote) {
    int next = start + 1;
    boolean doubled = false;
    while (true) {
      int c = at(next);
      if (c == '\n' || (quote == '"' && c == '\\')) {
        throw CommonYaml.Unusual.INSTANCE;
      }
      if (c == quote) {
        if (quote == '"' || at(next + 1) != '\'') {
          break;
        }
        doubled = true;
        next++;
      }
      next++;
    }
    String text = text(start + 1, next);
    return new YamlNode.Scalar(
        doubled ? text.replace("''", "'") : text, false, place(start, next + 1));
  }

  /** Keys, units and names recur, so short texts are made once. */
  private String text(int start, int end) {
    int size = end - start;
    if (size > LONGEST_POOLED) {
      return file.text().slice(start, end);
    }
    int hash = size;
    for (int i = start; i < end; i++) {
      hash = hash * 31 + bytes[i];
    }
    int slot = (hash ^ (hash >>> 8)) & (POOL - 1);
    String known = pool[slot];
    if (known != null && known.length() == size && isAt(known, start)) {
      return known;
    }
    String text = file.text().slice(start, end);
    pool[slot] = text;
    return text;
  }

  private boolean isAt(String known, int start) {
    for (int i = 0; i < known.length(); i++) {
      if (known.charAt(i) != bytes[start + i]) {
        return false;
      }
    }
    return true;
  }
}
