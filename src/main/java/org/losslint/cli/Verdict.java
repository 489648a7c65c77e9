package org.losslint.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Report;
import org.losslint.source.Input;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * The exit status of {@code check} and why it is that.
 *
 * @param reason empty for {@link ExitStatus#CLEAN}
 */
record Verdict(ExitStatus status, String reason) {

  /**
   * What the user wants to fail.
   *
   * @param failOn the least severity of a finding; empty for none
   * @param tolerated how many files in folders may be unreadable or cut
   * @param mayBeNothing whether it is fine that no file is of a known format, as in a hook
   * @param strictBaseline whether stale entries of a baseline fail the run
   */
  record Policy(
      Optional<Severity> failOn,
      Unevaluated unevaluated,
      int tolerated,
      boolean mayBeNothing,
      boolean strictBaseline) {
    /** The same, where it is fine that there is nothing to judge. */
    Policy orNothing() {
      return new Policy(failOn, unevaluated, tolerated, true, strictBaseline);
    }
  }

  /**
   * The verdict on a run.
   *
   * @param named paths of the files that the user named
   */
  static Verdict of(Report report, Set<String> named, List<Problem> problems, Policy policy) {
    String notJudged = notJudged(report, named, problems, policy);
    if (!notJudged.isEmpty()) {
      return new Verdict(ExitStatus.NOT_JUDGED, notJudged);
    }
    if (policy.failOn().isPresent()) {
      int count = 0;
      for (Severity severity : Severity.values()) {
        count += severity.compareTo(policy.failOn().get()) >= 0 ? report.count(severity) : 0;
      }
      if (count > 0) {
        return new Verdict(
            ExitStatus.FINDINGS,
            counted(count, "finding") + " at or above --fail-on " + policy.failOn().get().label());
      }
    }
    int stale = policy.strictBaseline() ? stale(report) : 0;
    return stale > 0
        ? new Verdict(
            ExitStatus.FINDINGS,
            stale
                + (stale == 1 ? " entry" : " entries")
                + " of the baseline stale; run `losslint baseline prune`")
        : new Verdict(ExitStatus.CLEAN, "");
  }

  private static int stale(Report report) {
    int count = 0;
    for (Comparison comparison : report.comparisons()) {
      count += comparison.kind() == Comparison.Kind.BASELINE ? comparison.mended().size() : 0;
    }
    return count;
  }

  private static String notJudged(
      Report report, Set<String> named, List<Problem> problems, Policy policy) {
    if (!problems.isEmpty()) {
      return problems.size() == 1
          ? problems.get(0).toString()
          : counted(problems.size(), "problem") + " above; the run cannot be trusted";
    }
    int inFolders = 0;
    boolean any = false;
    Report.JudgedFile first = null;
    for (Report.JudgedFile file : report.files()) {
      boolean broken =
          file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL;
      if (broken && named.contains(file.path())) {
        return file.path() + " could not be judged in full" + because(file);
      }
      if (broken) {
        inFolders++;
        first = first == null ? file : first;
      }
      any |= file.status() != Report.Status.SKIPPED;
    }
    if (!any && !policy.mayBeNothing()) {
      return "nothing to judge: no file is of a known format";
    }
    if (inFolders > policy.tolerated()) {
      return counted(inFolders, "file")
          + " could not be judged in full, and "
          + policy.tolerated()
          + " are tolerated; the first is "
          + first.path()
          + because(first);
    }
    int open = open(report);
    if (policy.unevaluated() == Unevaluated.FAIL && open > 0) {
      return counted(open, "check") + " could not be evaluated, and --unevaluated is fail";
    }
    return "";
  }

  /** What lacked a fact in the base already is no fault of the change. */
  private static int open(Report report) {
    int known = 0;
    for (Comparison comparison : report.comparisons()) {
      known = Math.max(known, comparison.knownOpen());
    }
    return report.notEvaluatedCount() - known;
  }

  private static String because(Report.JudgedFile file) {
    return file.reason().isEmpty() ? "" : ": " + file.reason();
  }

  /** Paths of the inputs that the user named, where others were met in folders. */
  static Set<String> named(List<Input> inputs) {
    Set<String> named = new HashSet<>();
    for (Input input : inputs) {
      if (input instanceof Input.OfStandardInput
          || (input instanceof Input.OfFile file && file.named())) {
        named.add(input.display());
      }
    }
    return named;
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
