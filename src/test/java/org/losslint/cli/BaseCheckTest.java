package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gate: what a change brings, found by judging both sides of it. */
class BaseCheckTest {
  @TempDir Path temp;
  private GitSandbox repository;

  @BeforeEach
  void start() throws IOException {
    repository = GitSandbox.withLink(Files.createDirectories(temp.resolve("r")).toRealPath());
  }

  private static JsonNode json(Shell.Ran ran) {
    try {
      return new ObjectMapper().readTree(ran.out());
    } catch (IOException e) {
      throw new AssertionError(ran.toString(), e);
    }
  }

  /** The counts of the only comparison: new, worse, known, mended, lost. */
  private static String counts(Shell.Ran ran) {
    JsonNode comparison = json(ran).get("comparisons").get(0);
    List<String> counts = new ArrayList<>();
    comparison.get("counts").forEach(count -> counts.add(count.asText()));
    return String.join(" ", counts);
  }

  /** The errors that count. */
  private static List<String> errors(Shell.Ran ran) {
    List<String> found = new ArrayList<>();
    for (JsonNode finding : json(ran).get("findings")) {
      if (finding.get("severity").asText().equals("error") && finding.get("suppressed").isNull()) {
        found.add(finding.get("rule").asText() + " " + finding.get("file").asText());
      }
    }
    return found;
  }

  private Shell.Ran since(String base, String... words) {
    List<String> all = new ArrayList<>(List.of("check", "-f", "json", "--base", base));
    all.addAll(List.of(words));
    return repository.losslint(all.toArray(String[]::new));
  }

  @Test
  void aFaultThatWasThereDoesNotCount() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("old fault");
    Shell.Ran ran = since("HEAD", "net");
    assertEquals(0, ran.status(), ran.err());
    assertEquals(List.of(), errors(ran));
    repository.with("net/dci2.set", GitSandbox.router("dci2", 9000));
    Shell.Ran more = since("HEAD", "net");
    assertEquals(1, more.status());
    assertEquals(List.of("DCI-001 net/dci2.set"), errors(more));
  }

  @Test
  void whatGetsWorseCounts() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("old fault");
    repository.with("net/dci1.set", GitSandbox.router("dci1", 8999));
    Shell.Ran ran = repository.losslint("check", "--base", "HEAD", "net");
    assertEquals(1, ran.status());
    assertTrue(ran.out().contains("  was   9000 us in HEAD\n"), ran.out());
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9001));
    assertEquals(0, repository.losslint("check", "--base", "HEAD", "net").status());
  }

  @Test
  void whatIsMendedIsSaid() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("old fault");
    repository.with("net/dci1.set", GitSandbox.router("dci1", 12948));
    Shell.Ran ran = repository.losslint("check", "--base", "HEAD", "net");
    assertTrue(
        ran.out().contains("  mended: DCI-001 dci1: et-0/0/0 rdma-data (9000 us)\n"), ran.out());
  }

  /** The statement that is found stands on a line that nobody touched. */
  @Test
  void aChangedInventoryRowIsCaught() {
    repository.with("losslint-inventory.yaml", GitSandbox.INVENTORY.replace("5179 us", "6000 us"));
    Shell.Ran ran = since("HEAD", "net");
    assertEquals(List.of("DCI-001 net/dci1.set", "DCI-001 net/dci2.set"), errors(ran));
    assertEquals(1, ran.status());
  }

  @Test
  void aChangedGroupIsCaught() {
    String grouped =
        GitSandbox.router("dci1", 12948)
                .replace("set class-of-service schedulers s1 buffer-size temporal 12948\n", "")
            + "set apply-groups deep\n"
            + "set groups deep class-of-service schedulers s1 buffer-size temporal 12948\n";
    repository.with("net/dci1.set", grouped).commit("groups");
    repository.with("net/dci1.set", grouped.replace("temporal 12948", "temporal 9000"));
    assertEquals(
        List.of("DCI-001 net/dci1.set", "DCI-017 net/dci1.set"), errors(since("HEAD", "net")));
  }

  @Test
  void aChangedPackAndChangedSettingsAreCaught() {
    String pack =
        """
        pack: ours
        version: 1.0.0
        extends: scale-across
        overrides: {parameters: {buffer-depth: %s}}
        """;
    repository
        .with(".losslint.yaml", "packs: [rules/ours.yaml]\n")
        .with("rules/ours.yaml", pack.formatted("2.5"))
        .commit("pack");
    repository.with("rules/ours.yaml", pack.formatted("3"));
    Shell.Ran byPack = since("HEAD", "net");
    assertTrue(
        errors(byPack).containsAll(List.of("DCI-001 net/dci1.set", "DCI-001 net/dci2.set")),
        byPack.toString());
    repository.git("checkout", "-q", ".");
    repository.with(
        ".losslint.yaml", "packs: [rules/ours.yaml]\nparameters: {ours: {buffer-depth: 4}}\n");
    Shell.Ran bySettings = since("HEAD", "net");
    assertTrue(errors(bySettings).contains("DCI-001 net/dci1.set"), bySettings.toString());
  }

  @Test
  void aWaiverThatGoesMakesTheFindingNew() {
    repository
        .with("net/dci1.set", GitSandbox.router("dci1", 9000))
        .with(".losslint.yaml", "waivers: [{rule: DCI-001, device: dci1, reason: pilot}]\n")
        .commit("waived");
    repository.with(".losslint.yaml", "");
    assertEquals(List.of("DCI-001 net/dci1.set"), errors(since("HEAD", "net")));
  }

  @Test
  void aRuleThatIsSwitchedOffMendsNothing() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("old fault");
    repository.with(".losslint.yaml", "disable: [{rule: DCI-001, reason: noise}]\n");
    Shell.Ran ran = repository.losslint("check", "--base", "HEAD", "net");
    assertTrue(ran.out().contains("because DCI-001 is not in force any more\n"), ran.out());
    assertTrue(ran.out().contains("0 mended"), ran.out());
  }

  @Test
  void aFactThatIsLostMendsNothing() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("old fault");
    repository.with(
        "losslint-inventory.yaml", GitSandbox.INVENTORY.replace("    rtt: 5179 us\n", ""));
    Shell.Ran ran = repository.losslint("check", "--base", "HEAD", "net");
    assertTrue(ran.out().contains("because DCI-001 could not be evaluated"), ran.out());
  }

  @Test
  void onlyWhatLacksAFactSinceTheBaseFails() {
    String[] words = {"check", "--unevaluated", "fail", "--base", "HEAD", "net"};
    repository
        .with("losslint-inventory.yaml", GitSandbox.INVENTORY.replace("    rtt: 5179 us\n", ""))
        .commit("no RTT");
    Shell.Ran same = repository.losslint(words);
    assertEquals(0, same.status(), same.err());
    repository.with(
        "losslint-inventory.yaml",
        GitSandbox.INVENTORY.replace("    rtt: 5179 us\n", "").replace("    rate: 100 Gbps\n", ""));
    Shell.Ran more = repository.losslint(words);
    assertEquals(2, more.status(), more.out());
  }

  @Test
  void aNewFileIsNew() {
    repository.with("net/dci3.set", GitSandbox.router("dci1", 9000));
    assertEquals(List.of("DCI-001 net/dci3.set"), errors(since("HEAD", "net/dci3.set")));
  }

  @Test
  void aRevisionThatNobodyHasIsExit2() {
    for (String revision : List.of("nowhere", "0123456789012345678901234567890123456789")) {
      Shell.Ran ran = repository.losslint("check", "--base", revision, "net");
      assertEquals(2, ran.status());
      assertTrue(ran.lastLine().contains("there is no revision `" + revision + "`"), ran.err());
    }
    assertEquals(2, repository.losslint("check", "--base=--output=x", "net").status());
  }

  @Test
  void everyFormatTellsTheChange() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("old fault");
    repository
        .with("net/dci1.set", GitSandbox.router("dci1", 8000))
        .with("net/dci2.set", GitSandbox.router("dci2", 8000));
    Shell.Ran sarif = repository.losslint("check", "-f", "sarif", "--base", "HEAD", "net");
    assertTrue(sarif.out().contains("\"baselineState\":\"new\""), sarif.err());
    assertTrue(sarif.out().contains("\"baselineState\":\"updated\""));
    Shell.Ran markdown = repository.losslint("check", "-f", "markdown", "--base", "HEAD", "net");
    assertTrue(markdown.out().contains("Since HEAD: 1 new, 1 worse"), markdown.out());
    Shell.Ran lines = repository.losslint("check", "-f", "jsonl", "--base", "HEAD", "net");
    assertTrue(lines.out().contains("{\"type\":\"comparison\",\"kind\":\"base\""), lines.out());
    assertEquals("1 1 ", counts(since("HEAD", "net")).substring(0, 4));
  }
}
