package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.losslint.evaluate.Report;
import org.losslint.report.FormatName;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/** 2 wins over 1 wins over 0, whatever the format, and the last line says why. */
class VerdictTest {
  enum Run {
    CLEAN,
    UNREADABLE,
    BAD_PACK,
    CRASH
  }

  enum FailOn {
    ERROR,
    WARNING,
    INFO,
    NEVER
  }

  @Property(tries = 500)
  void theExitStatusNeverLies(
      @ForAll FormatName format,
      @ForAll FailOn failOn,
      @ForAll Run run,
      @ForAll List<Severity> severities,
      @ForAll boolean lacksFacts,
      @ForAll boolean factsMatter) {
    Shell shell = new Shell().with("a.conf", "");
    for (Severity severity : severities) {
      shell.inspection.findings.add(FakeInspection.finding(severity));
    }
    if (lacksFacts) {
      shell.inspection.notEvaluated.add(FakeInspection.row());
    }
    switch (run) {
      case UNREADABLE -> shell.inspection.status = Report.Status.FAILED;
      case BAD_PACK -> shell.inspection.problems.add(Problem.of("bad pack", ""));
      case CRASH -> shell.inspection.fault = java.util.Optional.of(new StackOverflowError());
      case CLEAN -> {}
    }
    List<String> words = new ArrayList<>(List.of("check", "-f", format.label(), "--fail-on"));
    words.add(failOn.name().toLowerCase(java.util.Locale.ROOT));
    words.add("--unevaluated");
    words.add(factsMatter ? "fail" : "warn");
    words.add("a.conf");

    Shell.Ran ran = shell.run(words.toArray(String[]::new));

    boolean broken = run != Run.CLEAN || (lacksFacts && factsMatter);
    boolean found =
        failOn != FailOn.NEVER
            && severities.stream().anyMatch(s -> s.compareTo(Severity.valueOf(failOn.name())) >= 0);
    int expected = broken ? 2 : found ? 1 : 0;
    assertEquals(expected, ran.status());
    assertEquals(
        expected == 0, ran.err().isEmpty(), "standard error speaks exactly when it is not 0");
    if (expected != 0) {
      assertEquals("losslint: exit " + expected + ": ", ran.lastLine().substring(0, 18));
    }
  }
}
