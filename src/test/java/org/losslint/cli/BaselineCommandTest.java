package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Accepted findings: one entry, one finding, and nothing worse behind it. */
class BaselineCommandTest {
  private static final String FILE = ".losslint-baseline.json";

  private final Shell shell =
      Shell.judging()
          .with("losslint-inventory.yaml", GitSandbox.INVENTORY)
          .with("net/dci1.set", GitSandbox.router("dci1", 9000))
          .with("net/dci2.set", GitSandbox.router("dci2", 9000))
          // That the ends of a link differ is another fault, and new when one of them changes.
          .with(".losslint.yaml", "disable: [{rule: DCI-017, reason: one end at a time}]\n");

  private Shell.Ran write(String... paths) {
    String[] words = new String[paths.length + 2];
    words[0] = "baseline";
    words[1] = "write";
    System.arraycopy(paths, 0, words, 2, paths.length);
    return shell.run(words);
  }

  private Shell.Ran check() {
    return shell.run("check", "--baseline", FILE, "net");
  }

  @Test
  void whatIsAcceptedDoesNotCount() {
    assertEquals(".losslint-baseline.json: 2 entries\n", write("net").out());
    Shell.Ran ran = check();
    assertEquals(0, ran.status(), ran.err());
    assertTrue(
        ran.out().contains("Beside the baseline " + FILE + ": 0 new, 0 worse, 0 stale, 2 known\n"),
        ran.out());
  }

  @ParameterizedTest
  @CsvSource({"9000, 0", "9001, 0", "8999, 1", "12948, 0", "1, 1"})
  void aWorseValueIsNew(int depth, int status) {
    write("net");
    shell.with("net/dci1.set", GitSandbox.router("dci1", depth));
    assertEquals(status, check().status());
  }

  @Test
  void anotherPortOfTheSameFaultIsNew() {
    write("net");
    shell.with(
        "net/dci1.set",
        GitSandbox.router("dci1", 9000)
            + """
            set class-of-service interfaces et-0/0/1 scheduler-map sm-dci
            set class-of-service interfaces et-0/0/1 unit 0 classifiers dscp roce
            """);
    shell.with(
        "losslint-inventory.yaml",
        GitSandbox.INVENTORY
            + """
            ports: [{device: dci1, interface: et-0/0/1, role: dci, rate: 100 Gbps}]
            """);
    assertTrue(check().out().contains("dci1"), check().out());
  }

  @Test
  void oneEntryCoversOneFinding() {
    String fault = "class-of-service { schedulers { %s { explicit-congestion-notification; } } }\n";
    shell.with("parts/a.conf", fault.formatted("s1"));
    write("parts");
    shell.with("parts/a.conf", fault.formatted("s1") + fault.formatted("s2"));
    Shell.Ran ran = shell.run("check", "--fail-on", "info", "--baseline", FILE, "parts");
    assertEquals(1, ran.status());
    assertTrue(ran.out().contains("1 new"), ran.out());
  }

  /** Reading faults are told apart by what could not be read, so none hides another. */
  @Test
  void anUnknownStatementDoesNotHideAnother() {
    shell.with("parts/a.conf", "class-of-service { frobnicate 1; }\n");
    write("parts");
    shell.with("parts/a.conf", "class-of-service {\n\n   defenestrate 2; }\n");
    Shell.Ran ran = shell.run("check", "--fail-on", "info", "--baseline", FILE, "parts");
    assertTrue(ran.out().contains("1 new, 0 worse, 1 stale"), ran.out());
    shell.with("parts/a.conf", "class-of-service {\n\n   frobnicate    1; }\n");
    Shell.Ran moved = shell.run("check", "--fail-on", "info", "--baseline", FILE, "parts");
    assertTrue(moved.out().contains("0 new, 0 worse, 0 stale, 1 known"), moved.out());
  }

  @Test
  void staleEntriesAreListedAndPruned() {
    write("net");
    shell.with("net/dci1.set", GitSandbox.router("dci1", 12948));
    Shell.Ran ran = check();
    assertEquals(0, ran.status());
    assertTrue(ran.out().contains("  stale: DCI-001 dci1: et-0/0/0 rdma-data (9000 us)\n"));
    Shell.Ran strict = shell.run("check", "--baseline", FILE, "--strict-baseline", "net");
    assertEquals(1, strict.status());
    assertEquals(
        "losslint: exit 1: 1 entry of the baseline stale; run `losslint baseline prune`",
        strict.lastLine());
    assertEquals(FILE + ": 1 entry, 1 taken out\n", shell.run("baseline", "prune", "net").out());
    assertFalse(check().out().contains("stale:"), check().out());
    assertEquals(0, check().status());
  }

  @Test
  void whatARunIsNotAskedAboutIsNotStale() {
    write("net");
    Shell.Ran ran = shell.run("check", "--baseline", FILE, "net/dci2.set");
    assertTrue(ran.out().contains("0 stale, 1 known"), ran.out());
    assertEquals(
        FILE + ": 2 entries, 0 taken out\n", shell.run("baseline", "prune", "net/dci2.set").out());
  }

  @Test
  void theFileIsTheSameFromEverywhere() {
    write("net/dci2.set", "net/dci1.set");
    String once = shell.read(FILE);
    shell.run("baseline", "write", "--baseline", "/repo/" + FILE, "/repo/net");
    assertEquals(once, shell.read(FILE));
    shell
        .with("net/dci1.set", "\r\n\r\n" + GitSandbox.router("dci1", 9000).replace("\n", "\r\n"))
        .with("net/dci2.set", GitSandbox.router("dci2", 9000));
    write("net");
    assertEquals(once, shell.read(FILE));
    assertEquals(
        """
        {"version":1,"entries":[
        {"fingerprint":"b6dcc9ad904e933a0da1a82fb7e410bb","rule":"DCI-001","check":"","severity":"error","device":"dci1","file":"net/dci1.set","path":"class-of-service schedulers s1 buffer-size temporal","have":"9000 us","need":"12947 us","subjects":["et-0/0/0 rdma-data"]},
        {"fingerprint":"ba1f694327014efde8ec2092ba55aa94","rule":"DCI-001","check":"","severity":"error","device":"dci2","file":"net/dci2.set","path":"class-of-service schedulers s1 buffer-size temporal","have":"9000 us","need":"12947 us","subjects":["et-0/0/0 rdma-data"]}
        ]}
        """,
        once);
  }

  @Test
  void itMayLieInAnotherFolder() {
    shell.with("ci/readme.md", "");
    shell.run("baseline", "write", "--baseline", "ci/accepted.json", "net");
    assertTrue(shell.read("ci/accepted.json").contains("\"file\":\"../net/dci1.set\""));
    assertEquals(0, shell.run("check", "--baseline", "ci/accepted.json", "net").status());
  }

  @Test
  void nothingIsWrittenOfARunThatCannotBeTrusted() {
    shell.with("losslint-inventory.yaml", "version: 1\nlinkz: []\n");
    Shell.Ran ran = write("net");
    assertEquals(2, ran.status());
    assertTrue(ran.lastLine().startsWith("losslint: exit 2: nothing is written: "), ran.err());
    assertEquals(2, check().status());
    assertTrue(check().err().contains("the baseline `" + FILE + "` cannot be read"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[]|1: this is no baseline",
        "{|1: this is no baseline: it is no JSON",
        "{}|1: there is no `version`",
        "{\"version\":2,\"entries\":[]}|1: version 2 of baselines is not known",
        "{\"version\":1,\"entrys\":[]}|1: `entrys` does not belong here",
        "{\"version\":1,\"entries\":[{\"rule\":\"A\"}]}|1: the entry lacks its fingerprint, rule or"
            + " severity",
        "{\"version\":1,\"entries\":[{\"rule\":7}]}|1: `rule` is of another type",
        "{\"version\":1,\"entries\":[{\"rul\":\"A\"}]}|1: an entry has no `rul`",
        "{\"version\":1,\"entries\":[7]}|1: an entry is wanted here"
      })
  void aBrokenFileIsExit2(String text, String message) {
    shell.with(FILE, text);
    Shell.Ran ran = check();
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains(FILE + ":" + message), ran.err());
  }

  @Test
  void strictNeedsABaseline() {
    Shell.Ran ran = shell.run("check", "--strict-baseline", "net");
    assertEquals(2, ran.status());
    assertTrue(ran.lastLine().contains("--strict-baseline has no effect without --baseline"));
  }
}
