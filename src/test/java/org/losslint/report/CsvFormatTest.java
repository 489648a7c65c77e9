package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Report;

class CsvFormatTest {
  /** A reader of RFC 4180. */
  private static List<List<String>> parse(String csv) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < csv.length(); i++) {
      char c = csv.charAt(i);
      if (quoted) {
        if (c != '"') {
          cell.append(c);
        } else if (i + 1 < csv.length() && csv.charAt(i + 1) == '"') {
          cell.append('"');
          i++;
        } else {
          quoted = false;
        }
      } else if (c == '"') {
        assertEquals(0, cell.length());
        quoted = true;
      } else if (c == ',' || c == '\r') {
        row.add(cell.toString());
        cell.setLength(0);
        if (c == '\r') {
          assertEquals('\n', csv.charAt(++i));
          rows.add(row);
          row = new ArrayList<>();
        }
      } else {
        cell.append(c);
      }
    }
    assertTrue(row.isEmpty() && !quoted);
    return rows;
  }

  private static List<List<String>> rows(Report report) {
    return parse(FormatGoldenTest.written(FormatName.CSV, report));
  }

  @Test
  void everyRowHasEveryColumn() {
    for (Report report : SampleReports.all().values()) {
      for (List<String> row : rows(report)) {
        assertEquals(17, row.size(), row.toString());
      }
    }
  }

  @Test
  void holdsWhatPassedAndWhatCouldNotBeTold() {
    List<String> outcomes = rows(SampleReports.full()).stream().map(row -> row.get(0)).toList();
    assertEquals(4, outcomes.stream().filter("failed"::equals).count());
    assertEquals(2, outcomes.stream().filter("suppressed"::equals).count());
    assertEquals(3, outcomes.stream().filter("not evaluated"::equals).count());
    assertEquals(2, outcomes.stream().filter("passed"::equals).count());
    assertEquals(1, outcomes.stream().filter("file partial"::equals).count());
    List<String> finding = rows(SampleReports.full()).get(1);
    assertEquals("DCI-001", finding.get(2));
    assertEquals("7", finding.get(9));
    assertEquals("10000 us", finding.get(12));
  }

  @Test
  void noCellIsAFormula() {
    for (List<String> row : rows(SampleReports.hostile())) {
      for (String cell : row) {
        assertFalse(cell.stripLeading().matches("(?s)[=+@|%\uFF1D-].*"), cell);
      }
    }
    List<String> finding = rows(SampleReports.hostile()).get(1);
    assertTrue(finding.get(6).contains("; =1+1; -1;"), finding.get(6));
  }

  @Test
  void whatLooksLikeAFormulaGetsAnApostrophe() {
    Report report =
        new Report(
            "1.0.0",
            List.of(),
            List.of(),
            List.of(),
            List.of(new Report.Passed(" =1+1", "-x", "@y", 1)),
            0,
            0);
    List<String> row = rows(report).get(1);
    assertEquals("' =1+1", row.get(2));
    assertEquals("'-x", row.get(3));
    assertEquals("'@y", row.get(5));
  }
}
