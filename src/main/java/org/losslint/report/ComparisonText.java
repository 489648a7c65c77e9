package org.losslint.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Comparison.State;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Known;
import org.losslint.evaluate.Report;

/** How a run differs from what was known, in words. */
final class ComparisonText {
  /** How many of a kind are named; JSON holds all. */
  private static final int MOST = 20;

  private ComparisonText() {}

  /** {@code Since origin/main: 2 new, 1 worse, 1 mended, 4 known}. */
  static String headline(Comparison comparison) {
    StringBuilder line = new StringBuilder(80);
    line.append(
        switch (comparison.kind()) {
          case BASE -> "Since ";
          case BASELINE -> "Beside the baseline ";
          case RUNNING -> "By the change to ";
        });
    line.append(comparison.with()).append(": ");
    line.append(comparison.count(State.NEW)).append(" new, ");
    line.append(comparison.count(State.WORSE)).append(" worse, ");
    line.append(comparison.mended().size());
    line.append(comparison.kind() == Comparison.Kind.BASELINE ? " stale, " : " mended, ");
    line.append(comparison.count(State.KNOWN)).append(" known");
    if (!comparison.lost().isEmpty()) {
      line.append(", ").append(comparison.lost().size()).append(" not judged again");
    }
    return line.toString();
  }

  /** What is behind the numbers of the headline, without what the findings show themselves. */
  static List<String> details(Comparison comparison) {
    List<String> lines = new ArrayList<>();
    boolean baseline = comparison.kind() == Comparison.Kind.BASELINE;
    List<String> mended = new ArrayList<>();
    for (Known known : comparison.mended()) {
      mended.add((baseline ? "stale: " : "mended: ") + known.title());
    }
    cut(mended, lines);
    List<String> lost = new ArrayList<>();
    for (Comparison.Lost each : comparison.lost()) {
      lost.add("not judged again: " + each.known().title() + ", because " + each.because());
    }
    cut(lost, lines);
    for (Comparison.Idle idle : comparison.idle()) {
      lines.add("does nothing: " + idle.place() + " `" + idle.text() + "`, " + idle.because());
    }
    if (baseline && !comparison.mended().isEmpty()) {
      lines.add("`losslint baseline prune` takes stale entries out");
    }
    return lines;
  }

  private static void cut(List<String> all, List<String> lines) {
    lines.addAll(all.subList(0, Math.min(MOST, all.size())));
    if (all.size() > MOST) {
      lines.add("… and " + (all.size() - MOST) + " more; `-f json` lists all");
    }
  }

  /** What a finding was before it got worse; empty for one that did not. */
  static String before(Report report, Finding finding) {
    for (Comparison comparison : report.comparisons()) {
      Optional<Comparison.Change> change = comparison.of(finding);
      if (change.isPresent() && change.get().state() == State.WORSE) {
        Known known = change.get().before().orElseThrow();
        String have = finding.values().getOrDefault("have", "");
        String was =
            known.severity() != finding.severity()
                ? known.severity().label()
                : known.have().equals(have) || known.have().isEmpty()
                    ? "on " + String.join(", ", known.subjects())
                    : known.have();
        return was + " in " + comparison.with();
      }
    }
    return "";
  }
}
