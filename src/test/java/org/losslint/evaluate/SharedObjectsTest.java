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
    return Inspections.report(inventory, "dci1.set", CONFIG);
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
  void aDropProfileOfAnotherPathIsNamed() {
    Report report = judged("5179 us", "1000 us");

    String advice = String.join("\n", remedy(report, "DCI-005", "et-0/0/1"));
    assertTrue(advice.contains("marks et-0/0/0 rdma-data as well"), advice);
    assertTrue(advice.contains("dp-ecn-south"), advice);
  }
}
