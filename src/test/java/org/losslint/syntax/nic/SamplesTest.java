package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.quantity.Quantity;

/** losslint's own format of samples. */
class SamplesTest {

  /** C21. */
  @Test
  void hostsSwitchesAndNotes() {
    NicDocument document = Dumps.testdata("cases/c21.txt");
    assertEquals(List.of(), document.diagnostics());
    List<CounterDump> hosts = Dumps.sections(document, CounterDump.class);
    assertEquals(2, hosts.size());
    assertEquals(22, hosts.get(0).counters().size());
    SampleMark mark = hosts.get(1).origin().sample().orElseThrow();
    assertEquals("gpu1", mark.place().text());
    assertEquals("eth0", mark.device().orElseThrow().text());
    assertEquals(SampleMark.Side.HOST, mark.side());
    List<SwitchDump> switches = Dumps.sections(document, SwitchDump.class);
    assertEquals("et-0/0/0", switches.get(0).port().orElseThrow().text());
    assertEquals(
        "2200100", switches.get(1).priorities().get(0).counters().get(0).value().toString());
    Note note = Dumps.only(document, Note.class);
    assertEquals(Note.Kind.UTILISATION, note.kind());
    assertEquals(Quantity.parse("46%"), note.value());
  }

  @Test
  void notes() {
    NicDocument document =
        Dumps.read(
            "### sample before host gpu1 dev eth0\n"
                + "NIC statistics:\n"
                + " rx_packets: 1\n"
                + "### note utilisation 99.5%\n"
                + "### note peak 9840 us at noon\n"
                + "### note goodput 24.4 Gbps\n"
                + "### note the job was slow\n"
                + "### note peak 9840\n");
    assertEquals(
        List.of("UTILISATION 99.5%", "PEAK 9840 us", "GOODPUT 24400000000 bps"),
        Dumps.sections(document, Note.class).stream()
            .map(n -> n.kind() + " " + n.value())
            .toList());
    assertEquals(List.of("SYNTAX WARNING 8:1"), Dumps.diagnostics(document));
  }

  @Test
  void slipsAreReported() {
    NicDocument document =
        Dumps.read(
            "### sample noon host gpu1 dev eth0\n"
                + "NIC statistics:\n"
                + " rx_packets: 1\n"
                + "### sample 2026-03-04T10:00:00Z gpu1\n"
                + "### sample 2026-03-04T10:00:00Z host gpu2 dev eth0\n"
                + "### sample 2026-03-04T10:00:00Z switch leaf1 port et-0/0/0\n"
                + "queue four tx-packets 1\n"
                + "queue 4 tx-packets\n"
                + "pfc priority 3 tx-xoff 5\n");
    assertEquals(
        List.of(
            "SYNTAX WARNING 1:1",
            "SYNTAX WARNING 4:1",
            "SYNTAX WARNING 5:1",
            "SYNTAX WARNING 7:1",
            "SYNTAX WARNING 8:1"),
        Dumps.diagnostics(document));
    assertEquals(1, Dumps.only(document, SwitchDump.class).priorities().size());
    assertTrue(
        Dumps.only(document, CounterDump.class).origin().sample().orElseThrow().time().isEmpty());
  }

  @Test
  void aQueueMayHaveNoClass() {
    NicDocument document =
        Dumps.read(
            "### sample 10:00:00 switch leaf1 port et-0/0/0\n"
                + "queue 4 tx-packets 5 red-dropped-packets 0\n");
    SwitchDump.Queue queue = Dumps.only(document, SwitchDump.class).queues().get(0);
    assertEquals(List.of(), queue.classes());
    assertEquals(2, queue.counters().size());
  }

  @Test
  void jsonAndTheDevicesOwnTextInSamples() {
    NicDocument document =
        Dumps.read(
            "### sample 10:00:00 host gpu1 dev mlx5_0\n"
                + "[{\"ifname\":\"mlx5_0\",\"port\":1,\"out_of_buffer\":7}]\n"
                + "### sample 10:00:00 switch leaf1 port et-0/0/0\n"
                + "Physical interface: et-0/0/0, up\n"
                + "Queue: 4, Forwarding classes: rdma-data\n"
                + "  Transmitted:\n"
                + "    Packets   :   5   0 pps\n");
    CounterDump host = Dumps.only(document, CounterDump.class);
    assertEquals("gpu1", host.origin().host().orElseThrow().name());
    assertEquals("\"out_of_buffer\":7", document.place(host.counters().get(0).span()).text());
    SwitchDump dump = Dumps.only(document, SwitchDump.class);
    assertEquals("leaf1", dump.origin().sample().orElseThrow().place().text());
    assertEquals("5", dump.queues().get(0).counters().get(0).value().toString());
    assertEquals(List.of(), document.diagnostics());
  }

  @ParameterizedTest
  @CsvSource({
    "1970-01-01T00:00:00Z, 0",
    "2026-03-04T10:00:00Z, 1772618400",
    "2026-03-04T11:00:00+01:00, 1772618400",
    "2026-03-04T04:30:00-0530, 1772618400",
    "2026-03-04T10:00:00.250Z, 1772618400.25",
    "2026-03-04T10:00, 1772618400",
    "2000-02-29T00:00:00Z, 951782400",
    "1772618400, 1772618400",
    "1772618400.5, 1772618400.5",
    "10:01:00, 36060",
    "10:01, 36060",
  })
  void times(String text, String seconds) {
    SampleTime time = SampleTime.parse(text).orElseThrow();
    assertEquals(seconds, time.seconds().toString());
    assertEquals(text.length() > 8, time.dated());
  }

  @ParameterizedTest
  @CsvSource({
    "before",
    "2026-13-01T00:00:00Z",
    "2026-03-04",
    "2026-03-04T25:00:00Z",
    "10:61",
    "10:00:00x",
    "2026-03-04T10:00:00+1",
    "123",
    "2026-03-04T10:00:00.Z"
  })
  void noTimes(String text) {
    assertEquals(Optional.empty(), SampleTime.parse(text));
  }

  @Test
  void timesKnowTheirDistance() {
    SampleTime first = SampleTime.parse("2026-03-04T10:00:00Z").orElseThrow();
    SampleTime second = SampleTime.parse("2026-03-04T11:01:00+01:00").orElseThrow();
    assertEquals(Quantity.parse("60 s"), second.since(first));
    assertTrue(first.isComparableWith(second));
    assertTrue(!first.isComparableWith(SampleTime.parse("10:00:00").orElseThrow()));
  }
}
