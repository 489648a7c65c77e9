package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.Expectations;
import org.losslint.evaluate.Inspector;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.Survey;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.PlatformReader;
import org.losslint.inventory.Platforms;
import org.losslint.report.PackCatalogue;
import org.losslint.report.Redaction;
import org.losslint.report.SubjectGroup;
import org.losslint.rules.RuleSet;
import org.losslint.rules.load.BundledPacks;
import org.losslint.source.Problem;
import org.losslint.source.Secrets;

/** Joins the steps from files to outcomes. */
final class Pipeline implements Inspection {

  @Override
  public Judged check(Request request) {
    PackChoice.Loaded packs = PackChoice.load(request.packs());
    List<Problem> problems = new ArrayList<>(packs.problems());
    Expectations expectations = expectations(request, packs.rules(), problems);
    Report report =
        new Inspector(expectations).inspect(request.inputs(), request.in(), Version.NUMBER);
    return new Judged(report, new PackCatalogue(packs.rules()), problems);
  }

  @Override
  public Understood show(Request request) {
    List<Problem> problems = new ArrayList<>();
    Expectations expectations = expectations(request, new RuleSet(List.of(), List.of()), problems);
    Survey survey = Survey.of(expectations, request.inputs(), request.in());
    List<SubjectGroup> kinds = new ArrayList<>();
    for (Survey.Group group : survey.groups()) {
      kinds.add(new SubjectGroup(group.kind(), ShowColumns.of(group.kind()), group.subjects()));
    }
    return new Understood(kinds, survey.files(), problems);
  }

  @Override
  public Rules rules(Packs packs) {
    PackChoice.Loaded loaded = PackChoice.load(packs);
    return new Rules(new PackCatalogue(loaded.rules()), loaded.problems());
  }

  @Override
  public Redaction redaction() {
    return Secrets::mask;
  }

  private static Expectations expectations(Request request, RuleSet rules, List<Problem> problems) {
    Optional<Blanket> blanket = request.blanket();
    return new Expectations(
        rules,
        request.inventory(),
        new InventoryIndex(request.inventory(), request.workingDirectory()),
        blanket,
        platforms(problems));
  }

  private static Platforms platforms(List<Problem> problems) {
    return BundledPacks.platforms()
        .map(file -> PlatformReader.read(file, problems))
        .orElse(Platforms.NONE);
  }
}
