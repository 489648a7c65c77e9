package org.losslint.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.losslint.evaluate.Finding;
import org.losslint.model.Evidence;
import org.losslint.report.Excerpt;
import org.losslint.report.Quotes;
import org.losslint.report.Redaction;
import org.losslint.report.Visible;
import org.losslint.rules.Fix;

/**
 * A finding as the page shows it: every text is fit to be seen, secrets are masked. The script of
 * the page fills the same markup from data with the same names.
 *
 * @param place {@code file:line:column}; empty where no file holds it
 * @param line number of the excerpt's line; empty without an excerpt
 * @param more says that the place goes on in further lines
 * @param subjects all that are hit, in one text
 * @param waived why it does not count; empty where it does
 */
record FindingCard(
    String severity,
    String rule,
    String name,
    String device,
    String message,
    String place,
    String line,
    String before,
    String hit,
    String behind,
    String more,
    String subjects,
    List<Entry> via,
    List<Entry> values,
    List<Remedy> fixes,
    String note,
    String path,
    String fingerprint,
    String waived) {

  FindingCard {
    via = List.copyOf(via);
    values = List.copyOf(values);
    fixes = List.copyOf(fixes);
  }

  /** Something with a name. */
  record Entry(String name, String text) {}

  /**
   * What mends it.
   *
   * @param how what it does to traffic
   * @param safety name of its style
   * @param lines to enter, one a line; empty for advice
   * @param advice for a person; empty for commands
   */
  record Remedy(String how, String safety, String lines, String advice) {}

  /** What the page's script makes cards of: one of everything, without any text. */
  static final FindingCard BLANK =
      new FindingCard(
          "",
          "",
          "",
          "",
          "",
          "",
          "",
          "",
          "",
          "",
          "",
          "",
          List.of(new Entry("", "")),
          List.of(new Entry("", "")),
          List.of(new Remedy("", "", "", "")),
          "",
          "",
          "",
          "");

  static FindingCard of(Finding finding, Quotes quotes, Redaction redaction) {
    String line = "";
    Excerpt.Marked marked = new Excerpt.Marked("", "", "");
    String more = "";
    String place = "";
    if (finding.place().isPresent()) {
      Excerpt excerpt = quotes.excerpt(finding);
      line = Integer.toString(excerpt.line());
      marked = excerpt.marked();
      more = excerpt.more() == 0 ? "" : "to line " + (excerpt.line() + excerpt.more());
      place = Visible.text(finding.place().get().toString());
    }
    List<Entry> via = new ArrayList<>();
    for (Evidence.Step step : finding.via()) {
      via.add(
          new Entry(
              Visible.text(step.place().toString()), Visible.text(redaction.mask(step.text()))));
    }
    List<Entry> values = new ArrayList<>();
    for (Map.Entry<String, String> value : finding.values().entrySet()) {
      values.add(
          new Entry(Visible.text(value.getKey()), Visible.text(Numbers.rounded(value.getValue()))));
    }
    List<Remedy> fixes = new ArrayList<>();
    for (Fix fix : finding.fixes()) {
      fixes.add(remedy(fix));
    }
    return new FindingCard(
        finding.severity().label(),
        Visible.text(finding.rule()),
        Visible.text(finding.name()),
        Visible.text(finding.device()),
        Visible.text(finding.message()),
        place,
        line,
        marked.before(),
        marked.place(),
        marked.behind(),
        more,
        Visible.text(String.join(", ", finding.subjects())),
        via,
        values,
        fixes,
        Visible.text(finding.note()),
        Visible.text(finding.path()),
        finding.fingerprint(),
        waived(finding));
  }

  private static Remedy remedy(Fix fix) {
    StringBuilder lines = new StringBuilder();
    for (String line : fix.lines()) {
      lines.append(lines.isEmpty() ? "" : "\n").append(Visible.text(line));
    }
    boolean advice = fix.language() == Fix.Language.ADVICE;
    String how =
        switch (fix.safety()) {
          case SAFE -> advice ? "What to do" : "Safe to enter";
          case NEEDS_WINDOW -> "In a maintenance window: traffic is disturbed";
          case DISPLAY_ONLY -> "For you to decide";
        };
    return new Remedy(
        how,
        fix.safety().label(),
        advice ? "" : lines.toString(),
        advice ? lines.toString().replace('\n', ' ') : "");
  }

  private static String waived(Finding finding) {
    if (finding.suppressed().isEmpty()) {
      return "";
    }
    Finding.Suppression by = finding.suppressed().get();
    return Visible.text(
        "by "
            + by.by()
            + (by.reason().isEmpty() ? "" : ": " + by.reason())
            + (by.owner().isEmpty() ? "" : " (" + by.owner() + ")")
            + (by.until().isEmpty() ? "" : ", until " + by.until()));
  }
}
