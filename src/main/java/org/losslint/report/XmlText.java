package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes XML 1.0, indented, that stays well-formed whatever the texts hold: most control characters
 * have no place in XML, not even escaped, and are spelt out.
 */
final class XmlText {
  private final Writer out;
  private final Deque<String> open = new ArrayDeque<>();
  private boolean startTagOpen;
  private boolean hasText;

  XmlText(Writer out) throws IOException {
    this.out = out;
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  }

  void start(String name) throws IOException {
    closeStartTag();
    indent();
    out.write("<" + name);
    open.push(name);
    startTagOpen = true;
  }

  /** Only right behind {@link #start}. */
  void attribute(String name, String value) throws IOException {
    out.write(" " + name + "=\"");
    escape(value, true);
    out.write('"');
  }

  void attribute(String name, int value) throws IOException {
    attribute(name, Integer.toString(value));
  }

  /** Text as the only content of the element. */
  void text(String text) throws IOException {
    if (startTagOpen) {
      out.write('>');
      startTagOpen = false;
    }
    escape(text, false);
    hasText = true;
  }

  void end() throws IOException {
    String name = open.pop();
    if (startTagOpen) {
      out.write("/>\n");
      startTagOpen = false;
    } else {
      if (!hasText) {
        indent();
      }
      out.write("</" + name + ">\n");
    }
    hasText = false;
  }

  private void closeStartTag() throws IOException {
    if (startTagOpen) {
      out.write(">\n");
      startTagOpen = false;
    }
  }

  private void indent() throws IOException {
    out.write("  ".repeat(open.size()));
  }

  private void escape(String text, boolean attribute) throws IOException {
    StringBuilder safe = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      switch (c) {
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '&' -> safe.append("&amp;");
        case '"' -> safe.append("&quot;");
        case '\n' -> safe.append(attribute ? "&#10;" : "\n");
        case 0xFFFE, 0xFFFF -> safe.append('\uFFFD');
        default -> Visible.append(safe, c);
      }
    }
    out.write(safe.toString());
  }
}
