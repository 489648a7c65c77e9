package org.losslint.report;

/** Text from files as Markdown may show it. */
final class MarkdownText {
  private MarkdownText() {}

  /** A block of code that ends only where it should. */
  static String fenced(String text) {
    int longest = 2;
    int run = 0;
    for (int i = 0; i < text.length(); i++) {
      run = text.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    String fence = "`".repeat(longest + 1);
    StringBuilder block = new StringBuilder(fence).append('\n');
    for (String line : text.split("\n", -1)) {
      block.append(Visible.text(line)).append('\n');
    }
    return block.append(fence).append("\n\n").toString();
  }

  /**
   * Plain text: what Markdown gives a meaning is escaped, HTML becomes text, and a mention, the
   * number of an issue or an address gets a break that nobody sees.
   */
  static String escaped(String text) {
    String visible = Visible.text(text);
    StringBuilder safe = new StringBuilder(visible.length() + 16);
    for (int i = 0; i < visible.length(); i++) {
      char c = visible.charAt(i);
      switch (c) {
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '&' -> safe.append("&amp;");
        case '@' -> safe.append("&#64;&#8203;");
        case '#' -> safe.append("&#35;&#8203;");
        case '.' -> safe.append(visible.startsWith("www.", i - 3) ? "&#8203;." : ".");
        case ':' -> safe.append(visible.startsWith("://", i) ? "&#58;&#8203;" : ":");
        case '\\', '`', '*', '_', '[', ']', '|', '~', '!', '$' -> safe.append('\\').append(c);
        default -> safe.append(c);
      }
    }
    return safe.toString();
  }

  /** In one line of code; longer fences where the text holds backticks. */
  static String code(String text) {
    int longest = 0;
    int run = 0;
    for (int i = 0; i < text.length(); i++) {
      run = text.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    String fence = "`".repeat(longest + 1);
    String pad = longest > 0 ? " " : "";
    return fence + pad + Visible.text(text) + pad + fence;
  }
}
