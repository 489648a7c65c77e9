package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.Inspections;
import org.losslint.source.Severity;

/** The tables of the two seed documents, each row judged as the documents say. */
class SeedTablesTest {
  private static final String ROUTER =
      """
      set version 26.2R1.7-EVO
      set system host-name dci1
      set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
      set class-of-service drop-profiles dp-ecn fill-level KMIN drop-probability 1
      set class-of-service drop-profiles dp-ecn fill-level KMAX drop-probability 100
      set class-of-service schedulers s1 buffer-size temporal TEMPORAL
      set class-of-service schedulers s1 RATE
      set class-of-service schedulers s1 explicit-congestion-notification
      set class-of-service schedulers s1 ecn-enhanced head-marking
      set class-of-service schedulers s1 drop-profile-map loss-priority any protocol any drop-profile dp-ecn
      set class-of-service scheduler-maps m1 forwarding-class rdma-data scheduler s1
      set class-of-service interfaces et-0/0/0 scheduler-map m1
      """;

  private static final String EXTRAPOLATED =
      "extrapolated: tested for 50 to 500 km, 100 Gbps, 4:1 with four clients, RoCEv2 with DCQCN";

  private static Report router(
      long rtt, String gbps, String temporal, int kmin, int kmax, String rate, String profile) {
    String inventory =
        """
        version: 1
        defaults: {rdma-class: rdma-data}
        devices: [{name: dci1, model: PTX10008}, {name: dci2, model: PTX10008}]
        links:
          - {name: path, role: dci, rtt: RTT us, rtt-source: twamp, rate: SPEED Gbps, PROFILE ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]}
        """
            .replace("RTT", String.valueOf(rtt))
            .replace("SPEED", gbps)
            .replace("PROFILE", profile);
    String config =
        ROUTER
            .replace("KMIN", String.valueOf(kmin))
            .replace("KMAX", String.valueOf(kmax))
            .replace("TEMPORAL", temporal)
            .replace("RATE", rate);
    return Inspections.report(inventory, "dci1.set", config);
  }

  private static Report router(long rtt, String gbps, String temporal) {
    return router(rtt, gbps, temporal, 30, 60, "buffer-rate percent 100", "");
  }

  private static List<String> found(Report report) {
    return report.findings().stream()
        .filter(f -> f.rule().startsWith("DCI-"))
        .sorted(Comparator.comparing(Finding::rule))
        .map(f -> f.rule() + ":" + f.severity().label())
        .toList();
  }

  /** First seed, Buffer Depth: 2.5 × RTT of the six distances at three speeds, 30 and 60 %. */
  @ParameterizedTest
  @CsvSource({"632, 1580", "1131, 2828", "2138, 5345", "3158, 7895", "4145, 10363", "5179, 12948"})
  void theTestedDistancesPassAtEverySpeed(long rtt, String temporal) {
    for (String gbps : List.of("100", "400", "800")) {
      Report report = router(rtt, gbps, temporal);

      assertEquals(List.of(), found(report), gbps);
      List<String> reserves =
          report.passed().stream()
              .filter(passed -> passed.rule().equals("DCI-001"))
              .map(Report.Passed::note)
              .toList();
      assertEquals(List.of(gbps.equals("100") ? "" : EXTRAPOLATED), reserves, gbps);
    }
  }

  /** The transmit-rate trap: what 12948 µs hold, and what would be needed instead. */
  @ParameterizedTest
  @CsvSource({
    "80, 129.5 MB, 16185",
    "60, 97.11 MB, 21580",
    "40, 64.74 MB, 32369",
    "20, 32.37 MB, 64738"
  })
  void theTransmitRateTrapIsToldWithItsBytes(int percent, String bytes, String needed) {
    String rate = "transmit-rate percent " + percent;
    Report trapped = router(5179, "100", "12948", 30, 60, rate, "");

    Finding trap =
        trapped.findings().stream()
            .filter(f -> f.rule().equals("DCI-004"))
            .findFirst()
            .orElseThrow();
    assertEquals(Severity.ERROR, trap.severity());
    assertTrue(trap.message().contains(bytes), trap.message());
    assertEquals(List.of("DCI-004:warning"), found(router(5179, "100", needed, 30, 60, rate, "")));
  }

  @Test
  void theFullTransmitRateIsNoTrap() {
    Report report = router(5179, "100", "12948", 30, 60, "transmit-rate percent 100", "");

    assertEquals(List.of(), found(report));
  }

  /** First seed, PTX Advantages: the longest RTT that 200, 50 and 25 ms can cover. */
  @ParameterizedTest
  @CsvSource({"100, 80000, 200000", "400, 20000, 50000", "800, 10000, 25000"})
  void thePlatformMaximumIsTheLastValueThatPasses(String gbps, long rtt, String temporal) {
    assertEquals(List.of(), found(router(rtt, gbps, temporal)));
    assertEquals(List.of("DCI-012:error"), found(router(rtt + 1, gbps, temporal)));
  }

  /** First seed, Soak Test: low, final and deep. */
  @Test
  void theSoakProfilesAreJudgedByTheirDepth() {
    String full = "buffer-rate percent 100";
    Report low = router(5179, "100", "12948", 10, 40, full, "");
    Report deep = router(5179, "100", "51790", 8, 15, full, "profile: deep,");
    Report copied = router(5179, "100", "51790", 30, 60, full, "profile: deep,");

    assertEquals(List.of("DCI-005:error", "DCI-006:error"), found(low));
    assertEquals(List.of(), found(router(5179, "100", "12948", 30, 60, full, "profile: final,")));
    assertEquals(List.of(), found(deep));
    assertEquals(List.of("DCI-005:error", "DCI-006:error"), found(copied));
  }

  /**
   * Second seed: the headroom of 800 Gbps over 50 m, and what longer cables and other optics need.
   */
  @ParameterizedTest
  @CsvSource({
    "100, 50, 36807", "200, 50, 55182", "400, 50, 91932", "800, 50, 165432",
    "800, 3, 118432", "800, 5, 120432", "800, 30, 145432", "800, 40, 155432",
    "800, 100, 215432", "800, 300, 415432", "800, 500, 615432"
  })
  void theHeadroomFormulaGivesTheSeedsBytes(String gbps, int metres, long bytes) {
    assertEquals(List.of(), headroom(gbps, metres, bytes));
    assertEquals(List.of("LEAF-001"), headroom(gbps, metres, bytes - 1));
  }

  private static List<String> headroom(String gbps, int metres, long bytes) {
    String inventory =
        """
        version: 1
        defaults: {rdma-class: rdma-data}
        devices: [{name: leaf1, model: QFX5240}]
        ports:
          - {device: leaf1, interface: et-0/0/0, role: leaf, rate: SPEED Gbps, cable: LONG m, mtu: 9216 B, pfc: {headroom: BYTES B}}
        """
            .replace("SPEED", gbps)
            .replace("LONG", String.valueOf(metres))
            .replace("BYTES", String.valueOf(bytes));
    String config =
        """
        set system host-name leaf1
        set class-of-service forwarding-classes class rdma-data queue-num 4 no-loss
        """;
    return Inspections.report(inventory, "leaf1.set", config).findings().stream()
        .map(Finding::rule)
        .filter(rule -> rule.equals("LEAF-001"))
        .toList();
  }
}
