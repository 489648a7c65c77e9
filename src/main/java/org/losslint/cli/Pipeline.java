package org.losslint.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.evaluate.ChangedParts;
import org.losslint.evaluate.Effort;
import org.losslint.evaluate.Expectations;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Inspector;
import org.losslint.evaluate.Readings;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.RuleHearing;
import org.losslint.evaluate.ShardPlan;
import org.losslint.evaluate.Survey;
import org.losslint.evaluate.Verdicts;
import org.losslint.evaluate.supposed.Computation;
import org.losslint.evaluate.supposed.Supposition;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.PlatformReader;
import org.losslint.inventory.Platforms;
import org.losslint.report.PackCatalogue;
import org.losslint.report.Redaction;
import org.losslint.report.RuleHere;
import org.losslint.report.SubjectGroup;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.RuleSet;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Input;
import org.losslint.source.Problem;
import org.losslint.source.Secrets;

/** Joins the steps from files to outcomes. */
final class Pipeline implements Inspection {
  private final Verdicts witness;

  Pipeline() {
    this(Verdicts.UNHEARD);
  }

  /** One that lets somebody hear each verdict of {@link #check}. */
  Pipeline(Verdicts witness) {
    this.witness = witness;
  }

  @Override
  public Judged check(Request request) {
    return request.since().isPresent() ? changed(request, request.since().get()) : whole(request);
  }

  private Judged whole(Request request) {
    RunTerms terms = terms(request, true);
    List<Problem> problems = new ArrayList<>();
    Expectations expectations = expectations(request, terms, problems);
    Effort effort = new Effort(request.jobs(), request.watch(), request.ahead());
    if (request.shard().isPresent()) {
      return shard(request, terms, expectations, effort, problems);
    }
    Inspector inspector = new Inspector(expectations, witness);
    Report report = inspector.inspect(request.inputs(), request.in(), Version.NUMBER, effort);
    problems.addAll(0, terms.problems());
    problems.addAll(Crash.of(inspector.faults()));
    return new Judged(report, new PackCatalogue(terms.rules()), problems, inspector.left());
  }

  /** Judges what belongs together with a changed file; everything where its terms changed. */
  private Judged changed(Request request, Changes changes) {
    try (changes) {
      return changedParts(request, changes);
    }
  }

  private Judged changedParts(Request request, Changes changes) {
    NotedTree tree = new NotedTree(request.packs().tree());
    RunTerms terms = terms(request.leavingOut(tree), true);
    Set<Input> fresh = changes.of(request, tree.read());
    if (fresh.size() == request.inputs().size()) {
      return whole(request);
    }
    List<Problem> problems = new ArrayList<>();
    Expectations expectations = expectations(request, terms, problems);
    Effort effort = new Effort(request.jobs(), request.watch());
    ChangedParts parts =
        ChangedParts.of(expectations, request.inputs(), fresh, changes.earlier(request), effort);
    Inspector inspector = new Inspector(expectations, witness, parts);
    Report report = inspector.inspect(parts.inputs(), request.in(), Version.NUMBER, effort);
    problems.addAll(0, terms.problems());
    problems.addAll(parts.problems(report.files()));
    problems.addAll(Crash.of(inspector.faults()));
    return new Judged(
        parts.withLeftOut(report, "not changed since " + changes.day()),
        new PackCatalogue(terms.rules()),
        problems,
        inspector.left());
  }

  private Judged shard(
      Request request,
      RunTerms terms,
      Expectations expectations,
      Effort effort,
      List<Problem> problems) {
    ShardPlan plan =
        ShardPlan.of(expectations, request.inputs(), request.shard().orElseThrow(), effort);
    Inspector inspector = new Inspector(expectations, witness, plan);
    Report report = inspector.inspect(plan.inputs(), request.in(), Version.NUMBER, effort);
    problems.addAll(0, terms.problems());
    problems.addAll(plan.problems(report.files()));
    problems.addAll(Crash.of(inspector.faults()));
    PackCatalogue rules = new PackCatalogue(terms.rules());
    Map<String, String> run =
        RunDigest.of(request, terms.rules(), rules, terms.settings(), plan.checksums());
    return new Judged(
        report,
        rules,
        problems,
        inspector.left(),
        Optional.of(plan.share(inspector.waiverTallies(), run)));
  }

  @Override
  public Understood show(Request request) {
    RunTerms terms = terms(request, false);
    List<Problem> problems = new ArrayList<>(terms.problems());
    Expectations expectations = expectations(request, terms, problems);
    Survey survey = Survey.of(expectations, request.inputs(), request.in());
    List<SubjectGroup> kinds = new ArrayList<>();
    for (Survey.Group group : survey.groups()) {
      kinds.add(new SubjectGroup(group.kind(), ShowColumns.of(group.kind()), group.subjects()));
    }
    return new Understood(kinds, survey.files(), problems);
  }

  @Override
  public Understood read(Request request, Readings.Sink sink) throws IOException {
    RunTerms terms = terms(request, false);
    List<Problem> problems = new ArrayList<>(terms.problems());
    Expectations expectations = expectations(request, terms, problems);
    List<Report.JudgedFile> files =
        Readings.read(expectations, request.inputs(), request.in(), sink);
    return new Understood(List.of(), files, problems);
  }

  @Override
  public Rules rules(Packs packs, String place) {
    RunTerms terms = RunTerms.withExamples(packs);
    RunTerms.Governed governed = terms.governing(place);
    PackChoice.Loaded loaded = governed.packs();
    return new Rules(loaded.rules(), loaded.unchanged(), governed.settings(), terms.problems());
  }

  @Override
  public Applied apply(Request request, String rule) {
    RunTerms terms = terms(request, true);
    List<Problem> problems = new ArrayList<>(terms.problems());
    RuleHearing hearing = new RuleHearing(rule);
    Inspector inspector = new Inspector(expectations(request, terms, problems), hearing);
    Report report = inspector.inspect(request.inputs(), request.in(), Version.NUMBER);
    problems.addAll(Crash.of(inspector.faults()));
    List<Finding> findings = new ArrayList<>();
    for (Finding finding : report.findings()) {
      if (finding.rule().equals(rule)) {
        findings.add(finding);
      }
    }
    problems.addAll(unread(report.files()));
    return new Applied(new RuleHere(hearing.heard(), hearing.notApplicable(), findings), problems);
  }

  /** What was not read in full is nothing that a page about a rule may be silent about. */
  private static List<Problem> unread(List<Report.JudgedFile> files) {
    List<Problem> problems = new ArrayList<>();
    for (Report.JudgedFile file : files) {
      if (file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL) {
        problems.add(Problem.of(file.path() + " could not be read in full: " + file.reason(), ""));
      }
    }
    return problems;
  }

  @Override
  public Computed compute(Packs packs, String rule, Supposition supposition) {
    RunTerms terms = new RunTerms(packs, Optional.empty(), List.of(), false);
    Settings settings = terms.governing("").settings();
    RuleSet rules = new PackChoice(packs, supposition.vocabulary(), false).load(settings).rules();
    JudgingRule judging = (JudgingRule) rules.rule(rule).orElseThrow();
    return new Computed(judging, Computation.of(judging, supposition));
  }

  @Override
  public Tested test(Packs packs, List<String> names) {
    List<Problem> problems = new ArrayList<>();
    return PackTesting.test(packs, names, platforms(problems));
  }

  @Override
  public Settled settings(SettingsQuery query) {
    RunTerms terms = new RunTerms(query.packs(), query.blanket(), List.of(), true);
    RunTerms.Governed governed = terms.governing(query.path());
    List<Problem> problems = new ArrayList<>(terms.problems());
    problems.addAll(query.problems());
    return new Settled(
        EffectiveSettings.of(governed, query.inventory(), query.blanket()), problems);
  }

  @Override
  public Redaction redaction() {
    return Secrets::mask;
  }

  /** The terms of all inputs, so that a mistake in any settings is known before the first file. */
  private static RunTerms terms(Request request, boolean withRules) {
    RunTerms terms = new RunTerms(request.packs(), request.blanket(), request.folders(), withRules);
    for (Input input : request.inputs()) {
      terms.of(input.display());
    }
    if (request.inventory().file().isPresent()) {
      terms.of(request.inventory().file().get().path());
    }
    if (terms.all().isEmpty()) {
      terms.of("");
    }
    return terms;
  }

  private static Expectations expectations(
      Request request, RunTerms terms, List<Problem> problems) {
    return new Expectations(
        terms,
        request.inventory(),
        new InventoryIndex(request.inventory(), request.workingDirectory()),
        platforms(problems),
        request.clock());
  }

  private static Platforms platforms(List<Problem> problems) {
    return BundledPacks.platforms()
        .map(file -> PlatformReader.read(file, problems))
        .orElse(Platforms.NONE);
  }
}
