package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.Golden;

/** The demo as a new user runs it: each fault that was planted is found, and nothing else is. */
class DemoTest {
  private static final Path EXPECTED = Path.of("testdata/expected");

  private final Shell shell = Demo.shell();

  @Test
  void thePlantedFaultsAreFoundWhereTheyAre() throws IOException {
    JsonNode report = new ObjectMapper().readTree(shell.run("check", "-f", "json", "demo").out());
    List<String> found = new ArrayList<>();
    for (JsonNode finding : report.get("findings")) {
      found.add(
          finding.get("file").asText().substring("demo/".length())
              + ":"
              + finding.get("line").asInt()
              + " "
              + finding.get("rule").asText());
    }
    assertEquals(
        List.of(
            "dci2.conf:48 DCI-005",
            "dci2.conf:48 DCI-017",
            "dci2.conf:49 DCI-006",
            "dci2.conf:54 DCI-010",
            "dci2.conf:72 DCI-009",
            "dci2.conf:73 DCI-004",
            "hosts/gpu-b1/mlxconfig.txt:12 NIC-004",
            "hosts/gpu-b1/mlxconfig.txt:12 NIC-006",
            "hosts/gpu-b1/mlxconfig.txt:13 NIC-005",
            "hosts/gpu-b1/mlxconfig.txt:15 NIC-003",
            "hosts/gpu-b1/mlxconfig.txt:18 NIC-009",
            "hosts/gpu-b1/mlxconfig.txt:19 NIC-009",
            "hosts/gpu-b1/mlxconfig.txt:21 NIC-009",
            "hosts/gpu-b1/roce_accl.txt:11 NIC-001",
            "leaf1.set:14 LEAF-005",
            "leaf1.set:14 LEAF-007"),
        found);
  }

  @Test
  void theReportReadsAsItShould() {
    Shell.Ran ran = shell.run("check", "demo");
    Golden.check(EXPECTED.resolve("demo.txt"), ran.out());
    assertEquals(1, ran.status());
    assertTrue(ran.lastLine().startsWith("losslint: exit 1: "), ran.err());
  }

  @Test
  void theRightRouterAndHostPassAlone() {
    Shell.Ran ran = shell.run("check", "--fail-on", "info", "demo/dci1.conf", "demo/hosts/gpu-a1");
    assertEquals(0, ran.status(), ran.out() + ran.err());
  }

  @Test
  void theQueuesAndCardsAreShown() {
    Golden.check(EXPECTED.resolve("demo-show.txt"), shell.run("show", "demo").out());
  }
}
