package org.losslint.report.html;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.report.RenderContext;
import org.losslint.report.Summary;
import org.losslint.report.Visible;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/** Makes the page out of a report. */
final class Audit {
  /** How many findings, rows and devices a browser without scripts is shown. */
  private static final int WITHOUT_SCRIPT = 200;

  private static final int DEVICES_WITHOUT_SCRIPT = 50;

  private final Report report;
  private final RenderContext context;
  private final Tally tally;
  private final List<DeviceRow> devices;
  private final List<RuleRow> rules;

  Audit(Report report, RenderContext context) {
    this.report = report;
    this.context = context;
    this.tally = Tally.of(report, context);
    this.devices = tally.devices();
    this.rules = tally.rules();
  }

  AuditPage page(Writer out) throws IOException {
    List<Finding> findings = gravestFirst();
    int waived = report.suppressedCount();
    return new AuditPage(
        Visible.text(report.version()),
        verdict(),
        mood(),
        summary(),
        tiles(),
        problems(),
        files(),
        LinkCards.of(report),
        ranking(),
        rules,
        packs(),
        devices.subList(0, Math.min(DEVICES_WITHOUT_SCRIPT, devices.size())),
        cards(findings),
        openCards(),
        new AuditPage.Totals(
            counted(), findings.size() - waived, report.notEvaluated().size(), waived),
        Assets.load(),
        new PageData(devices, rules, findings, report.notEvaluated(), tally, context, out));
  }

  /** Those that count before those that are waived. */
  private List<Finding> gravestFirst() {
    List<Finding> sorted = new ArrayList<>(report.findings());
    sorted.sort(
        (a, b) -> {
          int counts = Boolean.compare(a.suppressed().isPresent(), b.suppressed().isPresent());
          return counts != 0 ? counts : b.severity().compareTo(a.severity());
        });
    return sorted;
  }

  private List<FindingCard> cards(List<Finding> findings) {
    List<FindingCard> cards = new ArrayList<>();
    for (Finding finding : findings.subList(0, Math.min(WITHOUT_SCRIPT, findings.size()))) {
      cards.add(FindingCard.of(finding, context.quotes(), context.redaction()));
    }
    return cards;
  }

  private List<OpenCard> openCards() {
    List<Report.NotEvaluated> rows = report.notEvaluated();
    List<OpenCard> cards = new ArrayList<>();
    for (Report.NotEvaluated row : rows.subList(0, Math.min(WITHOUT_SCRIPT, rows.size()))) {
      cards.add(OpenCard.of(row));
    }
    return cards;
  }

  private int counted() {
    int count = 0;
    for (DeviceRow device : devices) {
      count += device.counted() ? 1 : 0;
    }
    return count;
  }

  private int counted(Standing standing) {
    int count = 0;
    for (DeviceRow device : devices) {
      count += device.counted() && device.standing() == standing ? 1 : 0;
    }
    return count;
  }

  private String verdict() {
    int all = counted();
    int failing = counted(Standing.FAILING);
    int open = counted(Standing.OPEN);
    if (!context.problems().isEmpty()) {
      return "This audit cannot be trusted";
    } else if (all == 0) {
      return "Nothing was judged";
    } else if (failing > 0) {
      return failing == all && all > 1
          ? "All " + Numbers.counted(all, "device") + " fail"
          : Numbers.grouped(failing)
              + " of "
              + Numbers.counted(all, "device")
              + (failing == 1 ? " fails" : " fail");
    } else if (open > 0) {
      return "Nothing fails, but "
          + Numbers.grouped(open)
          + " of "
          + Numbers.counted(all, "device")
          + " could not be judged in full";
    }
    return all == 1 ? "The device complies" : "All " + Numbers.counted(all, "device") + " comply";
  }

  /** What became of all checks, nothing left out. */
  private String summary() {
    int waived = report.suppressedCount();
    return Numbers.counted(report.passedCount(), "check")
        + " passed, "
        + Numbers.grouped(report.notEvaluatedCount())
        + " could not be evaluated. "
        + Numbers.counted(report.count(Severity.ERROR), "error")
        + ", "
        + Numbers.counted(report.count(Severity.WARNING), "warning")
        + ", "
        + Numbers.counted(report.count(Severity.INFO), "info")
        + (waived == 0 ? "." : "; " + Numbers.grouped(waived) + " waived.");
  }

  private String mood() {
    int all = counted();
    return counted(Standing.FAILING) > 0 || !context.problems().isEmpty()
        ? "failing"
        : counted(Standing.OPEN) > 0 || all == 0 ? "open" : "compliant";
  }

  private List<AuditPage.Tile> tiles() {
    int all = counted();
    int compliant = counted(Standing.COMPLIANT);
    int failing = counted(Standing.FAILING);
    int open = counted(Standing.OPEN);
    int warned = 0;
    for (DeviceRow device : devices) {
      boolean quiet = device.counted() && device.standing() == Standing.COMPLIANT;
      warned += quiet && device.warnings() > 0 ? 1 : 0;
    }
    int errors = report.count(Severity.ERROR);
    List<AuditPage.Tile> tiles = new ArrayList<>(4);
    tiles.add(
        new AuditPage.Tile(
            "",
            Numbers.grouped(all),
            all == 1 ? "device" : "devices",
            report.unchangedCount() > 0
                ? Summary.leftOut(report)
                : Numbers.counted(report.files().size(), "file"),
            "0%",
            "0%"));
    tiles.add(
        tile(Standing.COMPLIANT, compliant, 0, all, warned == 0 ? "" : warned + " with warnings"));
    tiles.add(tile(Standing.FAILING, failing, compliant, all, Numbers.counted(errors, "error")));
    tiles.add(
        tile(
            Standing.OPEN,
            open,
            compliant + failing,
            all,
            Numbers.counted(report.notEvaluatedCount(), "check") + " open"));
    return tiles;
  }

  private static AuditPage.Tile tile(
      Standing standing, int count, int before, int all, String note) {
    return new AuditPage.Tile(
        standing.style(),
        Numbers.grouped(count),
        standing.label(),
        note.isEmpty() ? Numbers.percent(count, all) : Numbers.percent(count, all) + " · " + note,
        Numbers.share(before, all),
        Numbers.share(count, all));
  }

  private List<String> problems() {
    List<String> problems = new ArrayList<>();
    for (Problem problem : context.problems()) {
      problems.add(Visible.text(problem.toString()));
    }
    return problems;
  }

  private List<String> files() {
    List<String> files = new ArrayList<>();
    for (Report.JudgedFile file : report.files()) {
      if (file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL) {
        files.add(
            Visible.text(
                file.path()
                    + ": "
                    + file.status().label()
                    + (file.reason().isEmpty() ? "" : ", " + file.reason())));
      }
    }
    return files;
  }

  /** Rules with findings, those on most devices first. */
  private List<RuleRow> ranking() {
    List<RuleRow> ranking = new ArrayList<>();
    for (RuleRow rule : rules) {
      if (rule.findings() > 0) {
        ranking.add(rule);
      }
    }
    ranking.sort(
        (a, b) -> {
          int severity = Integer.compare(weight(b.severity()), weight(a.severity()));
          int failing = severity != 0 ? severity : Integer.compare(b.failing(), a.failing());
          return failing != 0 ? failing : Integer.compare(b.findings(), a.findings());
        });
    return ranking;
  }

  private static int weight(String severity) {
    return severity.equals("error") ? 2 : severity.equals("warning") ? 1 : 0;
  }

  private List<AuditPage.PackHead> packs() {
    List<AuditPage.PackHead> packs = new ArrayList<>();
    for (RuleRow rule : rules) {
      int last = packs.size() - 1;
      if (last >= 0 && packs.get(last).name().equals(rule.pack())) {
        packs.set(last, new AuditPage.PackHead(rule.pack(), packs.get(last).columns() + 1));
      } else {
        packs.add(new AuditPage.PackHead(rule.pack(), 1));
      }
    }
    return packs;
  }
}
