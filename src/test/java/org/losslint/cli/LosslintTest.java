package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.Golden;
import org.losslint.source.Problem;

class LosslintTest {
  private final Shell shell = new Shell().with("a.conf", "");

  @Test
  void theVersionIsThatOfTheBuild() throws IOException {
    assertEquals("losslint " + Version.NUMBER + "\n", shell.run("--version").out());
    String pom = Files.readString(Path.of("pom.xml"));
    assertTrue(
        pom.contains("<artifactId>losslint</artifactId>\n  <version>" + Version.NUMBER + "<"));
  }

  @Test
  void helpIsMadeFromTheTables() {
    Golden.check(Path.of("testdata/help/losslint.txt"), shell.run("--help").out());
    for (String command :
        List.of(
            "check",
            "merge",
            "show",
            "explain",
            "config",
            "baseline write",
            "baseline prune",
            "rules list",
            "rules test",
            "rules attributes",
            "rules schema",
            "init",
            "completion")) {
      String[] words = (command + " --help").split(" ");
      Shell.Ran ran = shell.run(words);
      assertEquals(0, ran.status());
      assertEquals(ran.out(), shell.run((command + " -h").split(" ")).out());
      Golden.check(Path.of("testdata/help/" + command.replace(' ', '-') + ".txt"), ran.out());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | no command is given; see losslint --help",
        "chek a.conf | there is no command chek; did you mean `check`?",
        "router.conf | there is no command router.conf; to check a file write losslint check"
            + " router.conf",
        "rules | rules is not complete; write one of losslint rules list, losslint rules test,"
            + " losslint rules attributes, losslint rules schema",
        "rules show | there is no command rules show; write one of losslint rules list, losslint"
            + " rules test, losslint rules attributes, losslint rules schema",
        "--verbose check | there is no option --verbose before a command; see losslint --help",
        "rules list DCI-01 | no rule or pack in force is called DCI-01; did you mean `DCI-001`?",
        "rules list --for queu | --for is `queu`, and there is no such kind of subject; did you"
            + " mean `queue`?",
        "rules list --severity fatal | --severity is `fatal`, and one of error, warning, info is"
            + " wanted",
        "rules list --reads queue.drain-tim | no rule reads queue.drain-tim; did you mean"
            + " `queue.drain-time`?",
        "rules schema | no schema is named; name one of pack, inventory, settings, report",
        "rules schema packs | there is no schema packs; did you mean `pack`?",
        "rules attributes quue | there is no kind of subject quue; did you mean `queue`?",
        "rules list -f xml | --format is `xml`, and one of text, json, markdown is wanted",
        "explain | no rule is given; write for example losslint explain DCI-001",
        "explain DCI-001 -f html | --format is `html`, and one of text, markdown is wanted",
        "explain DCI-001 --given queue.kmin=3% | --given has no effect without --formula; add"
            + " --formula",
        "explain DCI-001 --rtt 5us | --rtt has no effect without files; add --formula to compute"
            + " the rule",
        "explain --formula DCI-001 a.conf | --formula computes without files, and `a.conf` is"
            + " given; leave out one of them",
        "explain --formula DCI-001 --rtt 5179 | --rtt is `5179` and has no unit; write 5179us",
        "explain DCI-010 | there is no rule DCI-010; did you mean `DCI-001`?",
        "explain nothing-like-it | there is no rule nothing-like-it; see losslint rules list",
        "show | no file is given; name files, folders, patterns or -",
      })
  void whatCannotBeMeantIsTwo(String line, String reason) {
    Shell.Ran ran = shell.run(line.strip().split(" "));
    assertEquals(2, ran.status());
    assertEquals("losslint: exit 2: " + reason, ran.lastLine());
    assertEquals("", ran.out());
  }

  @Test
  void rulesAreListed() {
    assertEquals(
        """
        rule     severity  for          name          pack
        DCI-001  error     queue        buffer-depth  sample
        NIC-001  warning   nic-setting  slow-restart  sample
        """,
        shell.run("rules", "list").out());
    assertTrue(
        shell.run("rules", "list", "-f", "json").out().contains("\"name\" : \"slow-restart\""));
  }

  @Test
  void aRuleIsExplainedByItsIdentityOrItsName() {
    String text = shell.run("explain", "DCI-001").out();
    assertTrue(
        text.startsWith(
            """
            DCI-001 buffer-depth  error, pack sample 1.0.0

              The queue holds 2.5 round trips. A shorter one loses packets.

              Source       Design guide
              For          each queue

            What must hold
              error unless queue.drain-time >= 1 us
            """),
        text);
    assertEquals(text, shell.run("explain", "dci-001").out());
    assertEquals(text, shell.run("explain", "--pack", "x", "buffer-depth").out());
    assertEquals(List.of("x"), shell.inspection.askedPacks.orElseThrow().added());
  }

  @Test
  void aBadPackIsTwoEvenWhenTheRuleIsThere() {
    shell.inspection.problems.add(Problem.of("pack.yaml:3:1: wrong", "mend it"));
    Shell.Ran ran = shell.run("explain", "DCI-001");
    assertEquals(2, ran.status());
    assertEquals("losslint: exit 2: pack.yaml:3:1: wrong; mend it\n", ran.err());
    assertEquals(2, shell.run("rules", "list").status());
  }

  @Test
  void everyStatusHasItsCode() {
    assertEquals(
        List.of(0, 1, 2, 130),
        List.of(ExitStatus.values()).stream().map(ExitStatus::code).toList());
  }
}
