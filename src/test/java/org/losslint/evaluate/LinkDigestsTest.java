package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.Inspections;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;

/** The numbers of the first seed: 500 km, 5179 µs, 100 Gbps, 2.5 × RTT in 12948 µs. */
class LinkDigestsTest {
  private static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: rdma-data}
      devices:
        - {name: dci1, model: PTX10008}
        - {name: dci2, model: PTX10008}
      links:
        - name: dci1-dci2
          role: dci
          rtt: 5179 us
          rtt-source: twamp
          rate: 100 Gbps
          distance: 500 km
          ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]
        - name: leaf-link
          role: leaf
          rtt: 2 us
          rate: 100 Gbps
          ends: [{device: dci1, interface: et-0/0/1}, {device: dci2, interface: et-0/0/1}]
      """;

  private static String configuration(String snippet) {
    return """
    set system host-name dci1
    set class-of-service drop-profiles dp-ecn fill-level 30 drop-probability 1
    set class-of-service drop-profiles dp-ecn fill-level 60 drop-probability 100
    set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
    set class-of-service interfaces et-0/0/0 scheduler-map sm-dci
    set class-of-service scheduler-maps sm-dci forwarding-class rdma-data scheduler sched-rdma
    set class-of-service schedulers sched-rdma buffer-size temporal 12948
    set class-of-service schedulers sched-rdma drop-profile-map loss-priority any protocol any drop-profile dp-ecn
    set class-of-service schedulers sched-rdma explicit-congestion-notification
    """
        + snippet;
  }

  private static List<LinkDigest> links(String inventory, String snippet) {
    return Inspections.report(inventory, "dci1.set", configuration(snippet)).links();
  }

  private static Fact<Quantity> multiple(long part, long whole) {
    return Fact.known(Quantity.number(Rational.of(part, whole)));
  }

  @Test
  void theNumbersOfAnEndAreMultiplesOfTheRtt() {
    LinkDigest link = links(INVENTORY, "").get(0);
    assertEquals("dci1-dci2", link.name());
    assertEquals(Optional.of(Quantity.of(5179, Unit.US)), link.rtt().optional());
    assertEquals("twamp", link.rttSource());
    LinkDigest.End end = link.ends().get(0);
    assertEquals("et-0/0/0 rdma-data", end.queue());
    LinkDigest.State state = end.state().orElseThrow();
    assertEquals(Optional.of(Quantity.of(12948, Unit.US)), state.drainTime().optional());
    assertEquals(Optional.of(Quantity.of(161_850_000, Unit.B)), state.bytes().optional());
    assertEquals(multiple(12948, 5179).optional(), state.depth().optional());
    // The line from 1 % at a level of 30 to 100 % at 60 starts at 30 - 30/99 = 98/3.3 %.
    assertEquals(multiple(12948 * 98L, 5179 * 330L).optional(), state.kmin().optional());
    assertEquals(multiple(12948 * 6L, 51790).optional(), state.kmax().optional());
    assertTrue(state.xoff().isUnknown());
    assertEquals(Optional.of(Quantity.of(200, Unit.MS)), state.maximum().optional());
    assertEquals(multiple(200_000, 5179).optional(), state.deepest().optional());
  }

  @Test
  void theTargetRateCutsTheDepthAndTheMaximum() {
    LinkDigest.State state =
        links(INVENTORY, "set class-of-service schedulers sched-rdma transmit-rate percent 40\n")
            .get(0)
            .ends()
            .get(0)
            .state()
            .orElseThrow();
    assertEquals(multiple(51792, 51790).optional(), state.depth().optional());
    assertEquals(Optional.of(Quantity.of(80, Unit.MS)), state.maximum().optional());
  }

  @Test
  void whatIsRequiredComesFromTheParametersOfThePacks() {
    assertEquals(
        new LinkDigest.Marks(
            Optional.of(Quantity.number(Rational.of(5, 2))),
            Optional.of(Quantity.number(Rational.of(3, 4))),
            Optional.of(Quantity.number(Rational.of(3, 2)))),
        links(INVENTORY, "").get(0).required());
  }

  @Test
  void onlyLongDistanceLinksCountAndAnUnreadEndIsSaid() {
    List<LinkDigest> links = links(INVENTORY, "");
    assertEquals(1, links.size());
    assertEquals(
        new LinkDigest.End(
            "dci2", "et-0/0/0", "", Optional.empty(), "no configuration of dci2 was read"),
        links.get(0).ends().get(1));
  }

  @Test
  void aPercentageIsNoDepthAndAMissingRttNoMultiple() {
    LinkDigest.State percent =
        links(
                INVENTORY,
                "delete class-of-service schedulers sched-rdma buffer-size\n"
                    + "set class-of-service schedulers sched-rdma buffer-size percent 60\n")
            .get(0)
            .ends()
            .get(0)
            .state()
            .orElseThrow();
    assertEquals(
        Fact.unknown("the buffer is not given in time", "set buffer-size temporal", Evidence.NONE),
        percent.depth());
    LinkDigest link = links(INVENTORY.replace("    rtt: 5179 us\n", ""), "").get(0);
    assertTrue(link.rtt().isUnknown());
    LinkDigest.State state = link.ends().get(0).state().orElseThrow();
    assertTrue(state.depth().isUnknown());
    assertEquals(Optional.of(Quantity.of(12948, Unit.US)), state.drainTime().optional());
  }

  @Test
  void noFactKeepsAFileAlive() {
    LinkDigest.State state = links(INVENTORY, "").get(0).ends().get(0).state().orElseThrow();
    for (Fact<Quantity> fact :
        List.of(
            state.drainTime(),
            state.bytes(),
            state.depth(),
            state.kmin(),
            state.kmax(),
            state.xoff(),
            state.maximum(),
            state.deepest())) {
      assertEquals(Evidence.NONE, fact.evidence());
    }
  }

  @Test
  void aPortWithoutAQueueForTheClassIsSaid() {
    LinkDigest.End end =
        links(INVENTORY, "delete class-of-service interfaces et-0/0/0 scheduler-map\n")
            .get(0)
            .ends()
            .get(0);
    assertEquals(Optional.empty(), end.state());
    assertEquals("the port has no queue for the class rdma-data", end.missing());
  }
}
