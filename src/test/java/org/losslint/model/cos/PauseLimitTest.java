package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.losslint.model.Facts;

/** Where a port starts to pause, in shares of the queue of the RDMA class. */
class PauseLimitTest {
  private static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: gold}
      devices: [{name: r1, model: PTX10008}, {name: r2, model: PTX10008}]
      links:
        - {name: path, role: dci, rtt: 2600 us, rate: 100 Gbps, ends: [{device: r1, interface: et-0/0/0}, {device: r2, interface: et-0/0/0}]}
      """;
  private static final String CONFIG =
      """
      set class-of-service forwarding-classes class gold queue-num 3 no-loss pfc-priority 3
      set class-of-service classifiers dscp c forwarding-class gold loss-priority low code-points 011010
      set class-of-service schedulers s buffer-rate percent 100
      set class-of-service schedulers s buffer-size temporal 6500
      set class-of-service scheduler-maps m forwarding-class gold scheduler s
      set class-of-service interfaces et-0/0/0 scheduler-map m
      set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp c
      set class-of-service interfaces et-0/0/0 congestion-notification-profile p
      set class-of-service congestion-notification-profile p input dscp code-point 011010 pfc
      """;
  private static final String ACCOUNT =
      "set class-of-service congestion-notification-profile p input pfc-account ";

  private static Port port(String accounts) {
    return Devices.port(Devices.of(INVENTORY, CONFIG + accounts), "et-0/0/0");
  }

  private static String xoff(String accounts) {
    return Facts.show(port(accounts), "pfc.xoff");
  }

  /** 5200 µs of the 6500 µs that the queue holds. */
  @Test
  void theAccountOfThePriorityCounts() {
    String accounts =
        ACCOUNT
            + "other xoff 1000\n"
            + ACCOUNT
            + "other pfc-priority 5\n"
            + ACCOUNT
            + "rdma xoff 5200\n"
            + ACCOUNT
            + "rdma pfc-priority [ 2 3 ]\n";

    assertEquals("80%", xoff(accounts));
    assertEquals("pfc-account", Facts.show(port(accounts), "pfc.xoff-source"));
  }

  @Test
  void theAccountThatTheCodePointNamesComesFirst() {
    String accounts =
        ACCOUNT
            + "rdma xoff 5200\n"
            + ACCOUNT
            + "rdma pfc-priority 3\n"
            + ACCOUNT
            + "named xoff 4875\n"
            + "set class-of-service congestion-notification-profile p input dscp code-point 011010"
            + " pfc-account-name named\n";

    assertEquals("75%", xoff(accounts));
  }

  /** 5000 µs by the vendor's default: 5000 ÷ 6500 = 10/13. */
  @Test
  void anAccountWithoutALimitHasTheDefault() {
    assertTrue(xoff(ACCOUNT + "rdma pfc-priority 3\n").startsWith("1000/13"));
  }

  @Test
  void anAccountOfOtherPrioritiesSaysNothing() {
    Port port = port(ACCOUNT + "other xoff 1000\n" + ACCOUNT + "other pfc-priority 5\n");

    assertTrue(Facts.show(port, "pfc.xoff").startsWith("unknown: the pause limit (XOFF)"));
    assertEquals("absent", Facts.show(port, "pfc.xoff-source"));
  }
}
