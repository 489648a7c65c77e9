package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code ethtool -S}, {@code -a}, {@code -i}, and the MTU as ip and ifconfig print it. */
class EthtoolReaderTest {
  private static String counters(CounterDump dump) {
    return String.join(
        " ", dump.counters().stream().map(c -> c.name().text() + "=" + c.value()).toList());
  }

  @Test
  void countersOfTheDriver() {
    NicDocument document =
        Dumps.read(
            """
            # ethtool -S enp1s0f0np0
            NIC statistics:
                 rx_prio3_pause: 98
                 tx_pause_storm_warning_events : 2
                 ch0_events: 18446744073709551615
                 Queue 0 rx packets: 4
            """);
    CounterDump dump = Dumps.only(document, CounterDump.class);
    assertEquals(CounterDump.Tool.ETHTOOL, dump.tool());
    assertEquals(
        "rx_prio3_pause=98 tx_pause_storm_warning_events=2 ch0_events=18446744073709551615"
            + " Queue 0 rx packets=4",
        counters(dump));
    assertEquals("enp1s0f0np0", dump.origin().device().orElseThrow().name());
    assertEquals("rx_prio3_pause: 98", document.place(dump.counters().get(0).span()).text());
    assertEquals(List.of(), document.diagnostics());
  }

  @Test
  void aGrepLeavesOnlyRows() {
    NicDocument document = Dumps.read("     rx_prio3_pause: 5\n     rx_out_of_buffer: 0\n");
    assertEquals(
        "rx_prio3_pause=5 rx_out_of_buffer=0", counters(Dumps.only(document, CounterDump.class)));
  }

  @Test
  void badRowsAreToldAndTheRestIsRead() {
    NicDocument document =
        Dumps.read(
            "NIC statistics:\n"
                + "  rx_bytes: many\n"
                + "  tx_bytes: 123456789012345678901\n"
                + "  rx_packets: 7\n");
    assertEquals(List.of("SYNTAX WARNING 2:3", "SYNTAX WARNING 3:3"), Dumps.diagnostics(document));
    assertEquals("rx_packets=7", counters(Dumps.only(document, CounterDump.class)));
  }

  @Test
  void statisticsWithoutCountersAreAFailure() {
    NicDocument document = Dumps.read("NIC statistics:\n");
    assertFalse(document.readable());
    assertEquals(List.of("TOOL_FAILED ERROR 1:1"), Dumps.diagnostics(document));
  }

  @Test
  void pauseOfTheLink() {
    InterfaceDump dump =
        Dumps.only(
            Dumps.read(
                "Pause parameters for enp1s0f0np0:\n"
                    + "Autonegotiate:\toff\n"
                    + "RX:\t\toff\n"
                    + "TX:\t\ton\n"
                    + "RX negotiated: on\n"),
            InterfaceDump.class);
    assertEquals("enp1s0f0np0", dump.name().text());
    assertEquals(false, dump.rxPause().orElseThrow().value());
    assertEquals(true, dump.txPause().orElseThrow().value());
    assertTrue(dump.mtu().isEmpty());
  }

  @Test
  void firmwareOfTheDriver() {
    NicDocument document =
        Dumps.read(
            """
            driver: mlx5_core
            version: 6.8.0
            firmware-version: 28.45.4028 (MT_0000000000)
            expansion-rom-version:
            bus-info: 0000:01:00.0
            supports-statistics: yes
            """);
    FirmwareDump dump = Dumps.only(document, FirmwareDump.class);
    assertEquals("28.45.4028", dump.version().text());
    assertEquals("0000:01:00.0", dump.device().orElseThrow().text());
    assertEquals(List.of(), document.diagnostics());
  }

  @Test
  void everyToolThatPrintsAVersion() {
    for (String text :
        List.of(
            "FW Version:            28.45.4028\nFW Release Date:       1.1.2026\n",
            "CA 'mlx5_0'\n\tCA type: MT4129\n\tFirmware version: 28.45.4028\n")) {
      assertEquals("28.45.4028", Dumps.only(Dumps.read(text), FirmwareDump.class).version().text());
    }
  }

  @Test
  void mtuOfIpAndIfconfig() {
    NicDocument document =
        Dumps.read(
            """
            1: lo: <LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN
                link/loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00
            2: eth0@if5: <BROADCAST,MULTICAST,UP> mtu 1500 qdisc mq state UP
                link/ether 02:00:00:00:00:01 brd ff:ff:ff:ff:ff:ff
            eth1: flags=4163<UP,BROADCAST,RUNNING,MULTICAST>  mtu 9000
                    inet 192.0.2.10  netmask 255.255.255.0
            """);
    List<InterfaceDump> dumps = Dumps.sections(document, InterfaceDump.class);
    assertEquals(
        List.of("lo 65536", "eth0 1500", "eth1 9000"),
        dumps.stream().map(d -> d.name() + " " + d.mtu().orElseThrow().value()).toList());
    assertEquals(List.of(), document.diagnostics());
  }
}
