package org.losslint.report.html;

import org.losslint.evaluate.Report;
import org.losslint.report.Visible;

/**
 * What could not be evaluated, as the page shows it.
 *
 * @param device or the file, where it belongs to no device
 * @param count {@code 64 subjects}
 * @param subjects some of them in one text
 */
record OpenCard(
    String rule,
    String name,
    String device,
    String reason,
    String supply,
    String count,
    String subjects) {

  /** What the page's script makes cards of. */
  static final OpenCard BLANK = new OpenCard("", "", "", "", "", "", "");

  static OpenCard of(Report.NotEvaluated row) {
    StringBuilder subjects = new StringBuilder(String.join(", ", row.subjects()));
    int others = row.count() - row.subjects().size();
    if (!row.subjects().isEmpty() && others > 0) {
      subjects.append(" and ").append(Numbers.grouped(others)).append(" more");
    }
    return new OpenCard(
        Visible.text(row.rule()),
        Visible.text(row.name()),
        Visible.text(row.device().isEmpty() ? row.file() : row.device()),
        Visible.text(row.reason()),
        Visible.text(row.supply()),
        Numbers.counted(row.count(), "subject"),
        Visible.text(subjects.toString()));
  }
}
