package org.losslint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Expectations;
import org.losslint.evaluate.Inspector;
import org.losslint.evaluate.Report;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.InventoryReader;
import org.losslint.inventory.InventoryReading;
import org.losslint.inventory.PlatformReader;
import org.losslint.inventory.Platforms;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.RuleSet;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.load.ShippedPackLibrary;
import org.losslint.source.Format;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/**
 * Runs texts through the whole way from reading to the report, with the packs and platforms that
 * losslint ships.
 */
public final class Inspections {
  private static final Path HERE = Path.of("").toAbsolutePath();
  private static final RuleSet RULES = rules();
  private static final Platforms PLATFORMS = platforms();

  private Inspections() {}

  private static RuleSet rules() {
    PackReader reader = new PackReader(LosslessVocabulary.ALL, new ShippedPackLibrary(HERE));
    List<Pack> packs = new ArrayList<>();
    for (String name : BundledPacks.DEFAULT) {
      var loaded = reader.read(BundledPacks.pack(name).orElseThrow());
      assertEquals(List.of(), loaded.problems());
      packs.add(loaded.pack().orElseThrow());
    }
    RuleSets.Assembled assembled = RuleSets.assemble(packs);
    assertEquals(List.of(), assembled.problems());
    return assembled.rules();
  }

  private static Platforms platforms() {
    List<Problem> problems = new ArrayList<>();
    Platforms platforms = PlatformReader.read(BundledPacks.platforms().orElseThrow(), problems);
    assertEquals(List.of(), problems);
    return platforms;
  }

  public static Platforms bundledPlatforms() {
    return PLATFORMS;
  }

  public static RuleSet bundledRules() {
    return RULES;
  }

  public static Report report(Path inventory, String file, String text) {
    try {
      return report(Files.readString(inventory), file, text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** {@code inventory} is the text of one; empty for none. */
  public static Report report(String inventory, String file, String text) {
    return report(inventory, Map.of(file, text));
  }

  public static Report report(String inventory, Map<String, String> files) {
    return new Inspector(expectations(inventory)).inspect(files, "test");
  }

  /** {@code inventory} is the text of one; empty for none. */
  public static Expectations expectations(String inventory) {
    Inventory known = Inventory.NONE;
    if (!inventory.isEmpty()) {
      SourceFile source =
          new SourceFile("losslint-inventory.yaml", SourceText.of(inventory), Format.UNKNOWN);
      InventoryReading reading = InventoryReader.read(source);
      assertEquals(List.of(), reading.problems());
      known = reading.inventory();
    }
    return new Expectations(
        RULES, known, new InventoryIndex(known, HERE), Optional.empty(), PLATFORMS);
  }
}
