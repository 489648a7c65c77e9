package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Report;
import org.losslint.source.Severity;

class MarkdownFormatTest {
  private static String written(Report report) {
    return FormatGoldenTest.written(FormatName.MARKDOWN, report);
  }

  @Test
  void theTitleIsTheVerdict() {
    assertTrue(written(SampleReports.full()).startsWith("### losslint: 2 findings fail\n"));
    assertTrue(written(SampleReports.clean()).startsWith("### losslint: nothing fails\n"));
    assertTrue(
        FormatGoldenTest.written(
                FormatName.MARKDOWN,
                SampleReports.full(),
                FormatGoldenTest.context().withFailOn(Optional.of(Severity.INFO)))
            .startsWith("### losslint: 4 findings fail\n"));
  }

  @Test
  void aCommentHasRoomForIt() {
    String page = written(SampleReports.many(5000));
    assertTrue(page.length() < 65_536, () -> "characters: " + page.length());
    assertTrue(page.contains("\n… and 4901 more.\n"), page);
  }

  @Test
  void hostileTextIsNoMarkup() {
    String page = written(SampleReports.hostile());
    String outside = page.replaceAll("(?s)````\n.*?````\n", "");
    assertFalse(outside.contains("<script"), outside);
    assertFalse(outside.contains("@everyone"), outside);
    assertFalse(outside.contains("[a]("), outside);
    assertTrue(outside.contains("\\[a\\](javascript:x)"), outside);
    // The block of commands holds three backquotes, so four fence it in.
    assertEquals(2, page.split("\n````\n", -1).length - 1);
  }

  @Test
  void everyRowOfATableHasItsColumns() {
    for (String line : written(SampleReports.hostile()).lines().toList()) {
      if (line.startsWith("| ")) {
        String cells = line.replace("\\\\", "").replace("\\|", "");
        int bars = cells.length() - cells.replace("|", "").length();
        assertTrue(bars == 5 || bars == 6, line);
      }
    }
  }
}
