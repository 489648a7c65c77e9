package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.evaluate.Report;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Role;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.source.Input;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

class CheckCommandTest {
  private final Shell shell = new Shell().with("a.conf", "").with("net/b.conf", "");

  private Request asked() {
    return shell.inspection.asked.orElseThrow();
  }

  private List<String> inputs() {
    return asked().inputs().stream().map(Input::display).toList();
  }

  @Test
  void aCleanRunIsZeroAndSaysNothingOnStandardError() {
    Shell.Ran ran = shell.run("check", "a.conf");
    assertEquals(0, ran.status());
    assertEquals("", ran.err());
    assertEquals(
        "2 passed; 0 errors, 0 warnings, 0 infos; 0 not evaluated; 0 suppressed; 1 file, 1"
            + " device\n",
        ran.out());
  }

  @ParameterizedTest
  @CsvSource({
    "ERROR, error, 1",
    "WARNING, error, 0",
    "WARNING, warning, 1",
    "INFO, warning, 0",
    "INFO, info, 1",
    "ERROR, never, 0",
  })
  void findingsFailFromTheThresholdOn(Severity severity, String failOn, int status) {
    shell.inspection.findings.add(FakeInspection.finding(severity));
    Shell.Ran ran = shell.run("check", "--fail-on", failOn, "a.conf");
    assertEquals(status, ran.status());
    assertEquals(
        status == 0 ? "" : "losslint: exit 1: 1 finding at or above --fail-on " + failOn,
        ran.lastLine());
  }

  @Test
  void rulesThatLackAFactWarnUnlessToldOtherwise() {
    shell.inspection.notEvaluated.add(FakeInspection.row());
    Shell.Ran warn = shell.run("check", "a.conf");
    assertEquals(0, warn.status());
    assertTrue(warn.out().contains("the RTT is not known"), warn.out());
    Shell.Ran fail = shell.run("check", "--unevaluated", "fail", "a.conf");
    assertEquals(2, fail.status());
    assertEquals(
        "losslint: exit 2: 3 checks could not be evaluated, and --unevaluated is fail",
        fail.lastLine());
    Shell.Ran ignore = shell.run("check", "--unevaluated=ignore", "a.conf");
    assertEquals(0, ignore.status());
    assertFalse(ignore.out().contains("the RTT is not known"), ignore.out());
    assertTrue(ignore.out().contains("3 not evaluated"), ignore.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"FAILED", "PARTIAL"})
  void aNamedFileThatCannotBeJudgedIsTwo(String status) {
    shell.inspection.status = Report.Status.valueOf(status);
    Shell.Ran ran = shell.run("check", "--tolerate-unreadable", "5", "a.conf");
    assertEquals(2, ran.status());
    assertEquals("losslint: exit 2: a.conf could not be judged in full: why not", ran.lastLine());
  }

  @Test
  void aBrokenFileInAFolderMayBeTolerated() {
    shell.inspection.status = Report.Status.PARTIAL;
    Shell.Ran ran = shell.run("check", "net");
    assertEquals(2, ran.status());
    assertEquals(
        "losslint: exit 2: 1 file could not be judged in full, and 0 are tolerated;"
            + " the first is net/b.conf: why not",
        ran.lastLine());
    assertEquals(0, shell.run("check", "--tolerate-unreadable", "1", "net").status());
  }

  @Test
  void nothingToJudgeIsTwo() {
    shell.inspection.status = Report.Status.SKIPPED;
    assertEquals(
        "losslint: exit 2: nothing to judge: no file is of a known format",
        shell.run("check", "net").lastLine());
    assertEquals(
        "losslint: exit 2: no file is given; name files, folders, patterns or -",
        shell.run("check").lastLine());
  }

  @Test
  void anOptionWithoutEffectIsSaid() {
    assertEquals(
        "losslint: exit 2: --stdin-filename has no effect without `-`; give - for standard input",
        shell.run("check", "--stdin-filename", "b.conf", "a.conf").lastLine());
    shell.with("losslint-inventory.yaml", GitSandbox.INVENTORY);
    assertEquals(
        "losslint: --role is for hosts alone that losslint-inventory.yaml does not list; that"
            + " inventory says what ports are for\n",
        shell.run("check", "--role", "dci", "a.conf").err());
  }

  @Test
  void aPathThatIsNotThereIsTwoAndTheOthersAreJudged() {
    Shell.Ran ran = shell.run("check", "gone.conf", "a.conf");
    assertEquals(2, ran.status());
    assertEquals(List.of("a.conf"), inputs());
    assertEquals(
        "losslint: exit 2: `gone.conf` does not exist; name a file or a folder that does",
        ran.lastLine());
  }

  @Test
  void twoWinsOverOne() {
    shell.inspection.findings.add(FakeInspection.finding(Severity.ERROR));
    shell.inspection.problems.add(Problem.of("pack.yaml is wrong", "mend it"));
    shell.inspection.problems.add(Problem.of("pack2.yaml is wrong", ""));
    Shell.Ran ran = shell.run("check", "-f", "json", "a.conf");
    assertEquals(2, ran.status());
    assertEquals(
        """
        losslint: pack.yaml is wrong; mend it
        losslint: pack2.yaml is wrong
        losslint: exit 2: 2 problems above; the run cannot be trusted
        """,
        ran.err());
    assertTrue(ran.out().contains("\"message\" : \"pack.yaml is wrong\""), ran.out());
    assertTrue(ran.out().contains("\"rule\" : \"DCI-001\""), ran.out());
  }

  @Test
  void aCrashIsTwoWithoutATraceAndStillGivesJson() {
    shell.inspection.fault = Optional.of(new IllegalStateException("secret hunter2"));
    Shell.Ran ran = shell.run("check", "-f", "json", "a.conf");
    assertEquals(2, ran.status());
    assertTrue(
        ran.lastLine()
            .startsWith("losslint: exit 2: internal error, IllegalStateException at cli."),
        ran.err());
    assertFalse(ran.err().contains("hunter2") || ran.out().contains("hunter2"));
    assertFalse(ran.err().contains("\tat "), ran.err());
    assertTrue(ran.out().contains("\"problems\" : [\n    {\n      \"message\" : \"internal error"));
  }

  @Test
  void lackOfMemoryNamesTheWayOut() {
    shell.inspection.fault = Optional.of(new OutOfMemoryError("Java heap space"));
    Shell.Ran ran = shell.run("check", "a.conf");
    assertEquals(2, ran.status());
    assertTrue(ran.lastLine().contains("LOSSLINT_JAVA_OPTIONS=-Xmx4g"), ran.lastLine());
  }

  @Test
  void severalFormatsInOneRun() {
    shell.inspection.findings.add(FakeInspection.finding(Severity.ERROR));
    Shell.Ran ran =
        shell.run("check", "-f", "concise", "-f", "json=out.json", "-fjsonl=out.jsonl", "a.conf");
    assertEquals(1, ran.status());
    assertTrue(ran.out().startsWith("dc1: error DCI-001 too shallow\n"), ran.out());
    assertTrue(shell.read("out.json").startsWith("{\n  \"tool\""));
    assertTrue(shell.read("out.jsonl").startsWith("{\"type\":\"tool\""));
  }

  @Test
  void outputNamesTheFileOfTheOnlyFormat() {
    Shell.Ran ran = shell.run("check", "--output", "report.txt", "a.conf");
    assertEquals(0, ran.status());
    assertEquals("", ran.out());
    assertTrue(shell.read("report.txt").startsWith("2 passed"));
  }

  @Test
  void aFileThatCannotBeWrittenIsTwo() {
    Shell.Ran ran = shell.run("check", "-f", "json=none/out.json", "a.conf");
    assertEquals(2, ran.status());
    assertEquals(
        "losslint: exit 2: the report could not be written in full:"
            + " `none/out.json` cannot be written",
        ran.lastLine());
  }

  @Test
  void aClosedStandardOutputIsTwo() {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    Shell.Ran ran = shell.run(closed, "check", "a.conf");
    assertEquals(2, ran.status());
    assertEquals(
        "losslint: exit 2: the report could not be written in full: Broken pipe", ran.lastLine());
  }

  @Test
  void aBlanketRoleTakesJoinedQuantities() {
    shell.run("check", "--role", "dci", "--rtt", "5179us", "--rate", "100G", "a.conf");
    Blanket blanket = asked().blanket().orElseThrow();
    assertEquals(Role.DCI, blanket.role());
    assertEquals(Optional.of(Quantity.of(5179, Unit.US)), blanket.rtt());
    assertEquals(Optional.of(Quantity.of(100, Unit.GBPS)), blanket.rate());
  }

  @Test
  void theInventoryIsFoundAboveTheFiles() {
    shell.with("losslint-inventory.yaml", "version: 1\ndevices: [{name: dc1}]\n");
    assertEquals(0, shell.run("check", "net").status());
    assertEquals("dc1", asked().inventory().devices().get(0).name().value());
    assertEquals(List.of("net/b.conf"), inputs());
    shell.run("check", ".");
    assertEquals(List.of("a.conf", "net/b.conf"), inputs());
  }

  @Test
  void theInventoryMayBeNamed() {
    shell.with("other/inv.yaml", "version: 1\ndevices: [{name: dc9}]\n");
    assertEquals(0, shell.run("check", "--inventory", "other/inv.yaml", "a.conf").status());
    assertEquals("dc9", asked().inventory().devices().get(0).name().value());
    assertEquals(
        "losslint: exit 2: none.yaml does not exist; name a file that does",
        shell.run("check", "--inventory", "none.yaml", "a.conf").lastLine());
  }

  @Test
  void aWrongInventoryIsTwoAndJudgedAllTheSame() {
    shell.with("losslint-inventory.yaml", "version: 1\nlinks: [{name: a, rtt: 5179}]\n");
    Shell.Ran ran = shell.run("check", "a.conf");
    assertEquals(2, ran.status());
    assertEquals(
        """
        losslint: losslint-inventory.yaml:2:9: link `a` has no `ends`; add `ends: …`
        losslint: losslint-inventory.yaml:2:24: `rtt` is `5179` and has no unit; write `5179 us`
        losslint: exit 2: 2 problems above; the run cannot be trusted
        """,
        ran.err());
    assertEquals(List.of("a.conf"), inputs());
  }

  @Test
  void filesBelowTwoInventoriesNeedAChoice() {
    shell.with("x/losslint-inventory.yaml", "version: 1\n").with("x/a.conf", "");
    shell.with("y/losslint-inventory.yaml", "version: 1\n").with("y/a.conf", "");
    assertTrue(shell.run("check", "x", "y").lastLine().contains("choose one with --inventory"));
  }

  @Test
  void listsOfNamesComeFromFilesAndFromStandardInput() {
    shell.with("list", "a.conf\r\n\nnet/b.conf\n").with("nul", "net/b.conf\0a.conf\0");
    shell.run("check", "@list");
    assertEquals(List.of("a.conf", "net/b.conf"), inputs());
    shell.run("check", "@nul");
    assertEquals(List.of("net/b.conf", "a.conf"), inputs());
    shell.standardInput = "a.conf\n";
    shell.run("check", "@-");
    assertEquals(List.of("a.conf"), inputs());
    assertEquals(
        "losslint: exit 2: 2 problems above; the run cannot be trusted",
        shell.run("check", "@gone", "@gone2", "a.conf").lastLine());
    assertEquals(
        "losslint: exit 2: the list `gone` cannot be read; name a file with one name a line",
        shell.run("check", "@gone").lastLine());
  }

  @Test
  void standardInputMayHaveAName() throws IOException {
    shell.standardInput = "system;";
    shell.run("check", "--stdin-filename", "net/dc1.conf", "-");
    assertEquals(List.of(new Input.OfStandardInput("net/dc1.conf")), asked().inputs());
    assertEquals("system;", new String(asked().in().readAllBytes()));
    shell.run("check", "-");
    assertEquals(List.of("<stdin>"), inputs());
  }

  @Test
  void theDayIsGivenOrComesFromTheEnvironment() {
    shell.run("check", "--today", "2027-01-31", "a.conf");
    assertEquals(LocalDate.of(2027, 1, 31), asked().clock().today());
    shell.variables.put("SOURCE_DATE_EPOCH", "86400");
    shell.run("check", "a.conf");
    assertEquals(LocalDate.of(1970, 1, 2), asked().clock().today());
    shell.variables.clear();
    shell.run("check", "a.conf");
    assertEquals(LocalDate.of(2026, 11, 29), asked().clock().today());
  }

  @Test
  void packsAndJobsArePassedOn() {
    shell.run("check", "--pack", "workload", "--pack=my.yaml", "--jobs", "3", "a.conf");
    assertEquals(List.of("workload", "my.yaml"), asked().packs().added());
    assertEquals(3, asked().jobs());
    shell.run("check", "--only-pack", "connectx", "a.conf");
    assertEquals(List.of("connectx"), asked().packs().only());
    assertTrue(asked().jobs() >= 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format xml | --format is `xml`, and one of",
        "--format jsno | did you mean `json`?",
        "-f json= | json= names no file; write json=FILE",
        "-f text -f json | two formats go to standard output",
        "-f text=x -f json=x | two formats go to x",
        "-f text -f json=x --output y | --output names the file of a single format",
        "--fail-on fatal | --fail-on is `fatal`, and one of error, warning, info, never is wanted",
        "--unevaluated no | --unevaluated is `no`",
        "--role dcl | --role is `dcl`, and one of dci, leaf, spine is wanted; did you mean `dci`?",
        "--rtt 5179us | --rtt has no effect without --role",
        "--rate 100G | --rate has no effect without --role",
        "--role dci --rtt 5179 | --rtt is `5179` and has no unit; write 5179us",
        "--role dci --rtt 100G | --rtt: `100G` has the unknown unit `G`",
        "--role dci --rtt 0us | --rtt is `0us`; write a value above zero",
        "--color red | --color is `red`, and one of auto, always, never is wanted",
        "--today 31.1.2027 | --today is `31.1.2027`, which is no day",
        "--today 2027-02-30 | --today is `2027-02-30`, which is no day",
        "--jobs 0 | --jobs is `0`; write a whole number from 1 on",
        "--jobs many | --jobs is `many`",
        "--tolerate-unreadable -1 | --tolerate-unreadable needs a value",
        "--tolerate-unreadable=-1 | --tolerate-unreadable is `-1`; write a whole number from 0 on",
        "--forma json | there is no option --forma; did you mean `--format`?",
      })
  void aWrongOptionIsTwoAndSaysTheWayOut(String options, String reason) {
    String[] given = options.strip().split(" ");
    String[] words = new String[given.length + 2];
    words[0] = "check";
    System.arraycopy(given, 0, words, 1, given.length);
    words[words.length - 1] = "a.conf";
    Shell.Ran ran = shell.run(words);
    assertEquals(2, ran.status());
    assertTrue(ran.lastLine().contains(reason), ran.err());
    assertEquals("", ran.out());
  }

  @Test
  void hostileNamesDoNotReachTheTerminal() {
    Shell.Ran ran = shell.run("check", "\u001b]0;x\u0007");
    assertEquals(
        "losslint: exit 2: `\\x1b]0;x\\x07` does not exist; name a file or a folder that does",
        ran.lastLine());
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "always,  1,,    false, true",
        "never,   ,1,    true,  false",
        "auto,    ,,     true,  true",
        "auto,    ,,     false, false",
        "auto,    1,,    true,  false",
        "auto,    1,1,   true,  false",
        "auto,    ,1,    false, true",
        "auto,    ,0,    false, false",
      })
  void coloursObeyOptionThenEnvironmentThenTerminal(
      String option, String noColor, String force, boolean terminal, boolean coloured) {
    shell.inspection.findings.add(FakeInspection.finding(Severity.ERROR));
    shell.terminal = terminal;
    if (noColor != null) {
      shell.variables.put("NO_COLOR", noColor);
    }
    if (force != null) {
      shell.variables.put("CLICOLOR_FORCE", force);
    }
    Shell.Ran ran = shell.run("check", "--color", option, "a.conf");
    assertEquals(coloured, ran.out().contains("\u001b["));
  }

  @Test
  void filesAreNeverColoured() {
    shell.run("check", "--color", "always", "-f", "text=out.txt", "a.conf");
    assertFalse(shell.read("out.txt").contains("\u001b["));
  }
}
