package org.losslint.report.merge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.ReportOrder;
import org.losslint.evaluate.WaiverTally;

/**
 * Tells which waivers of the settings cover nothing in any shard, which no shard can tell alone.
 */
final class MergedWaivers {
  private final List<Finding> findings = new ArrayList<>();
  private final Map<String, Integer> repeats = new HashMap<>();
  private final Rows rows;
  private final ReportOrder order;
  private int judged;

  MergedWaivers(Rows rows, ReportOrder order) {
    this.rows = rows;
    this.order = order;
  }

  /** Adds one waiver, as the shards saw it. */
  void add(List<WaiverTally> tallies) {
    boolean wasJudged = false;
    boolean used = false;
    Optional<Report.NotEvaluated> open = Optional.empty();
    List<Finding> whereUnused = List.of();
    for (WaiverTally tally : tallies) {
      wasJudged |= tally.judged();
      used |= tally.used();
      whereUnused = tally.whereUnused().isEmpty() ? whereUnused : tally.whereUnused();
      if (tally.open().isPresent()
          && (open.isEmpty() || order.compare(tally.open().get(), open.get()) < 0)) {
        open = tally.open();
      }
    }
    if (!wasJudged) {
      return;
    }
    for (Finding finding : whereUnused) {
      judged++;
      if (used) {
        rows.add(new Report.Passed(finding.rule(), finding.name(), finding.device(), 1));
      } else if (open.isPresent()) {
        rows.add(
            new Report.NotEvaluated(
                finding.rule(),
                finding.name(),
                finding.device(),
                finding.place().map(place -> place.file().path()).orElse(""),
                WaiverTally.because(open.get()),
                open.get().supply(),
                1,
                finding.subjects()));
      } else {
        int ordinal = repeats.merge(finding.identity(), 1, Integer::sum) - 1;
        findings.add(ordinal == 0 ? finding : finding.repeated(ordinal));
      }
    }
  }

  /** Of waivers that cover nothing. */
  List<Finding> findings() {
    return findings;
  }

  /** How many verdicts there were. */
  int judged() {
    return judged;
  }
}
