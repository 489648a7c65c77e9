package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.losslint.inventory.Role;
import org.losslint.model.Facts;

/** Which class carries RDMA, and which its notifications. */
class RdmaTrafficTest {
  private static final String SORTED =
      """
      set class-of-service classifiers dscp by-dscp forwarding-class gold loss-priority low code-points af31
      set class-of-service classifiers dscp by-dscp forwarding-class silver loss-priority low code-points af41
      set class-of-service classifiers dscp by-dscp forwarding-class network-control loss-priority low code-points cs6
      set class-of-service forwarding-classes class gold queue-num 4
      set class-of-service forwarding-classes class silver queue-num 5
      set class-of-service scheduler-maps m forwarding-class gold scheduler s
      set class-of-service interfaces et-0/0/0 scheduler-map m
      set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp by-dscp
      """;

  private static String rdma(Device device) {
    return Facts.show(device.rdmaClasses());
  }

  private static String cnp(Device device) {
    return Facts.show(device.cnpClass());
  }

  /** DSCP 26 is af31 and 48 what routing protocols have: neither makes a network one of RDMA. */
  @Test
  void usualCodePointsOfOtherNetworksSayNothing() {
    Device alone = Devices.of("", SORTED);
    Device listed = Devices.ofModel("MX204", SORTED);

    assertTrue(rdma(alone).startsWith("unknown: no class is lossless, and nothing says"));
    assertTrue(cnp(alone).startsWith("unknown: "));
    assertEquals(rdma(alone), rdma(listed));
    assertEquals(cnp(alone), cnp(listed));
  }

  @Test
  void theLosslessClassIsTheOneOfRdma() {
    Device device =
        Devices.of("", SORTED + "set class-of-service forwarding-classes class silver no-loss\n");

    assertEquals("silver", rdma(device));
    assertEquals("network-control", cnp(device));
  }

  /** With a role on the command line nothing else can be said, so the usual code point counts. */
  @Test
  void underABlanketRoleTheUsualCodePointDecides() {
    Device device = Devices.withRole(Role.LEAF, SORTED);

    assertEquals("gold", rdma(device));
    assertEquals("network-control", cnp(device));
    assertEquals("leaf", Facts.show(Devices.port(device, "et-0/0/0").role()));
  }

  @Test
  void theInventoryDecidesBeforeAllElse() {
    String lossless = "set class-of-service forwarding-classes class gold no-loss\n";
    String named = "version: 1\ndefaults: {rdma-class: silver, cnp-class: gold}\n";
    String byDscp = "version: 1\ndefaults: {rdma-dscp: [34, 36], cnp-dscp: 26}\n";

    assertEquals("silver", rdma(Devices.of(named, SORTED + lossless)));
    assertEquals("gold", cnp(Devices.of(named, SORTED + lossless)));
    assertEquals("silver", rdma(Devices.of(byDscp, SORTED)));
    assertEquals("gold", cnp(Devices.of(byDscp, SORTED)));
  }

  /** A class that two code points of RDMA share is one; two classes are no answer. */
  @Test
  void severalReceiversAreNoAnswer() {
    String both = "version: 1\ndefaults: {rdma-dscp: [26, 34]}\n";

    assertTrue(rdma(Devices.of(both, SORTED)).startsWith("unknown: "));
  }
}
