package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All shards of a run find what the run finds, and each finding is of one shard. */
class ShardedCheckTest {
  private final Shell shell = Fleet.shell();

  private JsonNode report(String... words) {
    List<String> all = new ArrayList<>(List.of("check", "-f", "json"));
    all.addAll(List.of(words));
    Shell.Ran ran = shell.run(all.toArray(String[]::new));
    try {
      return new ObjectMapper().readTree(ran.out());
    } catch (IOException e) {
      throw new AssertionError(ran.err(), e);
    }
  }

  /** How often a report holds each thing, without what only all shards together can tell. */
  private static Map<String, Integer> counted(JsonNode report) {
    Map<String, Integer> counts = new TreeMap<>();
    for (JsonNode file : report.get("files")) {
      counts.merge("file " + file, 1, Integer::sum);
    }
    for (JsonNode finding : report.get("findings")) {
      if (!finding.get("rule").asText().equals("SET-004")) {
        counts.merge("finding " + finding, 1, Integer::sum);
      }
    }
    for (JsonNode row : report.get("notEvaluated")) {
      if (!row.get("rule").asText().equals("SET-004")) {
        String what = row.get("rule") + " " + row.get("device") + " " + row.get("reason");
        counts.merge("open " + what, row.get("count").asInt(), Integer::sum);
      }
    }
    for (JsonNode row : report.get("passed")) {
      if (!row.get("rule").asText().equals("SET-004")) {
        String what = row.get("rule") + " " + row.get("device") + " " + row.get("note");
        counts.merge("passed " + what, row.get("count").asInt(), Integer::sum);
      }
    }
    counts.put("devices", report.get("summary").get("devices").asInt());
    return counts;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void shardsAreTheWhole(int of) {
    Map<String, Integer> union = new TreeMap<>();
    for (int i = 1; i <= of; i++) {
      Map<String, Integer> part = counted(report("--shard", i + "/" + of, "fleet"));
      part.forEach((what, count) -> union.merge(what, count, Integer::sum));
    }
    Map<String, Integer> whole = counted(report("fleet"));
    assertEquals(lines(whole), lines(union));
  }

  private static String lines(Map<String, Integer> counts) {
    StringBuilder lines = new StringBuilder();
    counts.forEach((what, count) -> lines.append(count).append(' ').append(what).append('\n'));
    return lines.toString();
  }

  private Map<String, Integer> shardOfFile(int of) {
    Map<String, Integer> shards = new TreeMap<>();
    for (int i = 1; i <= of; i++) {
      for (JsonNode file : report("--shard", i + "/" + of, "fleet").get("files")) {
        shards.put(file.get("path").asText().substring("fleet/".length()), i);
      }
    }
    return shards;
  }

  /** The ends of a link, the hosts on it, the switch that a host is plugged into, the copies. */
  @Test
  void whatBelongsTogetherStaysTogether() {
    Map<String, Integer> shards = shardOfFile(5);
    List<List<String>> together =
        List.of(
            List.of(
                "net/dci1.conf", "net/dci2.conf", "net/leaf1.set", "hosts/gpu-a1/roce_accl.txt"),
            List.of("net/dci3.conf", "net/dci4.conf", "dumps/two-hosts/banner/all.txt"),
            List.of("net/copies/monday.conf", "net/copies/tuesday.conf"),
            List.of("net/split/a.conf", "net/split/b.conf"),
            List.of("net/east/cos.conf", "net/west/cos.conf"));
    for (List<String> part : together) {
      TreeSet<Integer> numbers = new TreeSet<>();
      part.forEach(file -> numbers.add(shards.get(file)));
      assertEquals(1, numbers.size(), part + " are in " + numbers);
    }
    assertEquals(5, new TreeSet<>(shards.values()).size(), shards.toString());
  }

  @Test
  void aFileThatComesMovesNoFileThatStandsAlone() {
    Map<String, Integer> before = shardOfFile(2);
    shell.with("fleet/net/lone/0.conf", "system { host-name lone0; }\n");
    Map<String, Integer> after = shardOfFile(2);
    after.remove("net/lone/0.conf");
    assertEquals(before, after);
  }

  @Test
  void aShardWithoutFilesPasses() {
    Shell small =
        Shell.judging().with("a.conf", "system { host-name r1; }\nclass-of-service { }\n");
    int empty = 0;
    for (int i = 1; i <= 3; i++) {
      Shell.Ran ran = small.run("check", "--shard", i + "/3", "a.conf");
      assertEquals(0, ran.status(), ran.err());
      String said = "losslint: no file falls to shard " + i + "/3, so nothing is judged here";
      empty += ran.err().strip().equals(said) ? 1 : 0;
      boolean one = ran.err().strip().equals("losslint: shard " + i + "/3 is 1 of 1 files");
      assertTrue(one || ran.err().strip().equals(said), ran.err());
    }
    assertEquals(2, empty);
  }

  @Test
  void nothingToJudgeInAnyShardIsNoPass() {
    Shell small = Shell.judging().with("net/read-me.txt", "nothing\n");
    for (int i = 1; i <= 2; i++) {
      Shell.Ran ran = small.run("check", "--shard", i + "/2", "net");
      assertEquals(2, ran.status());
      assertEquals(
          "losslint: exit 2: nothing to judge: no file is of a known format", ran.lastLine());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0/3, 'is `0/3`, and the first number is to be from 1 to the second'",
    "4/3, 'is `4/3`, and the first number is to be from 1 to the second'",
    "1/2000000000, 'is `1/2000000000`, and there are at most 10000 shards'",
    "x, is `x`",
    "1, is `1`",
    "1/2/3, is `1/2/3`",
    "1/, is `1/`"
  })
  void whatIsNoShardIsSaid(String value, String what) {
    Shell.Ran ran = shell.run("check", "--shard", value, "fleet");
    assertEquals(2, ran.status());
    assertEquals(
        "losslint: exit 2: --shard " + what + "; write --shard 1/8 to --shard 8/8", ran.lastLine());
  }

  @Test
  void whatHasNoShardsIsRefused() {
    assertEquals(
        "losslint: exit 2: --shard splits files, and `-` is standard input; name files or folders",
        shell.run("check", "--shard", "1/2", "-").lastLine());
    assertEquals(
        "losslint: exit 2: --shard splits what is there, and --base compares a change; give one of"
            + " them; with shards, what is accepted stands in --baseline",
        shell.run("check", "--shard", "1/2", "--base", "HEAD", "fleet").lastLine());
  }

  /** The configuration of another device may be in another shard than what belongs to it. */
  @Test
  void aClaimForAnotherDeviceIsAProblem() {
    shell.with("fleet/net/split/a.conf", "system { host-name dci3; }\n");
    StringBuilder said = new StringBuilder();
    for (int i = 1; i <= 2; i++) {
      said.append(shell.run("check", "-f", "json", "--shard", i + "/2", "fleet/net").out());
    }
    String what =
        "fleet/net/split/a.conf is the configuration of dci3, and `files` of the inventory claims"
            + " it for split1, so that it may be in another shard than what belongs to it";
    assertTrue(said.toString().contains(what), said.toString());
  }

  /** What is stale because its file is gone is told by the first shard alone. */
  @Test
  void anEntryOfTheBaselineIsStaleInOneShard() {
    Shell small = Shell.judging();
    for (int i = 1; i <= 9; i++) {
      String text = Fleet.LONE.replace("NAME", "lone" + i);
      small.with("net/" + i + ".conf", text);
    }
    small.run("baseline", "write", "--baseline", "b.json", "net");
    small.with("net/5.conf", "system { host-name lone5; }\nclass-of-service { }\n");
    small.remove("net/3.conf");
    int stale = 0;
    for (int i = 1; i <= 3; i++) {
      Shell.Ran ran =
          small.run(
              "check", "--baseline", "b.json", "--strict-baseline", "--shard", i + "/3", "net");
      for (String count : List.of("1", "2")) {
        boolean said = ran.lastLine().contains("exit 1: " + count + " entr");
        stale += said ? Integer.parseInt(count) : 0;
      }
      assertTrue(ran.status() < 2 && (i > 1 || ran.status() == 1), ran.err());
    }
    assertEquals(2, stale);
  }
}
