package org.losslint.evaluate;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the devices of a run gave its report, in the order in which they were taken. Made to be
 * small: thirty rules may lack the same fact of each of ten thousand devices.
 */
final class Gathered {
  private final Map<String, FindingGroup> findings = new LinkedHashMap<>();
  private final Rows<Report.NotEvaluated> open = new OpenRows();
  private final Rows<Report.Passed> passed = new PassedRows();
  private final Map<Report.Gap, Report.Gap> gaps = new HashMap<>();
  private final Map<String, Fault> faults = new LinkedHashMap<>(0);
  private int judged;

  private static final class OpenRows extends Rows<Report.NotEvaluated> {
    @Override
    String rule(Report.NotEvaluated row) {
      return row.rule();
    }

    @Override
    String owner(Report.NotEvaluated row) {
      return Collector.owner(row.device(), row.file());
    }

    @Override
    String text(Report.NotEvaluated row) {
      return row.reason();
    }
  }

  private static final class PassedRows extends Rows<Report.Passed> {
    @Override
    String rule(Report.Passed row) {
      return row.rule();
    }

    @Override
    String owner(Report.Passed row) {
      return row.device();
    }

    @Override
    String text(Report.Passed row) {
      return row.note();
    }
  }

  /** Takes over what was gathered of one device, behind what is here, and leaves nothing there. */
  void take(Collector more) {
    for (Map.Entry<String, FindingGroup> entry : more.groups().entrySet()) {
      FindingGroup known = findings.putIfAbsent(entry.getKey(), entry.getValue());
      if (known != null) {
        known.addAll(entry.getValue());
      }
    }
    for (Report.NotEvaluated row : more.notEvaluated()) {
      take(row);
    }
    for (Report.Passed row : more.passed()) {
      take(row);
    }
    for (Map.Entry<String, Fault> fault : more.faults().entrySet()) {
      faults.putIfAbsent(fault.getKey(), fault.getValue());
    }
    judged += more.judged();
    more.clear();
  }

  private void take(Report.NotEvaluated row) {
    int number = open.find(row.rule(), Collector.owner(row.device(), row.file()), row.reason());
    if (number < 0) {
      open.add(row.sharing(gap(row.gap())));
    } else {
      Report.NotEvaluated known = open.get(number);
      open.replace(number, known.sharing(gap(known.gap().and(row.gap()))));
    }
  }

  /** The one that is held for all that are equal. */
  private Report.Gap gap(Report.Gap gap) {
    Report.Gap known = gaps.putIfAbsent(gap, gap);
    return known == null ? gap : known;
  }

  private void take(Report.Passed row) {
    int number = passed.find(row.rule(), row.device(), row.note());
    if (number < 0) {
      passed.add(row);
    } else {
      passed.replace(number, passed.get(number).and(row.count()));
    }
  }

  /** Notes that losslint failed at a file. */
  void failedAt(String file, Throwable fault) {
    faults.put(file, new Fault(file, fault));
  }

  List<Fault> faults() {
    return List.copyOf(faults.values());
  }

  int findingCount() {
    return findings.size();
  }

  /** How many verdicts other than "not applicable" there were. */
  int judged() {
    return judged;
  }

  List<Finding> findings() {
    return FindingGroup.findings(findings.values());
  }

  List<Report.NotEvaluated> notEvaluated() {
    return open.all();
  }

  List<Report.Passed> passed() {
    return passed.all();
  }
}
