package org.losslint.report.merge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.evaluate.Report;

/** Gathers the rows of shards: what one run would have told in one row becomes one. */
final class Rows {
  /** How many subjects a row of what was not evaluated names. */
  private static final int MOST_SUBJECTS = 10;

  private final Map<String, Integer> links = new HashMap<>();
  private final Map<List<String>, Report.NotEvaluated> open = new LinkedHashMap<>();
  private final Map<List<String>, Report.Passed> passed = new LinkedHashMap<>();

  /**
   * @param links of the inventory in its order, which is the one that they are judged in
   */
  Rows(List<String> links) {
    for (String link : links) {
      this.links.putIfAbsent(link, this.links.size());
    }
  }

  void add(Report.NotEvaluated row) {
    String owner = row.device().isEmpty() ? "file " + row.file() : row.device();
    open.merge(List.of(row.rule(), owner, row.reason()), row, this::joined);
  }

  private Report.NotEvaluated joined(Report.NotEvaluated a, Report.NotEvaluated b) {
    List<String> subjects = new ArrayList<>(a.subjects());
    subjects.addAll(b.subjects());
    if (links.keySet().containsAll(subjects)) {
      subjects.sort((x, y) -> Integer.compare(links.get(x), links.get(y)));
    }
    return new Report.NotEvaluated(
        a.rule(),
        a.name(),
        a.device(),
        a.file(),
        a.reason(),
        a.supply(),
        a.count() + b.count(),
        subjects.subList(0, Math.min(MOST_SUBJECTS, subjects.size())));
  }

  void add(Report.Passed row) {
    passed.merge(
        List.of(row.rule(), row.device(), row.note()),
        row,
        (a, b) ->
            new Report.Passed(a.rule(), a.name(), a.device(), a.count() + b.count(), a.note()));
  }

  List<Report.NotEvaluated> open() {
    return new ArrayList<>(open.values());
  }

  List<Report.Passed> passed() {
    return new ArrayList<>(passed.values());
  }

  static Report.NotEvaluated open(Fields line) throws MergeException {
    return new Report.NotEvaluated(
        line.text("rule"),
        line.text("name"),
        line.textOrEmpty("device"),
        line.textOrEmpty("file"),
        line.text("reason"),
        line.text("supply"),
        line.number("count"),
        line.texts("subjects"));
  }

  static Report.Passed passed(Fields line) throws MergeException {
    return new Report.Passed(
        line.text("rule"),
        line.text("name"),
        line.textOrEmpty("device"),
        line.number("count"),
        line.has("note") ? line.text("note") : "");
  }
}
