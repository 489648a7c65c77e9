package org.losslint.evaluate.supposed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.model.Attribute;
import org.losslint.model.LosslessVocabulary;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Workings;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.load.ShippedPackLibrary;

class ComputationTest {
  private final Supposition supposition = new Supposition(LosslessVocabulary.ALL);
  private final List<JudgingRule> rules = rules(supposition);

  private static List<JudgingRule> rules(Supposition supposition) {
    PackReader reader =
        new PackReader(
            supposition.vocabulary(), new ShippedPackLibrary(Path.of("").toAbsolutePath()));
    List<Pack> packs = new ArrayList<>();
    for (String name : BundledPacks.DEFAULT) {
      LoadedPack loaded = reader.read(BundledPacks.pack(name).orElseThrow());
      assertEquals(List.of(), loaded.problems());
      packs.add(loaded.pack().orElseThrow());
    }
    return RuleSets.assemble(packs).rules().judging();
  }

  private JudgingRule rule(String id) {
    return rules.stream().filter(rule -> rule.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void theSupposedVocabularyIsTheRealOneByNameTypeAndMeaning() {
    for (SubjectKind<?> real : LosslessVocabulary.ALL.kinds().values()) {
      SubjectKind<?> supposed = supposition.vocabulary().kind(real.name()).orElseThrow();
      assertEquals(real.scope(), supposed.scope());
      assertEquals(
          List.copyOf(real.attributes().keySet()), List.copyOf(supposed.attributes().keySet()));
      for (Attribute attribute : real.attributes().values()) {
        Attribute same = supposed.attribute(attribute.name()).orElseThrow();
        assertEquals(attribute.type(), same.type());
        assertEquals(attribute.parameter(), same.parameter());
        assertEquals(attribute.meaning(), same.meaning());
      }
    }
  }

  @Test
  void everyRuleCanBeComputedFromLittleAndSaysWhatItLacks() {
    supposition.suppose("link.rtt", Quantity.parse("5179 us"));
    supposition.suppose("port.rate", Quantity.parse("100 Gbps"));
    List<String> silent = new ArrayList<>();
    for (JudgingRule rule : rules) {
      Computation computation = Computation.of(rule, supposition);
      assertEquals(rule.checks().size(), computation.checks().size());
      boolean decided = computation.checks().stream().allMatch(check -> check.holds().isPresent());
      if (!decided && computation.missing().isEmpty() && computation.lists().isEmpty()) {
        silent.add(rule.id());
      }
    }
    assertEquals(List.of(), silent);
  }

  @Test
  void aProfileOfAQueueIsSupposedByItsKind() {
    supposition.suppose("link.rtt", Quantity.parse("5179 us"));
    supposition.suppose("queue.drain-time", Quantity.parse("12947.5 us"));
    supposition.suppose("queue.kmin", Quantity.parse("20%"));
    supposition.suppose("drop-profile.style", "discrete");
    supposition.suppose("drop-profile.name", "dp");
    supposition.suppose("drop-profile.first-fill", Quantity.parse("20%"));
    Computation.Computed check = Computation.of(rule("DCI-005"), supposition).checks().get(0);
    assertEquals(Optional.of(false), check.holds());
    assertTrue(check.message().contains("starts at 20 % of the buffer"), check.message());
    assertEquals(
        List.of(
            "delete class-of-service drop-profiles dp fill-level 20",
            "set class-of-service drop-profiles dp fill-level 30 drop-probability 1"),
        check.fixes().get(0).lines());
  }

  @Test
  void whatIsNotGivenIsNotKnown() {
    Computation computation = Computation.of(rule("DCI-001"), supposition);
    assertEquals(Optional.empty(), computation.checks().get(0).holds());
    assertTrue(computation.missing().contains("link.rtt"), computation.missing().toString());
    for (Workings.Number number : computation.numbers()) {
      assertFalse(number.fact().isKnown(), number.text());
    }
  }
}
