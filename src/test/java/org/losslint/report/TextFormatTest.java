package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.Golden;
import org.losslint.evaluate.Report;

class TextFormatTest {
  private static String text(Report report) {
    return FormatGoldenTest.written(FormatName.TEXT, report);
  }

  @Test
  void coloursAreCodesAroundTheSameText() {
    RenderContext context = FormatGoldenTest.context();
    String coloured =
        FormatGoldenTest.written(FormatName.TEXT, SampleReports.full(), context.withColours(true));
    Golden.check(Path.of("testdata/reports/full.coloured"), coloured);
    assertEquals(text(SampleReports.full()), coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
  }

  @Test
  void showsTheFirstOfARuleAndCountsTheOthers() {
    String text = text(SampleReports.many(RenderContext.PER_RULE + 7));
    assertEquals(RenderContext.PER_RULE, text.split(": (error|warning): COS-006", -1).length - 1);
    assertTrue(text.contains("… and 7 more of COS-006; `-f concise` lists all\n"), text);
    assertTrue(text.contains("DCI-001 buffer-depth"), text);
  }

  @Test
  void conciseHoldsAll() {
    String text =
        FormatGoldenTest.written(
            FormatName.CONCISE, SampleReports.many(RenderContext.PER_RULE + 7));
    assertEquals(RenderContext.PER_RULE + 7 + 1 + 1, text.lines().count());
  }

  @Test
  void theSummaryIsTheLastLine() {
    String text = text(SampleReports.full());
    List<String> lines = text.lines().toList();
    assertEquals(
        "4 passed; 2 errors, 1 warning, 1 info; 66 not evaluated; 2 suppressed; "
            + "5 files (1 partial, 1 failed, 1 skipped), 4 devices",
        lines.get(lines.size() - 1));
  }

  @Test
  void nothingHiddenReachesTheTerminal() {
    for (FormatName format : List.of(FormatName.TEXT, FormatName.CONCISE)) {
      String text = FormatGoldenTest.written(format, SampleReports.hostile());
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        assertFalse(c < ' ' && c != '\n' || c == 0x7F || c == 0x85 || c == 0x202E || c == 0xFEFF);
      }
      assertTrue(text.contains("\\x1b[31m\\x07evil"), text);
    }
  }

  @Test
  void secretsAreMaskedInQuotedLines() {
    RenderContext context =
        RenderContext.plain(
            line -> line.replace("sm-dci", "******").replace("dp-ecn", "******"),
            RuleCatalogue.EMPTY);
    String text = FormatGoldenTest.written(FormatName.TEXT, SampleReports.full(), context);
    assertTrue(text.contains("drop-profile ******;"), text);
    assertTrue(text.contains("scheduler-map ******"), text);
    assertFalse(text.contains("drop-profile dp-ecn;"), text);
  }
}
