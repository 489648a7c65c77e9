package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.Golden;

class ExplainCommandTest {
  private static final Path EXPECTED = Path.of("testdata", "explain");
  private static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: rdma-data}
      devices: [{name: dci1, model: PTX10008}, {name: dci2, model: PTX10008}]
      links:
        - name: dci1-dci2
          role: dci
          rtt: 5179 us
          rate: 100 Gbps
          ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]
        - name: dci1-dci3
          role: dci
          rate: 100 Gbps
          ends: [{device: dci1, interface: et-0/0/1}, {device: dci3, interface: et-0/0/0}]
      """;

  private static String router(String name, String temporal) {
    return """
    set system host-name %s
    set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
    set class-of-service interfaces et-0/0/0 scheduler-map sm
    set class-of-service interfaces et-0/0/1 scheduler-map sm
    set class-of-service scheduler-maps sm forwarding-class rdma-data scheduler s-rdma
    set class-of-service schedulers s-rdma buffer-rate percent 100
    set class-of-service schedulers s-rdma buffer-size temporal %s
    """
        .formatted(name, temporal);
  }

  private final Shell shell = Shell.judging();

  @BeforeEach
  void files() throws IOException {
    shell
        .with(
            "rules/fabric-rules.yaml",
            Files.readString(Path.of("testdata/packs/user/fabric-rules.yaml")))
        .with("losslint-inventory.yaml", INVENTORY)
        .with("net/dci1.set", router("dci1", "10000"))
        .with("net/dci2.set", router("dci2", "12948"));
  }

  private String section(Shell.Ran ran, String heading) {
    int start = ran.out().indexOf("\n" + heading + "\n");
    assertTrue(start >= 0, ran.out() + ran.err());
    int end = ran.out().indexOf("\n\n", start + 1);
    return ran.out().substring(start + heading.length() + 2, end + 1);
  }

  @Test
  void thePageOfARuleInBothForms() {
    Shell.Ran text = shell.run("explain", "FAB-002", "--pack", "rules/fabric-rules.yaml");
    assertEquals("", text.err());
    Golden.check(EXPECTED.resolve("FAB-002.txt"), text.out());
    Shell.Ran markdown =
        shell.run("explain", "FAB-001", "--pack", "rules/fabric-rules.yaml", "-f", "markdown");
    assertEquals("", markdown.err());
    Golden.check(EXPECTED.resolve("FAB-001.md"), markdown.out());
  }

  @Test
  void theNumbersOfEachQueueOfTheseFiles() {
    Shell.Ran ran = shell.run("explain", "DCI-001", "net");
    assertEquals("", ran.err());
    assertEquals(
        """
          fails: dci1: et-0/0/0 rdma-data
            error: et-0/0/0 rdma-data drains in 10000 µs, 1.931 × RTT; 2.5 × 5179 µs = 12947.5 µs is needed, so 2947.5 µs (36.84 MB) are missing
            at net/dci1.set:7:40
            queue.drain-time = 10000 µs; link.rtt = 5179 µs; wanted = 12947.5 µs
          cannot be evaluated: dci1: et-0/0/1 rdma-data
            because the RTT of the link dci1-dci3 is not known
            to supply it: measure it and give `rtt` for the link in the inventory
            queue.drain-time = 10000 µs; link.rtt = not known; wanted = not known
          passes: dci2: et-0/0/0 rdma-data
            queue.drain-time = 12948 µs; link.rtt = 5179 µs; wanted = 12947.5 µs
          does not apply to 1: its condition does not hold here
        """,
        section(ran, "In these files"));
    assertTrue(
        ran.out()
            .contains(
                "- {rule: DCI-001, device: \"dci1\", path: \"class-of-service schedulers s-rdma"
                    + " buffer-size temporal\", reason:"),
        ran.out());
  }

  @Test
  void theSameAsMarkdownWithNamesEscaped() {
    shell.with("net/dci1.set", router("dci1", "10000").replace("s-rdma", "s_rdma*"));
    Shell.Ran ran = shell.run("explain", "DCI-001", "net", "-f", "markdown");
    assertTrue(ran.out().contains("\n- fails: dci1: et-0/0/0 rdma-data\n  - error: "), ran.out());
    assertTrue(ran.out().contains("`queue.drain-time` = 10000 µs"), ran.out());
  }

  @Test
  void theFormulaWithTheNumbersOfTheSeed() {
    Shell.Ran ran =
        shell.run("explain", "--formula", "DCI-001", "--rtt", "5179us", "--rate", "100Gbps");
    assertEquals(
        """
        DCI-001 buffer-depth  computed from what is given

        Given
          buffer-depth = 2.5  (required buffer in multiples of the path RTT)
          link.rtt = 5179 µs
          port.rate = 100 Gbps

        Computed
          wanted = buffer-depth * link.rtt = 12947.5 µs, 161.8 MB at 100 Gbps

        Check DCI-001
          error unless queue.drain-time >= floor(wanted, 1 us)
            floor(wanted, 1 us) = 12947 µs, 161.8 MB at 100 Gbps

        Not given
          queue.drain-time, queue.scheduler, queue.target-share
          give them for a verdict, as in --given queue.drain-time=VALUE
        """,
        ran.out());
    assertEquals(0, ran.status());
  }

  /** The trap of the seed: 40 % of the port rate turn 12948 µs into one round trip. */
  @Test
  void theFormulaWithEverythingGivenIsAVerdict() {
    Shell.Ran ran =
        shell.run(
            "explain",
            "--formula",
            "buffer-depth",
            "--rtt=5179us",
            "--rate=100G",
            "--given",
            "queue.drain-time=5179.2us",
            "--given",
            "queue.target-share=40%",
            "--given",
            "queue.scheduler=s1");
    assertTrue(
        ran.out()
            .contains(
                "  It does not hold: the queue drains in 5179.2 µs, 1.00 × RTT; 2.5 × 5179 µs ="
                    + " 12947.5 µs is needed, so 7768.3 µs (97.1 MB) are missing\n"
                    + "    set class-of-service schedulers s1 buffer-size temporal 32369\n"),
        ran.out());
    assertFalse(ran.out().contains("Not given"), ran.out());
    Shell.Ran deep =
        shell.run(
            "explain",
            "--formula",
            "DCI-001",
            "--rtt",
            "5179us",
            "--given",
            "queue.drain-time=12947us");
    assertTrue(deep.out().contains("  It holds.\n"), deep.out());
  }

  @Test
  void theFormulaTakesTheValuesOfTheSettings() {
    shell.with(".losslint.yaml", "parameters: {scale-across: {buffer-depth: 3}}\n");
    Shell.Ran ran = shell.run("explain", "--formula", "DCI-001", "--rtt", "1ms");
    assertTrue(ran.out().contains("wanted = buffer-depth * link.rtt = 3000 µs\n"), ran.out());
    Shell.Ran page = shell.run("explain", "DCI-001");
    assertTrue(page.out().contains("by .losslint.yaml:1:43, in place of 2.5"), page.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queue.drain-time | --given is `queue.drain-time`; write for example --given"
            + " queue.drain-time=12948us",
        "queue.drain-tme=1us | --given: a queue has no attribute `drain-tme`; did you mean"
            + " `queue.drain-time`?",
        "quue.kmin=3% | --given: `quue.kmin` names no attribute; did you mean `queue`?",
        "kmin=3% | --given: `kmin` names no attribute; write for example"
            + " queue.drain-time=12948us",
        "queue.kmin=3us | --given: queue.kmin: `3us` is a time, and a ratio is wanted (%)",
        "queue.ecn=yes | --given: queue.ecn is `yes`; it is one of true, false",
        "port.role=leef | --given: port.role is `leef`; did you mean `leaf`?",
        "port.queues=3 | --given: port.queues is a list of queue; only single values can be"
            + " supposed",
        "queue.scheduler= | --given: queue.scheduler has no value; write queue.scheduler=VALUE",
      })
  void whatCannotBeSupposedIsSaid(String given, String reason) {
    Shell.Ran ran = shell.run("explain", "--formula", "DCI-001", "--given", given);
    assertEquals("losslint: exit 2: " + reason, ran.lastLine());
    assertEquals("", ran.out());
  }

  @Test
  void aRuleAboutReadingShowsItsFindings() {
    shell.with("net/dci1.set", router("dci1", "10000") + "set system login message \"open\n");
    Shell.Ran ran = shell.run("explain", "PARSE-002", "net/dci1.set");
    assertTrue(
        section(ran, "In these files").startsWith("  error: net/dci1.set:8:"),
        ran.out() + ran.err());
    Shell.Ran formula = shell.run("explain", "--formula", "PARSE-002");
    assertEquals(
        "losslint: exit 2: PARSE-002 is about reading and has no formula; see losslint explain"
            + " PARSE-002",
        formula.lastLine());
  }

  @Test
  void aWaivedFindingIsSaidToBe() {
    shell.with(
        ".losslint.yaml", "waivers: [{rule: DCI-001, device: dci1, reason: replaced in May}]\n");
    Shell.Ran ran = shell.run("explain", "DCI-001", "net");
    assertTrue(section(ran, "In these files").contains("does not count in 1: waived"), ran.out());
  }

  @Test
  void aDisabledRuleIsExplainedAndSaidToBe() {
    shell.with(".losslint.yaml", "disable: [{rule: DCI-001, reason: lab only}]\n");
    Shell.Ran ran = shell.run("explain", "DCI-001");
    assertTrue(ran.out().contains("Disabled     lab only (.losslint.yaml:1:18)"), ran.out());
    Shell.Ran list = shell.run("rules", "list", "--disabled");
    assertEquals(
        """
        rule     name          pack          disabled, because
        DCI-001  buffer-depth  scale-across  lab only (.losslint.yaml:1:18)
        """,
        list.out());
    assertEquals(
        "losslint: exit 2: DCI-001 is disabled; see losslint explain DCI-001",
        shell.run("explain", "--formula", "DCI-001").lastLine());
  }

  /** Whatever form the packs are loaded in for a check, a page has what the YAML says. */
  @Test
  void aRuleThatComesWithLosslintHasItsExamples() {
    String page = shell.run("explain", "DCI-001").out();
    assertTrue(page.contains("\nExamples\n  passes, within the fixture dci:\n"), page);
    String list = shell.run("rules", "list", "DCI-001", "-f", "json").out();
    assertTrue(list.contains("\"examples\" : "), list);
  }

  @Test
  void anAnnotationIsProposedWhereAFileCanCarryIt() {
    assertTrue(shell.run("explain", "DCI-001").out().contains("/* losslint: ignore DCI-001"));
    for (String rule : new String[] {"NIC-005", "INV-001", "PARSE-001"}) {
      String page = shell.run("explain", rule).out();
      assertTrue(page.contains("  - {rule: " + rule + ", reason:"), page);
      assertFalse(page.contains("/* losslint"), page);
    }
  }

  @Test
  void whatIsNotARuleHasAWayOut() {
    assertEquals(
        "losslint: exit 2: there is no rule DCI-0001; did you mean `DCI-001`?",
        shell.run("explain", "DCI-0001").lastLine());
    assertEquals(
        "losslint: exit 2: `net/dci1.set` is a file, and the rule stands first; write for example"
            + " losslint explain DCI-001 net/dci1.set",
        shell.run("explain", "net/dci1.set", "DCI-001").lastLine());
    assertTrue(shell.run("explain", "dci-004.trap").out().startsWith("DCI-004 target-rate"));
  }

  @Test
  void aFileThatIsNotThereIsTwoAndThePageIsPrinted() {
    Shell.Ran ran = shell.run("explain", "DCI-001", "net/dci1.set", "net/dci7.set");
    assertEquals(2, ran.status());
    assertTrue(ran.lastLine().contains("net/dci7.set"), ran.err());
    assertTrue(ran.out().contains("fails: dci1: et-0/0/0 rdma-data"), ran.out());
  }

  @Test
  void aPlaceThatTheRuleSaysNothingOfIsSaid() {
    shell.with("gpu.txt", "Device #1:\n----------\n\nDevice type:    ConnectX7\n");
    Shell.Ran ran = shell.run("explain", "LEAF-001", "net/dci2.set");
    assertTrue(section(ran, "In these files").contains("does not apply to "), ran.out());
  }

  @Test
  void colourIsForTerminals() {
    assertTrue(shell.run("explain", "DCI-001", "--color", "always").out().startsWith("\u001b[1m"));
    assertFalse(shell.run("explain", "DCI-001").out().contains("\u001b"));
  }
}
