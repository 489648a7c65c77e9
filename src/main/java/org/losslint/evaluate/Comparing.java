package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Holds a report against what was known before, one known finding for one finding. */
public final class Comparing {
  private final Comparison.Kind kind;
  private final String with;
  private final Map<String, Known> known = new LinkedHashMap<>();
  private final Map<String, Integer> open = new HashMap<>();
  private List<Comparison.Idle> idle = List.of();
  private boolean whole = true;
  private Optional<Shard> shard = Optional.empty();

  private Comparing(Comparison.Kind kind, String with) {
    this.kind = kind;
    this.with = with;
  }

  /**
   * With the report of another moment. A finding that did not count there, because of a waiver, is
   * not known: when the waiver goes, the finding is new.
   */
  public static Comparing with(Comparison.Kind kind, String name, Report earlier) {
    Comparing comparing = new Comparing(kind, name);
    for (Finding finding : earlier.findings()) {
      if (finding.suppressed().isEmpty()) {
        Known each = Known.of(finding);
        comparing.known.putIfAbsent(each.fingerprint(), each);
      }
    }
    for (Report.NotEvaluated row : earlier.notEvaluated()) {
      comparing.open.merge(key(row), row.count(), Integer::sum);
    }
    return comparing;
  }

  /** With the entries of a file. */
  public static Comparing with(String file, List<Known> entries) {
    Comparing comparing = new Comparing(Comparison.Kind.BASELINE, file);
    for (Known each : entries) {
      comparing.known.putIfAbsent(each.fingerprint(), each);
    }
    return comparing;
  }

  /** The lines of the change that did nothing. */
  public Comparing withIdle(List<Comparison.Idle> lines) {
    idle = List.copyOf(lines);
    return this;
  }

  /** With a run that came to its end, or else with one that can tell of nothing that it is gone. */
  public Comparing ofWhole(boolean cameToItsEnd) {
    whole = cameToItsEnd;
    return this;
  }

  /**
   * With the report of a shard, which is silent about what another shard may have found. What
   * belongs to no shard in particular is told by the first.
   */
  public Comparing ofShard(Optional<Shard> part) {
    shard = part;
    return this;
  }

  private static String key(Report.NotEvaluated row) {
    return row.rule() + '|' + row.device() + '|' + row.reason();
  }

  /**
   * The report, in which what was known does not count any more.
   *
   * @param inForce whether a rule is in force now
   * @param isGone whether a file that was not judged does not exist any more
   */
  public Report of(Report report, Predicate<String> inForce, Predicate<String> isGone) {
    Map<String, Known> left = new LinkedHashMap<>(known);
    Map<String, Comparison.Change> changes = new LinkedHashMap<>();
    List<Finding> findings = new ArrayList<>(report.findings().size());
    for (Finding finding : report.findings()) {
      Known before = left.remove(finding.fingerprint());
      if (finding.suppressed().isPresent()) {
        findings.add(finding);
        continue;
      }
      Comparison.State state =
          before == null
              ? Comparison.State.NEW
              : before.isWorse(finding) ? Comparison.State.WORSE : Comparison.State.KNOWN;
      changes.put(finding.identity(), new Comparison.Change(state, Optional.ofNullable(before)));
      findings.add(
          state == Comparison.State.KNOWN
              ? finding.suppressedBy(new Finding.Suppression(kind.label(), "in " + with, "", ""))
              : finding);
    }
    List<Known> mended = new ArrayList<>();
    List<Comparison.Lost> lost = new ArrayList<>();
    Judged judged = new Judged(report, inForce, isGone);
    for (Known each : whole ? left.values() : List.<Known>of()) {
      Optional<String> because = judged.whyNot(each);
      if (because.isEmpty()) {
        mended.add(each);
      } else if (!because.get().isEmpty()) {
        lost.add(new Comparison.Lost(each, because.get()));
      }
    }
    List<Comparison> comparisons = new ArrayList<>(report.comparisons());
    comparisons.add(new Comparison(kind, with, changes, mended, lost, idle, stillOpen(report)));
    return new Report(
        report.version(),
        report.files(),
        findings,
        report.notEvaluated(),
        report.passed(),
        report.devices(),
        report.subjects(),
        report.links(),
        comparisons);
  }

  private int stillOpen(Report report) {
    int count = 0;
    for (Report.NotEvaluated row : report.notEvaluated()) {
      count += Math.min(row.count(), open.getOrDefault(key(row), 0));
    }
    return count;
  }

  /** What a run had a look at. */
  private final class Judged {
    private final Predicate<String> inForce;
    private final Predicate<String> isGone;
    private final Set<String> devices = new HashSet<>();
    private final Set<String> leftOut = new HashSet<>();
    private final Map<String, String> files = new HashMap<>();
    private final Map<String, String> openReasons = new HashMap<>();

    Judged(Report report, Predicate<String> inForce, Predicate<String> isGone) {
      this.inForce = inForce;
      this.isGone = isGone;
      for (Report.JudgedFile file : report.files()) {
        boolean whole = file.status() == Report.Status.CHECKED;
        files.put(file.path(), whole ? "" : "its file was not judged in full");
        if (file.status() == Report.Status.UNCHANGED) {
          leftOut.add(file.path());
        }
        if (whole) {
          devices.addAll(file.devices());
        }
      }
      for (Report.NotEvaluated row : report.notEvaluated()) {
        openReasons.putIfAbsent(row.rule() + '|' + row.device(), row.reason());
      }
    }

    /**
     * Why it cannot be said that a known finding is mended: empty where it can. An empty text
     * stands for one that this run was not asked about.
     */
    Optional<String> whyNot(Known known) {
      boolean tellsOfAll = shard.isEmpty() || shard.get().isFirst();
      if (!inForce.test(known.rule())) {
        return Optional.of(tellsOfAll ? known.rule() + " is not in force any more" : "");
      }
      if (leftOut.contains(known.file())) {
        return Optional.of("");
      }
      String reason = openReasons.get(known.rule() + '|' + known.device());
      if (reason != null) {
        return Optional.of(known.rule() + " could not be evaluated: " + reason);
      }
      if (!known.device().isEmpty() && devices.contains(known.device())) {
        return Optional.empty();
      }
      String file = files.get(known.file());
      if (file != null && (!file.isEmpty() || known.device().isEmpty())) {
        return file.isEmpty() ? Optional.empty() : Optional.of(file);
      }
      boolean ofPart = shard.isPresent() || !leftOut.isEmpty();
      if (known.file().isEmpty() ? ofPart : !tellsOfAll) {
        return Optional.of("");
      }
      if (known.file().isEmpty() || isGone.test(known.file())) {
        return kind == Comparison.Kind.BASELINE && !known.file().isEmpty()
            ? Optional.empty()
            : Optional.of("its file is not there any more");
      }
      return Optional.of(kind == Comparison.Kind.BASELINE ? "" : "its file was not judged");
    }
  }
}
