package org.losslint.report;

/**
 * Text from files as it may be shown: a name in a configuration must not move a cursor, colour a
 * terminal, reverse the reading order or break a line of a report.
 */
public final class Visible {
  private static final String HEX = "0123456789abcdef";

  private Visible() {}

  /**
   * The text with every character that has no picture of its own spelt out, as {@code \x1b} or
   * {@code \n}, or with its number in braces. The same text where there is none.
   */
  public static String text(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (isHidden(text.charAt(i)) || Character.isSurrogate(text.charAt(i))) {
        return spelled(text);
      }
    }
    return text;
  }

  /**
   * A whole line of a log. Build servers take commands from lines that begin with {@code ::} or
   * hold {@code ##[} or {@code ##vso[}; no name from a file may give one.
   */
  public static String logLine(String text) {
    int first = 0;
    while (first < text.length() && text.charAt(first) == ' ') {
      first++;
    }
    boolean command = text.startsWith("::", first);
    if (!command && text.indexOf("##") < 0) {
      return text;
    }
    StringBuilder line = new StringBuilder(text);
    for (int i = text.lastIndexOf("##"); i >= 0; i = i == 0 ? -1 : text.lastIndexOf("##", i - 1)) {
      int end = i + 2;
      while (end < text.length() && Character.isLetter(text.charAt(end))) {
        end++;
      }
      if (end < text.length() && text.charAt(end) == '[') {
        line.insert(i + 1, '\\');
      }
    }
    return command ? line.insert(first, '\\').toString() : line.toString();
  }

  private static String spelled(String text) {
    StringBuilder shown = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      append(shown, c);
      i += Character.charCount(c);
    }
    return shown.toString();
  }

  /** One code point as {@link #text} shows it. */
  static void append(StringBuilder shown, int c) {
    if (c >= 0xD800 && c <= 0xDFFF) {
      shown.append('\uFFFD');
    } else if (c > 0xFFFF) {
      if (c >= 0xE0000 && c <= 0xE0FFF) {
        shown.append("\\u{").append(Integer.toHexString(c)).append('}');
      } else {
        shown.appendCodePoint(c);
      }
    } else if (!isHidden((char) c)) {
      shown.append((char) c);
    } else if (c == '\n') {
      shown.append("\\n");
    } else if (c == '\r') {
      shown.append("\\r");
    } else if (c == '\t') {
      shown.append("\\t");
    } else if (c <= 0xFF) {
      shown.append("\\x").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xF));
    } else {
      shown.append("\\u{").append(Integer.toHexString(c)).append('}');
    }
  }

  /**
   * Controls, and what Unicode draws nothing for but acts on its neighbours: directions, joiners,
   * line and paragraph separators, the byte order mark, what is no character.
   */
  private static boolean isHidden(char c) {
    if (c < 0x7F) {
      return c < 0x20;
    }
    return c <= 0x9F
        || c == 0xAD
        || c == 0x61C
        || (c >= 0x200B && c <= 0x200F)
        || (c >= 0x2028 && c <= 0x202E)
        || (c >= 0x2060 && c <= 0x206F)
        || c == 0xFEFF
        || (c >= 0xFFF9 && c <= 0xFFFB)
        || c >= 0xFFFE;
  }
}
