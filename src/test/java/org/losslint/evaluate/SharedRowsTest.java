package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

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
import org.junit.jupiter.api.Test;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.Platforms;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.prepared.PreparedPacks;
import org.losslint.source.InputFinder;

/** What rows of several files have in common. */
class SharedRowsTest {
  /** Two ports, of which nobody says what they are for. */
  private static final String PORTS =
      """
      class-of-service {
          forwarding-classes {
              class rdma-data queue-num 3 no-loss;
          }
          scheduler-maps {
              sm {
                  forwarding-class rdma-data scheduler s;
              }
          }
          schedulers {
              s {
                  transmit-rate percent 50;
              }
          }
          interfaces {
              et-0/0/0 {
                  scheduler-map sm;
              }
              et-0/0/1 {
                  scheduler-map sm;
              }
          }
      }
      """;

  private static Report report(String... texts) throws IOException {
    PreparedPacks prepared = BundledPacks.prepared(LosslessVocabulary.ALL).orElseThrow();
    List<Pack> packs = new ArrayList<>();
    for (String name : BundledPacks.DEFAULT) {
      packs.add(prepared.pack(name).orElseThrow());
    }
    try (FileSystem files = Jimfs.newFileSystem(Configuration.unix())) {
      Path folder = Files.createDirectory(files.getPath("/net"));
      for (int i = 0; i < texts.length; i++) {
        Files.writeString(folder.resolve("file" + i + ".conf"), texts[i]);
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
      return new Inspector(expectations)
          .inspect(finder.inputs(), InputStream.nullInputStream(), "test", Effort.ONE);
    }
  }

  private static Report.NotEvaluated row(Report report, String device) {
    List<Report.NotEvaluated> rows = new ArrayList<>();
    for (Report.NotEvaluated row : report.notEvaluated()) {
      if (row.rule().equals("DCI-001") && row.device().equals(device)) {
        rows.add(row);
      }
    }
    assertEquals(1, rows.size(), rows.toString());
    return rows.get(0);
  }

  @Test
  void devicesThatLackTheSameShareIt() throws IOException {
    Report report =
        report("system { host-name a; }\n" + PORTS, "system { host-name b; }\n" + PORTS);
    Report.NotEvaluated first = row(report, "a");
    Report.NotEvaluated second = row(report, "b");
    assertSame(first.gap(), second.gap());
    assertEquals("file0.conf", Path.of(first.file()).getFileName().toString());
    assertEquals("file1.conf", Path.of(second.file()).getFileName().toString());
    assertEquals(List.of("et-0/0/0 rdma-data", "et-0/0/1 rdma-data"), second.subjects());
  }

  @Test
  void filesOfOneDeviceAreOneRowOfTenSubjects() throws IOException {
    String device = "system { host-name a; }\n" + PORTS;
    Report two = report(device, device);
    assertEquals(4, row(two, "a").count());
    assertEquals(4, row(two, "a").subjects().size());
    Report six = report(device, device, device, device, device, device);
    assertEquals(12, row(six, "a").count());
    assertEquals(Report.Gap.MOST_SUBJECTS, row(six, "a").subjects().size());
    Report one = report(device);
    assertEquals(one.passed().size(), two.passed().size());
    for (int i = 0; i < one.passed().size(); i++) {
      Report.Passed single = one.passed().get(i);
      assertEquals(single.and(single.count()), two.passed().get(i));
    }
  }
}
