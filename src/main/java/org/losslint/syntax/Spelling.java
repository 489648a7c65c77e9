package org.losslint.syntax;

/** How words of a text are spelt beyond their letters. */
final class Spelling {
  private static final String[][] ENTITIES = {
    {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}
  };

  private Spelling() {}

  /** {@code \"} and {@code \\} are what Junos escapes; any other backslash belongs to the text. */
  static String unescaped(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length() && isEscaped(text.charAt(i + 1))) {
        i++;
        c = text.charAt(i);
      }
      plain.append(c);
    }
    return plain.toString();
  }

  private static boolean isEscaped(char c) {
    return c == '"' || c == '\\' || c == '\'';
  }

  /** Whether an XML tool has escaped a part of the word. */
  static boolean hasEntity(String word) {
    int at = word.indexOf('&');
    return at >= 0 && !entityless(word).equals(word);
  }

  /** The word with its XML entities resolved. */
  static String entityless(String word) {
    String plain = word;
    for (String[] entity : ENTITIES) {
      plain = plain.replace(entity[0], entity[1]);
    }
    return plain;
  }

  /** Whether the character is one of the quotes that word processors put in place of {@code "}. */
  static boolean isTypographicQuote(int c) {
    return c >= 0x2018 && c <= 0x201F || c == 0xAB || c == 0xBB;
  }
}
