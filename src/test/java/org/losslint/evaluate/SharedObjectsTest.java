package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.Inspections;

/**
 * A remedy for an object that several ports share names them, and keeps its hands off their values.
 */
class SharedObjectsTest {
  private static final String CONFIG =
      """
      set version 26.2R1.7-EVO
      set system host-name dci1
      set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
      set class-of-service drop-profiles dp-ecn fill-level 30 drop-probability 1
      set class-of-service drop-profiles dp-ecn fill-level 60 drop-probability 100
      set class-of-service schedulers s1 buffer-size temporal 5000
      set class-of-service schedulers s1 buffer-rate percent 100
      set class-of-service schedulers s1 explicit-congestion-notification
      set class-of-service schedulers s1 drop-profile-map loss-priority any protocol any drop-profile dp-ecn
      set class-of-service scheduler-maps m1 forwarding-class rdma-data scheduler s1
      set class-of-service interfaces et-0/0/0 scheduler-map m1
      set class-of-service interfaces et-0/0/1 scheduler-map m1
      """;

  private static Report judged(String firstRtt, String secondRtt) {
    return judged(firstRtt, secondRtt, CONFIG);
  }

  private static Report judged(String firstRtt, String secondRtt, String config) {
    String inventory =
        """
        version: 1
        defaults: {rdma-class: rdma-data}
        devices: [{name: dci1, model: PTX10008}, {name: dci2, model: PTX10008}]
        links:
          - {name: north, role: dci, rtt: FIRST, rate: 100 Gbps, ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]}
          - {name: south, role: dci, rtt: SECOND, rate: 100 Gbps, ends: [{device: dci1, interface: et-0/0/1}, {device: dci2, interface: et-0/0/1}]}
        """
            .replace("FIRST", firstRtt)
            .replace("SECOND", secondRtt);
    return Inspections.report(inventory, "dci1.set", config);
  }

  private static List<String> remedy(Report report, String rule, String subject) {
    for (Finding finding : report.findings()) {
      if (finding.rule().equals(rule) && finding.subjects().get(0).startsWith(subject)) {
        List<String> lines = new ArrayList<>();
        finding.fixes().forEach(fix -> lines.addAll(fix.lines()));
        return lines;
      }
    }
    throw new AssertionError(rule + " of " + subject + " in " + report.findings());
  }

  @Test
  void aSchedulerOfPathsWithOneRttIsMendedInPlaceAndItsOtherPortsAreNamed() {
    List<String> lines = remedy(judged("5179 us", "5179 us"), "DCI-001", "et-0/0/0");

    assertEquals("set class-of-service schedulers s1 buffer-size temporal 12948", lines.get(0));
    assertEquals(
        "the scheduler s1 serves et-0/0/1 rdma-data as well, which get the same depth",
        lines.get(1));
    assertEquals(2, lines.size());
  }

  @Test
  void aSchedulerOfPathsWithDifferentRttsGivesWayToOneOfItsOwn() {
    List<String> lines = remedy(judged("5179 us", "2138 us"), "DCI-001", "et-0/0/0");

    assertEquals(
        List.of(
            "copy class-of-service schedulers s1 to s1-north",
            "set class-of-service schedulers s1-north buffer-size temporal 12948",
            "copy class-of-service scheduler-maps m1 to m1-north",
            "set class-of-service scheduler-maps m1-north forwarding-class rdma-data scheduler"
                + " s1-north",
            "set class-of-service interfaces et-0/0/0 scheduler-map m1-north"),
        lines.subList(0, 5));
    assertTrue(lines.get(5).contains("serves et-0/0/1 rdma-data as well"), lines.get(5));
  }

  @Test
  void aBufferThatIsTooLongForOneOfThePathsIsShortenedForThatOneAlone() {
    List<String> lines = remedy(judged("2000 us", "100 us"), "DCI-002", "et-0/0/1");

    assertEquals("copy class-of-service schedulers s1 to s1-south", lines.get(0));
    assertEquals("set class-of-service schedulers s1-south buffer-size temporal 250", lines.get(1));
    assertTrue(lines.get(5).contains("serves et-0/0/0 rdma-data as well"), lines.get(5));
  }

  /** 5000 µs are 2.5 × 2000 µs and 5 × 1000 µs, so 30/60 are right for the first path only. */
  @Test
  void levelsThatAnotherDepthNeedsAreLeftAlone() {
    Report report = judged("2000 us", "1000 us");

    List<String> lines = remedy(report, "DCI-005", "et-0/0/1");
    assertEquals(1, lines.size(), lines.toString());
    assertTrue(lines.get(0).contains("marks et-0/0/0 rdma-data as well"), lines.get(0));
    assertTrue(lines.get(0).contains("a scheduler of its own first"), lines.get(0));
  }

  private static final String TWO_SCHEDULERS =
      CONFIG
          + """
          set class-of-service schedulers s2 buffer-size temporal 5000
          set class-of-service schedulers s2 buffer-rate percent 100
          set class-of-service schedulers s2 explicit-congestion-notification
          set class-of-service schedulers s2 drop-profile-map loss-priority any protocol any drop-profile dp-ecn
          set class-of-service scheduler-maps m2 forwarding-class rdma-data scheduler s2
          set class-of-service interfaces et-0/0/1 scheduler-map m2
          """;

  @Test
  void aProfileThatTwoDepthsShareGivesWayToOneOfItsOwn() {
    List<String> lines =
        remedy(judged("2000 us", "1000 us", TWO_SCHEDULERS), "DCI-006", "et-0/0/1");

    assertEquals(
        List.of(
            "set class-of-service drop-profiles dp-ecn-south fill-level 15 drop-probability 1",
            "set class-of-service drop-profiles dp-ecn-south fill-level 30 drop-probability 100",
            "delete class-of-service schedulers s2 drop-profile-map",
            "set class-of-service schedulers s2 drop-profile-map loss-priority any protocol any"
                + " drop-profile dp-ecn-south"),
        lines.subList(0, 4));
    assertTrue(lines.get(4).contains("marks et-0/0/0 rdma-data as well"), lines.get(4));
  }

  /** At 2.5 × RTT the same levels are right for every RTT, so the profile is mended in place. */
  @Test
  void aProfileOfPathsWithOneDepthIsMendedInPlace() {
    String config =
        TWO_SCHEDULERS
            .replace("fill-level 30", "fill-level 10")
            .replace(
                "schedulers s2 buffer-size temporal 5000",
                "schedulers s2 buffer-size temporal 2500");
    List<String> lines = remedy(judged("2000 us", "1000 us", config), "DCI-005", "et-0/0/0");

    assertEquals("delete class-of-service drop-profiles dp-ecn fill-level 10", lines.get(0));
    assertEquals(
        "set class-of-service drop-profiles dp-ecn fill-level 30 drop-probability 1", lines.get(1));
    assertTrue(lines.get(2).contains("et-0/0/1 rdma-data as well, which get the same levels"));
  }

  @Test
  void beforeTheReleaseOfBufferRateTheRemedyIsTheValueForTheLowerRate() {
    String config =
        CONFIG
            .replace("26.2R1.7-EVO", "24.2R1.9-EVO")
            .replace("buffer-rate percent 100", "transmit-rate percent 40");
    List<String> lines = remedy(judged("2000 us", "2000 us", config), "DCI-004", "et-0/0/0");

    assertEquals("set class-of-service schedulers s1 buffer-size temporal 12500", lines.get(0));
    assertTrue(lines.get(1).contains("has it from 24.4R1 on"), lines.get(1));
    assertTrue(
        lines.stream().noneMatch(line -> line.startsWith("set") && line.contains("buffer-rate")));
  }

  /** The profile of two cables has to reckon with the longer one. */
  @Test
  void aSharedPauseProfileGetsTheLongestCable() {
    String inventory =
        """
        version: 1
        defaults: {rdma-class: rdma-data, pfc-priority: 3}
        devices: [{name: leaf1, model: QFX5240}]
        ports:
          - {device: leaf1, interface: et-0/0/0, role: leaf, rate: 800 Gbps, cable: 120 m, mtu: 9216 B}
          - {device: leaf1, interface: et-0/0/1, role: leaf, rate: 800 Gbps, cable: 300 m, mtu: 4200 B}
        """;
    String config =
        """
        set version 23.4X100-D40.1-EVO
        set system host-name leaf1
        set class-of-service forwarding-classes class rdma-data queue-num 4 no-loss pfc-priority 3
        set class-of-service classifiers dscp c1 forwarding-class rdma-data loss-priority low code-points 011010
        set class-of-service congestion-notification-profile p1 input cable-length 100
        set class-of-service congestion-notification-profile p1 input dscp code-point 011010 pfc
        set class-of-service interfaces et-0/0/0 congestion-notification-profile p1
        set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp c1
        set class-of-service interfaces et-0/0/1 congestion-notification-profile p1
        set class-of-service interfaces et-0/0/1 unit 0 classifiers dscp c1
        """;
    List<String> lines =
        remedy(Inspections.report(inventory, "leaf1.set", config), "LEAF-014", "et-0/0/0");

    assertEquals(
        "set class-of-service congestion-notification-profile p1 input cable-length 300",
        lines.get(0));
  }
}
