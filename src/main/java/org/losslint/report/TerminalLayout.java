package org.losslint.report;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** A page for a terminal: indents, and colours where they are wanted. */
final class TerminalLayout implements PageLayout {
  private static final int NAME = 13;

  private final Colours colours;
  private final StringBuilder page = new StringBuilder();

  TerminalLayout(boolean colours) {
    this.colours = new Colours(colours);
  }

  @Override
  public void title(String text, String aside) {
    gap();
    page.append(colours.strong(text)).append("  ").append(colours.faint(aside)).append("\n\n");
  }

  @Override
  public void heading(String text) {
    gap();
    page.append(colours.strong(text)).append('\n');
  }

  @Override
  public void prose(String markdown) {
    for (String line : markdown.strip().split("\n", -1)) {
      page.append(line.isBlank() ? "" : "  " + Visible.text(line)).append('\n');
    }
    page.append('\n');
  }

  @Override
  public void fact(String name, String text) {
    page.append("  ").append(colours.faint(name));
    page.append(" ".repeat(Math.max(1, NAME - name.length()))).append(text).append('\n');
  }

  @Override
  public void item(String text, List<String> below) {
    page.append("  ").append(text).append('\n');
    for (String line : below) {
      page.append("    ").append(line).append('\n');
    }
  }

  @Override
  public void block(String text) {
    for (String line : text.strip().split("\n", -1)) {
      page.append("    ").append(Visible.text(line)).append('\n');
    }
  }

  @Override
  public void table(List<String> heads, List<List<String>> rows) {
    if (rows.isEmpty()) {
      return;
    }
    TextTable table = new TextTable(heads);
    rows.forEach(table::row);
    StringWriter text = new StringWriter();
    try {
      table.write("  ", text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    page.append(text);
  }

  @Override
  public String plain(String text) {
    return Visible.text(text);
  }

  @Override
  public String code(String text) {
    return Visible.text(text);
  }

  @Override
  public String text() {
    return page.toString().stripTrailing() + "\n";
  }

  /** One empty line, however the part before ended. */
  private void gap() {
    if (!page.isEmpty() && !page.toString().endsWith("\n\n")) {
      page.append('\n');
    }
  }
}
