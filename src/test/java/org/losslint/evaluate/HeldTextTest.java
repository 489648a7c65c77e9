package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.Platforms;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.RuleSets;
import org.losslint.source.InputFinder;
import org.losslint.source.SourceText;

/** Of the texts of a large run only the first are held whole, however many are read at a time. */
class HeldTextTest {
  private static final int LENGTH = 1 << 20;
  private static final int FILES = 19;

  /** Something to find, and much else. */
  private static String device(int number) {
    StringBuilder text = new StringBuilder(LENGTH);
    text.append("system { host-name r").append(number).append("; }\n");
    text.append("class-of-service {\n    schedulers {\n        s {\n");
    text.append("            transmit-rate percent 50;\n        }\n    }\n}\n");
    while (text.length() < LENGTH - 60) {
      text.append("policy-options { community c members target:1:1; }\n");
    }
    while (text.length() < LENGTH) {
      text.append('\n');
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void theFirstTextsAreHeldWhole(int jobs) throws IOException {
    List<Pack> packs = new ArrayList<>();
    for (String name : BundledPacks.DEFAULT) {
      packs.add(
          BundledPacks.prepared(LosslessVocabulary.ALL).orElseThrow().pack(name).orElseThrow());
    }
    try (FileSystem disk = Jimfs.newFileSystem(Configuration.unix())) {
      Path folder = Files.createDirectory(disk.getPath("/net"));
      for (int i = 0; i < FILES; i++) {
        Files.writeString(folder.resolve("r" + (10 + i) + ".conf"), device(i));
      }
      Expectations expectations =
          new Expectations(
              RuleSets.assemble(packs).rules(),
              Inventory.NONE,
              new InventoryIndex(Inventory.NONE, folder),
              Optional.empty(),
              Platforms.NONE);
      InputFinder finder = new InputFinder(folder, "-", Set.of());
      finder.add(folder.toString());
      Report report =
          new Inspector(expectations)
              .inspect(
                  finder.inputs(),
                  InputStream.nullInputStream(),
                  "test",
                  new Effort(jobs, Watch.NONE));
      List<Integer> whole = new ArrayList<>();
      for (Finding finding : report.findings()) {
        SourceText text = finding.place().orElseThrow().file().text();
        assertEquals("s", text.slice(finding.place().orElseThrow().span()));
        if (text.isWhole()) {
          whole.add(Integer.parseInt(finding.device().substring(1)));
        }
      }
      assertEquals(FILES, report.findings().size());
      List<Integer> first = new ArrayList<>();
      for (int i = 0; i < FileWork.TEXT_LIMIT / LENGTH; i++) {
        first.add(i);
      }
      assertEquals(first, whole);
    }
  }
}
