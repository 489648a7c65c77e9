package org.losslint.report;

import java.util.List;

/** A page in Markdown, for a terminal that renders it, a wiki or the documentation. */
final class MarkdownLayout implements PageLayout {
  private final int level;
  private final StringBuilder page = new StringBuilder();

  /**
   * @param level of the title, 1 for a page of its own
   */
  MarkdownLayout(int level) {
    this.level = level;
  }

  @Override
  public void title(String text, String aside) {
    page.append("#".repeat(level)).append(' ').append(text).append("\n\n");
    page.append(aside).append("\n\n");
  }

  @Override
  public void heading(String text) {
    gap();
    page.append("#".repeat(level + 1)).append(' ').append(text).append("\n\n");
  }

  @Override
  public void prose(String markdown) {
    gap();
    page.append(markdown.strip()).append("\n\n");
  }

  @Override
  public void fact(String name, String text) {
    page.append("- ").append(name).append(": ").append(text).append('\n');
  }

  @Override
  public void item(String text, List<String> below) {
    page.append("- ").append(text).append('\n');
    for (String line : below) {
      page.append("  - ").append(line).append('\n');
    }
  }

  @Override
  public void block(String text) {
    gap();
    page.append(MarkdownText.fenced(text.strip()));
  }

  @Override
  public void table(List<String> heads, List<List<String>> rows) {
    if (rows.isEmpty()) {
      return;
    }
    gap();
    row(heads);
    page.append("|---".repeat(heads.size())).append("|\n");
    rows.forEach(this::row);
    page.append('\n');
  }

  private void row(List<String> cells) {
    for (String cell : cells) {
      page.append("| ").append(cell).append(' ');
    }
    page.append("|\n");
  }

  @Override
  public String plain(String text) {
    return MarkdownText.escaped(text);
  }

  @Override
  public String code(String text) {
    // A bar would end the cell of a table, inside of code as well.
    return MarkdownText.code(text).replace("|", "\\|");
  }

  @Override
  public String text() {
    return page.toString().stripTrailing() + "\n";
  }

  private void gap() {
    if (!page.isEmpty() && !page.toString().endsWith("\n\n")) {
      page.append('\n');
    }
  }
}
