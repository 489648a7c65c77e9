package org.losslint.report.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.report.RenderContext;
import org.losslint.report.RuleInfo;
import org.losslint.report.Visible;
import org.losslint.source.Severity;

/** Counts a report by device and by rule. */
final class Tally {
  /** The line of what belongs to no one device. */
  static final String SHARED = "links, inventory, settings";

  private final Report report;
  private final RenderContext context;
  private final Map<String, Line> lines = new LinkedHashMap<>();
  private final Map<String, Column> columns = new LinkedHashMap<>();
  private final Set<String> nameless = new HashSet<>();

  /** What is known of a device so far. */
  private static final class Line {
    private final String name;
    private final boolean counted;
    private boolean failing;
    private boolean inPart;
    private boolean judged;
    private int errors;
    private int warnings;
    private int open;
    private final Map<Integer, DeviceRow.Cell> cells = new TreeMap<>();

    Line(String name, boolean counted) {
      this.name = name;
      this.counted = counted;
    }

    void add(int rule, Outcome outcome, int count) {
      judged = true;
      DeviceRow.Cell known = cells.get(rule);
      if (known == null || known.outcome().compareTo(outcome) < 0) {
        cells.put(rule, new DeviceRow.Cell(rule, outcome, count));
      } else if (known.outcome() == outcome) {
        cells.put(rule, new DeviceRow.Cell(rule, outcome, known.count() + count));
      }
    }

    DeviceRow row() {
      boolean doubtful = open > 0 || inPart || (counted && !judged);
      Standing standing =
          failing ? Standing.FAILING : doubtful ? Standing.OPEN : Standing.COMPLIANT;
      return new DeviceRow(
          Visible.text(name),
          counted,
          standing,
          errors,
          warnings,
          open,
          new ArrayList<>(cells.values()));
    }
  }

  /** What is known of a rule so far. */
  private static final class Column {
    private final int number;
    private final String id;
    private final String name;
    private final String pack;
    private final Set<String> failing = new HashSet<>();
    private final String meaning;
    private final String help;
    private Severity gravest; // of what was found; else what the rule is by default
    private int findings;
    private int open;
    private int passed;

    Column(
        int number,
        String id,
        String name,
        String pack,
        Severity gravest,
        String meaning,
        String help) {
      this.number = number;
      this.id = id;
      this.name = name;
      this.pack = pack;
      this.gravest = gravest;
      this.meaning = meaning;
      this.help = help;
    }
  }

  private Tally(Report report, RenderContext context) {
    this.report = report;
    this.context = context;
  }

  static Tally of(Report report, RenderContext context) {
    Tally tally = new Tally(report, context);
    tally.count();
    return tally;
  }

  private void count() {
    for (Report.JudgedFile file : report.files()) {
      boolean inPart =
          file.status() == Report.Status.PARTIAL || file.status() == Report.Status.FAILED;
      for (String device : file.devices()) {
        line(device, true).inPart |= inPart;
      }
      boolean judged =
          file.status() == Report.Status.CHECKED || file.status() == Report.Status.PARTIAL;
      if (file.devices().isEmpty() && judged) {
        nameless.add(file.path());
        line(file.path(), true).inPart |= inPart;
      }
    }
    columns();
    for (Finding finding : report.findings()) {
      add(finding);
    }
    for (Report.NotEvaluated row : report.notEvaluated()) {
      Column column = columns.get(row.rule());
      column.open += row.count();
      Line line = owner(row.device(), row.file());
      line.open += row.count();
      line.add(column.number, Outcome.OPEN, row.count());
    }
    for (Report.Passed row : report.passed()) {
      Column column = columns.get(row.rule());
      column.passed += row.count();
      owner(row.device(), "").add(column.number, Outcome.PASSED, row.count());
    }
  }

  private void add(Finding finding) {
    Column column = columns.get(finding.rule());
    Line line =
        owner(
            finding.device(),
            finding.place().isPresent() ? finding.place().get().file().path() : "");
    line.add(column.number, Outcome.of(finding), 1);
    if (finding.suppressed().isPresent()) {
      return;
    }
    boolean graver = finding.severity().compareTo(column.gravest) > 0;
    column.gravest = graver || column.findings == 0 ? finding.severity() : column.gravest;
    column.findings++;
    if (line.counted) {
      column.failing.add(line.name);
    }
    line.failing |= finding.severity() == Severity.ERROR || context.fails(finding.severity());
    line.errors += finding.severity() == Severity.ERROR ? 1 : 0;
    line.warnings += finding.severity() == Severity.WARNING ? 1 : 0;
  }

  /** A column for each rule that had something to say, in the order of the packs. */
  private void columns() {
    Map<String, String[]> spoke = new LinkedHashMap<>();
    for (Finding finding : report.findings()) {
      spoke.putIfAbsent(finding.rule(), new String[] {finding.name(), finding.pack()});
    }
    for (Report.NotEvaluated row : report.notEvaluated()) {
      spoke.putIfAbsent(row.rule(), new String[] {row.name(), ""});
    }
    for (Report.Passed row : report.passed()) {
      spoke.putIfAbsent(row.rule(), new String[] {row.name(), ""});
    }
    for (RuleInfo rule : context.rules().rules()) {
      if (spoke.remove(rule.id()) != null) {
        column(
            rule.id(),
            rule.name(),
            rule.pack(),
            rule.defaultSeverity(),
            rule.description(),
            rule.helpMarkdown());
      }
    }
    for (Map.Entry<String, String[]> rule : spoke.entrySet()) {
      column(rule.getKey(), rule.getValue()[0], rule.getValue()[1], Severity.INFO, "", "");
    }
  }

  private void column(
      String id, String name, String pack, Severity severity, String meaning, String help) {
    columns.put(id, new Column(columns.size(), id, name, pack, severity, meaning, help));
  }

  private Line line(String name, boolean counted) {
    Line line = lines.get(name);
    if (line == null) {
      line = new Line(name, counted);
      lines.put(name, line);
    }
    return line;
  }

  private Line owner(String device, String file) {
    return device.isEmpty()
        ? nameless.contains(file) ? line(file, true) : line(SHARED, false)
        : line(device, true);
  }

  /** The name of the line that a finding or a row belongs to. */
  String ownerOf(String device, String file) {
    return device.isEmpty() ? nameless.contains(file) ? file : SHARED : device;
  }

  /** Worst first: by standing, errors, warnings, what is open; else in the order of the files. */
  List<DeviceRow> devices() {
    List<DeviceRow> rows = new ArrayList<>(lines.size());
    for (Line line : lines.values()) {
      rows.add(line.row());
    }
    rows.sort(
        (a, b) -> {
          int standing = a.standing().compareTo(b.standing());
          int errors = standing != 0 ? standing : Integer.compare(b.errors(), a.errors());
          int warnings = errors != 0 ? errors : Integer.compare(b.warnings(), a.warnings());
          return warnings != 0 ? warnings : Integer.compare(b.open(), a.open());
        });
    return rows;
  }

  /** In the order of the columns. */
  List<RuleRow> rules() {
    int devices = 0;
    for (Line line : lines.values()) {
      devices += line.counted ? 1 : 0;
    }
    int most = 0;
    for (Column column : columns.values()) {
      most = Math.max(most, column.failing.size());
    }
    List<RuleRow> rows = new ArrayList<>(columns.size());
    for (Column column : columns.values()) {
      rows.add(
          new RuleRow(
              column.number,
              Visible.text(column.id),
              Visible.text(column.name),
              Visible.text(column.pack),
              column.gravest.label(),
              Visible.text(column.meaning.replace("`", "")),
              HelpText.blocks(column.help),
              column.failing.size(),
              column.findings,
              column.open,
              column.passed,
              reach(column, devices),
              Numbers.share(column.failing.size(), most)));
    }
    return rows;
  }

  /** A link and the inventory belong to no one device. */
  private static String reach(Column column, int devices) {
    int failing = column.failing.size();
    return failing == 0 && column.findings > 0
        ? "between them"
        : Numbers.grouped(failing)
            + (devices < 2 ? "" : " (" + Numbers.percent(failing, devices) + ")");
  }

  /** Numbers of columns by the identity of the rule. */
  Map<String, Integer> numbers() {
    Map<String, Integer> numbers = new HashMap<>();
    for (Column column : columns.values()) {
      numbers.put(column.id, column.number);
    }
    return numbers;
  }
}
