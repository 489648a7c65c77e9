package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;

class GitLabFormatTest {
  private static String written(Report report) {
    return FormatGoldenTest.written(
        FormatName.GITLAB,
        report,
        FormatGoldenTest.context().withProblems(List.of(Problem.of("pack is wrong", "mend it"))));
  }

  @Test
  void everySampleObeysTheSchema() throws IOException {
    Schema schema = Schemas.gitLab();
    for (Report report : SampleReports.all().values()) {
      assertEquals(List.of(), Schemas.problems(schema, written(report)));
    }
    assertFalse(Schemas.problems(schema, "[{\"description\":\"x\"}]").isEmpty());
  }

  @Test
  void fingerprintsAreUniqueAndTheFirstIsTheFindingsOwn() {
    JsonNode entries = Schemas.tree(written(SampleReports.many(0)));
    assertEquals(
        SampleReports.full().findings().get(0).fingerprint(),
        entries.get(0).get("fingerprint").asText());
    Report twice =
        new Report(
            "1.0.0",
            List.of(),
            List.of(
                SampleReports.tooShallow(), SampleReports.tooShallow(), SampleReports.tooShallow()),
            List.of(),
            List.of(),
            1,
            1);
    Set<String> fingerprints = new HashSet<>();
    for (JsonNode entry : Schemas.tree(written(twice))) {
      fingerprints.add(entry.get("fingerprint").asText());
    }
    assertEquals(4, fingerprints.size());
  }

  @Test
  void theDescriptionStartsWithTheRule() {
    JsonNode entry = Schemas.tree(written(SampleReports.full())).get(0);
    assertEquals("major", entry.get("severity").asText());
    assertEquals("DCI-001", entry.get("check_name").asText());
    assertEquals(7, entry.get("location").get("lines").get("begin").asInt());
    assertEquals(
        "DCI-001 buffer-depth: et-0/0/0 rdma-data drains in 10000 µs, 1.931 × RTT;"
            + " 2.5 × 5179 µs = 12947.5 µs is needed",
        entry.get("description").asText());
  }
}
