package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.losslint.Inspections;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.InventoryReader;
import org.losslint.inventory.InventoryReading;
import org.losslint.model.Subject;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;
import org.losslint.rules.Workings;
import org.losslint.rules.expression.Outcome;
import org.losslint.rules.expression.Outcomes;
import org.losslint.rules.expression.Values;
import org.losslint.source.InputFinder;

class RuleHearingTest {
  private static final Path DEMO = Path.of("testdata", "demo");

  private static Report demo(Verdicts witness) {
    Path folder = DEMO.toAbsolutePath();
    InventoryReading reading =
        InventoryReader.read(folder.resolve("losslint-inventory.yaml"), "losslint-inventory.yaml");
    InputFinder finder =
        new InputFinder(folder, "<stdin>", java.util.Set.of("losslint-inventory.yaml"));
    finder.add(".");
    Expectations expectations =
        new Expectations(
            Inspections.bundledRules(),
            reading.inventory(),
            new InventoryIndex(reading.inventory(), folder),
            Optional.empty(),
            Inspections.bundledPlatforms());
    return new Inspector(expectations, witness)
        .inspect(finder.inputs(), new ByteArrayInputStream(new byte[0]), "test");
  }

  /** The numbers beside a finding are those that the finding itself holds, for every rule. */
  @Test
  void theNumbersAreThoseOfTheFinding() {
    List<String> wrong = new ArrayList<>();
    TreeSet<String> rules = new TreeSet<>();
    demo(
        new Verdicts() {
          @Override
          public void add(JudgingRule rule, Subject subject, Verdict verdict, Outcomes outcomes) {
            for (Workings.Number number : Workings.of(rule, rule.scope(subject, outcomes))) {
              if (verdict instanceof Verdict.Failed failed
                  && failed.values().containsKey(number.text())) {
                rules.add(rule.id());
                String exact = failed.values().get(number.text());
                if (!exact.equals(Values.exact(number.fact()))) {
                  wrong.add(rule.id() + " " + number + " is " + exact);
                }
              }
            }
          }
        });
    assertEquals(List.of(), wrong);
    assertTrue(rules.size() >= 3, rules.toString());
  }

  @Test
  void itHearsOneRuleAndCountsWhereThatDoesNotApply() {
    RuleHearing hearing = new RuleHearing("DCI-004");
    Report report = demo(hearing);
    List<RuleHearing.Heard> heard = hearing.heard();
    long failed = heard.stream().filter(h -> h.verdict().outcome() == Outcome.FAILED).count();
    long inReport =
        report.findings().stream()
            .filter(finding -> finding.rule().equals("DCI-004"))
            .mapToLong(finding -> finding.subjects().size())
            .sum();
    assertEquals(inReport, failed);
    assertTrue(failed > 0);
    assertEquals(1, hearing.notApplicable().size(), hearing.notApplicable().toString());
    for (RuleHearing.Heard each : heard) {
      assertEquals(
          List.of(
              "queue.drain-time",
              "link.rtt",
              "wanted",
              "queue.temporal",
              "queue.target-share",
              "queue.target-source"),
          each.numbers().stream().map(Workings.Number::text).toList());
    }
  }
}
