package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.Inspections;
import org.losslint.source.Severity;

/**
 * The snippets of the first seed, wrapped with the class, map and binding that they leave out, and
 * one mutation for each thing that they demand: exactly its findings, and nothing else of weight
 * from the pack of the path.
 */
class SeedTest {
  private static final Path FOLDER = Path.of("testdata", "seed");

  private static String seed() {
    try {
      return Files.readString(FOLDER.resolve("dci1.conf"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Report judged(String config) {
    return Inspections.report(FOLDER.resolve("losslint-inventory.yaml"), "dci1.conf", config);
  }

  /** Rules of the path with a finding of weight, in order. */
  private static List<String> failing(Report report) {
    return report.findings().stream()
        .filter(f -> f.severity() != Severity.INFO && f.rule().startsWith("DCI-"))
        .sorted(Comparator.comparing(Finding::rule))
        .map(f -> f.rule() + ":" + f.severity().label())
        .toList();
  }

  @Test
  void theSnippetsOfTheSeedPass() {
    Report report = judged(seed());

    assertEquals(List.of(), failing(report));
    assertTrue(report.passed().stream().anyMatch(p -> p.rule().equals("DCI-001")));
    assertTrue(report.passed().stream().anyMatch(p -> p.rule().equals("DCI-006")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "temporal 12948|temporal 12947|",
        "temporal 12948|temporal 12946|DCI-001:error",
        "buffer-rate percent 100|transmit-rate percent 40|DCI-004:error",
        "fill-level 30|fill-level 10|DCI-005:error",
        "fill-level 60|fill-level 40|DCI-006:error",
        "no-loss;||DCI-010:error",
        "explicit-congestion-notification;||DCI-008:error",
        "buffer-size temporal 12948|buffer-size percent 60|DCI-003:error",
      })
  void eachMutationGivesExactlyItsFinding(String from, String to, String expected) {
    String mutated = seed().replace(from, to == null ? "" : to);
    assertTrue(!mutated.equals(seed()), from);

    assertEquals(expected == null ? List.of() : List.of(expected), failing(judged(mutated)));
  }

  @Test
  void bothThresholdsOfTheLowProfileAreTold() {
    String mutated =
        seed().replace("fill-level 30", "fill-level 10").replace("fill-level 60", "fill-level 40");

    assertEquals(List.of("DCI-005:error", "DCI-006:error"), failing(judged(mutated)));
  }

  @Test
  void theTrapOfTheTargetRateIsToldWithItsNumbers() {
    Report report = judged(seed().replace("buffer-rate percent 100", "transmit-rate percent 40"));

    Finding trap =
        report.findings().stream()
            .filter(f -> f.rule().equals("DCI-004"))
            .findFirst()
            .orElseThrow();
    assertTrue(trap.message().contains("1.00 × RTT"), trap.message());
    assertTrue(trap.message().contains("64.74 MB"), trap.message());
    assertEquals(
        List.of("set class-of-service schedulers sched-rdma-data buffer-rate percent 100"),
        trap.fixes().get(0).lines());
  }

  @Test
  void aShareOfTheBufferLeavesTheDepthUnjudged() {
    Report report = judged(seed().replace("temporal 12948", "percent 60"));

    List<String> open = report.notEvaluated().stream().map(Report.NotEvaluated::rule).toList();
    assertTrue(open.containsAll(List.of("DCI-001", "DCI-005", "DCI-006")), open.toString());
  }

  @ParameterizedTest
  @CsvSource({"632, 1580", "1131, 2828", "2138, 5345", "3158, 7895", "4145, 10363", "5179, 12948"})
  void theRemedyIsTheValueOfTheTestedDistances(int rtt, int temporal) throws IOException {
    String inventory =
        Files.readString(FOLDER.resolve("losslint-inventory.yaml"))
            .replace("rtt: 5179 us", "rtt: " + rtt + " us")
            .replace("    distance: 500 km\n", "");
    Report report =
        Inspections.report(
            inventory, "dci1.conf", seed().replace("temporal 12948", "temporal 100"));

    Finding tooShort =
        report.findings().stream()
            .filter(f -> f.rule().equals("DCI-001"))
            .findFirst()
            .orElseThrow();
    assertEquals(
        List.of("set class-of-service schedulers sched-rdma-data buffer-size temporal " + temporal),
        tooShort.fixes().get(0).lines());
    assertEquals(
        List.of(),
        failing(
            Inspections.report(
                inventory, "dci1.conf", seed().replace("temporal 12948", "temporal " + temporal))));
  }
}
