package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.ExampleFailure;
import org.losslint.evaluate.ExampleRunner;
import org.losslint.evaluate.PackTests;
import org.losslint.inventory.Platforms;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.source.Problem;

/** Runs the tests of packs as they are written: what settings change in them does not count. */
final class PackTesting {
  private PackTesting() {}

  static Inspection.Tested test(Packs packs, List<String> names, Platforms platforms) {
    List<String> added = new ArrayList<>(packs.added());
    added.addAll(names);
    Packs all = new Packs(added, packs.only(), packs.settings(), packs.workingDirectory());
    RunTerms terms = new RunTerms(all, Optional.empty(), List.of(), false);
    RunTerms.Governed governed = terms.governing("");
    List<Problem> problems = new ArrayList<>(terms.problems());
    PackChoice choice = new PackChoice(all, LosslessVocabulary.ALL, true);
    PackChoice.Loaded loaded = choice.load(governed.settings().packsAlone());
    problems.addAll(loaded.problems());
    List<String> files = choice.files(names, new ArrayList<>());
    ExampleRunner runner = new ExampleRunner(loaded.rules(), platforms);
    List<ExampleFailure> failures = new ArrayList<>();
    int tested = 0;
    int rules = 0;
    int examples = 0;
    for (Pack pack : loaded.rules().packs()) {
      if (names.isEmpty() || files.contains(pack.place().file())) {
        tested++;
        rules += pack.rules().size();
        examples += PackTests.examples(pack);
        failures.addAll(
            loaded.problems().isEmpty()
                ? PackTests.of(pack, runner)
                : PackTests.ofRules(pack, runner));
      }
    }
    return new Inspection.Tested(tested, rules, examples, failures, problems);
  }
}
