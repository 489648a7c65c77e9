package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.InventoryReader;
import org.losslint.inventory.Platforms;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.prepared.PreparedPacks;
import org.losslint.source.Input;
import org.losslint.source.InputFinder;

/** However many files are read at a time, the report of the demo is one and the same. */
class JobsTest {
  private static final Path HERE = Path.of("").toAbsolutePath();

  private static Report report(Effort effort) {
    PreparedPacks prepared = BundledPacks.prepared(LosslessVocabulary.ALL).orElseThrow();
    List<Pack> packs = new ArrayList<>();
    for (String name : BundledPacks.DEFAULT) {
      packs.add(prepared.pack(name).orElseThrow());
    }
    String file = "testdata/demo/losslint-inventory.yaml";
    Inventory inventory = InventoryReader.read(HERE.resolve(file), file).inventory();
    Expectations expectations =
        new Expectations(
            RuleSets.assemble(packs).rules(),
            inventory,
            new InventoryIndex(inventory, HERE),
            Optional.empty(),
            Platforms.NONE);
    return new Inspector(expectations)
        .inspect(inputs(), InputStream.nullInputStream(), "test", effort);
  }

  private static List<Input> inputs() {
    InputFinder finder = new InputFinder(HERE, "-", java.util.Set.of("losslint-inventory.yaml"));
    finder.add("testdata/demo");
    return finder.inputs();
  }

  private static List<String> identities(Report report) {
    return report.findings().stream()
        .map(f -> f.identity() + " " + f.place() + " " + f.subjects())
        .toList();
  }

  @Test
  void theReportIsTheSame() {
    Report one = report(Effort.ONE);
    Report four = report(new Effort(4, Watch.NONE));
    assertFalse(one.findings().isEmpty());
    assertEquals(one.files(), four.files());
    assertEquals(identities(one), identities(four));
    assertEquals(one.passed(), four.passed());
    assertEquals(one.notEvaluated(), four.notEvaluated());
    assertEquals(one.subjects(), four.subjects());
    assertEquals(one.devices(), four.devices());
  }

  @Test
  void aRunThatIsEndedTellsWhatItKnows() {
    AtomicInteger judged = new AtomicInteger();
    Watch watch =
        new Watch() {
          @Override
          public boolean goesOn() {
            return judged.get() < 2;
          }

          @Override
          public void judged(int files, int all, long bytes, int findings) {
            judged.set(files);
            assertEquals(inputs().size(), all);
          }
        };
    Report part = report(new Effort(1, watch));
    Report whole = report(Effort.ONE);
    assertEquals(whole.files().size(), part.files().size());
    assertEquals(whole.files().subList(0, 2), part.files().subList(0, 2));
    for (Report.JudgedFile file : part.files().subList(2, part.files().size())) {
      assertEquals(Report.Status.SKIPPED, file.status(), file.path());
    }
    assertTrue(identities(whole).containsAll(identities(part)));
  }

  /** Of ten thousand devices a report holds some hundred rows each, and no label twice. */
  @Test
  void aLabelIsHeldOnce() {
    Map<String, String> held = new HashMap<>();
    int again = 0;
    for (Report.NotEvaluated row : report(Effort.ONE).notEvaluated()) {
      for (String label : row.subjects()) {
        String before = held.putIfAbsent(row.file() + " " + label, label);
        if (before != null) {
          assertSame(before, label);
          again++;
        }
      }
    }
    assertTrue(again > 0);
  }
}
