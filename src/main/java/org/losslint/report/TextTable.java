package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Columns as wide as their widest cell, two blanks apart. */
final class TextTable {
  private final List<List<String>> rows = new ArrayList<>();

  TextTable(List<String> heads) {
    row(heads);
  }

  void row(List<String> cells) {
    List<String> shown = new ArrayList<>(cells.size());
    for (String cell : cells) {
      shown.add(Visible.text(cell));
    }
    rows.add(shown);
  }

  void write(String indent, Writer out) throws IOException {
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], length(row.get(i)));
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int i = 0; i < widths.length; i++) {
        line.append(row.get(i));
        if (i < widths.length - 1) {
          line.append(" ".repeat(widths[i] - length(row.get(i)) + 2));
        }
      }
      out.write(line.toString().stripTrailing());
      out.write('\n');
    }
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
