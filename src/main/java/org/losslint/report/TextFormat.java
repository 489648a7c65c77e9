package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.model.Evidence;
import org.losslint.rules.Fix;
import org.losslint.rules.Safety;

/** The full text for people: all that is needed to understand a finding and to mend it. */
final class TextFormat implements ReportFormat {
  private static final int SUBJECTS = 3;

  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    new Page(context, out).write(report);
  }

  /** One report on its way out. */
  private static final class Page {
    private final RenderContext context;
    private final Colours colours;
    private final Writer out;

    Page(RenderContext context, Writer out) {
      this.context = context;
      this.colours = new Colours(context.colours());
      this.out = out;
    }

    void write(Report report) throws IOException {
      Map<String, Integer> shown = new HashMap<>();
      Map<String, Integer> more = new LinkedHashMap<>();
      for (Finding finding : report.findings()) {
        if (finding.suppressed().isEmpty()) {
          if (shown.merge(finding.rule(), 1, Integer::sum) <= context.perRule()) {
            finding(finding, ComparisonText.before(report, finding));
          } else {
            more.merge(finding.rule(), 1, Integer::sum);
          }
        }
      }
      for (Map.Entry<String, Integer> rule : more.entrySet()) {
        line("… and " + rule.getValue() + " more of " + rule.getKey() + "; `-f concise` lists all");
      }
      if (!more.isEmpty()) {
        line("");
      }
      suppressed(report);
      comparisons(report);
      if (context.notEvaluated()) {
        new NotEvaluatedText(colours).write(report, out);
      }
      new ReservesText(colours).write(report, out);
      files(report);
      boolean clean = report.worst().isEmpty() && report.notEvaluated().isEmpty();
      String summary = Summary.line(report);
      line(clean && context.problems().isEmpty() ? colours.good(summary) : colours.strong(summary));
    }

    private void finding(Finding finding, String before) throws IOException {
      line(
          colours.strong(Visible.text(FindingText.where(finding)))
              + ": "
              + colours.severity(finding.severity())
              + ": "
              + colours.strong(Visible.text(FindingText.title(finding))));
      line("  " + Visible.text(finding.message()));
      if (finding.place().isPresent()) {
        excerpt(context.quotes().excerpt(finding), finding);
      }
      String subjects = FindingText.subjects(finding, SUBJECTS);
      if (!subjects.isEmpty()) {
        labelled("on", Visible.text(subjects));
      }
      if (!before.isEmpty()) {
        labelled("was", Visible.text(context.redaction().mask(before)));
      }
      way(finding.via());
      for (Fix fix : finding.fixes()) {
        fix(fix);
      }
      if (!finding.note().isEmpty()) {
        labelled("note", Visible.text(finding.note()));
      }
      line("");
    }

    private void excerpt(Excerpt excerpt, Finding finding) throws IOException {
      String number = Integer.toString(excerpt.line());
      String margin = " ".repeat(number.length());
      line("    " + colours.faint(number + " |") + " " + excerpt.text());
      line(
          "    "
              + colours.faint(margin + " |")
              + " "
              + " ".repeat(excerpt.before())
              + colours.carets(finding.severity(), "^".repeat(excerpt.carets()))
              + (excerpt.more() == 0
                  ? ""
                  : colours.faint(" to line " + (excerpt.line() + excerpt.more()))));
    }

    private void way(List<Evidence.Step> via) throws IOException {
      for (int i = 0; i < via.size(); i++) {
        String place = via.get(i).place().toString();
        String text = context.redaction().mask(via.get(i).text());
        labelled(i == 0 ? "via" : "", Visible.text(place) + "  " + Visible.text(text));
      }
    }

    private void fix(Fix fix) throws IOException {
      boolean plain = fix.safety() == Safety.SAFE && fix.language() != Fix.Language.ADVICE;
      if (!plain) {
        labelled("fix", colours.faint(how(fix)));
      }
      for (int i = 0; i < fix.lines().size(); i++) {
        labelled(plain && i == 0 ? "fix" : "", Visible.text(fix.lines().get(i)));
      }
    }

    private static String how(Fix fix) {
      return switch (fix.safety()) {
        case SAFE -> "what to do:";
        case NEEDS_WINDOW -> "in a maintenance window, traffic is disturbed:";
        case DISPLAY_ONLY -> "for you to decide:";
      };
    }

    private void suppressed(Report report) throws IOException {
      boolean any = false;
      for (Finding finding : report.findings()) {
        if (finding.suppressed().isPresent() && isListed(finding, report)) {
          if (!any) {
            line(colours.strong("Suppressed"));
            any = true;
          }
          Finding.Suppression by = finding.suppressed().get();
          line(
              "  "
                  + Visible.text(FindingText.where(finding))
                  + ": "
                  + finding.severity().label()
                  + " "
                  + Visible.text(FindingText.title(finding))
                  + ", by "
                  + by.by()
                  + (by.reason().isEmpty() ? "" : ": " + Visible.text(by.reason()))
                  + (by.owner().isEmpty() ? "" : " (" + Visible.text(by.owner()) + ")")
                  + (by.until().isEmpty() ? "" : ", until " + Visible.text(by.until())));
        }
      }
      if (any) {
        line("");
      }
    }

    /** What a comparison takes out is only counted: there may be thousands of old findings. */
    private static boolean isListed(Finding finding, Report report) {
      return report.comparisons().isEmpty()
          || finding.suppressed().orElseThrow().by().equals("waiver");
    }

    private void comparisons(Report report) throws IOException {
      for (Comparison comparison : report.comparisons()) {
        line(colours.strong(Visible.text(ComparisonText.headline(comparison))));
        for (String detail : ComparisonText.details(comparison)) {
          line("  " + Visible.text(context.redaction().mask(detail)));
        }
        line("");
      }
    }

    /**
     * What was not judged in full; of what was skipped in a folder the summary gives the number.
     */
    private void files(Report report) throws IOException {
      boolean any = false;
      for (Report.JudgedFile file : report.files()) {
        if (file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL) {
          if (!any) {
            line(colours.strong("Not judged in full"));
            any = true;
          }
          line(
              "  "
                  + Visible.text(file.path())
                  + ": "
                  + file.status().label()
                  + (file.reason().isEmpty() ? "" : ", " + Visible.text(file.reason())));
        }
      }
      if (any) {
        line("");
      }
    }

    private void labelled(String label, String text) throws IOException {
      line("  " + colours.faint(label) + " ".repeat(6 - label.length()) + text);
    }

    private void line(String text) throws IOException {
      out.write(Visible.logLine(text));
      out.write('\n');
    }
  }
}
