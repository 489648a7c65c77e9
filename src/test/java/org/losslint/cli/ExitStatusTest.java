package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.losslint.evaluate.Verdicts;
import org.losslint.report.FormatName;

/** Whole runs, with everything that can go wrong in them at the same time. */
class ExitStatusTest {
  private static final String GOOD = GitSandbox.router("dci1", 12948);

  /** A rule that losslint fails at. */
  private static final Verdicts BROKEN =
      (rule, subject, verdict, outcomes) -> {
        if (rule.id().equals("DCI-002")) {
          throw new IllegalStateException("secret of a file");
        }
      };

  /** What is to be found, by rising severity. */
  enum Found {
    NOTHING(GOOD, ""),
    INFO(GOOD + "set groups spare system domain-name example.net\n", "COS-021"),
    WARNING(
        GOOD.replace("set class-of-service schedulers s1 ecn-enhanced head-marking\n", ""),
        "DCI-009"),
    ERROR(GOOD.replace("temporal 12948", "temporal 9000"), "DCI-001");

    final String text;
    final String rule;

    Found(String text, String rule) {
      this.text = text;
      this.rule = rule;
    }
  }

  enum FailOn {
    NEVER,
    INFO,
    WARNING,
    ERROR
  }

  private static Shell shell(boolean crash) {
    return (crash ? Shell.judging(BROKEN) : Shell.judging())
        .with("losslint-inventory.yaml", GitSandbox.INVENTORY)
        .with("dci2.set", GitSandbox.router("dci2", 12948))
        .with("cut.conf", "class-of-service {\n  schedulers {\n")
        .with(
            "bad.yaml", "pack: bad\nversion: 1.0.0\nsource: {title: x}\ncolour: red\nrules: []\n");
  }

  @Property(tries = 300)
  void twoWinsOverOneWinsOverZero(
      @ForAll FormatName format,
      @ForAll FailOn failOn,
      @ForAll Found found,
      @ForAll boolean unreadable,
      @ForAll boolean badPack,
      @ForAll boolean crash) {
    Shell shell = shell(crash).with("dci1.set", found.text);
    List<String> words = new ArrayList<>(List.of("check", "-f", format.label(), "--fail-on"));
    words.add(failOn.name().toLowerCase(Locale.ROOT));
    words.addAll(badPack ? List.of("--pack", "bad.yaml") : List.of());
    words.addAll(List.of("dci1.set", "dci2.set"));
    words.addAll(unreadable ? List.of("cut.conf") : List.of());

    Shell.Ran ran = shell.run(words.toArray(String[]::new));

    int wrong = (badPack ? 1 : 0) + (crash ? 1 : 0);
    boolean counts = failOn != FailOn.NEVER && found.ordinal() >= failOn.ordinal();
    int expected = wrong > 0 || unreadable ? 2 : counts ? 1 : 0;
    assertEquals(expected, ran.status(), ran.err());
    assertEquals(expected == 0, ran.err().isEmpty(), ran.err());
    String why =
        switch (expected) {
          case 0 -> "";
          case 1 -> "at or above --fail-on " + failOn.name().toLowerCase(Locale.ROOT);
          default ->
              wrong == 2
                  ? "2 problems above"
                  : crash ? "internal error in DCI-002" : badPack ? "bad.yaml:" : "cut.conf could";
        };
    assertTrue(ran.lastLine().contains(why), ran.err());
    assertTrue(expected == 0 || ran.lastLine().startsWith("losslint: exit " + expected + ": "));
    // Whatever went wrong, what was found is told.
    assertTrue(ran.out().contains(found.rule), format + ran.out());
  }

  /** One rule that fails takes neither the others nor the message of its fault along. */
  @Example
  void aCrashInsideARuleLeavesTheOthers() throws JsonProcessingException {
    Shell.Ran whole =
        shell(false).with("dci1.set", Found.ERROR.text).run("check", "-f", "json", ".");
    Shell.Ran ran = shell(true).with("dci1.set", Found.ERROR.text).run("check", "-f", "json", ".");
    JsonNode report = new ObjectMapper().readTree(ran.out());
    assertEquals(new ObjectMapper().readTree(whole.out()).get("findings"), report.get("findings"));
    List<String> failed = new ArrayList<>();
    for (JsonNode row : report.get("notEvaluated")) {
      if (row.get("reason").asText().equals("losslint failed at it")) {
        failed.add(row.get("rule").asText() + " " + row.get("count"));
      }
    }
    assertEquals(List.of("DCI-002 1", "DCI-002 1"), failed);
    assertTrue(
        ran.lastLine()
            .startsWith(
                "losslint: exit 2: internal error in DCI-002 on dci1 et-0/0/0 rdma-data,"
                    + " IllegalStateException at cli.ExitStatusTest"),
        ran.err());
    assertTrue(!ran.err().contains("secret"), ran.err());
  }
}
