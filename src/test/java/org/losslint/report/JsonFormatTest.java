package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

class JsonFormatTest {
  private static RenderContext withProblems() {
    return FormatGoldenTest.context()
        .withProblems(
            List.of(
                Problem.at(SampleReports.place(SampleReports.PTX, "dp-ecn"), "a", "b"),
                Problem.of("c", "")));
  }

  private static String json(Report report) {
    return FormatGoldenTest.written(FormatName.JSON, report, withProblems());
  }

  @Test
  void everySampleObeysTheContract() throws IOException {
    Schema schema = Schemas.report();
    for (Report report : SampleReports.all().values()) {
      assertEquals(List.of(), Schemas.problems(schema, json(report)));
    }
  }

  @Test
  void theSchemaRefusesWhatTheContractDoesNotAllow() throws IOException {
    Schema schema = Schemas.report();
    ObjectNode report = (ObjectNode) Schemas.tree(json(SampleReports.full()));
    report.remove("passed");
    assertFalse(Schemas.problems(schema, report.toString()).isEmpty());
    report = (ObjectNode) Schemas.tree(json(SampleReports.full()));
    ((ObjectNode) report.get("findings").get(0)).put("line", 0);
    assertFalse(Schemas.problems(schema, report.toString()).isEmpty());
    report = (ObjectNode) Schemas.tree(json(SampleReports.full()));
    ((ObjectNode) report.get("findings").get(0)).put("severity", "fatal");
    assertFalse(Schemas.problems(schema, report.toString()).isEmpty());
  }

  @Test
  void aFindingHoldsEverythingThatDecided() {
    JsonNode report = Schemas.tree(json(SampleReports.full()));
    JsonNode finding = report.get("findings").get(0);
    assertEquals("DCI-001", finding.get("rule").asText());
    assertEquals("net/dc1-ptx1.conf", finding.get("file").asText());
    assertEquals(7, finding.get("line").asInt());
    assertEquals(13, finding.get("column").asInt());
    assertEquals(7, finding.get("endLine").asInt());
    assertEquals(40, finding.get("endColumn").asInt());
    assertEquals(4, finding.get("subjects").size());
    assertEquals("10000 us", finding.get("values").get("have").asText());
    assertEquals("12947 us", finding.get("values").get("need").asText());
    assertEquals(13, finding.get("via").get(0).get("line").asInt());
    assertEquals(
        "set class-of-service schedulers sched-rdma-data buffer-size temporal 12948",
        finding.get("fix").get(0).get("junos").get(0).asText());
    assertEquals("safe", finding.get("fix").get(0).get("safety").asText());
    assertEquals(2, finding.get("fix").get(1).get("command").size());
    assertTrue(finding.get("suppressed").isNull());
  }

  @Test
  void whatHasNoPlaceSaysSo() {
    JsonNode finding = Schemas.tree(json(SampleReports.full())).get("findings").get(1);
    for (String key : List.of("file", "line", "column", "endLine", "endColumn")) {
      assertTrue(finding.get(key).isNull(), key);
    }
  }

  @Test
  void suppressedFindingsStayAndAreCountedApart() {
    JsonNode report = Schemas.tree(json(SampleReports.full()));
    assertEquals(6, report.get("findings").size());
    JsonNode by = report.get("findings").get(4).get("suppressed");
    assertEquals("waiver", by.get("by").asText());
    assertEquals("2027-01-31", by.get("until").asText());
    assertEquals(2, report.get("summary").get("suppressed").asInt());
    assertEquals(2, report.get("summary").get("error").asInt());
    assertEquals(66, report.get("summary").get("notEvaluated").asInt());
    assertEquals(4, report.get("summary").get("passed").asInt());
  }

  @Test
  void aTranscriptListsAllItsDevices() {
    JsonNode file = Schemas.tree(json(SampleReports.full())).get("files").get(4);
    assertEquals("leaf1", file.get("device").asText());
    assertEquals("leaf2", file.get("devices").get(1).asText());
  }

  @Test
  void halfAPictureDoesNotBreakTheReport() throws IOException {
    Report report =
        new Report(
            "1.0.0",
            List.of(),
            List.of(SampleReports.of("COS-001", Severity.ERROR, "a\uD83Db", Optional.empty(), "")),
            List.of(),
            List.of(),
            0,
            0);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    OutputStreamWriter out = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
    new JsonFormat().write(report, FormatGoldenTest.context(), out);
    out.flush();
    JsonNode read = Schemas.tree(bytes.toString(StandardCharsets.UTF_8));
    assertEquals("a?b", read.get("findings").get(0).get("message").asText());
  }

  @Test
  void jsonLinesHoldTheSameObjects() throws IOException {
    Schema schema = Schemas.line();
    for (Report report : SampleReports.all().values()) {
      JsonNode whole = Schemas.tree(json(report));
      ObjectNode joined = Schemas.JSON.createObjectNode();
      for (String key : List.of("files", "findings", "notEvaluated", "passed", "problems")) {
        joined.putArray(key);
      }
      List<String> lines =
          FormatGoldenTest.written(FormatName.JSONL, report, withProblems()).lines().toList();
      for (String line : lines) {
        assertEquals(List.of(), Schemas.problems(schema, line));
        ObjectNode object = (ObjectNode) Schemas.tree(line);
        String type = object.remove("type").asText();
        switch (type) {
          case "tool", "summary" -> joined.setAll(object);
          case "file", "finding", "problem" -> ((ArrayNode) joined.get(type + "s")).add(object);
          default -> ((ArrayNode) joined.get(type)).add(object);
        }
      }
      assertEquals(whole, joined);
      assertTrue(lines.get(0).startsWith("{\"type\":\"tool\""));
      assertTrue(lines.get(lines.size() - 1).startsWith("{\"type\":\"summary\""));
    }
  }
}
