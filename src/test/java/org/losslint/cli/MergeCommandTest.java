package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.report.FormatName;
import org.losslint.report.Schemas;

/** Shards that are merged give the report of the whole run, to the last byte of each format. */
class MergeCommandTest {
  private static final String[] NOTHING = {};

  private final Shell shell = Demo.shell();

  private static List<String> formats(String name) {
    List<String> words = new ArrayList<>();
    for (FormatName format : FormatName.values()) {
      words.add("-f");
      words.add(format.label() + "=" + name + "." + format.label());
    }
    return words;
  }

  private static Shell.Ran run(Shell shell, List<String> words) {
    return shell.run(words.toArray(String[]::new));
  }

  /** Runs the shards and gives the names of their reports, the last first. */
  private static List<String> shards(Shell shell, int of, String[] options, String... paths) {
    List<String> reports = new ArrayList<>();
    for (int i = 1; i <= of; i++) {
      String report = "shard-" + i + "-of-" + of + ".jsonl";
      List<String> words = new ArrayList<>(List.of("check", "--shard", i + "/" + of));
      words.addAll(List.of("-f", "jsonl=" + report));
      words.addAll(List.of(options));
      words.addAll(List.of(paths));
      run(shell, words);
      reports.add(report);
    }
    Collections.reverse(reports);
    return reports;
  }

  private static void holds(
      Shell shell, int of, String[] options, String[] verdict, String... paths) {
    List<String> whole = new ArrayList<>(List.of("check"));
    whole.addAll(formats("whole"));
    whole.addAll(List.of(options));
    whole.addAll(List.of(verdict));
    whole.addAll(List.of(paths));
    Shell.Ran once = run(shell, whole);
    List<String> merge = new ArrayList<>(List.of("merge"));
    merge.addAll(formats("merged"));
    merge.addAll(List.of(verdict));
    merge.addAll(shards(shell, of, options, paths));
    Shell.Ran merged = run(shell, merge);
    for (FormatName format : FormatName.values()) {
      assertEquals(
          shell.read("whole." + format.label()),
          shell.read("merged." + format.label()),
          format + " of " + of + " shards");
    }
    assertEquals(once.status(), merged.status(), merged.err());
    assertEquals(once.lastLine(), merged.lastLine());
  }

  @Test
  void theFleetIsTheSame() {
    Shell fleet = Fleet.shell();
    String[] tolerant = {"--tolerate-unreadable", "20"};
    holds(fleet, 1, NOTHING, NOTHING, "fleet");
    holds(fleet, 4, NOTHING, tolerant, "fleet");
    String text = fleet.read("merged.text");
    assertTrue(text.contains("SET-004"), "a dead waiver");
    assertTrue(text.contains("the lab"), "a waiver in use");
    assertTrue(fleet.read("merged.sarif").contains("primaryLocationLineHash"));
    assertTrue(fleet.read("merged.html").contains("dci1-dci2"));
    assertTrue(fleet.read("merged.json").contains("dci5-dci6"));
    assertFalse(fleet.read("shard-1-of-4.jsonl").contains("notarealhash"), "no secret is kept");
  }

  /** Without an inventory, with a role for all: links are known by their ports. */
  @Test
  void aRoleForAllIsTheSame() {
    Shell fleet = Fleet.shell();
    fleet.remove("fleet/losslint-inventory.yaml");
    String[] role = {"--role", "dci", "--rtt", "5179us", "--rate", "100G"};
    holds(fleet, 3, role, new String[] {"--unevaluated", "fail"}, "fleet/net", "fleet/dumps/leaf");
  }

  /** Entries that still hold, that are stale, whose file is gone and whose rule is gone. */
  @Test
  void aBaselineIsTheSame() {
    Shell fleet = Fleet.shell();
    fleet.run(
        "baseline", "write", "--tolerate-unreadable", "9", "--baseline", "b.json", "fleet/net");
    fleet.with("fleet/net/lone/1.conf", "system { host-name lone1; }\nclass-of-service { }\n");
    fleet.remove("fleet/net/lone/2.conf");
    String written = fleet.read("b.json");
    fleet.with("b.json", written.replaceFirst("\"COS-008\"(.*\"lone1\")", "\"COS-998\"$1"));
    fleet.with("fleet/net/lone/new.conf", Fleet.LONE.replace("NAME", "lone0"));
    String[] baseline = {"--baseline", "b.json"};
    String[] strict = {"--strict-baseline", "--tolerate-unreadable", "20"};
    holds(fleet, 3, baseline, strict, "fleet/net");
    String text = fleet.read("merged.text");
    assertTrue(text.contains("Beside the baseline b.json: "), text);
    assertTrue(text.contains("COS-998 is not in force any more"), text);
    assertTrue(text.contains("stale: COS-008 lone2"), text);
  }

  @ParameterizedTest
  @CsvSource({"never, 0", "warning, 1", "error, 0"})
  void theStatusIsThatOfTheRun(String failOn, int status) {
    Shell small = Shell.judging();
    for (int i = 1; i <= 5; i++) {
      small.with("net/" + i + ".conf", Fleet.LONE.replace("NAME", "r" + i));
    }
    small.with(".losslint.yaml", "severities: {COS-008: warning}\n");
    String[] options = {"--fail-on", failOn};
    holds(small, 3, NOTHING, options, "net");
    List<String> merge = new ArrayList<>(List.of("merge", "--fail-on", failOn));
    merge.addAll(shards(small, 3, NOTHING, "net"));
    assertEquals(status, run(small, merge).status());
  }

  /** Of files that were named none may be cut, of those in folders as many as are tolerated. */
  @Test
  void whoNamedAFileDecidesTheStatus() {
    Shell small = Shell.judging();
    for (int i = 1; i <= 4; i++) {
      small.with("net/" + i + ".conf", Fleet.LONE.replace("NAME", "r" + i));
    }
    small.with("net/cut.conf", "system { host-name r5; }\nclass-of-service { schedulers { s1 {");
    String[] tolerant = {"--tolerate-unreadable", "1", "--fail-on", "never"};
    holds(small, 2, NOTHING, tolerant, "net");
    assertEquals(
        0, small.run("check", "--tolerate-unreadable", "1", "--fail-on", "never", "net").status());
    holds(small, 2, NOTHING, tolerant, "net/1.conf", "net/cut.conf", "net/2.conf");
  }

  @Test
  void aMissingPathIsAProblemOnce() {
    Shell small = Shell.judging().with("net/1.conf", Fleet.LONE.replace("NAME", "r1"));
    holds(small, 2, NOTHING, NOTHING, "net", "nowhere");
  }

  @Test
  void linesOfAShardObeyTheContract() throws IOException {
    List<String> reports = shards(shell, 2, NOTHING, "demo");
    Schema schema = Schemas.line();
    for (String report : reports) {
      for (String line : shell.read(report).lines().toList()) {
        assertEquals(List.of(), schema.validate(line, InputFormat.JSON), line);
      }
    }
  }

  // ---- what is refused

  private String refused(String... reports) {
    List<String> words = new ArrayList<>(List.of("merge"));
    words.addAll(List.of(reports));
    Shell.Ran ran = run(shell, words);
    assertEquals(2, ran.status(), ran.out());
    assertEquals("", ran.out());
    return ran.lastLine().replaceFirst("losslint: exit 2: ", "");
  }

  private void with(String path, String text) {
    shell.with(path, text);
  }

  @Test
  void aMissingShardIsNoPass() {
    shards(shell, 3, NOTHING, "demo");
    assertEquals(
        "the report of shard 2/3 is missing; name the reports of all shards; without one, nothing"
            + " is a pass",
        refused("shard-1-of-3.jsonl", "shard-3-of-3.jsonl"));
    assertEquals(
        "the reports of shards 1/3, 3/3 are missing; name the reports of all shards; without one,"
            + " nothing is a pass",
        refused("shard-2-of-3.jsonl"));
    assertEquals("no report is given; name the reports of all shards", refused());
  }

  @Test
  void aShardTwiceIsRefused() {
    shards(shell, 2, NOTHING, "demo");
    with("copy.jsonl", shell.read("shard-1-of-2.jsonl"));
    assertEquals(
        "shard 1/2 is there twice, in shard-1-of-2.jsonl and in copy.jsonl; name the report of"
            + " each shard once",
        refused("shard-1-of-2.jsonl", "shard-2-of-2.jsonl", "copy.jsonl"));
  }

  @Test
  void otherRunsAreRefused() {
    shards(shell, 2, NOTHING, "demo");
    shards(shell, 3, NOTHING, "demo");
    assertEquals(
        "shard-2-of-3.jsonl is one of 3 shards, and shard-1-of-2.jsonl one of 2; split the run the"
            + " same way in all jobs",
        refused("shard-1-of-2.jsonl", "shard-2-of-3.jsonl"));
    String[] packs = {"--only-pack", "junos-cos"};
    with("one.jsonl", shell.read("shard-1-of-2.jsonl"));
    shards(shell, 2, packs, "demo");
    assertEquals(
        "shard-2-of-2.jsonl and one.jsonl are of different runs: not the same packs; write the"
            + " reports of all shards again, from the same files",
        refused("one.jsonl", "shard-2-of-2.jsonl"));
    with("demo/more.conf", "system { host-name r9; }\n");
    shards(shell, 2, NOTHING, "demo");
    assertTrue(refused("one.jsonl", "shard-2-of-2.jsonl").contains("not the same files"));
    shell.remove("demo/more.conf");
    with("demo/dci1.conf", shell.read("demo/dci1.conf").replace("500 km to", "501 km to"));
    shards(shell, 2, NOTHING, "demo");
    assertTrue(refused("one.jsonl", "shard-2-of-2.jsonl").contains("not the same files"));
    String newer =
        shell.read("one.jsonl").replaceFirst("\"version\":\"[^\"]*\"", "\"version\":\"9.9\"");
    with("newer.jsonl", newer);
    assertEquals(
        "newer.jsonl was written by losslint 9.9, and this is "
            + Version.NUMBER
            + "; use one version for the shards and for merging them",
        refused("newer.jsonl", "shard-2-of-2.jsonl"));
  }

  @Test
  void aCutReportIsRefused() {
    shards(shell, 2, NOTHING, "demo");
    List<String> lines = shell.read("shard-1-of-2.jsonl").lines().toList();
    int last = lines.size() - 1;
    with("cut.jsonl", String.join("\n", lines.subList(0, last)) + "\n");
    assertEquals(
        "cut.jsonl:"
            + last
            + ": the report is cut: its last line is no summary; write or copy it"
            + " again",
        refused("cut.jsonl", "shard-2-of-2.jsonl"));
    with("cut.jsonl", lines.get(0) + "\n" + lines.get(1).substring(0, 20));
    assertEquals(
        "cut.jsonl:2: the line is no object in JSON; merge reports as `losslint check --shard I/N"
            + " -f jsonl=FILE` writes them",
        refused("cut.jsonl", "shard-2-of-2.jsonl"));
    with("two.jsonl", shell.read("shard-1-of-2.jsonl") + shell.read("shard-2-of-2.jsonl"));
    assertEquals(
        "two.jsonl:"
            + (last + 2)
            + ": something stands behind the end of the report; give each"
            + " shard a file of its own",
        refused("two.jsonl"));
  }

  @Test
  void whatIsNoReportOfAShardIsRefused() {
    run(shell, List.of("check", "-f", "jsonl=whole.jsonl", "-f", "json=whole.json", "demo"));
    assertEquals(
        "whole.jsonl:1: this is the report of a whole run and of no shard; write it with --shard"
            + " 1/1 to have it in other formats",
        refused("whole.jsonl"));
    assertEquals(
        "whole.json:1: this is a report in JSON, and merged are JSON lines; write it with -f"
            + " jsonl=FILE",
        refused("whole.json"));
    with("empty.jsonl", "");
    assertTrue(refused("empty.jsonl").startsWith("empty.jsonl: the file is empty; "));
    assertTrue(refused("demo/dci1.conf").startsWith("demo/dci1.conf:1: this is no report in JSON"));
    with("other.jsonl", "{\"type\":\"event\"}\n");
    assertTrue(refused("other.jsonl").startsWith("other.jsonl:1: this is no report of losslint; "));
    assertTrue(refused("nowhere.jsonl").startsWith("the report `nowhere.jsonl` cannot be read"));
  }

  /** Who edits a report is told the line, the key and the value. */
  @Test
  void whatWasChangedByHandIsSaid() {
    shards(shell, 1, NOTHING, "demo");
    String report = shell.read("shard-1-of-1.jsonl");
    with("hand.jsonl", report.replaceFirst("\"severity\":\"error\"", "\"severity\":\"fatal\""));
    assertTrue(
        refused("hand.jsonl")
            .matches(
                "hand\\.jsonl:\\d+: `severity` is `fatal`, and error, warning or info is wanted;"
                    + " write the report of the shard again"));
    with("hand.jsonl", report.replaceFirst("\"count\":\\d+", "\"count\":\"many\""));
    assertTrue(
        refused("hand.jsonl")
            .matches("hand\\.jsonl:\\d+: `count` is `many`, and a whole number is wanted; .*"));
    with("hand.jsonl", report.replaceFirst("\\{\"type\":\"file\".*\n", ""));
    assertTrue(refused("hand.jsonl").startsWith("the shards hold 6 of the 7 files of the run; "));
    with("hand.jsonl", report.replaceFirst("\"status\":\"checked\",", ""));
    assertTrue(
        refused("hand.jsonl")
            .matches("hand\\.jsonl:\\d+: there is no `status`, and .* wanted; .*"));
  }

  /** A filter or an editor took lines away: what they said must not become a pass. */
  @Test
  void linesThatAreMissingAreNoPass() {
    shards(shell, 1, NOTHING, "demo");
    String report = shell.read("shard-1-of-1.jsonl");
    for (String type : List.of("finding", "notEvaluated", "passed")) {
      with("less.jsonl", report.replaceFirst("\\{\"type\":\"" + type + "\".*\n", ""));
      assertTrue(
          refused("less.jsonl").matches("less\\.jsonl:\\d+: the summary tells of .* lines were .*"),
          type);
    }
  }

  /** Windows and mail programs change line ends and add blank lines. */
  @Test
  void lineEndsDoNotMatter() {
    shards(shell, 1, NOTHING, "demo");
    Shell.Ran one = run(shell, List.of("merge", "-f", "json", "shard-1-of-1.jsonl"));
    with("windows.jsonl", shell.read("shard-1-of-1.jsonl").replace("\n", "\r\n") + "\r\n");
    Shell.Ran other = run(shell, List.of("merge", "-f", "json", "windows.jsonl"));
    assertEquals(one.out(), other.out());
    assertEquals(one.status(), other.status());
  }

  @Test
  void numbersThatNoShardHasAreRefused() {
    shards(shell, 1, NOTHING, "demo");
    String report = shell.read("shard-1-of-1.jsonl");
    for (String of : List.of("0", "-1", "2000000000")) {
      with("hand.jsonl", report.replaceFirst("\"of\":1", "\"of\":" + of));
      assertTrue(
          refused("hand.jsonl").startsWith("hand.jsonl:1: `of` is `" + of + "`, and a "), of);
    }
    with("hand.jsonl", report.replaceFirst("\"carets\":\\d+", "\"carets\":2000000000"));
    assertTrue(
        refused("hand.jsonl").contains(": `carets` is `2000000000`, and a number of columns"));
    with("hand.jsonl", report.replaceFirst("\"column\":\\d+", "\"column\":2000000000"));
    assertTrue(refused("hand.jsonl").contains(": `column` is `2000000000`, and "));
    with("hand.jsonl", report.replaceFirst("\"line\":\\d+", "\"line\":0"));
    assertTrue(refused("hand.jsonl").contains(": `line` is `0`, and "));
  }

  @Test
  void aBaselineThatTheShardsDidNotHaveCannotBeStale() {
    shards(shell, 1, NOTHING, "demo");
    assertEquals(
        "--strict-baseline has no effect: the shards were judged without a baseline; give"
            + " --baseline FILE to each shard",
        refused("--strict-baseline", "shard-1-of-1.jsonl"));
  }
}
