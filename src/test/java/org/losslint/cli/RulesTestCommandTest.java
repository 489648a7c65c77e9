package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RulesTestCommandTest {
  private static final String PACK =
      """
      pack: ours
      version: 1.0.0
      extends: junos-cos
      parameters:
        longest: {value: 15 ms, meaning: the longest queue that our applications accept}
      fixtures:
        device:
          config: |
            system { host-name leaf1; }
            class-of-service {
                {snippet}
            }
      rules:
        - id: OUR-001
          name: too-long
          for: scheduler
          checks:
            - severity: warning
              require: scheduler.temporal <= longest
              message: "{scheduler} holds {scheduler.temporal}; {longest} is the most"
              at: scheduler.temporal
          why: A checkpoint that waits longer misses its slot.
          examples:
            - passes:
                fixture: device
                input: schedulers { s1 { buffer-size temporal 15000; } }
            - fails:
                fixture: device
                input: schedulers { s1 { buffer-size temporal 15001; } }
                at: 1
      """;

  private final Shell shell = Shell.judging().with("rules/ours.yaml", PACK);

  @Test
  void aPackWhoseExamplesEndAsTheySayIsZero() {
    Shell.Ran ran = shell.run("rules", "test", "rules/ours.yaml");
    assertEquals("", ran.err());
    assertEquals(0, ran.status());
    assertTrue(ran.out().matches("1 pack, [0-9]+ rules, 2 examples; 0 failures\n"), ran.out());
  }

  @Test
  void anExampleThatDoesNotIsOneWithItsPlace() {
    shell.with("rules/ours.yaml", PACK.replace("15001", "14001"));
    Shell.Ran ran = shell.run("rules", "test", "rules/ours.yaml");
    assertEquals(1, ran.status());
    assertTrue(
        ran.out()
            .startsWith("rules/ours.yaml:28:11: OUR-001: it does not fail: it passes\n1 pack, "),
        ran.out());
    assertEquals("losslint: exit 1: 1 failure in packs", ran.lastLine());
  }

  @Test
  void packsOfTheSettingsAreTestedAsTheyAreWritten() {
    shell.with(
        ".losslint.yaml",
        "packs: [rules/ours.yaml]\nparameters: {ours: {longest: 1 ms}}\n"
            + "disable: [{rule: OUR-001, reason: not yet}]\n");
    Shell.Ran ran = shell.run("rules", "test", "rules/ours.yaml");
    assertEquals(0, ran.status(), ran.out() + ran.err());
  }

  @Test
  void aPackWithAMistakeIsTwo() {
    shell.with("rules/ours.yaml", PACK.replace("<= longest", "<= longst"));
    Shell.Ran ran = shell.run("rules", "test", "rules/ours.yaml");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("rules/ours.yaml:19:"), ran.err());
    assertTrue(ran.err().contains("did you mean `longest`?"), ran.err());
  }

  /** What a rule with a mistake uses cannot be told from what nothing uses. */
  @Test
  void aMistakeIsToldAloneAndNothingIsCalledUnusedForIt() {
    shell.with("rules/ours.yaml", PACK.replace("<= longest", "<= longst"));
    Shell.Ran ran = shell.run("rules", "test", "rules/ours.yaml");
    assertFalse(ran.out().contains("used nowhere"), ran.out());
    shell.with(
        "rules/ours.yaml",
        PACK.replace("extends: junos-cos", "source: {title: x}")
            .replace("<= longest", "<= 15 ms")
            .replace("; {longest} is the most", ""));
    Shell.Ran unused = shell.run("rules", "test", "rules/ours.yaml");
    assertTrue(
        unused.out().startsWith("rules/ours.yaml:1:1: the parameter `longest` is used nowhere\n"),
        unused.out() + unused.err());
    assertEquals(1, unused.status());
  }

  @Test
  void aPackThatIsNotThereIsTwo() {
    Shell.Ran ran = shell.run("rules", "test", "junos-cso");
    assertEquals(2, ran.status());
    assertTrue(
        ran.err().contains("there is no pack `junos-cso`; did you mean `junos-cos`?"), ran.err());
  }

  @Test
  void nothingToTestIsTwo() {
    shell.with("rules/none.yaml", "pack: none\nversion: 1.0.0\nsource: {title: x}\nrules: []\n");
    Shell.Ran ran = shell.run("rules", "test", "rules/none.yaml");
    assertEquals(2, ran.status());
    assertEquals("losslint: exit 2: nothing to test: there is no example", ran.lastLine());
  }

  @Test
  void aPackThatComesWithLosslintIsTestedByItsName() {
    Shell.Ran ran = shell.run("rules", "test", "settings");
    assertEquals(0, ran.status(), ran.out());
    assertEquals("1 pack, 5 rules, 10 examples; 0 failures\n", ran.out());
  }
}
