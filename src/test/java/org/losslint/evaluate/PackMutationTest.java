package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.Inspections;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.load.ShippedPackLibrary;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/**
 * The examples of a rule say what the rule means only if they notice when it means something else:
 * each constant, comparison and unit of a condition is changed in turn, each requirement is turned
 * round, and an example has to come out otherwise than it says.
 */
class PackMutationTest {
  private static final PackReader READER =
      new PackReader(LosslessVocabulary.ALL, new ShippedPackLibrary(Path.of("").toAbsolutePath()));

  private static final Map<String, PackMutants> PACKS = new LinkedHashMap<>();

  static {
    for (String name : BundledPacks.DEFAULT) {
      PACKS.put(name, new PackMutants(BundledPacks.pack(name).orElseThrow().text().toString()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"scale-across", "leaf-800g", "junos-cos", "inventory"})
  void examplesNoticeEachChange(String name) {
    PackMutants pack = PACKS.get(name);
    List<String> unnoticed = new ArrayList<>();
    for (String id : pack.ids()) {
      List<PackMutants.Mutant> mutants = pack.ofRule(id);
      assertFalse(mutants.isEmpty(), id);
      for (PackMutants.Mutant mutant : mutants) {
        if (!isNoticed(name, mutant)) {
          unnoticed.add(id + " " + mutant.change());
        }
      }
    }
    Map<String, Boolean> parameters = new LinkedHashMap<>();
    for (PackMutants.Mutant mutant : pack.ofParameters()) {
      if (!parameters.getOrDefault(mutant.change(), false)) {
        parameters.put(mutant.change(), isNoticed(name, mutant));
      }
    }
    parameters.forEach(
        (change, noticed) -> {
          if (!noticed) {
            unnoticed.add(change);
          }
        });

    assertEquals("", String.join("\n", unnoticed));
  }

  /** A change that the loader refuses is noticed as well: a wrong unit, most of all. */
  private static boolean isNoticed(String name, PackMutants.Mutant mutant) {
    LoadedPack loaded =
        READER.read(
            new SourceFile(
                "rules/" + name + ".yaml", SourceText.of(mutant.text()), Format.UNKNOWN));
    if (!loaded.problems().isEmpty()) {
      return true;
    }
    Pack changed = loaded.pack().orElseThrow();
    List<Pack> packs = new ArrayList<>(others(name, mutant.rule()));
    packs.add(changed);
    RuleSets.Assembled assembled = RuleSets.assemble(packs);
    assertEquals(List.of(), assembled.problems());
    Rule rule = changed.rule(mutant.rule()).orElseThrow();
    return !new ExampleRunner(assembled.rules(), Inspections.bundledPlatforms())
        .run(rule, changed.fixtures())
        .isEmpty();
  }

  /** Those rules of other packs that the rule asks for. */
  private static List<Pack> others(String name, String rule) {
    Set<String> asked = new LinkedHashSet<>(PACKS.get(name).asked(rule));
    List<Pack> packs = new ArrayList<>();
    for (Map.Entry<String, PackMutants> other : PACKS.entrySet()) {
      if (!other.getKey().equals(name)
          && other.getValue().ids().stream().anyMatch(asked::contains)) {
        packs.add(
            Inspections.bundledRules().packs().stream()
                .filter(pack -> pack.name().equals(other.getKey()))
                .findFirst()
                .orElseThrow());
      }
    }
    return packs;
  }
}
