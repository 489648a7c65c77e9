package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losslint.evaluate.Watch;

/** What a run says that the user ended: all that it knows, and nothing more. */
class InterruptedRunTest {
  private static final String BASELINE = ".losslint-baseline.json";

  /** Ends a run when so many files are judged. */
  private static final class After implements Watch {
    private final int most;
    private int files;

    After(int most) {
      this.most = most;
    }

    @Override
    public boolean goesOn() {
      return files < most;
    }

    @Override
    public void judged(int judged, int all, long bytes, int findings) {
      files++;
    }
  }

  private final Shell shell = Demo.shell();

  private List<String> statuses(Shell.Ran ran) throws IOException {
    List<String> statuses = new ArrayList<>();
    for (JsonNode file : new ObjectMapper().readTree(ran.out()).get("files")) {
      statuses.add(file.get("path").asText() + " " + file.get("status").asText());
    }
    return statuses;
  }

  @Test
  void everyFileThatWasNotJudgedIsNamed() throws IOException {
    shell.watch = new After(2);
    Shell.Ran ran = shell.run("check", "--jobs", "1", "-f", "json", "demo");
    assertEquals(130, ran.status());
    assertEquals("losslint: exit 130: interrupted after 2 of 7 files", ran.lastLine());
    assertEquals(
        List.of(
            "demo/dci1.conf checked",
            "demo/dci2.conf checked",
            "demo/hosts/gpu-a1/mlxconfig.txt skipped",
            "demo/hosts/gpu-a1/roce_accl.txt skipped",
            "demo/hosts/gpu-b1/mlxconfig.txt skipped",
            "demo/hosts/gpu-b1/roce_accl.txt skipped",
            "demo/leaf1.set skipped"),
        statuses(ran));
    assertTrue(ran.out().contains("DCI-004"), "what is known of dci2");
    assertFalse(ran.out().contains("DCI-017"), "what joins both routers");
  }

  @Test
  void aHostThatWaitsForItsSwitchIsNotJudged() throws IOException {
    String inventory = "demo/losslint-inventory.yaml";
    shell.with(
        inventory,
        shell
            .read(inventory)
            .replace(
                "files: [\"hosts/gpu-a1/*\"]",
                "files: [\"hosts/gpu-a1/*\"]\n    nics: [{name: mlx5_0, device: leaf1, interface:"
                    + " et-0/0/0}]"));
    shell.watch = new After(6);
    Shell.Ran ran = shell.run("check", "--jobs", "1", "-f", "json", "demo");
    assertEquals("losslint: exit 130: interrupted after 5 of 7 files", ran.lastLine());
    assertEquals("demo/hosts/gpu-a1/mlxconfig.txt skipped", statuses(ran).get(2));
    assertEquals("demo/hosts/gpu-b1/mlxconfig.txt checked", statuses(ran).get(4));
    assertEquals("demo/leaf1.set skipped", statuses(ran).get(6));
  }

  /** The process ends with 130 whatever is written, but the report is that of the whole run. */
  @Test
  void anInterruptBehindTheLastFileLosesNothing() {
    Shell.Ran whole = shell.run("check", "--jobs", "1", "-f", "json", "demo");
    shell.watch = new After(7);
    Shell.Ran ran = shell.run("check", "--jobs", "1", "-f", "json", "demo");
    assertEquals(whole.out(), ran.out());
    assertEquals(130, ran.status());
    assertEquals("losslint: exit 130: interrupted when everything was judged", ran.lastLine());
  }

  @Test
  void nothingInABaselineIsStale() throws IOException {
    shell.run("baseline", "write", "demo");
    String written = shell.read(BASELINE);
    shell.watch = new After(2);
    Shell.Ran ran = shell.run("check", "--jobs", "1", "-f", "json", "--baseline", BASELINE, "demo");
    JsonNode counts = new ObjectMapper().readTree(ran.out()).at("/comparisons/0/counts");
    assertEquals(0, counts.get("new").asInt(), counts.toString());
    assertTrue(counts.get("known").asInt() > 0, counts.toString());
    assertEquals(0, counts.get("mended").asInt(), counts.toString());
    shell.watch = new After(2);
    assertEquals(130, shell.run("baseline", "prune", "--jobs", "1", "demo").status());
    assertEquals(written, shell.read(BASELINE));
  }

  @Test
  void noBaselineIsWritten() {
    shell.watch = new After(2);
    Shell.Ran ran = shell.run("baseline", "write", "--jobs", "1", "demo");
    assertEquals(130, ran.status());
    assertEquals(
        "losslint: exit 130: nothing is written: interrupted after 2 of 7 files", ran.lastLine());
    assertFalse(Files.exists(shell.folder.resolve(BASELINE)));
  }

  /** Against a half of what was, the other half would be new. */
  @Test
  void nothingIsComparedWithAHalfOfTheBase(@TempDir Path temp) throws IOException {
    GitSandbox repository = GitSandbox.withLink(Files.createDirectories(temp.resolve("r")));
    repository.watch = new After(3);
    Shell.Ran ran =
        repository.losslint("check", "--jobs", "1", "-f", "json", "--base", "HEAD", "net");
    assertEquals(130, ran.status());
    assertEquals(
        "losslint: exit 130: interrupted before HEAD was judged", ran.lastLine(), ran.err());
    assertTrue(new ObjectMapper().readTree(ran.out()).at("/comparisons").isEmpty());
  }
}
