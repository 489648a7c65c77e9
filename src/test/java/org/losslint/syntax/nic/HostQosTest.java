package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** mlnx_qos, dcb and lldptool: three ways to say which priorities are paused. */
class HostQosTest {
  static final String MLNX_QOS =
      """
      $ sudo mlnx_qos -i enp1s0f0np0
      DCBX mode: OS controlled
      Priority trust state: dscp
      dscp2prio mapping:
      	prio:0 dscp:07,06,05,04,03,02,01,00,
      	prio:3 dscp:31,30,29,28,27,26,25,24,
      	prio:3 dscp:44,
      Receive buffer size (bytes): 130944,130944,0,0,0,0,0,0,max_buffer_size=262016
      Cable len: 7
      PFC configuration:
      	priority    0   1   2   3   4   5   6   7
      	enabled     0   0   0   1   0   0   0   0   \s
      	buffer      0   0   0   1   0   0   0   0   \s
      tc: 0 ratelimit: unlimited, tsa: vendor
      	 priority:  1
      tc: 3 ratelimit: 40.0 Gbps, tsa: ets, bw: 50%
      	 priority:  3
      	 priority:  4
      tc: 6 ratelimit: unlimited, tsa: strict
      	 priority:  6
      """;

  private static List<Integer> paused(QosDump dump) {
    List<Boolean> on = dump.paused().orElseThrow().value();
    return IntStream.range(0, on.size()).filter(on::get).boxed().toList();
  }

  @Test
  void mlnxQos() {
    NicDocument document = Dumps.read(MLNX_QOS);
    assertEquals(List.of(), document.diagnostics());
    QosDump dump = Dumps.only(document, QosDump.class);
    assertEquals("enp1s0f0np0", dump.origin().device().orElseThrow().name());
    assertEquals("OS controlled", dump.dcbx().orElseThrow().value());
    assertEquals("dscp", dump.trust().orElseThrow().value());
    assertEquals(List.of(3), paused(dump));
    assertEquals(3, dump.priorityOfDscp().get(26).value());
    assertEquals(3, dump.priorityOfDscp().get(44).value());
    assertEquals(0, dump.priorityOfDscp().get(7).value());
    assertEquals(17, dump.priorityOfDscp().size());
    assertEquals(List.of(0, 0, 0, 1, 0, 0, 0, 0), dump.bufferOfPriority().orElseThrow().value());
    assertEquals(130_944L, dump.bufferSizes().orElseThrow().value().get(1));
    assertEquals(7, dump.cableLength().orElseThrow().value());
    assertEquals(3, dump.classes().size());
    assertEquals("ets", dump.classes().get(1).algorithm());
    assertEquals(50, dump.classes().get(1).share().orElseThrow());
    assertEquals(List.of(3, 4), dump.classes().get(1).priorities());
    assertEquals(
        "enabled     0   0   0   1   0   0   0   0",
        document.place(dump.paused().orElseThrow().span()).text());
  }

  @Test
  void olderDriversPrintLess() {
    NicDocument document =
        Dumps.read(
            """
            ****** WARNING: lldpad service is running and may overwrite your settings ******

            Priority trust state is not supported on your system
            Buffers commands are not supported on your system
            PFC configuration:
                    priority    0   1   2   3   4   5   6   7
                    enabled     0   0   0   0   0   0   0   0
            ETS features are not supported on your system
            """);
    QosDump dump = Dumps.only(document, QosDump.class);
    assertTrue(dump.trust().isEmpty());
    assertEquals(List.of(), paused(dump));
    assertEquals(List.of("SESSION_TEXT INFO 1:1"), Dumps.diagnostics(document));
  }

  @Test
  void aShortRowOfPrioritiesIsReported() {
    NicDocument document =
        Dumps.read("Priority trust state: pcp\nPFC configuration:\n enabled 0 0 0 1\n");
    assertEquals(List.of("SYNTAX WARNING 3:2"), Dumps.diagnostics(document));
    assertTrue(Dumps.only(document, QosDump.class).paused().isEmpty());
  }

  @Test
  void dcbWithItsCounters() {
    NicDocument document =
        Dumps.read(
            """
            # dcb -s pfc show dev enp1s0f0np0
            pfc-cap 8 macsec-bypass off delay 7
            prio-pfc 0:off 1:off 2:off 3:on 4:off 5:off 6:off 7:off
            requests 0:0 1:0 2:0 3:1542 4:0 5:0 6:0 7:0
            indications 0:0 1:0 2:0 3:98 4:0 5:0 6:0 7:0
            """);
    assertEquals(List.of(), document.diagnostics());
    assertEquals(List.of(3), paused(Dumps.only(document, QosDump.class)));
    CounterDump counters = Dumps.only(document, CounterDump.class);
    assertEquals("requests_prio3", counters.counters().get(3).name().text());
    assertEquals("1542", counters.counters().get(3).value().toString());
    assertEquals("98", counters.counters().get(11).value().toString());
    assertEquals("enp1s0f0np0", counters.origin().device().orElseThrow().name());
  }

  @Test
  void otherTablesOfDcb() {
    QosDump app = Dumps.only(Dumps.read("dscp-prio 0:0 CS3:3 AF31:3 30:3 \n"), QosDump.class);
    assertEquals(3, app.priorityOfDscp().get(24).value());
    assertEquals(3, app.priorityOfDscp().get(26).value());
    QosDump buffer =
        Dumps.only(
            Dumps.read(
                "prio-buffer 0:0 1:0 2:0 3:1 4:0 5:0 6:0 7:0\n"
                    + "buffer-size 0:130944b 1:128Kb 2:1.5Kib\n"
                    + "total-size 262016b\n"),
            QosDump.class);
    assertEquals(1, buffer.bufferOfPriority().orElseThrow().value().get(3));
    assertEquals(List.of(130_944L, 128_000L, 1536L), buffer.bufferSizes().orElseThrow().value());
    QosDump ets =
        Dumps.only(
            Dumps.read("willing on ets-cap 8 cbs off \ntc-bw 0:0 1:0\ntc-tsa 0:strict 1:ets\n"),
            QosDump.class);
    assertEquals(true, ets.willing().orElseThrow().value());
    QosDump trust = Dumps.only(Dumps.read("order: dscp pcp \n"), QosDump.class);
    assertEquals("dscp", trust.trust().orElseThrow().value());
    QosDump mode =
        Dumps.only(
            Dumps.read(
                "# dcb dcbx show dev eth0\n"
                    + "host ieee\n"
                    + "# dcb pfc show dev eth0\n"
                    + "prio-pfc 0:off 3:on\n"),
            QosDump.class);
    assertEquals(List.of(3), paused(mode));
  }

  @Test
  void jsonOfDcb() {
    NicDocument document =
        Dumps.read(
            "{\"pfc_cap\":8,\"macsec_bypass\":false,\"delay\":7,\"prio_pfc\":[false,false,false,true,false,false,false,false],\"requests\":[0,0,0,1542,0,0,0,0],\"dscp_prio\":[[0,0],[26,3]]}\n");
    QosDump dump = Dumps.only(document, QosDump.class);
    assertEquals(List.of(3), paused(dump));
    assertEquals(3, dump.priorityOfDscp().get(26).value());
    CounterDump counters = Dumps.only(document, CounterDump.class);
    assertEquals("requests_prio3", counters.counters().get(3).name().text());
    assertEquals("1542", document.place(counters.counters().get(3).span()).text());
  }

  @Test
  void lldptool() {
    QosDump dump =
        Dumps.only(
            Dumps.read(
                "IEEE 8021QAZ PFC TLV\n"
                    + "\t Willing: yes\n"
                    + "\t MACsec Bypass Capable: no\n"
                    + "\t PFC capable traffic classes: 8\n"
                    + "\t PFC enabled: 3 4\n"),
            QosDump.class);
    assertEquals(true, dump.willing().orElseThrow().value());
    assertEquals(List.of(3, 4), paused(dump));
    QosDump none =
        Dumps.only(Dumps.read("IEEE 8021QAZ PFC TLV\n\t PFC enabled: none\n"), QosDump.class);
    assertEquals(List.of(), paused(none));
  }

  @ParameterizedTest
  @CsvSource({
    "CS3, 24",
    "AF31, 26",
    "EF, 46",
    "VA, 44",
    "LE, 1",
    "DF, 0",
    "63, 63",
    "64, -1",
    "CS8, -1",
    "AF51, -1",
    "AF34, -1",
    "X, -1"
  })
  void namesOfCodePoints(String name, int dscp) {
    assertEquals(dscp, DscpName.valueOf(name));
  }

  @Test
  void typeOfServiceByItsCommand() {
    NicDocument document =
        Dumps.read(
            "root@gpu1:~# cma_roce_tos -d mlx5_0\n"
                + "106\n"
                + "root@gpu1:~# cat traffic_class\n"
                + "Global tclass=160\n");
    List<RdmaTos> found = Dumps.sections(document, RdmaTos.class);
    assertEquals(List.of(26, 40), found.stream().map(RdmaTos::dscp).toList());
    assertEquals("mlx5_0", found.get(0).origin().device().orElseThrow().name());
    assertEquals(List.of(), document.diagnostics());
  }

  @Test
  void gidsAreRecognised() {
    NicDocument document =
        Dumps.read(
            "DEV\tPORT\tINDEX\tGID\t\t\t\t\tIPv4  \t\tVER\tDEV\n"
                + "---\t----\t-----\t---\t\t\t------------  \t---\t---\n"
                + "mlx5_0\t1\t3\t0000:0000:0000:0000:0000:ffff:c000:020a\t192.0.2.10  \tv2"
                + "\tenp1s0f0np0\n"
                + "n_gids_found=1\n");
    assertEquals("SESSION_TEXT INFO 1:1", Dumps.diagnostics(document).get(0));
  }
}
