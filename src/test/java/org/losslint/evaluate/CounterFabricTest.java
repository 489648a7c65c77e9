package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.Inspections;

/** Peaks of a queue are held against the buffer that the routers have, where they were read. */
class CounterFabricTest {
  private static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: rdma-data}
      devices: [{name: dci1, model: PTX10008}, {name: dci2, model: PTX10008}]
      links:
        - {name: long, role: dci, rtt: 5000 us, rate: 100 Gbps, profile: final,
           ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]}
      hosts:
        - {name: gpu1, links: [long], clients: 4,
           workload: {queue-pairs: 8, tx-depth: 124, message-size: 65536 B}}
      """;

  private static String router(String name, String buffer) {
    return String.join(
        "\n",
        "set system host-name " + name,
        "set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss",
        "set class-of-service schedulers s1 buffer-size " + buffer,
        "set class-of-service schedulers s1 buffer-rate percent 100",
        "set class-of-service scheduler-maps m1 forwarding-class rdma-data scheduler s1",
        "set class-of-service interfaces et-0/0/0 scheduler-map m1",
        "");
  }

  private static String samples(int peak) {
    return """
    ### sample 2026-03-04T10:00:00Z switch dci1 port et-0/0/0
    queue 3 rdma-data tail-dropped-packets 0 red-dropped-packets 0
    ### sample 2026-03-04T10:01:00Z switch dci1 port et-0/0/0
    queue 3 rdma-data tail-dropped-packets 0 red-dropped-packets 0
    ### note peak %d us
    """
        .formatted(peak);
  }

  private static Report judged(int peak, String... buffers) {
    return judged(INVENTORY, peak, buffers);
  }

  private static Report judged(String inventory, int peak, String... buffers) {
    Map<String, String> files = new LinkedHashMap<>();
    // Counters come first: what they are held against is read later.
    files.put("counters.txt", samples(peak));
    for (int i = 0; i < buffers.length; i++) {
      String name = "dci" + (i + 1);
      files.put(name + ".set", router(name, buffers[i]));
    }
    return Inspections.report(inventory, files);
  }

  private static Optional<Finding> full(Report report) {
    return report.findings().stream()
        .filter(f -> f.rule().equals("CNT-013") && f.message().contains("of a buffer of"))
        .findFirst();
  }

  /** 9600 µs are 0.96 of a buffer of 10,000 µs, and 0.768 of one of 12,500 µs. */
  @ParameterizedTest
  @CsvSource({
    "9600, temporal 10000, temporal 12500, 2",
    "9600, temporal 12500, temporal 10000, 2",
    "9600, temporal 12500, temporal 12500, ''",
    "12100, temporal 12500, temporal 50000, 2.5",
    "12400, temporal 50000, temporal 50000, ''",
  })
  void theShallowerRouterDecides(int peak, String one, String other, String depth) {
    Optional<Finding> found = full(judged(peak, one, other));

    assertEquals(!depth.isEmpty(), found.isPresent());
    found.ifPresent(
        f -> assertTrue(f.message().contains("of a buffer of " + depth + " × RTT"), f.message()));
  }

  @Test
  void aBufferThatIsNoTimeHasNoKnownDepth() {
    String withoutProfile = INVENTORY.replace(" profile: final,", "");
    Report report = judged(withoutProfile, 9600, "percent 40", "temporal 12500");

    assertEquals(Optional.empty(), full(report));
    assertTrue(
        report.notEvaluated().stream().anyMatch(open -> open.rule().equals("CNT-013")),
        report.notEvaluated().toString());
  }

  @Test
  void withoutTheRoutersItIsTheBufferOfTheProfile() {
    Finding found = full(judged(12400)).orElseThrow();

    assertTrue(found.message().contains("of a buffer of 2.5 × RTT"), found.message());
  }
}
