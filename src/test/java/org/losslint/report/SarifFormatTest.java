package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

class SarifFormatTest {
  private static JsonNode run(Report report) {
    return Schemas.tree(FormatGoldenTest.written(FormatName.SARIF, report)).get("runs").get(0);
  }

  @Test
  void everySampleObeysTheSchema() throws IOException {
    Schema schema = Schemas.sarif();
    RenderContext context =
        FormatGoldenTest.context().withProblems(List.of(Problem.of("pack is wrong", "mend it")));
    for (Report report : SampleReports.all().values()) {
      assertEquals(
          List.of(),
          Schemas.problems(schema, FormatGoldenTest.written(FormatName.SARIF, report, context)));
    }
    assertFalse(Schemas.problems(schema, "{\"version\":\"2.1.0\",\"runs\":[{}]}").isEmpty());
  }

  /** What GitHub asks for beyond the schema; an empty text does not count. */
  @Test
  void everySampleHasWhatGitHubRequires() {
    for (Report report : SampleReports.all().values()) {
      JsonNode run = run(report);
      assertTrue(run.get("results").isArray());
      JsonNode rules = run.get("tool").get("driver").get("rules");
      for (JsonNode rule : rules) {
        assertFalse(rule.get("id").asText().isEmpty());
        for (String text : List.of("shortDescription", "fullDescription", "help")) {
          assertFalse(rule.get(text).get("text").asText().isBlank(), rule + " " + text);
        }
        assertTrue(rule.get("fullDescription").get("text").asText().length() <= 1024);
      }
      for (JsonNode result : run.get("results")) {
        assertEquals(
            result.get("ruleId").asText(),
            rules.get(result.get("ruleIndex").asInt()).get("id").asText());
        assertFalse(result.get("message").get("text").asText().isBlank());
        JsonNode place = result.get("locations").get(0).get("physicalLocation");
        assertFalse(place.get("artifactLocation").get("uri").asText().isEmpty());
        for (String key : List.of("startLine", "startColumn", "endLine", "endColumn")) {
          assertTrue(place.get("region").get(key).asInt() >= 1, key);
        }
        assertFalse(result.get("partialFingerprints").get("losslint/v1").asText().isEmpty());
      }
    }
  }

  @Test
  void aResultPointsAtTheStatementAndSaysWhatMends() {
    JsonNode result = run(SampleReports.full()).get("results").get(0);
    assertEquals("error", result.get("level").asText());
    JsonNode place = result.get("locations").get(0).get("physicalLocation");
    assertEquals("net/dc1-ptx1.conf", place.get("artifactLocation").get("uri").asText());
    assertEquals(
        "{\"startLine\":7,\"startColumn\":13,\"endLine\":7,\"endColumn\":40}",
        place.get("region").toString());
    assertTrue(
        result
            .get("message")
            .get("text")
            .asText()
            .contains(
                "set class-of-service schedulers sched-rdma-data buffer-size temporal 12948"));
    assertEquals(2, result.get("relatedLocations").size());
    assertEquals(
        13,
        result
            .get("relatedLocations")
            .get(0)
            .get("physicalLocation")
            .get("region")
            .get("startLine")
            .asInt());
  }

  @Test
  void aFindingWithoutAPlaceIsShownAtTheFileOfItsDevice() {
    JsonNode place =
        run(SampleReports.full())
            .get("results")
            .get(1)
            .get("locations")
            .get(0)
            .get("physicalLocation");
    assertEquals("net/dc1-ptx1.conf", place.get("artifactLocation").get("uri").asText());
    assertEquals(1, place.get("region").get("startLine").asInt());
  }

  @Test
  void suppressionsAreOnEveryResultOrOnNone() {
    JsonNode results = run(SampleReports.full()).get("results");
    for (int i = 0; i < results.size(); i++) {
      assertEquals(i >= 4 ? 1 : 0, results.get(i).get("suppressions").size(), "result " + i);
    }
    assertEquals(
        "waiver: old line card (ops), until 2027-01-31",
        results.get(4).get("suppressions").get(0).get("justification").asText());
  }

  @Test
  void pathsAreUris() {
    assertEquals("net/a%20b.conf", UriText.of("net/a b.conf"));
    assertEquals("file:///net/%C3%BC.conf", UriText.of("/net/ü.conf"));
    assertEquals("%1B%5B31m%3Cb%3E%3A%23%3F%25", UriText.of("\u001b[31m<b>:#?%"));
  }

  @Test
  void aRunIsOnlySuccessfulWhenAllCouldBeJudged() {
    assertFalse(
        run(SampleReports.full()).get("invocations").get(0).get("executionSuccessful").asBoolean());
    assertTrue(
        run(SampleReports.clean())
            .get("invocations")
            .get(0)
            .get("executionSuccessful")
            .asBoolean());
  }

  private static Report large(int files, int perFile) {
    List<Report.JudgedFile> judged = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (int f = 0; f < files; f++) {
      String path = "fleet/site-" + f % 40 + "/router-" + f + ".conf";
      SourceFile file =
          new SourceFile(
              path,
              SourceText.of(SampleReports.CONFIGURATION + "# " + f + "\n"),
              Format.JUNOS_TEXT);
      judged.add(
          SampleReports.file(path, Format.JUNOS_TEXT, Report.Status.CHECKED, "", "router-" + f));
      for (int i = 0; i < perFile; i++) {
        Finding like = SampleReports.tooShallow();
        int at = SampleReports.CONFIGURATION.indexOf("buffer-size") + i;
        findings.add(
            new Finding(
                like.rule(),
                "",
                like.name(),
                like.pack(),
                i % 2 == 0 ? Severity.ERROR : Severity.INFO,
                like.message(),
                Optional.of(new Place(file, new Span(at, at + 5))),
                "router-" + f,
                like.subjects(),
                like.path(),
                like.values(),
                like.via(),
                like.fixes(),
                like.note(),
                "f" + f + "-" + i,
                Optional.empty()));
      }
    }
    return new Report("1.0.0", judged, findings, List.of(), List.of(), files, findings.size());
  }

  @Test
  void fiveThousandFindingsStayBelowTheLimitOfAnUpload() throws IOException {
    String sarif = FormatGoldenTest.written(FormatName.SARIF, large(1000, 5));
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(sarif.getBytes(StandardCharsets.UTF_8));
    }
    assertEquals(5000, Schemas.tree(sarif).get("runs").get(0).get("results").size());
    assertTrue(sarif.length() < 10_000_000, () -> "characters: " + sarif.length());
    assertTrue(packed.size() < 1_000_000, () -> "bytes packed: " + packed.size());
  }

  @Test
  void beyondTheLimitTheLeastSevereAreLeftOutAndThatIsSaid() {
    JsonNode run = run(large(100, 300));
    assertEquals(SarifFormat.MOST_RESULTS, run.get("results").size());
    int errors = 0;
    for (JsonNode result : run.get("results")) {
      errors += result.get("level").asText().equals("error") ? 1 : 0;
    }
    assertEquals(15_000, errors);
    assertEquals(
        "5000 findings of least severity are left out: a run holds 25000",
        run.get("invocations")
            .get(0)
            .get("toolExecutionNotifications")
            .get(0)
            .get("message")
            .get("text")
            .asText());
  }
}
