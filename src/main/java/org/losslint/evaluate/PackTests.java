package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.rules.Example;
import org.losslint.rules.Pack;
import org.losslint.rules.PackPlace;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.Unused;
import org.losslint.rules.expression.Outcome;

/**
 * All that must hold of a pack beside that it can be loaded: each rule that judges has examples,
 * one of which it fails on; each example ends as it says; nothing is defined that nothing uses.
 */
public final class PackTests {
  private PackTests() {}

  /** What does not hold, in the order of the rules. */
  public static List<ExampleFailure> of(Pack pack, ExampleRunner runner) {
    List<ExampleFailure> failures = ofRules(pack, runner);
    failures.addAll(unused(pack));
    return failures;
  }

  /**
   * As {@link #of} for a pack of which some rules have mistakes: what they use cannot be told from
   * what nothing uses.
   */
  public static List<ExampleFailure> ofRules(Pack pack, ExampleRunner runner) {
    List<ExampleFailure> failures = new ArrayList<>();
    for (Rule rule : pack.rules()) {
      if (ExampleRunner.isOwn(rule, pack)) {
        missing(rule)
            .ifPresent(
                what -> failures.add(new ExampleFailure(rule.id(), rule.identity().place(), what)));
        failures.addAll(runner.run(rule, pack.fixtures()));
      }
    }
    return failures;
  }

  private static List<ExampleFailure> unused(Pack pack) {
    List<ExampleFailure> failures = new ArrayList<>();
    for (Unused unused : Unused.in(pack)) {
      Optional<Rule> rule = pack.rule(unused.rule());
      if (rule.isEmpty() ? pack.lineage().isEmpty() : ExampleRunner.isOwn(rule.get(), pack)) {
        PackPlace place = rule.isEmpty() ? pack.place() : rule.get().identity().place();
        String what = rule.isEmpty() ? "the parameter `" : "the let `";
        failures.add(
            new ExampleFailure(unused.rule(), place, what + unused.name() + "` is used nowhere"));
      }
    }
    return failures;
  }

  /** How many examples a pack has of its own. */
  public static int examples(Pack pack) {
    int count = 0;
    for (Rule rule : pack.rules()) {
      count += ExampleRunner.isOwn(rule, pack) ? rule.examples().size() : 0;
    }
    return count;
  }

  /**
   * A rule about reading needs none: what a file of a quarter of a gigabyte, or of bytes that are
   * no text, makes the readers say cannot be shown in a pack.
   */
  private static Optional<String> missing(Rule rule) {
    if (rule instanceof ReadingRule && rule.examples().isEmpty()) {
      return Optional.empty();
    }
    if (rule.examples().isEmpty()) {
      return Optional.of("the rule has no example");
    }
    for (Example example : rule.examples()) {
      if (example.expected() == Outcome.FAILED) {
        return Optional.empty();
      }
    }
    return Optional.of("no example shows that the rule can fail");
  }
}
