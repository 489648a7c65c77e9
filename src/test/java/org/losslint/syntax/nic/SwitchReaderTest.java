package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Counters of queues and of priority flow control as a Junos device prints them. */
class SwitchReaderTest {
  private static final String TEXT =
      """
      user@leaf1> show interfaces queue et-0/0/0
      Physical interface: et-0/0/0, up, Physical link is Up
        Interface index: 1026, SNMP ifIndex: 505
        Description: to gpu1
      Forwarding classes: 16 supported, 2 in use
      Egress queues: 12 supported, 2 in use
      Queue: 0, Forwarding classes: best-effort
        Queued:
          Packets              :                     0                     0 pps
          Bytes                :                     0                     0 bps
        Transmitted:
          Packets              :                    10                     0 pps
          Bytes                :                  1000                     0 bps
          Tail-dropped packets :                     0                     0 pps
          RED-dropped packets  :                     0                     0 pps
      Queue: 4, Forwarding classes: rdma-data, rdma-other
        Queued:
          Packets              :                905120                 70000 pps
          Bytes                :             905120000            4480000000 bps
        Transmitted:
          Packets              :                900000                 70000 pps
          Bytes                :             900000000            4480000000 bps
          Tail-dropped packets :                  5120                     0 pps
          Tail-dropped bytes   :               5120000                     0 bps
          RED-dropped packets  :                     7                     0 pps
           Low                 :                     7                     0 pps
           High                :                     0                     0 pps
          ECN-CE packets       :                 22000                   900 pps
          ECN-CE bytes         :              22000000                900000 bps
        Queue-depth bytes      :
          Average              :                     0
          Current              :                     0
          Peak                 :              64737500
      """;

  private static final String XML =
      """
      <rpc-reply xmlns:junos="http://xml.juniper.net/junos/25.4R1/junos">
       <interface-information xmlns="http://xml.juniper.net/junos/25.4R1/junos-interface">
        <physical-interface>
         <name>et-0/0/0</name>
         <queue-counters junos:style="detail">
          <queue>
           <queue-number>4</queue-number>
           <forwarding-class-name>rdma-data</forwarding-class-name>
           <queue-counters-queued-packets>905120</queue-counters-queued-packets>
           <queue-counters-trans-packets>
      900000
      </queue-counters-trans-packets>
           <queue-counters-tail-drop-packets>5120</queue-counters-tail-drop-packets>
           <queue-counters-red-packets>7</queue-counters-red-packets>
           <queue-counters-red-packets-low>7</queue-counters-red-packets-low>
           <queue-counters-ecn-ce-packets>22000</queue-counters-ecn-ce-packets>
          </queue>
         </queue-counters>
         <ethernet-mac-pfc-statistics junos:style="verbose">
          <mac-pfc-dot1p>3</mac-pfc-dot1p>
          <input-mac-pfc-frames>39200</input-mac-pfc-frames>
          <output-mac-pfc-frames>48310</output-mac-pfc-frames>
         </ethernet-mac-pfc-statistics>
        </physical-interface>
       </interface-information>
      </rpc-reply>
      """;

  private static Map<String, String> counters(List<Counter> counters) {
    Map<String, String> map = new TreeMap<>();
    counters.forEach(c -> map.put(c.name().text(), c.value().toString()));
    return map;
  }

  @Test
  void textOfQueues() {
    NicDocument document = Dumps.read(TEXT);
    assertEquals(List.of(), document.diagnostics());
    SwitchDump dump = Dumps.only(document, SwitchDump.class);
    assertEquals("et-0/0/0", dump.port().orElseThrow().text());
    assertEquals("leaf1", dump.origin().host().orElseThrow().name());
    assertEquals(2, dump.queues().size());
    SwitchDump.Queue queue = dump.queues().get(1);
    assertEquals(4, queue.number());
    assertEquals(List.of("rdma-data", "rdma-other"), queue.classes());
    assertEquals(
        Map.of(
            "queued-packets", "905120",
            "queued-bytes", "905120000",
            "tx-packets", "900000",
            "tx-bytes", "900000000",
            "tail-dropped-packets", "5120",
            "tail-dropped-bytes", "5120000",
            "red-dropped-packets", "7",
            "ecn-ce-packets", "22000",
            "ecn-ce-bytes", "22000000",
            "peak-bytes", "64737500"),
        counters(queue.counters()));
  }

  @Test
  void xmlSaysTheSame() {
    NicDocument document = Dumps.read(XML);
    assertEquals(List.of(), document.diagnostics());
    SwitchDump dump = Dumps.only(document, SwitchDump.class);
    SwitchDump.Queue queue = dump.queues().get(0);
    assertEquals(List.of("rdma-data"), queue.classes());
    assertEquals(
        Map.of(
            "queued-packets", "905120",
            "tx-packets", "900000",
            "tail-dropped-packets", "5120",
            "red-dropped-packets", "7",
            "ecn-ce-packets", "22000"),
        counters(queue.counters()));
    assertEquals(
        Map.of("rx-xoff", "39200", "tx-xoff", "48310"),
        counters(dump.priorities().get(0).counters()));
    assertEquals(3, dump.priorities().get(0).number());
    Counter tail = queue.counters().get(2);
    assertEquals("5120", document.place(tail.span()).text());
    assertEquals(13, document.place(tail.span()).start().line());
  }

  @Test
  void extensiveHasShortTables() {
    NicDocument document =
        Dumps.read(
            """
            Physical interface: et-0/0/1, Enabled, Physical link is Up
              Traffic statistics:
               Input  bytes  :         917594392                    0 bps
              Egress queues: 8 supported, 2 in use
              Queue counters:       Queued packets  Transmitted packets      Dropped packets
                0                               0                    0                    0
                4                          905127               900000                 5127
              Queue number:         Mapped forwarding classes
                0                   best-effort
                4                   rdma-data
              MAC statistics:                      Receive         Transmit
                Total octets                     917594392   32313742686802
              MAC Priority Flow Control Statistics:
                Priority :  0                             0                0
                Priority :  3                         39200            48310
            """);
    assertEquals(List.of(), document.diagnostics());
    SwitchDump dump = Dumps.only(document, SwitchDump.class);
    assertEquals(List.of("rdma-data"), dump.queues().get(1).classes());
    assertEquals("5127", counters(dump.queues().get(1).counters()).get("dropped-packets"));
    assertEquals(
        Map.of("rx-xoff", "39200", "tx-xoff", "48310"),
        counters(dump.priorities().get(1).counters()));
  }

  @Test
  void shortenedNumbersAreNotGuessed() {
    NicDocument document = Dumps.read(TEXT.replace("  5120  ", "  5.12K "));
    assertEquals(List.of("SYNTAX WARNING 23:5"), Dumps.diagnostics(document));
  }

  @Test
  void twoInterfacesAreTwoDumps() {
    NicDocument document =
        Dumps.read(TEXT + TEXT.substring(TEXT.indexOf("Physical")).replace("et-0/0/0", "et-0/0/1"));
    assertEquals(
        List.of("et-0/0/0", "et-0/0/1"),
        Dumps.sections(document, SwitchDump.class).stream()
            .map(d -> d.port().orElseThrow().text())
            .toList());
  }

  @Test
  void brokenXml() {
    NicDocument cut = Dumps.read(XML.substring(0, XML.indexOf("</queue-counters>")));
    assertTrue(cut.partial());
    assertEquals(1, Dumps.only(cut, SwitchDump.class).queues().size());
    NicDocument wrong = Dumps.read(XML.replace("</queue-number>", "</queue-nmber>"));
    assertFalse(wrong.partial());
    assertEquals("SYNTAX ERROR 7:23", Dumps.diagnostics(wrong).get(0));
    NicDocument type = Dumps.read("<!DOCTYPE a [<!ENTITY b \"c\">]>\n" + XML);
    assertEquals("DOCTYPE ERROR 1:1", Dumps.diagnostics(type).get(0));
    assertFalse(type.readable());
  }
}
