package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.Inspections;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.rules.Rule;
import org.losslint.rules.expression.Outcome;
import org.losslint.source.Severity;

/** The host side of the first seed: its two workload profiles and the settings of its cards. */
class SeedHostTest {
  private static final Path INVENTORY =
      Path.of("testdata", "hosts", "dci", "losslint-inventory.yaml");

  private static Report judged(int rtt, String text) {
    try {
      String inventory = Files.readString(INVENTORY).replace("rtt: 5179 us", "rtt: " + rtt + " us");
      return Inspections.report(inventory, "gpu1.txt", text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> findings(Report report, String... packs) {
    List<String> found = new ArrayList<>();
    for (Finding finding : report.findings()) {
      if (List.of(packs).contains(finding.pack())) {
        found.add(finding.rule() + ":" + finding.severity().label());
      }
    }
    found.sort(null);
    return found;
  }

  /** Seed numbers: 33,554,432 and 65,011,712 bytes, 0.518 and 1.004 BDP, 2.07 and 4.02 in total. */
  @ParameterizedTest
  @CsvSource({
    "64, 33554432, 0.518, 2.073, ''",
    "124, 65011712, 1.004, 4.017, WIN-003:info",
  })
  void profilesOfTheSeed(int depth, long bytes, String one, String all, String expected)
      throws IOException {
    String script = "clients 4\nib_write_bw -q 8 -t " + depth + " -s 65536\n";

    assertEquals(
        expected.isEmpty() ? List.of() : List.of(expected),
        findings(judged(5179, script), "workload"));
    Map<String, Object> facts = new TreeMap<>();
    Expectations expectations = Inspections.expectations(Files.readString(INVENTORY));
    new Inspector(expectations, hearing(facts)).inspect(Map.of("run.sh", script), "test");
    assertEquals(Quantity.parse(bytes + " B"), facts.get("client.window"));
    assertEquals(one, thousandths(facts.get("client.share")));
    assertEquals(all, thousandths(facts.get("load.share")));
  }

  private static Verdicts hearing(Map<String, Object> facts) {
    return (rule, subject, verdict, outcomes) -> {
      if (rule.id().equals("WIN-001") || rule.id().equals("WIN-006")) {
        for (String name : List.of("window", "share")) {
          subject
              .kind()
              .attribute(name)
              .flatMap(attribute -> attribute.read(subject, "").optional())
              .ifPresent(value -> facts.put(subject.kind().name() + "." + name, value));
        }
      }
    };
  }

  private static String thousandths(Object share) {
    return ((Quantity) share).value().toBigDecimal(3, RoundingMode.HALF_UP).toString();
  }

  /** As printed, the seed sets one parameter without its ports, and two registers once. */
  @Test
  void itsCommands() {
    Report report =
        judged(
            5179,
            """
            mlxreg -d 0000:01:00.0 --reg_name ROCE_ACCL --set roce_slow_restart_en=0x0
            mlxreg -d 0000:01:00.0 --reg_name ROCE_ACCL --set roce_adp_retrans_en=0x0
            mlxconfig -d 0000:01:00.0 set RPG_MIN_DEC_FAC=95
            mlxconfig -d 0000:01:00.0 set CLAMP_TGT_RATE_P1=1 CLAMP_TGT_RATE_P2=1
            mlxconfig -d 0000:01:00.0 set RPG_TIME_RESET_P1=7000 RPG_TIME_RESET_P2=7000
            """);

    assertEquals(
        List.of("NIC-014:info", "NIC-014:info", "NIC-018:error"), findings(report, "connectx"));
    Finding suffix =
        report.findings().stream()
            .filter(f -> f.rule().equals("NIC-018"))
            .findFirst()
            .orElseThrow();
    assertEquals(
        List.of("mlxconfig -d 0000:01:00.0 set RPG_MIN_DEC_FAC_P1=95 RPG_MIN_DEC_FAC_P2=95"),
        suffix.fixes().get(0).lines());
  }

  /** Its timers fit the distances that it names, and no others. */
  @ParameterizedTest
  @CsvSource({
    "632, 5000, ''",
    "1131, 5000, ''",
    "2138, 5000, ''",
    "3158, 5000, ''",
    "4145, 5000, ''",
    "5179, 7000, ''",
    "5179, 5000, NIC-005:error 7000",
    "5179, 300, NIC-005:error 7000",
    "4167, 5000, NIC-005:error 7000",
    "4166, 5000, ''",
    "5834, 7000, NIC-005:error 8000",
    "5833, 7000, ''",
    "632, 7500, ''",
    "632, 7501, NIC-005:warning 5000",
    "100000, 7000, 'NIC-005:error '",
  })
  void itsTimers(int rtt, int timer, String expected) {
    Report report =
        judged(
            rtt,
            "Device type:    ConnectX7\nDevice:         0000:01:00.0\n"
                + "Configurations:                      Default         Current         Next Boot\n"
                + "         RPG_TIME_RESET_P1           300             T               T\n"
                    .replace("T               T\n", timer + "            " + timer + "\n"));

    String found = "";
    for (Finding finding : report.findings()) {
      if (finding.rule().equals("NIC-005")) {
        String command = finding.fixes().get(0).lines().get(0);
        int value = command.indexOf("RPG_TIME_RESET_P1=");
        found =
            "NIC-005:"
                + finding.severity().label()
                + " "
                + (value < 0 ? "" : command.substring(value + 18, command.indexOf(' ', value)));
      }
    }
    assertEquals(expected, found);
  }

  @Test
  void aCardThatIsSetAsTheSeedSaysPasses() {
    StringBuilder dump =
        new StringBuilder("Device type:    ConnectX7\nDevice:         0000:01:00.0\n");
    dump.append("Configurations:       Default    Current    Next Boot\n");
    for (int port = 1; port <= 2; port++) {
      dump.append("  CLAMP_TGT_RATE_P" + port + "  False(0)  True(1)  True(1)\n");
      dump.append("  RPG_TIME_RESET_P" + port + "  300       7000     7000\n");
      dump.append("  RPG_MIN_DEC_FAC_P" + port + "  50       95       95\n");
    }
    dump.append("\nField Name | Data\n====\n");
    for (String mode : List.of("adp_retrans", "tx_window", "slow_restart", "slow_restart_idle")) {
      dump.append("roce_" + mode + "_field_select | 0x00000001\n");
    }
    for (String mode : List.of("adp_retrans", "tx_window", "slow_restart", "slow_restart_idle")) {
      dump.append("roce_" + mode + "_en | 0x00000000\n");
    }
    dump.append("====\n");
    Map<String, Outcome> outcomes = new TreeMap<>();
    Report report;
    try {
      Expectations expectations = Inspections.expectations(Files.readString(INVENTORY));
      report =
          new Inspector(
                  expectations,
                  (rule, subject, verdict, all) -> note(rule, subject, verdict.outcome(), outcomes))
              .inspect(Map.of("gpu1.txt", dump.toString()), "test");
    } catch (IOException e) {
      throw new AssertionError(e);
    }

    assertEquals(List.of(), findings(report, "connectx"));
    for (String rule : List.of("NIC-001", "NIC-002", "NIC-003", "NIC-004", "NIC-005", "NIC-009")) {
      assertEquals(Outcome.PASSED, outcomes.get(rule), rule);
    }
    assertEquals(0, report.findings().stream().filter(f -> f.severity() == Severity.ERROR).count());
  }

  private static void note(
      Rule rule, Subject subject, Outcome outcome, Map<String, Outcome> outcomes) {
    if (outcome != Outcome.NOT_APPLICABLE) {
      outcomes.merge(rule.id(), outcome, (a, b) -> a == b ? a : Outcome.FAILED);
    }
  }
}
