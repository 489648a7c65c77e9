package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What did not change since a day is left out, said to be, and told nothing of. */
class SinceCheckTest {
  private static final String DAY = "2026-11-01";
  private static final String LEFT_OUT = "not changed since " + DAY;

  private final Shell link =
      outsideOfGit(Shell.judging())
          .with("losslint-inventory.yaml", GitSandbox.INVENTORY)
          .with("net/dci1.set", GitSandbox.router("dci1", 12948))
          .with("net/dci2.set", GitSandbox.router("dci2", 9000))
          .with("net/r8.conf", lone("r8"))
          .with("net/r9.conf", lone("r9"));

  /** A router that belongs to nothing, with one error: ECN without a profile. */
  private static String lone(String name) {
    return Fleet.LONE.replace("NAME", name);
  }

  private static String mended(String name) {
    return lone(name).replace("explicit-congestion-notification", "transmit-rate percent 10");
  }

  private static Shell outsideOfGit(Shell shell) {
    shell.remove(".git");
    return shell;
  }

  /** Gives all files the time of the last second before the day. */
  private static Shell aged(Shell shell) {
    try (Stream<Path> files = Files.walk(shell.folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-10-31T23:59:59Z")));
      }
      return shell;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Gives a file the first moment of the day. */
  private static void touch(Shell shell, String path) {
    try {
      FileTime time = FileTime.from(Instant.parse("2026-11-01T00:00:00Z"));
      Files.setLastModifiedTime(shell.folder.resolve(path), time);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode json(Shell.Ran ran) {
    try {
      return new ObjectMapper().readTree(ran.out());
    } catch (IOException e) {
      throw new AssertionError(ran.err(), e);
    }
  }

  private static JsonNode since(Shell shell, String... words) {
    List<String> all = new ArrayList<>(List.of("check", "--since", DAY, "-f", "json"));
    all.addAll(List.of(words));
    return json(shell.run(all.toArray(String[]::new)));
  }

  private static Set<String> judged(JsonNode report) {
    Set<String> judged = new TreeSet<>();
    for (JsonNode file : report.get("files")) {
      if (!isSkipped(file)) {
        judged.add(file.get("path").asText());
      }
    }
    return judged;
  }

  private static Set<String> devices(JsonNode report, Set<String> files) {
    Set<String> devices = new HashSet<>();
    for (JsonNode file : report.get("files")) {
      for (JsonNode device : file.get("devices")) {
        if (files.contains(file.get("path").asText())) {
          devices.add(device.asText());
        }
      }
    }
    return devices;
  }

  /** What a report says of some files and of their devices. */
  private static Set<String> said(JsonNode report, Set<String> files, Set<String> devices) {
    Set<String> said = new TreeSet<>();
    for (JsonNode finding : report.get("findings")) {
      if (files.contains(finding.get("file").asText())) {
        said.add(finding.toString());
      }
    }
    for (String rows : List.of("notEvaluated", "passed")) {
      for (JsonNode row : report.get(rows)) {
        if (devices.contains(row.get("device").asText())) {
          said.add(rows + row);
        }
      }
    }
    return said;
  }

  /** Ends of a link with their hosts and switch, files of one device or name, one that is alone. */
  @ParameterizedTest
  @CsvSource({
    "net/dci2.conf, 'net/dci1.conf net/leaf1.set hosts/gpu-a1/mlxconfig.txt'",
    "hosts/gpu-b1/roce_accl.txt, 'net/dci1.conf net/dci2.conf hosts/gpu-a1/roce_accl.txt'",
    "net/split/a.conf, net/split/b.conf",
    "net/copies/monday.conf, net/copies/tuesday.conf",
    "net/east/cos.conf, net/west/cos.conf",
    "net/lone/3.conf, net/lone/3.conf",
    "net/broken.conf, net/broken.conf"
  })
  void whatBelongsToAChangeIsJudgedAsEver(String changed, String with) {
    Shell fleet = aged(outsideOfGit(Fleet.shell()));
    JsonNode whole = json(fleet.run("check", "-f", "json", "fleet"));
    touch(fleet, "fleet/" + changed);
    JsonNode part = since(fleet, "fleet");
    Set<String> judged = judged(part);
    for (String each : (changed + " " + with).split(" ")) {
      assertTrue(judged.contains("fleet/" + each), each + " is not among " + judged);
    }
    assertTrue(judged.size() < judged(whole).size(), judged.toString());
    Set<String> devices = devices(whole, judged);
    assertEquals(devices, devices(part, judged));
    assertEquals(said(whole, judged, devices), said(part, judged, devices));
    assertEquals(whole.get("files").size(), part.get("files").size());
    for (int i = 0; i < whole.get("files").size(); i++) {
      JsonNode before = whole.get("files").get(i);
      JsonNode file = part.get("files").get(i);
      if (judged.contains(file.get("path").asText()) || isSkipped(before)) {
        assertEquals(before, file);
      } else {
        assertEquals(before.get("path"), file.get("path"));
        assertEquals(LEFT_OUT, file.get("reason").asText());
      }
    }
  }

  private static boolean isSkipped(JsonNode file) {
    return file.get("status").asText().equals("skipped");
  }

  @Test
  void whereNothingChangedNothingIsJudgedAndThatIsSaid() {
    Shell.Ran ran = aged(link).run("check", "--since", DAY, "net");
    assertEquals(0, ran.status());
    String said = "4 of 4 files not changed since 2026-11-01, so that nothing is judged";
    assertEquals("losslint: " + said + "\n", ran.err());
    assertEquals(
        "0 passed; 0 errors, 0 warnings, 0 infos; 0 not evaluated; 0 suppressed; "
            + "4 files, 0 devices; "
            + said,
        ran.out().strip());
  }

  @Test
  void eachReportSaysWhatWasLeftOut() {
    touch(aged(link), "net/r9.conf");
    String said = "3 of 4 files not changed since 2026-11-01, not judged";
    for (String format : List.of("text", "concise", "markdown", "github", "html", "sarif")) {
      Shell.Ran ran = link.run("check", "--since", DAY, "-f", format, "net");
      assertTrue(ran.out().contains(said), format + "\n" + ran.out());
      assertTrue(ran.err().contains("losslint: " + said + "\n"), ran.err());
      assertEquals("losslint: exit 1: 1 finding at or above --fail-on error", ran.lastLine());
    }
    Shell.Ran csv = link.run("check", "--since", DAY, "-f", "csv", "net");
    assertTrue(csv.out().contains("file skipped"), csv.out());
  }

  @Test
  void whatCannotBeJudgedIsNoFaultOfARunThatLeavesItOut() {
    link.with("net/broken.conf", "class-of-service { schedulers { s1 { buffer-size");
    link.with("net/read-me.txt", "nothing to judge\n");
    aged(link).with("net/r9.conf", mended("r9"));
    Shell.Ran without = link.run("check", "--since", DAY, "--fail-on", "error", "net");
    assertEquals("losslint: 4 of 6 files " + LEFT_OUT + ", not judged", without.lastLine());
    assertEquals(0, without.status());
    assertTrue(without.out().contains("6 files (1 skipped)"), without.out());
    touch(link, "net/broken.conf");
    assertEquals(2, link.run("check", "--since", DAY, "net").status());
  }

  @Test
  void nothingOfAKnownFormatIsStillNothingToJudge() {
    Shell shell = outsideOfGit(Shell.judging()).with("net/read-me.txt", "nothing to judge\n");
    Shell.Ran ran = aged(shell).run("check", "--since", DAY, "net");
    assertEquals(2, ran.status());
    assertEquals(
        "losslint: exit 2: nothing to judge: no file is of a known format", ran.lastLine());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"losslint-inventory.yaml", ".losslint.yaml", "p/mine.yaml", "p/base.yaml"})
  void newTermsAreForEverything(String terms) {
    link.with(".losslint.yaml", "severities: {COS-008: warning}\n")
        .with("p/base.yaml", "pack: base\nversion: 1.0.0\nextends: scale-across\n")
        .with("p/mine.yaml", "pack: mine\nversion: 1.0.0\nextends: base.yaml\n");
    aged(link);
    assertEquals(Set.of(), judged(since(link, "--pack", "p/mine.yaml", "net")));
    touch(link, terms);
    Shell.Ran ran = link.run("check", "--since", DAY, "--pack", "p/mine.yaml", "-f", "json", "net");
    assertEquals(4, judged(json(ran)).size());
    assertTrue(
        ran.err()
            .contains(
                "losslint: " + terms + " changed since 2026-11-01, so that everything is judged\n"),
        ran.err());
  }

  @Test
  void theBaselineOfWhatIsLeftOutIsNotStale() {
    link.run("baseline", "write", "net");
    aged(link).with("net/r9.conf", mended("r9"));
    Shell.Ran ran =
        link.run("check", "--since", DAY, "--baseline", ".losslint-baseline.json", "net");
    assertTrue(ran.out().contains("0 new, 0 worse, 1 stale, 0 known\n"), ran.out());
    assertEquals(0, ran.status(), ran.err());
    aged(link);
    Shell.Ran none =
        link.run(
            "check",
            "--since",
            DAY,
            "--strict-baseline",
            "--baseline",
            ".losslint-baseline.json",
            "net");
    assertEquals(0, none.status(), none.out());
  }

  /** A waiver of what is left out may cover something; one of what was judged is dead. */
  @Test
  void theWaiversOfWhatIsLeftOutAreNotDead() {
    link.with(
        ".losslint.yaml",
        """
        waivers:
          - {rule: COS-004, device: r8, reason: the lab}
          - {rule: COS-004, device: "r*", reason: the lab}
          - {rule: COS-004, device: r9, reason: the lab}
        """);
    aged(link);
    assertEquals(List.of(), dead(since(link, "net")));
    touch(link, "net/r9.conf");
    assertEquals(List.of(4), dead(since(link, "net")));
  }

  private static List<Integer> dead(JsonNode report) {
    List<Integer> lines = new ArrayList<>();
    for (JsonNode finding : report.get("findings")) {
      if (finding.get("rule").asText().equals("SET-004")) {
        lines.add(finding.get("line").asInt());
      }
    }
    return lines;
  }

  /** What lacks a fact counts where it was judged. */
  @Test
  void theUnevaluatedAreThoseOfJudgedFiles() {
    String[] words = {
      "check", "--since", DAY, "--unevaluated", "fail", "--fail-on", "never", "net"
    };
    assertEquals(2, aged(link).run("check", "--unevaluated", "fail", "net").status());
    assertEquals(0, link.run(words).status());
    touch(link, "net/r9.conf");
    assertEquals(2, link.run(words).status());
  }

  /** A folder with `.git` that git cannot read says nothing, and its times say less. */
  @Test
  void whereGitCannotTellEverythingIsJudged() throws IOException {
    Files.createDirectory(link.folder.resolve(".git"));
    Shell.Ran ran = aged(link).run("check", "--since", DAY, "-f", "json", "net");
    assertEquals(4, judged(json(ran)).size());
    assertTrue(ran.err().contains("; all files in /repo count as changed\n"), ran.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--since yesterday net"
            + "| --since is `yesterday`, which is no day; write for example 2026-11-01",
        "--since 2026-02-30 net"
            + "| --since is `2026-02-30`, which is no day; write for example 2026-11-01",
        "--since 2026-12-01 net"
            + "| --since is 2026-12-01, and nothing can have changed since then;"
            + " name a day that has begun",
        "--since 2026-11-01 --base main net"
            + "| --since is for the files on disk, and --base for a change; give one of them",
        "--since 2026-11-01 --head main net"
            + "| --since is for the files on disk, and --head for a change; give one of them",
        "--since 2026-11-01 --staged"
            + "| --since is for the files on disk, and --staged for a change; give one of them",
        "--since 2026-11-01 --apply a.set net/r9.conf"
            + "| --since is for the files on disk, and --apply for a change; give one of them",
        "--since 2026-11-01 --shard 1/2 net"
            + "| --since leaves files out, and all shards together judge every file;"
            + " give one of --since and --shard",
        "--since 2026-11-01 -"
            + "| --since asks when files changed, and `-` is standard input;"
            + " name files or folders"
      })
  void whatItDoesNotGoWithIsAMistake(String words, String message) {
    Shell.Ran ran = link.run(("check " + words).split(" "));
    assertEquals(2, ran.status());
    assertTrue(ran.lastLine().contains(message), ran.err());
    assertFalse(ran.out().contains("passed"), ran.out());
  }
}
