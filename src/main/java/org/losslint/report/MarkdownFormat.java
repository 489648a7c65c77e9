package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * A summary for a comment on a change request: the count, a table of the gravest findings, the
 * commands that mend them folded away. Text from files cannot become markup, a link or a mention.
 */
final class MarkdownFormat implements ReportFormat {
  /** GitHub takes comments of up to 65,536 characters, GitLab of a million. */
  private static final int LONGEST = 60_000;

  private static final int ROWS = 100;

  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    StringBuilder page = new StringBuilder();
    page.append("### losslint: ").append(verdict(report, context)).append("\n\n");
    page.append(Summary.line(report)).append("\n\n");
    for (Problem problem : context.problems()) {
      page.append("- **cannot be trusted**: ")
          .append(MarkdownText.escaped(problem.toString()))
          .append('\n');
    }
    for (Report.JudgedFile file : report.files()) {
      if (file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL) {
        page.append("- **").append(file.status().label()).append("**: ");
        page.append(MarkdownText.escaped(file.path()))
            .append(", ")
            .append(MarkdownText.escaped(file.reason()))
            .append('\n');
      }
    }
    StringBuilder fixes = new StringBuilder();
    int left = table(report, page, fixes);
    if (left > 0) {
      page.append("\n… and ").append(left).append(" more.\n");
    }
    if (!fixes.isEmpty() && page.length() + fixes.length() < LONGEST) {
      page.append("\n<details><summary>What mends them</summary>\n\n");
      page.append(fixes).append("</details>\n");
    }
    comparisons(report, page);
    notEvaluated(report.notEvaluated(), page);
    out.write(page.toString());
  }

  private static void comparisons(Report report, StringBuilder page) {
    for (Comparison comparison : report.comparisons()) {
      page.append('\n')
          .append(MarkdownText.escaped(ComparisonText.headline(comparison)))
          .append("\n\n");
      for (String detail : ComparisonText.details(comparison)) {
        page.append("- ").append(MarkdownText.escaped(detail)).append('\n');
      }
    }
  }

  private static String verdict(Report report, RenderContext context) {
    if (!context.problems().isEmpty()) {
      return "the run cannot be trusted";
    }
    int failing = 0;
    for (Severity severity : Severity.values()) {
      failing += context.fails(severity) ? report.count(severity) : 0;
    }
    return failing == 0
        ? "nothing fails"
        : failing + (failing == 1 ? " finding fails" : " findings fail");
  }

  /** Writes what there is room for; the result is how many findings are left out. */
  private static int table(Report report, StringBuilder page, StringBuilder fixes) {
    int left = 0;
    int rows = 0;
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      for (Finding finding : report.findings()) {
        if (finding.severity() != severity || finding.suppressed().isPresent()) {
          continue;
        }
        String row = row(finding);
        if (rows >= ROWS || page.length() + row.length() > LONGEST / 2) {
          left++;
          continue;
        }
        if (rows++ == 0) {
          page.append("\n| severity | rule | where | what |\n|---|---|---|---|\n");
        }
        page.append(row);
        String text = FindingText.fixes(finding);
        if (!text.isEmpty() && fixes.length() + text.length() < LONGEST / 3) {
          fixes.append(MarkdownText.escaped(finding.rule())).append(" on ");
          fixes
              .append(MarkdownText.escaped(FindingText.where(finding)))
              .append(":\n\n")
              .append(MarkdownText.fenced(text));
        }
      }
    }
    return left;
  }

  private static String row(Finding finding) {
    return "| "
        + finding.severity().label()
        + " | "
        + MarkdownText.escaped(FindingText.title(finding))
        + " | "
        + MarkdownText.escaped(FindingText.where(finding))
        + " | "
        + MarkdownText.escaped(finding.message())
        + " |\n";
  }

  private static void notEvaluated(List<Report.NotEvaluated> rows, StringBuilder page) {
    if (rows.isEmpty()) {
      return;
    }
    page.append("\n<details><summary>Not evaluated</summary>\n\n");
    page.append("| rule | on | how many | because | who can supply it |\n|---|---|---|---|---|\n");
    int left = 0;
    for (Report.NotEvaluated row : rows) {
      String text =
          "| "
              + MarkdownText.escaped(row.rule())
              + " | "
              + MarkdownText.escaped(row.device().isEmpty() ? row.file() : row.device())
              + " | "
              + row.count()
              + " | "
              + MarkdownText.escaped(row.reason())
              + " | "
              + MarkdownText.escaped(row.supply())
              + " |\n";
      if (page.length() + text.length() > LONGEST) {
        left++;
      } else {
        page.append(text);
      }
    }
    page.append(left == 0 ? "" : "\n… and " + left + " more.\n").append("\n</details>\n");
  }
}
