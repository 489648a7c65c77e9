package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.Inspections;
import org.losslint.inventory.PlatformReader;
import org.losslint.inventory.Platforms;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.load.ShippedPackLibrary;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class PackTestsTest {
  private static final Platforms PLATFORMS =
      PlatformReader.read(BundledPacks.platforms().orElseThrow(), new ArrayList<>());

  private static Pack pack(SourceFile file) {
    LoadedPack loaded =
        new PackReader(LosslessVocabulary.ALL, new ShippedPackLibrary(Path.of("").toAbsolutePath()))
            .read(file);
    assertEquals(List.of(), loaded.problems());
    return loaded.pack().orElseThrow();
  }

  private static List<String> failures(String text) {
    Pack pack = pack(new SourceFile("ours.yaml", SourceText.of(text), Format.UNKNOWN));
    RuleSets.Assembled assembled = RuleSets.assemble(List.of(pack));
    assertEquals(List.of(), assembled.problems());
    ExampleRunner runner = new ExampleRunner(assembled.rules(), PLATFORMS);
    return PackTests.of(pack, runner).stream().map(Object::toString).toList();
  }

  @Test
  void aRuleNeedsAnExampleThatItFailsOn() {
    assertEquals(
        List.of(
            "ours.yaml:5:5: OUR-001: the rule has no example",
            "ours.yaml:11:5: OUR-002: no example shows that the rule can fail"),
        failures(
            """
            pack: ours
            version: 1.0.0
            source: {title: guide}
            rules:
              - id: OUR-001
                name: a
                for: scheduler
                checks: [{severity: info, require: scheduler.ecn, message: x}]
                why: x

              - id: OUR-002
                name: b
                for: scheduler
                checks: [{severity: info, require: scheduler.ecn, message: x}]
                why: x
                examples:
                  - passes: set class-of-service schedulers s1 explicit-congestion-notification
            """));
  }

  @Test
  void whatNothingUsesIsAFailure() {
    assertEquals(
        List.of(
            "ours.yaml:1:1: the parameter `floor-of-all` is used nowhere",
            "ours.yaml:7:5: OUR-001: the let `half` is used nowhere"),
        failures(
            """
            pack: ours
            version: 1.0.0
            source: {title: guide}
            parameters:
              floor-of-all: {value: 1 ms, meaning: left over}
            rules:
              - id: OUR-001
                name: a
                for: scheduler
                let: {half: scheduler.temporal / 2}
                checks: [{severity: info, require: scheduler.ecn, message: x}]
                why: x
                examples:
                  - fails: set class-of-service schedulers s1 priority low
            """));
  }

  @Test
  void theExamplesOfAPackThatIsExtendedAreNotThoseOfTheOneThatExtendsIt() {
    assertEquals(
        List.of(),
        failures(
            """
            pack: ours
            version: 1.0.0
            extends: inventory
            overrides: {parameters: {longest-rtt: 1 us}}
            """));
  }

  /** The packs that come with losslint; each is added here when all its rules have examples. */
  @ParameterizedTest
  @ValueSource(strings = {"inventory", "settings", "reading"})
  void thePacksThatComeWithLosslintPass(String name) {
    ExampleRunner runner = new ExampleRunner(Inspections.bundledRules(), PLATFORMS);
    Pack pack = pack(BundledPacks.pack(name).orElseThrow());
    assertEquals(List.of(), PackTests.of(pack, runner).stream().map(Object::toString).toList());
  }
}
