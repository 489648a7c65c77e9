package org.losslint.rules.prepared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losslint.model.LosslessVocabulary;
import org.losslint.model.Vocabulary;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Packs;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.TestVocabulary;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackLibrary;
import org.losslint.rules.load.PackReader;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;

class PreparedPacksTest {
  private static final PackLibrary BUNDLED =
      new PackLibrary() {
        @Override
        public List<String> names() {
          return BundledPacks.names();
        }

        @Override
        public Optional<SourceFile> bundled(String name) {
          return BundledPacks.pack(name);
        }

        @Override
        public Optional<SourceFile> file(String path, SourceFile from, List<Problem> problems) {
          return Optional.empty();
        }
      };

  /** What the build prepared is what the YAML says, to the last place of the last rule. */
  @TestFactory
  List<DynamicTest> bundledPacksAreThoseOfTheirFiles() {
    PreparedPacks prepared = BundledPacks.prepared(LosslessVocabulary.ALL).orElseThrow();
    PackReader reader = new PackReader(LosslessVocabulary.ALL, BUNDLED);
    List<DynamicTest> tests = new ArrayList<>();
    for (String name : BundledPacks.names()) {
      tests.add(
          DynamicTest.dynamicTest(
              name,
              () -> {
                LoadedPack read = reader.read(BundledPacks.pack(name).orElseThrow());
                Pack pack = read.pack().orElseThrow();
                assertFalse(pack.rules().isEmpty());
                assertEquals(withoutExamples(pack), prepared.pack(name).orElseThrow());
              }));
    }
    return tests;
  }

  private static Pack withoutExamples(Pack pack) {
    List<Rule> rules = new ArrayList<>();
    for (Rule rule : pack.rules()) {
      rules.add(rule instanceof JudgingRule judging ? plain(judging) : plain((ReadingRule) rule));
    }
    return pack.with(pack.parameters(), rules, Map.of());
  }

  private static Rule plain(JudgingRule rule) {
    return new JudgingRule(
        rule.identity(),
        rule.kind(),
        rule.when(),
        rule.needs(),
        rule.replacedBy(),
        rule.lets(),
        rule.checks(),
        rule.notes(),
        rule.validFor(),
        rule.parameters(),
        rule.variables(),
        List.of());
  }

  private static Rule plain(ReadingRule rule) {
    return new ReadingRule(rule.identity(), rule.kind(), rule.severity(), rule.forced(), List.of());
  }

  /** Everything that the language has, also where no bundled pack uses it. */
  @TestFactory
  List<DynamicTest> packsOfTheTestDataComeBackAsTheyWere() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String file : List.of("sample.yaml", "hard-rules.yaml")) {
      tests.add(
          DynamicTest.dynamicTest(
              file,
              () -> {
                Pack pack = withoutExamples(Packs.good(file));
                byte[] form = PreparedPacks.write(List.of(pack));
                PreparedPacks prepared = new PreparedPacks(form, TestVocabulary.WHOLE);
                assertEquals(pack, prepared.pack(pack.name()).orElseThrow());
              }));
    }
    return tests;
  }

  @Test
  void packsCanBeTakenInAnyOrderAndTwice() {
    PreparedPacks prepared = BundledPacks.prepared(LosslessVocabulary.ALL).orElseThrow();
    Pack last = prepared.pack("reading").orElseThrow();
    Pack first = prepared.pack("scale-across").orElseThrow();
    assertEquals("PARSE-001", last.rules().get(0).id());
    assertEquals("DCI-001", first.rules().get(0).id());
    assertEquals(last, prepared.pack("reading").orElseThrow());
    assertTrue(prepared.pack("no-such-pack").isEmpty());
  }

  @Test
  void aFormOfAnotherBuildIsRefused() {
    byte[] form = PreparedPacks.write(List.of());
    form[0]++;
    Vocabulary vocabulary = LosslessVocabulary.ALL;
    assertThrows(IllegalStateException.class, () -> new PreparedPacks(form, vocabulary));
  }
}
