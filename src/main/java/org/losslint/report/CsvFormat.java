package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;

/**
 * A row for each finding, for what could not be evaluated and for what passed, as RFC 4180 has it.
 * A cell that a spreadsheet would take for a formula starts with an apostrophe.
 */
final class CsvFormat implements ReportFormat {
  private static final List<String> HEAD =
      List.of(
          "outcome",
          "severity",
          "rule",
          "name",
          "pack",
          "device",
          "subjects",
          "count",
          "file",
          "line",
          "column",
          "message",
          "have",
          "need",
          "fix",
          "suppressed",
          "fingerprint");

  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    row(out, HEAD);
    DeciderNames names = new DeciderNames(report);
    for (Finding finding : report.findings()) {
      finding(finding, names.of(finding), out);
    }
    for (Report.NotEvaluated row : report.notEvaluated()) {
      String supply = row.supply().isEmpty() ? "" : "; " + row.supply();
      String subjects = String.join("; ", row.subjects());
      Row written = new Row("not evaluated", row.rule(), row.name(), row.device(), row.count());
      written.write(out, subjects, row.file(), row.reason() + supply);
    }
    for (Report.Passed row : report.passed()) {
      Row written = new Row("passed", row.rule(), row.name(), row.device(), row.count());
      written.write(out, "", "", row.note());
    }
    for (Report.JudgedFile file : report.files()) {
      if (file.status() != Report.Status.CHECKED) {
        Row written = new Row("file " + file.status().label(), "", "", "", 1);
        written.write(out, "", file.path(), file.reason());
      }
    }
    for (Problem problem : context.problems()) {
      new Row("problem", "", "", "", 1).write(out, "", "", problem.toString());
    }
  }

  /** A row for something that is no finding. */
  private record Row(String outcome, String rule, String name, String device, int count) {
    void write(Writer out, String subjects, String file, String message) throws IOException {
      List<String> cells = new ArrayList<>(List.of(outcome, "", rule, name, "", device, subjects));
      cells.addAll(List.of(Integer.toString(count), file, "", "", message, "", "", "", "", ""));
      row(out, cells);
    }
  }

  private static void finding(Finding finding, String device, Writer out) throws IOException {
    boolean placed = finding.place().isPresent();
    row(
        out,
        List.of(
            finding.suppressed().isPresent() ? "suppressed" : "failed",
            finding.severity().label(),
            finding.rule(),
            finding.name(),
            finding.pack(),
            device,
            String.join("; ", finding.subjects()),
            Integer.toString(Math.max(1, finding.subjects().size())),
            placed ? finding.place().get().file().path() : "",
            placed ? Integer.toString(finding.place().get().start().line()) : "",
            placed ? Integer.toString(finding.place().get().start().column()) : "",
            finding.message(),
            finding.values().getOrDefault("have", ""),
            finding.values().getOrDefault("need", ""),
            FindingText.fixes(finding),
            finding.suppressed().isPresent() ? finding.suppressed().get().reason() : "",
            finding.fingerprint()));
  }

  private static void row(Writer out, List<String> cells) throws IOException {
    for (int i = 0; i < cells.size(); i++) {
      out.write(i == 0 ? "" : ",");
      out.write(cell(cells.get(i)));
    }
    out.write("\r\n");
  }

  private static String cell(String text) {
    String[] lines = text.split("\n", -1);
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < lines.length; i++) {
      shown.append(i == 0 ? "" : "\n").append(Visible.text(lines[i]));
    }
    if (isFormula(shown)) {
      shown.insert(0, '\'');
    }
    boolean quoted = false;
    for (int i = 0; i < shown.length(); i++) {
      char c = shown.charAt(i);
      quoted |= c == '"' || c == ',' || c == '\n' || c == ';' || c == '\'';
    }
    return quoted ? '"' + shown.toString().replace("\"", "\"\"") + '"' : shown.toString();
  }

  /**
   * Spreadsheets drop blanks before they look for a sign of a formula; some know full-width ones.
   */
  private static boolean isFormula(CharSequence text) {
    int i = 0;
    while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i < text.length() && "=+-@|%\uFF1D\uFF0B\uFF0D\uFF20".indexOf(text.charAt(i)) >= 0;
  }
}
