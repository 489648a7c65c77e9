package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losslint.Inspections;
import org.losslint.rules.Example;
import org.losslint.rules.Fixture;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.expression.Outcome;

/** Every example of the packs on the host side is run, and every check has one that fails by it. */
class HostExamplesTest {
  private static final Set<String> PACKS = Set.of("connectx", "workload", "counters");
  private static final String INPUT = "example.txt";

  private static List<Pack> packs() {
    return Inspections.bundledRules().packs().stream()
        .filter(p -> PACKS.contains(p.name()))
        .toList();
  }

  @TestFactory
  List<DynamicTest> examples() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Pack pack : packs()) {
      for (Rule rule : pack.rules()) {
        for (Example example : rule.examples()) {
          tests.add(
              DynamicTest.dynamicTest(
                  rule.id() + " " + example.expected() + " at " + example.place(),
                  () -> run(pack, rule, example)));
        }
      }
    }
    return tests;
  }

  private static void run(Pack pack, Rule rule, Example example) {
    Fixture fixture =
        example.fixture().isEmpty()
            ? new Fixture("", "", "", Map.of())
            : pack.fixtures().get(example.fixture());
    Map<String, String> files = new LinkedHashMap<>();
    files.put(INPUT, fixture.around(example.input()));
    files.putAll(fixture.others());
    String inventory = example.inventory().isEmpty() ? fixture.inventory() : example.inventory();
    Report report = Inspections.report(inventory, files);
    List<Finding> findings =
        report.findings().stream().filter(f -> f.rule().equals(rule.id())).toList();
    if (example.expected() == Outcome.FAILED) {
      int line = example.line().map(l -> l + fixture.firstLine() - 1).orElse(0);
      assertTrue(
          findings.stream().anyMatch(f -> isMeant(f, example, line)),
          () -> "no such finding: " + findings + " " + report.notEvaluated());
      return;
    }
    assertEquals(List.of(), findings);
    List<Report.NotEvaluated> open =
        report.notEvaluated().stream().filter(n -> n.rule().equals(rule.id())).toList();
    if (example.expected() == Outcome.NOT_EVALUATED) {
      assertTrue(
          open.stream().anyMatch(n -> n.reason().contains(example.because())), open::toString);
    } else {
      assertTrue(
          report.passed().stream().anyMatch(p -> p.rule().equals(rule.id())),
          () -> "nothing passed: " + open);
    }
  }

  private static boolean isMeant(Finding finding, Example example, int line) {
    return (example.check().isEmpty() || finding.check().equals(example.check()))
        && (example.subject().isEmpty() || finding.subjects().contains(example.subject()))
        && (line == 0 || finding.place().map(p -> p.start().line() == line).orElse(false));
  }

  @Test
  void everyCheckFailsSomewhere() {
    List<String> missing = new ArrayList<>();
    int checks = 0;
    for (Pack pack : packs()) {
      for (Rule rule : pack.rules()) {
        if (rule instanceof JudgingRule judging) {
          for (var check : judging.checks()) {
            checks++;
            boolean shown =
                rule.examples().stream()
                    .anyMatch(e -> e.expected() == Outcome.FAILED && e.check().equals(check.key()));
            if (!shown) {
              missing.add(rule.id() + " " + check.key());
            }
          }
        }
      }
    }
    assertEquals(List.of(), missing);
    assertTrue(checks > 48, "checks: " + checks);
  }
}
