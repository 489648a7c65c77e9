package org.losslint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.report.RenderContext;
import org.losslint.report.SampleReports;
import org.losslint.source.Severity;

class TallyTest {
  private static final RenderContext CONTEXT =
      RenderContext.plain(piece -> piece, SampleReports.RULES);

  private static Finding finding(Severity severity, String device) {
    return new Finding(
        "DCI-001",
        "",
        "buffer-depth",
        "scale-across",
        severity,
        "message",
        Optional.empty(),
        device,
        List.of("subject"),
        "",
        Map.of(),
        List.of(),
        List.of(),
        "",
        severity + device,
        Optional.empty());
  }

  private static RuleRow row(Finding... findings) {
    Report report =
        new Report(
            "1",
            List.of(),
            List.of(findings),
            List.of(),
            List.of(new Report.Passed("DCI-001", "buffer-depth", "dci2", 1)),
            2,
            2,
            List.of(),
            List.of());
    return Tally.of(report, CONTEXT).rules().get(0);
  }

  /** A rule whose gravest check found nothing would else lead a list of what is grave. */
  @Test
  void aRuleIsAsGraveAsWhatItFound() {
    assertEquals("error", row().severity(), "by default");
    assertEquals("info", row(finding(Severity.INFO, "dci1")).severity());
    assertEquals(
        "warning",
        row(finding(Severity.INFO, "dci1"), finding(Severity.WARNING, "dci2")).severity());
  }

  @Test
  void whatBelongsToNoOneDeviceIsNotAShareOfThem() {
    assertEquals("1 (50 %)", row(finding(Severity.ERROR, "dci1")).reach());
    RuleRow link = row(finding(Severity.ERROR, ""));
    assertEquals("between them", link.reach());
    assertEquals(1, link.findings());
    assertEquals(
        "1 (50 %)", row(finding(Severity.ERROR, ""), finding(Severity.ERROR, "dci1")).reach());
  }
}
