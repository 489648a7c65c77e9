package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.inventory.PlatformReader;
import org.losslint.inventory.Platforms;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.RuleSet;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.load.ShippedPackLibrary;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class ExampleRunnerTest {
  private static final Platforms PLATFORMS =
      PlatformReader.read(BundledPacks.platforms().orElseThrow(), new ArrayList<>());

  private static final String HEAD =
      """
      pack: ours
      version: 1.0.0
      source: {title: guide}
      fixtures:
        device:
          config: |
            system { host-name leaf1; }
            class-of-service { schedulers {
                {snippet}
            } }
      rules:
        - id: OUR-001
          name: shallow
          for: scheduler
          when: scheduler.name matches "s*"
          checks:
            - key: form
              severity: error
              require: scheduler.buffer-form == temporal or scheduler.buffer-form == none
              message: "{scheduler} has no time"
              at: scheduler.buffer-form
            - key: depth
              severity: error
              require: scheduler.temporal <= 10 ms
              message: "{scheduler} holds {scheduler.temporal}"
              at: scheduler.temporal
          why: It is.
          examples:
      """;

  private static Pack pack(String text) {
    PackReader reader =
        new PackReader(
            LosslessVocabulary.ALL, new ShippedPackLibrary(Path.of("").toAbsolutePath()));
    LoadedPack loaded =
        reader.read(new SourceFile("ours.yaml", SourceText.of(text), Format.UNKNOWN));
    assertEquals(List.of(), loaded.problems());
    return loaded.pack().orElseThrow();
  }

  private static RuleSet rules(Pack pack) {
    RuleSets.Assembled assembled = RuleSets.assemble(List.of(pack, bundled("reading")));
    assertEquals(List.of(), assembled.problems());
    return assembled.rules();
  }

  private static Pack bundled(String name) {
    return new PackReader(
            LosslessVocabulary.ALL, new ShippedPackLibrary(Path.of("").toAbsolutePath()))
        .read(BundledPacks.pack(name).orElseThrow())
        .pack()
        .orElseThrow();
  }

  /** What is wrong with the only example of the rule; empty where nothing is. */
  private static String failure(String example) {
    Pack pack = pack(HEAD + example.indent(10));
    List<ExampleFailure> failures = new ExampleRunner(rules(pack), PLATFORMS).run(pack);
    return failures.isEmpty() ? "" : failures.get(0).message();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "- passes: {fixture: device, input: 's1 { buffer-size temporal 10000; }'}",
        "- fails: {fixture: device, input: 's1 { buffer-size temporal 10001; }'}",
        "- fails: {fixture: device, input: 's1 { buffer-size temporal 10001; }', at: 1, check:"
            + " depth}",
        "- fails: {fixture: device, input: 's1 { buffer-size percent 10; }', check: form}",
        "- not-evaluated: {fixture: device, input: 's1 { priority low; }', because: temporal is not"
            + " set}",
        "- passes: {fixture: device, input: \"s1 { buffer-size temporal 1; } x1 { buffer-size"
            + " percent 1; }\"}",
        "- passes: {fixture: device, input: \"s1 { buffer-size temporal 1; } s2 { priority low;"
            + " }\", subject: s1}",
        "- passes: set class-of-service schedulers s1 buffer-size temporal 1",
      })
  void anExampleThatEndsAsItSaysIsGood(String example) {
    assertEquals("", failure(example));
  }

  @Test
  void anExampleThatEndsOtherwiseSaysHow() {
    assertEquals(
        "it fails: s1 holds 10001 µs",
        failure("- passes: {fixture: device, input: 's1 { buffer-size temporal 10001; }'}"));
    assertEquals(
        "it does not fail: it passes",
        failure("- fails: {fixture: device, input: 's1 { buffer-size temporal 1; }'}"));
    assertEquals(
        "it does not fail: it is not evaluated, because scheduler.temporal is not set",
        failure("- fails: {fixture: device, input: 's1 { priority low; }'}"));
    assertEquals(
        "it does not pass: it is not evaluated, because scheduler.temporal is not set",
        failure("- passes: {fixture: device, input: 's1 { priority low; }'}"));
    assertEquals(
        "it is evaluated: it passes",
        failure("- not-evaluated: {fixture: device, input: 's1 { buffer-size temporal 1; }'}"));
    assertEquals(
        "it is not evaluated for another reason than `the RTT`: scheduler.temporal is not set",
        failure(
            "- not-evaluated: {fixture: device, input: 's1 { priority low; }', because: the RTT}"));
  }

  @Test
  void anExampleThatFailsElsewhereSaysWhere() {
    assertEquals(
        "it fails elsewhere: in line 2",
        failure(
            "- fails: {fixture: device, at: 1, input: \"x { }\\ns1 { buffer-size temporal 10001;"
                + " }\"}"));
    assertEquals(
        "it fails elsewhere: by the check `depth`",
        failure(
            "- fails: {fixture: device, check: form, input: 's1 { buffer-size temporal 10001;"
                + " }'}"));
  }

  @Test
  void anExampleThatTheRuleSaysNothingOfIsAFailure() {
    assertEquals(
        "the rule applies to nothing in it",
        failure("- passes: {fixture: device, input: 'x1 { buffer-size temporal 1; }'}"));
    assertEquals(
        "the rule applies to no `s2` in it",
        failure(
            "- passes: {fixture: device, subject: s2, input: 's1 { buffer-size temporal 1; }'}"));
  }

  @Test
  void anExampleWithAMistakeOfItsOwnShowsNothing() {
    assertEquals(
        "the input has a mistake in line 1: a string",
        shortened(
            failure("- passes: {fixture: device, input: 's1 { buffer-size temporal \"1; }'}")));
    assertEquals(
        "the input cannot be read: not a format that losslint reads",
        failure("- passes: some words"));
    assertEquals(
        "its inventory has a mistake: losslint-inventory.yaml:1:1: the inventory has no"
            + " `version`; add `version: …`",
        failure(
            "- passes: {fixture: device, inventory: \"devices: []\", input: 's1 { priority low;"
                + " }'}"));
  }

  private static String shortened(String message) {
    return message.startsWith("the input has a mistake in line 1: ")
        ? "the input has a mistake in line 1: a string"
        : message;
  }

  @Test
  void aRuleAboutReadingIsRaisedByTheReaders() {
    Pack reading = bundled("reading");
    ExampleRunner runner = new ExampleRunner(rules(pack(HEAD + "          []\n")), PLATFORMS);
    assertEquals(List.of(), runner.run(reading));
  }

  @Test
  void theFormatOfAnInputMayBeNamed() {
    assertEquals(
        "",
        failure(
            "- passes: {format: junos-set, input: set class-of-service schedulers s1 buffer-size"
                + " temporal 1}"));
    assertEquals(
        Optional.of("the input cannot be read: no table of values was found in the file"),
        Optional.of(
            failure(
                "- passes: {format: commands, input: set class-of-service schedulers s1 buffer-size"
                    + " temporal 1}")));
  }
}
