package org.losslint.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.evaluate.Comparing;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Known;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.Restriction;
import org.losslint.evaluate.Shard;
import org.losslint.evaluate.Share;
import org.losslint.report.RuleCatalogue;
import org.losslint.source.Input;
import org.losslint.source.Problem;
import org.losslint.source.SourceReading;
import org.losslint.source.Sources;
import org.losslint.source.Tree;
import org.losslint.source.git.GitException;

/**
 * One run of {@code check}: judges what is asked for, and holds it against what it is compared
 * with.
 */
final class CheckRun {
  private final Inspection inspection;
  private final InputOptions options;
  private final Optional<Shard> shard;
  private final Optional<Changes> since;
  private final Environment environment;
  private final Environment.Clock clock;
  private final List<Problem> problems = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private Optional<String> interrupted = Optional.empty();

  CheckRun(
      Inspection inspection,
      InputOptions options,
      Optional<Shard> shard,
      Optional<Changes> since,
      Environment environment,
      Environment.Clock clock) {
    this.inspection = inspection;
    this.options = options;
    this.shard = shard;
    this.since = since;
    this.environment = environment;
    this.clock = clock;
  }

  /**
   * What came of it.
   *
   * @param inputs that the user asked about
   * @param notes what to say beside the report, and what keeps nothing from being trusted
   * @param interrupted how far it came, where the user ended it
   * @param share what a shard knows beside its report; empty for a run over all files
   */
  record Result(
      Report report,
      RuleCatalogue rules,
      List<Input> inputs,
      List<Problem> problems,
      List<String> notes,
      Optional<String> interrupted,
      Optional<Share> share) {
    Result {
      inputs = List.copyOf(inputs);
      problems = List.copyOf(problems);
      notes = List.copyOf(notes);
    }
  }

  /**
   * Judges.
   *
   * @param baseline of accepted findings; empty without one
   * @param change that is applied to the only file; empty without one
   * @throws UsageException where the options contradict each other, or nothing can be judged
   */
  Result of(Moments moments, Optional<BaselineFile> baseline, Optional<String> change)
      throws UsageException {
    Request request = options.request(clock, moments).of(shard, since);
    if (shard.isPresent()) {
      ShardChoice.refuseStandardInput(request);
    }
    if (since.isPresent()) {
      SinceChoice.refuseStandardInput(request);
    }
    problems.addAll(options.problems());
    notes.addAll(options.notes());
    problems.addAll(moments.problems());
    Optional<ChangeRequest> applied = Optional.empty();
    if (change.isPresent()) {
      applied = Optional.of(ChangeRequest.of(change.get(), options.given(), environment, problems));
    }
    Inspection.Judged judged = judge(applied.isPresent() ? applied.get().after(request) : request);
    problems.addAll(judged.problems());
    if (since.isPresent()) {
      notes.addAll(since.get().notes());
    }
    Report report = judged.report();
    int all = report.files().size() - report.unchangedCount();
    boolean whole = whole(judged, "after " + (all - judged.left()) + " of " + all + " files");
    if (applied.isPresent()) {
      report = changed(applied.get(), report, judged.rules(), request, whole);
    }
    if (moments.staged()) {
      Restriction asked = Restriction.to(displays(options.given()), report, request.inventory());
      report = asked.with(since(moments, asked.shared()));
      vanished(report, moments);
    }
    if (baseline.isPresent()) {
      problems.addAll(baseline.get().problems());
      report =
          Comparing.with(baseline.get().display(), baseline.get().entries())
              .ofWhole(whole)
              .ofShard(shard)
              .of(report, rule -> isInForce(judged.rules(), rule), file -> isGone(file, request));
    }
    if (moments.base().isPresent() && whole) {
      report = since(moments, report, judged.rules(), request);
    }
    if (interrupted.isEmpty() && !request.watch().goesOn()) {
      interrupted = Optional.of("interrupted when everything was judged");
    }
    return new Result(
        report,
        judged.rules(),
        options.given(),
        problems,
        notes,
        interrupted,
        share(judged, baseline, request));
  }

  private Optional<Share> share(
      Inspection.Judged judged, Optional<BaselineFile> baseline, Request request) {
    if (judged.share().isEmpty()) {
      return Optional.empty();
    }
    Optional<Share.Accepted> accepted = Optional.empty();
    if (baseline.isPresent()) {
      Set<String> gone = new HashSet<>();
      for (Known known : baseline.get().entries()) {
        if (!known.file().isEmpty() && isGone(known.file(), request)) {
          gone.add(known.file());
        }
      }
      accepted =
          Optional.of(new Share.Accepted(baseline.get().display(), baseline.get().entries(), gone));
    }
    Set<String> named = Verdict.named(options.given());
    return Optional.of(judged.share().get().with(named, judged.left() == 0, accepted));
  }

  /**
   * Whether the user let the run come to its end; else the report is one that cannot be trusted.
   */
  private boolean whole(Inspection.Judged judged, String when) {
    if (judged.left() == 0) {
      return true;
    }
    interrupted = Optional.of("interrupted " + when);
    problems.add(Problem.of(interrupted.get(), "run it again for the others"));
    return false;
  }

  private Report changed(
      ChangeRequest change, Report after, RuleCatalogue rules, Request running, boolean whole) {
    if (!whole) {
      return change.placed(after);
    }
    Inspection.Judged before = judge(running);
    if (!whole(before, "before what runs now was judged")) {
      return change.placed(after);
    }
    return Comparing.with(
            Comparison.Kind.RUNNING, options.given().get(0).display(), before.report())
        .withIdle(change.idle())
        .of(change.placed(after), rule -> isInForce(rules, rule), file -> isGone(file, running));
  }

  private Inspection.Judged judge(Request request) {
    try {
      return inspection.check(request);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      // An empty report is left, so that who reads it by a program gets one.
      problems.add(Crash.of(e));
      return new Inspection.Judged(
          new Report(Version.NUMBER, List.of(), List.of(), List.of(), List.of(), 0, 0),
          RuleCatalogue.EMPTY,
          List.of(),
          0);
    }
  }

  private static Set<String> displays(List<Input> inputs) {
    Set<String> displays = new HashSet<>();
    for (Input input : inputs) {
      displays.add(input.display());
    }
    return displays;
  }

  private static boolean isInForce(RuleCatalogue rules, String rule) {
    return rules == RuleCatalogue.EMPTY || rules.rule(rule).isPresent();
  }

  private boolean isGone(String file, Request request) {
    try {
      Path path = environment.workingDirectory().resolve(file);
      return request.packs().tree().entry(path).isEmpty();
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  /** The same files as of the base. What is wrong there is told, and does not fail the run. */
  private Report since(Moments moments, Report report, RuleCatalogue rules, Request head)
      throws UsageException {
    Tree tree = moments.base().orElseThrow();
    int before = options.problems().size();
    Request request = options.before(clock, tree);
    for (Problem problem : options.problems().subList(before, options.problems().size())) {
      notes.add("in " + moments.baseName() + ": " + problem);
    }
    Inspection.Judged judged = judge(request);
    if (!whole(judged, "before " + moments.baseName() + " was judged")) {
      return report;
    }
    for (Problem problem : judged.problems()) {
      notes.add("in " + moments.baseName() + ": " + problem);
    }
    return Comparing.with(Comparison.Kind.BASE, moments.baseName(), judged.report())
        .of(report, rule -> isInForce(rules, rule), file -> isGone(file, head));
  }

  /**
   * Those findings that the last commit did not have: who changes one end of a link answers for
   * what it makes of the other, and not for what was wrong there before.
   */
  private List<Finding> since(Moments moments, List<Finding> findings) throws UsageException {
    Optional<Tree> last = findings.isEmpty() ? Optional.empty() : lastCommit(moments);
    if (last.isEmpty()) {
      return findings;
    }
    Set<String> before = new HashSet<>();
    for (Finding finding : judge(options.before(clock, last.get())).report().findings()) {
      before.add(finding.fingerprint() + finding.check());
    }
    List<Finding> fresh = new ArrayList<>();
    for (Finding finding : findings) {
      if (!before.contains(finding.fingerprint() + finding.check())) {
        fresh.add(finding);
      }
    }
    return fresh;
  }

  private static Optional<Tree> lastCommit(Moments moments) throws UsageException {
    try {
      return moments.lastCommit();
    } catch (GitException e) {
      throw new UsageException(e.problem().toString());
    }
  }

  /** A configuration that the commit turns into something of no known format must not pass. */
  private void vanished(Report report, Moments moments) throws UsageException {
    Optional<Tree> last = Optional.empty();
    for (Report.JudgedFile file : report.files()) {
      if (file.status() != Report.Status.SKIPPED) {
        continue;
      }
      try {
        last = last.isPresent() ? last : lastCommit(moments);
        Path path = environment.workingDirectory().resolve(file.path());
        if (last.isEmpty() || !last.get().isFile(path)) {
          continue;
        }
        SourceReading earlier = Sources.read(last.get(), path, file.path());
        if (earlier.readable()) {
          problems.add(
              Problem.of(
                  file.path()
                      + " was "
                      + earlier.file().format().label()
                      + " in the last commit, and is of no known format now",
                  "stage the whole configuration"));
        }
      } catch (IOException e) {
        notes.add(file.path() + " cannot be read as of the last commit: " + Crash.reason(e));
      }
    }
  }
}
