package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Packs that a team writes for its own network, used as the team would. */
class UserPackTest {
  private static final Path FOLDER = Path.of("testdata", "packs", "user");
  private static final String LEAF =
      """
      set version 23.4X100-D40.1-EVO
      set system host-name leaf1
      set class-of-service forwarding-classes class rdma-data queue-num 4 no-loss pfc-priority 3
      set class-of-service forwarding-classes class rdma-cnp queue-num 5
      set class-of-service shared-buffer ingress buffer-partition lossless percent 66
      set class-of-service shared-buffer ingress buffer-partition lossless dynamic-threshold 3
      set class-of-service interfaces et-0/0/0 scheduler-map sm
      set class-of-service scheduler-maps sm forwarding-class rdma-data scheduler s-rdma
      set class-of-service scheduler-maps sm forwarding-class rdma-cnp scheduler s-cnp
      set class-of-service schedulers s-rdma transmit-rate percent 80
      set class-of-service schedulers s-cnp transmit-rate percent 5
      """;
  private static final String DCI =
      """
      set system host-name dci1
      set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
      set class-of-service interfaces et-0/0/0 scheduler-map sm
      set class-of-service scheduler-maps sm forwarding-class rdma-data scheduler s-rdma
      set class-of-service schedulers s-rdma buffer-rate percent 100
      set class-of-service schedulers s-rdma buffer-size temporal 12948
      """;
  private static final String CARD =
      """
      Device #1:
      ----------

      Device type:    ConnectX7
      Device:         0000:01:00.0

      Configurations:                              Default         Current         Next Boot
      NUM_OF_VFS                                   8               8               64
      """;
  private static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: rdma-data, cnp-class: rdma-cnp}
      devices: [{name: leaf1, model: QFX5240}, {name: dci1, model: PTX10008}]
      links:
        - name: dci1-dci2
          role: dci
          rtt: 5179 us
          rtt-source: computed
          rate: 100 Gbps
          distance: 500 km
          ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]
      """;

  private final Shell shell =
      Shell.judging()
          .with("rules/fabric-rules.yaml", text("fabric-rules.yaml"))
          .with("rules/site.yaml", text("site.yaml"))
          .with("losslint-inventory.yaml", INVENTORY)
          .with("leaf1.set", LEAF)
          .with("dci1.set", DCI)
          .with("gpu1.txt", CARD);

  private static String text(String file) {
    try {
      return Files.readString(FOLDER.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theirExamplesEndAsTheySay() {
    Shell.Ran ran = shell.run("rules", "test", "rules/fabric-rules.yaml", "rules/site.yaml");
    assertEquals("", ran.err());
    assertTrue(ran.out().startsWith("2 packs, "), ran.out());
    assertTrue(ran.out().endsWith(" 12 examples; 0 failures\n"), ran.out());
    assertEquals(0, ran.status());
  }

  @Test
  void theirRulesJudgeAQueueASwitchACardAndTheInventory() {
    Shell.Ran ran =
        shell.run(
            "check",
            "--only-pack",
            "rules/fabric-rules.yaml",
            "-f",
            "concise",
            "leaf1.set",
            "dci1.set",
            "gpu1.txt");
    assertEquals(
        """
        leaf1.set:6:70: warning FAB-001 the lossless partition of leaf1 has the dynamic threshold 3; 5 is the least that was tested
        leaf1.set:11:22: warning FAB-002 et-0/0/0 rdma-cnp has the priority low, and notifications wait behind data
        gpu1.txt:8:1: info FAB-003 NUM_OF_VFS is 64; 16 were tested
        losslint-inventory.yaml:8:17: warning FAB-004 the RTT of dci1-dci2 is not known to be measured: rtt-source is computed
        0 passed; 0 errors, 3 warnings, 1 info; 0 not evaluated; 0 suppressed; 3 files, 3 devices
        """,
        ran.out());
  }

  @Test
  void aPackStandsInPlaceOfTheOneThatItExtends() {
    shell.with(".losslint.yaml", "packs: [rules/site.yaml]\n");
    Shell.Ran ran = shell.run("check", "-f", "json", "dci1.set");
    assertTrue(ran.out().contains("3 × 5179 µs = 15537 µs is needed"), ran.out());
    assertTrue(ran.out().contains("500 km long; 300 km is the longest"), ran.out());
    Shell.Ran config = shell.run("config");
    assertTrue(config.out().contains("2.1.0, in place of scale-across"), config.out());
    Shell.Ran list = shell.run("rules", "list", "site", "-f", "json");
    assertTrue(list.out().contains("\"rule\" : \"DCI-001\""), list.out());
    assertTrue(list.out().contains("\"rule\" : \"SITE-001\""), list.out());
    assertTrue(!list.out().contains("\"rule\" : \"DCI-010\""), list.out());
    assertEquals(
        "losslint: exit 2: no rule or pack in force is called scale-across\n",
        shell.run("rules", "list", "scale-across").err());
  }

  @Test
  void settingsChangeTheValuesOfTheirParametersToo() {
    shell.with(
        ".losslint.yaml",
        "packs: [rules/fabric-rules.yaml]\nparameters:\n  fabric-rules: {least-alpha: 2}\n");
    Shell.Ran ran = shell.run("check", "-f", "json", "leaf1.set");
    assertTrue(!ran.out().contains("FAB-001\",\n    \"check"), ran.out());
    Shell.Ran explained = shell.run("explain", "FAB-001");
    assertTrue(explained.out().contains("by .losslint.yaml:3:31, in place of 5"), explained.out());
    assertTrue(explained.out().contains("partition-set.lossless-alpha >= 2"), explained.out());
  }

  @Test
  void aMistakeInItIsToldWithItsPlaceAndTheOthersRun() {
    shell.with(
        "rules/fabric-rules.yaml",
        text("fabric-rules.yaml").replace(">= least-alpha", ">= leest-alpha"));
    Shell.Ran ran =
        shell.run("check", "--only-pack", "rules/fabric-rules.yaml", "-f", "concise", "leaf1.set");
    assertEquals(2, ran.status());
    assertTrue(
        ran.err()
            .contains(
                "rules/fabric-rules.yaml:21:50: `leest-alpha` is not known: nothing here is called"
                    + " `leest-alpha`; did you mean `least-alpha`?"),
        ran.err());
    assertTrue(ran.out().contains("FAB-002"), ran.out());
  }

  @Test
  void aRuleOfTheirsHasThePageOfAnyOther() {
    shell.with("rules/again.yaml", text("fabric-rules.yaml").replace("fabric-rules", "again"));
    Shell.Ran twice =
        shell.run(
            "rules", "list", "--pack", "rules/fabric-rules.yaml", "--pack", "rules/again.yaml");
    assertEquals(2, twice.status());
    assertTrue(twice.err().contains("FAB-001"), twice.err());
  }
}
