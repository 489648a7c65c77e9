package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Report;

class GitHubFormatTest {
  private static final Pattern COMMAND =
      Pattern.compile("::(error|warning|notice) ([a-zA-Z]+=[^:,]*(?:,[a-zA-Z]+=[^:,]*)*)::(.*)");

  private static List<String> lines(Report report) {
    return FormatGoldenTest.written(FormatName.GITHUB, report).lines().toList();
  }

  private static long count(List<String> lines, String kind) {
    return lines.stream().filter(l -> l.startsWith("::" + kind + " ")).count();
  }

  @Test
  void everyLineIsOneCommand() {
    for (Report report : SampleReports.all().values()) {
      for (String line : lines(report)) {
        assertTrue(COMMAND.matcher(line).matches(), line);
      }
    }
  }

  @Test
  void noMoreThanTenOfAKindAndTheGravestFirst() {
    List<String> lines = lines(SampleReports.many(100));
    assertEquals(10, count(lines, "error"));
    assertEquals(10, count(lines, "warning"));
    assertEquals(1, count(lines, "notice"));
    assertTrue(lines.get(0).startsWith("::error "));
    assertTrue(
        lines
            .get(20)
            .contains("::81 findings are not shown here; 0 passed; 35 errors, 66 warnings"),
        lines.get(20));
  }

  @Test
  void columnsAreOnlyGivenWithinOneLine() {
    List<String> lines = lines(SampleReports.full());
    assertTrue(
        lines
            .get(2)
            .startsWith("::error file=net/dc1-ptx1.conf,line=7,endLine=7,col=13,endColumn=40,"));
    assertTrue(
        lines.get(5).startsWith("::notice file=net/dc1-ptx1.conf,line=12,endLine=14,title="));
  }

  @Test
  void hostileTextStaysInItsCommand() {
    for (String line : lines(SampleReports.hostile())) {
      Matcher command = COMMAND.matcher(line);
      assertTrue(command.matches(), line);
      assertFalse(command.group(2).contains("\u001b"), line);
      assertFalse(command.group(3).contains("x%0A<"), "a percent sign is escaped: " + line);
    }
  }
}
