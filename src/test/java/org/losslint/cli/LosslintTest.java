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
        List.of("check", "show", "explain", "config", "rules list", "rules test")) {
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
        "rules | rules is not complete; write losslint rules list or losslint rules test",
        "rules show | there is no command rules show; write losslint rules list or losslint rules"
            + " test",
        "--verbose check | there is no option --verbose before a command; see losslint --help",
        "rules list x | rules list takes no x",
        "rules list -f xml | --format is `xml`, and one of text, json is wanted",
        "explain | no rule is given; write for example losslint explain DCI-001",
        "explain A B | more than one rule is given; write for example losslint explain DCI-001",
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
        rule     severity  name          pack
        DCI-001  error     buffer-depth  scale-across
        NIC-001  error     slow-restart  scale-across
        """,
        shell.run("rules", "list").out());
    assertTrue(
        shell.run("rules", "list", "-f", "json").out().contains("\"name\" : \"slow-restart\""));
  }

  @Test
  void aRuleIsExplainedByItsIdentityOrItsName() {
    String text =
        """
        DCI-001 buffer-depth  (error, pack scale-across)

        The queue holds 2.5 round trips.

        A shorter one loses packets.
        """;
    assertEquals(text, shell.run("explain", "DCI-001").out());
    assertEquals(text, shell.run("explain", "dci-001").out());
    assertEquals(text, shell.run("explain", "--pack", "x", "buffer-depth").out());
    assertEquals(List.of("x"), shell.inspection.askedPacks.orElseThrow().added());
  }

  @Test
  void aBadPackIsTwoEvenWhenTheRuleIsThere() {
    shell.inspection.problems.add(Problem.of("pack.yaml:3:1: wrong", "mend it"));
    Shell.Ran ran = shell.run("explain", "DCI-001");
    assertEquals(2, ran.status());
    assertEquals(
        "losslint: pack.yaml:3:1: wrong; mend it\nlosslint: exit 2: not all packs could be read\n",
        ran.err());
    assertEquals(2, shell.run("rules", "list").status());
  }

  @Test
  void everyStatusHasItsCode() {
    assertEquals(
        List.of(0, 1, 2, 130),
        List.of(ExitStatus.values()).stream().map(ExitStatus::code).toList());
  }
}
