package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings from the file that holds them to the report. */
class SettingsRunTest {
  private static final String FAULTY =
      """
      class-of-service {
          schedulers { s1 { explicit-congestion-notification; } }
          scheduler-maps { m { forwarding-class best-effort scheduler s1; } }
          interfaces { et-0/0/0 { scheduler-map m; } }
      }
      """;
  private static final String DCI =
      """
      set system host-name dci1
      set class-of-service classifiers dscp roce forwarding-class rdma-data loss-priority low code-points 011010
      set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
      set class-of-service interfaces et-0/0/0 scheduler-map sm-dci
      set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp roce
      set class-of-service scheduler-maps sm-dci forwarding-class rdma-data scheduler s1
      set class-of-service schedulers s1 transmit-rate percent 85
      set class-of-service schedulers s1 buffer-rate percent 100
      set class-of-service schedulers s1 buffer-size temporal 12948
      """;

  private final Shell shell =
      Shell.judging()
          .with("net/leaf1.conf", "system { host-name leaf1; }\n" + FAULTY)
          .with("dci/dci1.set", DCI);

  private List<String> findings(String... words) {
    List<String> found = new ArrayList<>();
    for (JsonNode finding : report(words).get("findings")) {
      found.add(finding.get("rule").asText() + ":" + finding.get("severity").asText());
    }
    return found;
  }

  private JsonNode report(String... words) {
    List<String> all = new ArrayList<>(List.of("check", "-f", "json"));
    all.addAll(List.of(words));
    try {
      return new ObjectMapper().readTree(shell.run(all.toArray(String[]::new)).out());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aSeverityOfTheSettingsIsThatOfTheFinding() {
    shell.with(".losslint.yaml", "severities: {COS-008: warning}\n");
    assertEquals(List.of("COS-008:warning"), findings("net/leaf1.conf"));
    assertEquals(0, shell.run("check", "net/leaf1.conf").status());
  }

  @Test
  void aDisabledRuleDoesNotRun() {
    shell.with(".losslint.yaml", "disable: [{rule: COS-008, reason: other team}]\n");
    assertEquals(List.of(), findings("net/leaf1.conf"));
  }

  @Test
  void eachFileIsJudgedByTheSettingsNearestToIt() {
    shell
        .with(".losslint.yaml", "severities: {COS-008: warning}\n")
        .with("lab/.losslint.yaml", "severities: {COS-008: info}\n")
        .with("lab/a.conf", FAULTY)
        .with("lab/deep/b.conf", FAULTY);
    assertEquals(
        List.of("COS-008:info", "COS-008:info", "COS-008:warning"),
        findings("lab", "net/leaf1.conf"));
  }

  @Test
  void waiversOfOneSettingsFileStayBelowIt() {
    shell
        .with("lab/.losslint.yaml", "waivers: [{rule: COS-008, reason: lab}]\n")
        .with("lab/a.conf", FAULTY);
    JsonNode findings = report("lab/a.conf", "net/leaf1.conf").get("findings");
    assertEquals("lab", findings.at("/0/suppressed/reason").asText());
    assertTrue(findings.at("/1/suppressed").isNull());
  }

  @Test
  void settingsMayBeNamedOrLeftUnread() {
    shell
        .with(".losslint.yaml", "severities: {COS-008: warning}\n")
        .with("ci/strict.yaml", "severities: {COS-008: info}\n");
    assertEquals(List.of("COS-008:info"), findings("--config", "ci/strict.yaml", "net/leaf1.conf"));
    assertEquals(List.of("COS-008:error"), findings("--no-config", "net/leaf1.conf"));
    assertEquals(
        "losslint: exit 2: ci/none.yaml does not exist; name a file that does",
        shell.run("check", "--config", "ci/none.yaml", "net/leaf1.conf").lastLine());
    assertEquals(
        "losslint: exit 2: --config names settings, and --no-config reads none;"
            + " give one of them",
        shell.run("check", "--config", "x", "--no-config", "net/leaf1.conf").lastLine());
  }

  @Test
  void patternsAreRelativeToTheSettings() {
    shell
        .with("lab/.losslint.yaml", "waivers: [{rule: COS-008, files: \"a.conf\", reason: x}]\n")
        .with("lab/a.conf", FAULTY)
        .with("lab/b.conf", FAULTY);
    JsonNode findings = report("lab").get("findings");
    assertEquals("x", findings.at("/0/suppressed/reason").asText());
    assertTrue(findings.at("/1/suppressed").isNull());
  }

  @Test
  void aMistakeIsTwoAndTheRestIsJudged() {
    shell.with(".losslint.yaml", "severites: {COS-008: warning}\nseverities: {COS-808: info}\n");
    Shell.Ran ran = shell.run("check", "-f", "concise", "net/leaf1.conf");
    assertEquals(2, ran.status());
    assertEquals(
        """
        losslint: .losslint.yaml:1:1: `severites` is no key of a settings file; did you mean `severities`?
        losslint: .losslint.yaml:2:14: there is no rule `COS-808` in force; did you mean `COS-008`?
        losslint: exit 2: 2 problems above; the run cannot be trusted
        """,
        ran.err());
    assertTrue(ran.out().contains("error COS-008"), ran.out());
  }

  @Test
  void settingsBelowWhichNoFileIsJudgedAreNotRead() {
    shell.with("other/.losslint.yaml", "nonsense: true\n");
    assertEquals(List.of("COS-008:error"), findings("net/leaf1.conf"));
    assertEquals(1, shell.run("check", "net/leaf1.conf").status());
  }

  @ParameterizedTest
  @CsvSource({
    "'roles: [{files: \"dci/**\", role: dci, rtt: 5179 us}]', false",
    "'roles: [{device: \"dci*\", role: dci, rtt: 5179 us}]', false",
    "'roles: [{device: \"dci*\", role: dci, rtt: 5180 us}]', true",
    "'roles: [{files: \"net/**\", role: leaf}, {device: dci1, role: dci, rtt: 6 ms}]', true",
    "'roles: [{device: dci1, role: dci, rtt: 6 ms}, {files: \"**\", role: dci, rtt: 1 ms}]', true",
  })
  void aRoleByPathOrDeviceStandsForAnInventory(String settings, boolean tooShallow) {
    shell.with(".losslint.yaml", settings + "\n");
    assertEquals(tooShallow, findings("dci/dci1.set").contains("DCI-001:error"));
    List<String> passed = new ArrayList<>();
    report("dci/dci1.set").get("passed").forEach(p -> passed.add(p.get("rule").asText()));
    assertEquals(!tooShallow, passed.contains("DCI-001"));
  }

  @Test
  void aRoleOfTheCommandLineGoesFirst() {
    shell.with(".losslint.yaml", "roles: [{files: \"**\", role: dci, rtt: 5179 us}]\n");
    assertTrue(findings("--role", "dci", "--rtt", "6ms", "dci/dci1.set").contains("DCI-001:error"));
  }

  @Test
  void aParameterOfTheSettingsIsThatOfTheVerdict() {
    shell.with(
        ".losslint.yaml",
        """
        roles: [{device: dci1, role: dci, rtt: 5179 us}]
        parameters: {scale-across: {buffer-depth: 3}}
        """);
    JsonNode findings = report("dci/dci1.set").get("findings");
    List<String> messages = new ArrayList<>();
    for (JsonNode finding : findings) {
      if (finding.get("rule").asText().equals("DCI-001")) {
        messages.add(finding.get("message").asText());
      }
    }
    assertEquals(1, messages.size());
    assertTrue(messages.get(0).contains("3 × 5179 µs = 15537 µs is needed"), messages.get(0));
  }

  private static final String OUR_PACK =
      """
      pack: ours
      version: 1.0.0
      source: {title: guide}
      rules:
        - id: OUR-001
          name: no-s1
          for: scheduler
          checks:
            - severity: warning
              require: scheduler.name != "s1"
              message: "s1 is taken"
          why: It is.
      """;

  @Test
  void packsOfTheSettingsAreRelativeToThem() {
    shell
        .with("lab/rules/ours.yaml", OUR_PACK)
        .with("lab/.losslint.yaml", "packs: [rules/ours.yaml]\n")
        .with("lab/a.conf", FAULTY);
    assertEquals(List.of("OUR-001:warning", "COS-008:error"), sorted(findings("lab/a.conf")));
    shell.with("lab/.losslint.yaml", "only-packs: [rules/ours.yaml]\n");
    assertEquals(List.of("OUR-001:warning"), findings("lab/a.conf"));
    assertEquals(List.of("COS-008:error"), findings("--only-pack", "junos-cos", "lab/a.conf"));
    assertEquals(
        List.of("OUR-001:warning", "COS-008:error"),
        sorted(findings("--pack", "junos-cos", "lab/a.conf")));
  }

  private static List<String> sorted(List<String> findings) {
    return findings.stream().sorted(java.util.Comparator.reverseOrder()).toList();
  }

  @Test
  void aPackThatIsNotThereIsToldWhereItIsNamed() {
    shell.with(".losslint.yaml", "packs: [rules/none.yaml, junos-cso]\n");
    assertEquals(
        """
        losslint: .losslint.yaml:1:9: rules/none.yaml does not exist; name a file that does
        losslint: .losslint.yaml:1:26: there is no pack `junos-cso`; did you mean `junos-cos`?
        losslint: exit 2: 2 problems above; the run cannot be trusted
        """,
        shell.run("check", "net/leaf1.conf").err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "severities: {buffer-depth: info} | 1:14: there is no rule `buffer-depth` in force; rules"
            + " go by their identity here; write DCI-001",
        "disable: [{rule: 'DCI-*', reason: x}] | 1:19: there is no rule `DCI-*` in force; name one"
            + " rule; patterns are not read here",
        "packs: ['.'] | 1:10: `.` is a folder; name a file in it",
        "packs: rules/x.yaml | 1:8: `packs` is the value `rules/x.yaml`; it must be a list: start"
            + " each item with `- `",
      })
  void aSlipInSettingsHasItsWayOut(String settings, String said) {
    shell.with(".losslint.yaml", settings + "\n");
    Shell.Ran ran = shell.run("config");
    assertEquals("losslint: exit 2: .losslint.yaml:" + said, ran.lastLine());
  }

  @Test
  void rulesListAndExplainShowTheRulesInForce() {
    shell
        .with("rules/ours.yaml", OUR_PACK)
        .with(".losslint.yaml", "packs: [rules/ours.yaml]\nseverities: {OUR-001: info}\n");
    assertTrue(shell.run("rules", "list").out().matches("(?s).*OUR-001 +info .*"));
    assertTrue(shell.run("explain", "OUR-001").out().startsWith("OUR-001 no-s1  info, pack ours "));
    assertEquals(2, shell.run("explain", "--no-config", "OUR-001").status());
  }
}
