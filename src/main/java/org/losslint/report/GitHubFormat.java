package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Place;
import org.losslint.source.Position;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * Workflow commands that GitHub shows as annotations. It drops what goes beyond ten of a kind
 * without a word, so the gravest come first, and a notice says how many there are in all.
 */
final class GitHubFormat implements ReportFormat {
  /** Of a kind and step. */
  private static final int MOST = 10;

  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    int errors = 0;
    for (Problem problem : context.problems()) {
      if (errors++ < MOST) {
        command(
            out,
            "error",
            problem.place().isPresent() ? where(problem.place().get()) : "",
            "losslint",
            problem.toString());
      }
    }
    for (Report.JudgedFile file : report.files()) {
      if ((file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL)
          && errors++ < MOST) {
        command(
            out,
            "error",
            "file=" + property(file.path()),
            "losslint: " + file.status().label(),
            file.reason());
      }
    }
    int shown = 0;
    int total = 0;
    NearestFile nearest = new NearestFile(report);
    for (Severity severity : new Severity[] {Severity.ERROR, Severity.WARNING, Severity.INFO}) {
      // One notice is kept free for the total.
      int room =
          severity == Severity.ERROR ? MOST - errors : severity == Severity.INFO ? MOST - 1 : MOST;
      for (Finding finding : report.findings()) {
        if (finding.severity() == severity && finding.suppressed().isEmpty()) {
          total++;
          if (room-- > 0) {
            shown++;
            finding(finding, nearest, out);
          }
        }
      }
    }
    String left = shown < total ? total - shown + " findings are not shown here; " : "";
    command(out, "notice", "", "losslint", left + Summary.line(report));
  }

  private static void finding(Finding finding, NearestFile nearest, Writer out) throws IOException {
    String where =
        finding.place().isPresent()
            ? where(finding.place().get())
            : nearest.of(finding).isPresent() ? "file=" + property(nearest.of(finding).get()) : "";
    String fixes = FindingText.fixes(finding);
    command(
        out,
        finding.severity() == Severity.INFO ? "notice" : finding.severity().label(),
        where,
        FindingText.title(finding),
        fixes.isEmpty() ? finding.message() : finding.message() + "\n" + fixes);
  }

  /** Columns are only allowed where the place is in one line. */
  private static String where(Place place) {
    Position start = place.start();
    Position end = place.end();
    String lines =
        "file="
            + property(place.file().path())
            + ",line="
            + start.line()
            + ",endLine="
            + end.line();
    return start.line() != end.line()
        ? lines
        : lines + ",col=" + start.column() + ",endColumn=" + end.column();
  }

  private static void command(Writer out, String kind, String where, String title, String message)
      throws IOException {
    out.write("::" + kind + " ");
    if (!where.isEmpty()) {
      out.write(where + ",");
    }
    out.write("title=" + property(title) + "::" + message(message) + "\n");
  }

  /** Line feeds are kept as such, everything else that acts is spelt out. */
  private static String message(String text) {
    String[] lines = text.split("\n", -1);
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < lines.length; i++) {
      escaped.append(i == 0 ? "" : "%0A");
      escaped.append(Visible.text(lines[i]).replace("%", "%25"));
    }
    return escaped.toString();
  }

  private static String property(String text) {
    return Visible.text(text).replace("%", "%25").replace(":", "%3A").replace(",", "%2C");
  }
}
