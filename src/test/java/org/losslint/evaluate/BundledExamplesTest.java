package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losslint.Inspections;
import org.losslint.rules.Example;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.expression.Outcome;

/** The examples of the packs that losslint ships come out as they say. */
class BundledExamplesTest {
  private static final List<String> PACKS =
      List.of(
          "scale-across",
          "leaf-800g",
          "junos-cos",
          "inventory",
          "connectx",
          "workload",
          "counters");

  private final ExampleRunner runner =
      new ExampleRunner(Inspections.bundledRules(), Inspections.bundledPlatforms());

  @TestFactory
  Stream<DynamicTest> examplesComeOutAsTheySay() {
    return Inspections.bundledRules().packs().stream()
        .flatMap(pack -> pack.rules().stream().map(rule -> test(pack, rule)));
  }

  private DynamicTest test(Pack pack, Rule rule) {
    return DynamicTest.dynamicTest(
        rule.id(), () -> assertEquals(List.of(), runner.run(rule, pack.fixtures())));
  }

  @Test
  void eachRuleAboutNetworksHasExamplesOfBothKinds() {
    List<String> without = new ArrayList<>();
    for (Pack pack : Inspections.bundledRules().packs()) {
      for (Rule rule : pack.rules()) {
        if (PACKS.contains(pack.name())) {
          for (Outcome outcome : List.of(Outcome.PASSED, Outcome.FAILED)) {
            if (rule.examples().stream().noneMatch(e -> e.expected() == outcome)) {
              without.add(rule.id() + " " + outcome);
            }
          }
        }
      }
    }
    assertEquals(List.of(), without);
  }

  @Test
  void eachCheckHasAnExampleThatItFails() {
    List<String> without = new ArrayList<>();
    for (Pack pack : Inspections.bundledRules().packs()) {
      for (Rule rule : pack.rules()) {
        if (PACKS.contains(pack.name()) && rule instanceof JudgingRule judging) {
          judging.checks().stream()
              .filter(check -> !check.key().isEmpty())
              .filter(check -> judging.examples().stream().noneMatch(e -> fails(e, check.key())))
              .map(check -> rule.id() + "." + check.key())
              .forEach(without::add);
        }
      }
    }
    assertEquals(List.of(), without);
  }

  private static boolean fails(Example example, String check) {
    return example.expected() == Outcome.FAILED && example.check().equals(check);
  }
}
