package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.Expectations;
import org.losslint.evaluate.Inspector;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.Survey;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.PlatformReader;
import org.losslint.inventory.Platforms;
import org.losslint.report.PackCatalogue;
import org.losslint.report.Redaction;
import org.losslint.report.SubjectGroup;
import org.losslint.rules.load.BundledPacks;
import org.losslint.source.Input;
import org.losslint.source.Problem;
import org.losslint.source.Secrets;

/** Joins the steps from files to outcomes. */
final class Pipeline implements Inspection {

  @Override
  public Judged check(Request request) {
    RunTerms terms = terms(request, true);
    List<Problem> problems = new ArrayList<>();
    Expectations expectations = expectations(request, terms, problems);
    Report report =
        new Inspector(expectations).inspect(request.inputs(), request.in(), Version.NUMBER);
    problems.addAll(0, terms.problems());
    return new Judged(report, new PackCatalogue(terms.rules()), problems);
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
  public Rules rules(Packs packs) {
    RunTerms terms = new RunTerms(packs, Optional.empty(), List.of(), true);
    terms.of("");
    return new Rules(new PackCatalogue(terms.rules()), terms.problems());
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
