package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConfigCommandTest {
  private final Shell shell =
      Shell.judging()
          .with("net/leaf1.conf", "")
          .with(
              "net/.losslint.yaml",
              """
              roles:
                - {files: "dci/**", role: dci, rtt: 5179 us, rate: 100 Gbps}
              severities: {COS-008: warning, PARSE-001: warning}
              parameters: {scale-across: {buffer-depth: 3}}
              disable: [{rule: LEAF-004, reason: own curve}]
              waivers:
                - {rule: DCI-009, device: "dci*", reason: pilot, owner: backbone, until: 2027-01-31}
                - {rule: COS-008}
              """);

  /** The line of a setting with its columns, one blank apart. */
  private static String line(String out, String setting) {
    for (String line : out.lines().toList()) {
      if (line.startsWith(setting + " ")) {
        return line.strip().replaceAll(" {2,}", " | ");
      }
    }
    return "";
  }

  @Test
  void eachValueSaysWhereItComesFrom() {
    Shell.Ran ran = shell.run("config", "net/leaf1.conf");
    assertEquals(0, ran.status());
    assertEquals("", ran.err());
    String out = ran.out();
    assertEquals("settings | net/.losslint.yaml", line(out, "settings"));
    assertEquals("inventory | none", line(out, "inventory"));
    assertEquals("pack scale-across | 1.0.0 | default", line(out, "pack scale-across"));
    assertEquals(
        "role for files dci/** | dci, RTT 5179 µs, 100 Gbps | net/.losslint.yaml:2:5",
        line(out, "role for files dci/**"));
    assertEquals(
        "parameter scale-across.buffer-depth | 3 | net/.losslint.yaml:4:43 | 2.5",
        line(out, "parameter scale-across.buffer-depth"));
    assertEquals(
        "parameter scale-across.kmin-depth | 0.75 | rules/scale-across.yaml",
        line(out, "parameter scale-across.kmin-depth"));
    assertEquals(
        "severity COS-008 | warning | net/.losslint.yaml:3:23 | error",
        line(out, "severity COS-008"));
    assertEquals(
        "disabled LEAF-004 | own curve | net/.losslint.yaml:5:18", line(out, "disabled LEAF-004"));
    assertEquals(
        "waiver DCI-009 on dci* | pilot (backbone), until 2027-01-31 | net/.losslint.yaml:7:12",
        line(out, "waiver DCI-009 on dci*"));
    assertEquals(
        "waiver COS-008 | no reason | net/.losslint.yaml:8:12", line(out, "waiver COS-008"));
  }

  @Test
  void aFolderIsAskedForLikeAFileAndTheWorkingDirectoryIsTheDefault() {
    assertEquals(shell.run("config", "net/leaf1.conf").out(), shell.run("config", "net").out());
    assertEquals(shell.run("config", "net/").out(), shell.run("config", "net").out());
    assertEquals("settings | none", line(shell.run("config").out(), "settings"));
    shell.with(".losslint.yaml", "");
    assertEquals("settings | .losslint.yaml", line(shell.run("config").out(), "settings"));
    assertEquals("settings | .losslint.yaml", line(shell.run("config", ".").out(), "settings"));
  }

  @Test
  void whatTheCommandLineSaysIsShownToo() {
    String out =
        shell
            .run("config", "--role", "leaf", "--only-pack", "junos-cos", "--no-config", "net")
            .out();
    assertEquals("settings | none", line(out, "settings"));
    assertEquals("role for every port | leaf | command line", line(out, "role for every port"));
    assertEquals("pack junos-cos | 1.0.0 | command line", line(out, "pack junos-cos"));
    assertEquals("pack reading | 1.0.0 | default", line(out, "pack reading"));
    assertFalse(out.contains("pack scale-across"));
  }

  @Test
  void aRoleBesideAnInventorySaysThatItIsNotUsed() {
    shell.with("net/losslint-inventory.yaml", "version: 1\n");
    String out = shell.run("config", "net").out();
    assertEquals("inventory | net/losslint-inventory.yaml", line(out, "inventory"));
    assertTrue(line(out, "role for files dci/**").contains("not used: there is an inventory"), out);
  }

  @Test
  void aPackOfTheSettingsIsShownWithTheLineThatNamesIt() {
    shell
        .with("site.yaml", "pack: site\nversion: 2.0.0\nextends: leaf-800g\n")
        .with(".losslint.yaml", "packs: [site.yaml]\n");
    String out = shell.run("config").out();
    assertEquals(
        "pack site | 2.0.0, in place of leaf-800g | .losslint.yaml:1:9", line(out, "pack site"));
    assertEquals("", line(out, "pack leaf-800g"));
    assertEquals("parameter site.gap | 20% | site.yaml", line(out, "parameter site.gap"));
  }

  @Test
  void programsGetAListOfObjects() throws IOException {
    JsonNode list = new ObjectMapper().readTree(shell.run("config", "-f", "json", "net").out());
    JsonNode found = null;
    for (JsonNode value : list) {
      assertEquals(
          List.of("setting", "name", "value", "from", "insteadOf"),
          List.copyOf(com.google.common.collect.ImmutableList.copyOf(value.fieldNames())));
      if (value.get("name").asText().equals("scale-across.buffer-depth")) {
        found = value;
      }
    }
    assertEquals(
        "{\"setting\":\"parameter\",\"name\":\"scale-across.buffer-depth\",\"value\":\"3\","
            + "\"from\":\"net/.losslint.yaml:4:43\",\"insteadOf\":\"2.5\"}",
        String.valueOf(found));
  }

  @Test
  void mistakesAreTwoAndTheRestIsShown() {
    shell.with("net/.losslint.yaml", "nonsense: 1\nseverities: {COS-008: info}\n");
    Shell.Ran ran = shell.run("config", "net");
    assertEquals(2, ran.status());
    assertTrue(
        ran.lastLine()
            .startsWith(
                "losslint: exit 2: net/.losslint.yaml:1:1: `nonsense` is no key of a settings"),
        ran.err());
    assertTrue(line(ran.out(), "severity COS-008").contains("info"));
  }

  @Test
  void onePathAtATime() {
    assertEquals(
        "losslint: exit 2: more than one path is given; each may have settings of its own;"
            + " ask for one",
        shell.run("config", "a", "b").lastLine());
    assertEquals(
        "losslint: exit 2: `none` does not exist; name a file or a folder",
        shell.run("config", "none").lastLine());
  }
}
