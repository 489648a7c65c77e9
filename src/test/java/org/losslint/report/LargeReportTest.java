package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.rules.Fix;
import org.losslint.rules.Safety;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/** An audit: 2,000 files with 5,000 findings, in each format. */
class LargeReportTest {
  private static final int FILES = 2_000;
  private static final int FINDINGS = 5_000;
  private static final Report REPORT = report();

  private static Report report() {
    String text = "class-of-service { schedulers { s1 { buffer-size temporal 10000; } } }\n";
    List<Report.JudgedFile> files = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < FILES; i++) {
      String path = "region" + i % 7 + "/router-" + i + ".conf";
      SourceFile file = new SourceFile(path, SourceText.of(text), Format.JUNOS_TEXT);
      files.add(
          new Report.JudgedFile(
              path, file.format(), List.of("router-" + i), Report.Status.CHECKED, ""));
      for (int j = 0; j < (i % 2 == 0 ? 3 : 2); j++) {
        findings.add(
            new Finding(
                "DCI-00" + (j + 1),
                "",
                "rule-" + j,
                "scale-across",
                Severity.values()[j],
                "router-" + i + " drains in 10000 µs; 12947.5 µs is needed",
                Optional.of(new Place(file, new Span(37, 65))),
                "router-" + i,
                List.of("et-0/0/0 rdma-data"),
                "class-of-service schedulers s1 buffer-size temporal",
                Map.of("have", "10000 us", "need", "12947 us"),
                List.of(),
                List.of(
                    new Fix(
                        Fix.Language.JUNOS,
                        List.of("set class-of-service schedulers s1 buffer-size temporal 12948"),
                        Safety.SAFE)),
                "",
                "router-" + i + "|DCI-00" + (j + 1) + "|class-of-service|",
                Optional.empty()));
      }
    }
    assertEquals(FINDINGS, findings.size());
    return new Report("1.0.0", files, findings, List.of(), List.of(), FILES, FINDINGS);
  }

  private static String written(FormatName format) throws IOException {
    StringWriter out = new StringWriter();
    format.format().write(REPORT, RenderContext.plain(piece -> piece, RuleCatalogue.EMPTY), out);
    return out.toString();
  }

  private static FormatName named(String label) {
    return FormatName.of(label).orElseThrow();
  }

  @Test
  void jsonHoldsAllOfIt() throws IOException {
    String json = written(named("json"));
    assertEquals(List.of(), Schemas.problems(Schemas.report(), json));
    JsonNode report = Schemas.tree(json);
    assertEquals(FINDINGS, report.get("findings").size());
    assertEquals(FILES, report.get("files").size());
    List<String> lines = written(named("jsonl")).lines().toList();
    assertEquals(1 + FILES + FINDINGS + 1, lines.size());
    Schema schema = Schemas.line();
    for (String line : lines) {
      assertEquals(List.of(), Schemas.problems(schema, line));
    }
  }

  @Test
  void sarifIsSmallEnoughForGitHub() throws IOException {
    String sarif = written(named("sarif"));
    int bytes = sarif.getBytes(StandardCharsets.UTF_8).length;
    assertTrue(bytes < 10_000_000, bytes + " bytes");
    assertEquals(List.of(), Schemas.problems(Schemas.sarif(), sarif));
    JsonNode run = Schemas.tree(sarif).get("runs").get(0);
    assertEquals(FINDINGS, run.get("results").size());
  }

  @Test
  void xmlIsWellFormed() throws Exception {
    for (String label : List.of("junit", "checkstyle")) {
      String xml = written(named(label));
      Schemas.xml(label + ".xsd", xml);
      var document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
      String element = label.equals("junit") ? "testsuite" : "file";
      assertTrue(document.getElementsByTagName(element).getLength() >= FILES, label);
    }
  }

  @Test
  void gitLabHasAFingerprintForEach() throws IOException {
    String json = written(named("gitlab"));
    assertEquals(List.of(), Schemas.problems(Schemas.gitLab(), json));
    JsonNode issues = Schemas.tree(json);
    assertEquals(FINDINGS, issues.size());
    assertEquals(FINDINGS, issues.findValues("fingerprint").stream().distinct().count());
  }

  @Test
  void whatIsForPeopleKeepsItsLimits() throws IOException {
    assertTrue(written(named("github")).lines().count() <= 50);
    assertTrue(written(named("markdown")).length() < 65_536);
    assertEquals(FINDINGS + 1, written(named("concise")).lines().count());
    assertEquals(FINDINGS + 1, written(named("csv")).split("\r\n").length);
    assertTrue(written(named("text")).contains("more of DCI-001"));
  }

  /** What the page does not show at first lies in it as data, so some stand in it twice. */
  @Test
  void thePageHoldsEachFinding() throws IOException {
    String page = written(named("html"));
    assertTrue(page.endsWith("</html>\n"), page.substring(page.length() - 40));
    Matcher findings = Pattern.compile("(router-\\d+) drains in 10000 µs").matcher(page);
    Map<String, Integer> counts = new HashMap<>();
    while (findings.find()) {
      counts.merge(findings.group(1), 1, Integer::sum);
    }
    assertEquals(FILES, counts.size());
    for (int i = 0; i < FILES; i++) {
      assertTrue(counts.get("router-" + i) >= (i % 2 == 0 ? 3 : 2), "router-" + i);
    }
  }
}
