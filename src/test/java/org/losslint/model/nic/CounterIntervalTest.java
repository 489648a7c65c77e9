package org.losslint.model.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.Facts.all;
import static org.losslint.model.Facts.fact;
import static org.losslint.model.Facts.place;
import static org.losslint.model.Facts.show;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.inventory.Role;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityText;
import org.losslint.syntax.nic.Dumps;
import org.losslint.syntax.nic.NicDocument;

/** Counters between two samples: what rules on pause, drops and marks can ask. */
class CounterIntervalTest {
  private static final HostDirectory LEAF =
      new TestInventory().port("leaf1", "et-0/0/0", Role.LEAF).host("gpu1").claimingAll();

  private static List<Subject> ofCase(String name) {
    return SiteSubjects.of(List.of(Dumps.testdata("cases/" + name)), LEAF);
  }

  private static List<Subject> of(String text) {
    return SiteSubjects.of(List.of(Dumps.read("samples.txt", text)), LEAF);
  }

  private static CounterInterval interval(List<Subject> subjects, String side) {
    return all(subjects, CounterInterval.class).stream()
        .filter(i -> show(i, "side").equals(side))
        .findFirst()
        .orElseThrow();
  }

  private static String sample(String time, String host, String... counters) {
    return "### sample "
        + time
        + " host "
        + host
        + " dev eth0\nNIC statistics:\n  "
        + String.join("\n  ", counters)
        + "\n";
  }

  private static List<Subject> twice(String name, int before, int after) {
    return of(
        sample("10:00:00", "gpu1", name + ": " + before)
            + sample("10:00:10", "gpu1", name + ": " + after));
  }

  /** C20: drops and pause together. */
  @Test
  void dropsWithPause() {
    List<Subject> subjects = ofCase("c20.txt");
    CounterInterval port = interval(subjects, "switch");
    assertEquals("leaf1 et-0/0/0", show(port, "place"));
    assertEquals("5120", show(port, "drops"));
    assertEquals("5120 0", show(port, "tail-drops") + " " + show(port, "red-drops"));
    assertEquals("48210 39100", show(port, "pause-sent") + " " + show(port, "pause-received"));
    assertEquals("22000", show(port, "marked"));
    assertEquals("60000000 us", show(port, "duration"));
    assertEquals("53:59", place(fact(port, "tail-drops")));
    CounterInterval host = interval(subjects, "host");
    assertEquals("48210 39100", show(host, "pause-received") + " " + show(host, "pause-sent"));
    assertEquals("803.5/s", show(host, "pause-received-rate"));
    assertEquals("5120", show(host, "fabric-drops"));
    assertEquals("absent", show(host, "drops"));
    assertEquals("eth0 2026-03-04T10:00:00Z to 2026-03-04T10:01:00Z", host.label());
    assertEquals("44:6", place(fact(host, "pause-received")));
    assertEquals("et-0/0/0 2026-03-04T10:00:00Z to 2026-03-04T10:01:00Z", show(host, "peers"));
    assertEquals("gpu1", host.in("host").orElseThrow().label());
    assertEquals("3", show(port, "rdma-priority"));
    assertEquals("false", show(port, "dci"));
  }

  /** C21: pause without drops while the link is half used. */
  @Test
  void pauseWithoutDrops() {
    List<Subject> subjects = ofCase("c21.txt");
    CounterInterval host = interval(subjects, "host");
    assertEquals("0", show(host, "fabric-drops"));
    assertEquals("46%", show(host, "utilisation"));
    assertEquals("46%", show(interval(subjects, "switch"), "utilisation"));
    assertEquals("110000/3", show(host, "pause-received-rate").replace("/s", ""));
    assertEquals("absent", show(host, "utilisation-target"));
    CounterSeries series = all(subjects, CounterSeries.class).get(0);
    assertEquals(
        "2 true true",
        show(series, "samples") + " " + show(series, "marked") + " " + show(series, "rising"));
    assertEquals("", show(series, "fallen"));
  }

  /** C23: RDMA on the wrong priority, global pause, a slow receiver, a name of no driver. */
  @Test
  void otherThingsThatGoWrong() {
    List<Subject> subjects = ofCase("c23.txt");
    CounterInterval host = interval(subjects, "host");
    assertEquals("0 B", show(host, "rdma-bytes"));
    assertEquals("1859992000000 B", show(host, "priority-bytes"));
    assertEquals("0", show(host, "busiest-priority"));
    assertEquals("51000", show(host, "increase", "rx_global_pause"));
    assertEquals("311", show(host, "increase", "rx_out_of_buffer"));
    assertEquals("absent", show(host, "increase", "packet_seq_err"));
    assertTrue(show(host, "fabric-drops").startsWith("unknown: no counters of the switch port"));
    assertEquals("0", show(host, "pause-received"));
    assertTrue(show(host, "increase", "pfc_requests_rx").contains("one of the two samples only"));
    ForeignCounter foreign = all(subjects, ForeignCounter.class).get(0);
    assertEquals("pfc_requests_rx", show(foreign, "name"));
    assertEquals("rx_prio3_pause", show(foreign, "mlx5-name"));
    assertEquals("no driver", show(foreign, "printed-by"));
    assertEquals("49:6", place(fact(foreign, "name")));
    assertEquals(1, all(subjects, ForeignCounter.class).size());
  }

  @Test
  void countersThatFallSaySo() {
    List<Subject> subjects = twice("rx_prio3_pause", 910_000, 12);
    assertEquals(
        "unknown: rx_prio3_pause fell from 910000 to 12: it was reset in between",
        show(interval(subjects, "host"), "increase", "rx_prio3_pause"));
    CounterSeries series = all(subjects, CounterSeries.class).get(0);
    assertEquals("rx_prio3_pause", show(series, "fallen"));
    assertEquals("6:3", place(fact(series, "fallen")));
  }

  @Test
  void timesThatDoNotRise() {
    List<Subject> subjects =
        of(
            sample("10:01:00", "gpu1", "rx_prio3_pause: 1")
                + sample("10:00:00", "gpu1", "rx_prio3_pause: 2"));
    assertEquals("false", show(all(subjects, CounterSeries.class).get(0), "rising"));
    assertTrue(show(interval(subjects, "host"), "duration").contains("does not rise"));
    assertEquals("1", show(interval(subjects, "host"), "increase", "rx_prio3_pause"));
  }

  @Test
  void oneSampleIsNoInterval() {
    List<Subject> subjects = of(sample("10:00:00", "gpu1", "rx_prio3_pause: 1"));
    CounterSeries series = all(subjects, CounterSeries.class).get(0);
    assertEquals("1", show(series, "samples"));
    assertEquals(
        "unknown: there is one sample of gpu1 eth0 only, and counters say something as a"
            + " difference",
        show(series, "rising"));
    assertEquals(List.of(), all(subjects, CounterInterval.class));
  }

  @Test
  void otherDevicesAreOtherPlaces() {
    List<Subject> subjects =
        of(
            sample("10:00:00", "gpu1", "rx_prio3_pause: 1")
                + sample("10:00:10", "gpu1", "rx_prio3_pause: 2").replace("eth0", "eth1"));
    assertEquals(
        List.of("eth0", "eth1"),
        all(subjects, CounterSeries.class).stream().map(CounterSeries::label).toList());
  }

  @Test
  void filesNamedBeforeAndAfter() {
    HostDirectory none = new TestInventory().claimingNone();
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(
                Dumps.read("c/gpu7-after.txt", "NIC statistics:\n  rx_prio3_pause: 9\n"),
                Dumps.read("c/gpu7-before.txt", "NIC statistics:\n  rx_prio3_pause: 2\n")),
            none);
    CounterInterval interval = interval(subjects, "host");
    assertEquals("7", show(interval, "pause-received"));
    assertEquals("c/gpu7", interval.device());
    assertEquals("c/gpu7 before to after", interval.label());
    assertTrue(show(interval, "duration").contains("have no times"));
    assertTrue(show(interval, "pause-received-rate").contains("have no times"));
    assertEquals("true", show(all(subjects, CounterSeries.class).get(0), "rising"));
  }

  @Test
  void switchesThatNobodyNamesAreNotMixedUp() {
    String show =
        "Physical interface: et-0/0/0, up\n"
            + "Queue: 4, Forwarding classes: rdma-data\n"
            + "  Transmitted:\n"
            + "    Tail-dropped packets : %d 0 pps\n"
            + "    RED-dropped packets : 0 0 pps\n";
    List<NicDocument> documents =
        List.of(
            Dumps.read("a-before.txt", String.format(show, 1)),
            Dumps.read("a-after.txt", String.format(show, 4)),
            Dumps.read("b-before.txt", String.format(show, 90)),
            Dumps.read("b-after.txt", String.format(show, 90)),
            Dumps.read(
                "c.txt", "user@leaf3> show interfaces queue et-0/0/0\n" + String.format(show, 5)));
    List<Subject> subjects = SiteSubjects.of(documents, LEAF);
    assertEquals(
        List.of("a et-0/0/0 3", "b et-0/0/0 0"),
        all(subjects, CounterInterval.class).stream()
            .map(i -> show(i, "place") + " " + show(i, "drops"))
            .toList());
    assertEquals("leaf3 et-0/0/0", show(all(subjects, CounterSeries.class).get(2), "place"));
  }

  @Test
  void samplesOverSeveralFilesAreSortedByTime() {
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(
                Dumps.read("b.txt", sample("2026-03-04T10:01:00Z", "gpu1", "rx_prio3_pause: 12")),
                Dumps.read("a.txt", sample("2026-03-04T10:02:00Z", "gpu1", "rx_prio3_pause: 15")),
                Dumps.read("c.txt", sample("2026-03-04T10:00:00Z", "gpu1", "rx_prio3_pause: 5"))),
            LEAF);
    assertEquals(
        List.of("7", "3"),
        all(subjects, CounterInterval.class).stream().map(i -> show(i, "pause-received")).toList());
  }

  @Test
  void otherNamesOfPause() {
    for (String name :
        List.of(
            "rx_prio3_pause", "rx_pfc_ena_frames_pri3", "rx_priority_3_xoff", "pfc_requests_rx")) {
      assertEquals("5", show(interval(twice(name, 1, 6), "host"), "pause-received"), name);
    }
    assertTrue(
        show(interval(twice("rx_prio4_pause", 1, 6), "host"), "pause-received")
            .startsWith("unknown: the samples of gpu1 eth0 print no pause frames of priority 3"));
    ForeignCounter broadcom =
        all(twice("tx_pfc_ena_frames_pri3", 1, 6), ForeignCounter.class).get(0);
    assertEquals(
        "tx_prio3_pause bnxt_en", show(broadcom, "mlx5-name") + " " + show(broadcom, "printed-by"));
  }

  @Test
  void pauseOfDcb() {
    String dcb =
        "prio-pfc 0:off 1:off 2:off 3:on 4:off 5:off 6:off 7:off\n"
            + "requests 0:0 3:%d\n"
            + "indications 0:0 3:%d\n";
    List<Subject> subjects =
        of(
            "### sample 10:00:00 host gpu1 dev eth0\n"
                + String.format(dcb, 10, 1)
                + "### sample 10:00:10 host gpu1 dev eth0\n"
                + String.format(dcb, 30, 2));
    CounterInterval host = interval(subjects, "host");
    assertEquals("20 1", show(host, "pause-sent") + " " + show(host, "pause-received"));
    assertEquals("2/s", show(host, "pause-sent-rate"));
  }

  @Test
  void tailDropsAloneProveNothing() {
    String row = "queue 4 rdma-data tx-packets 1 tail-dropped-packets %d\n";
    String mark = "### sample 10:0%d:00 switch leaf1 port et-0/0/0\n";
    CounterInterval clean =
        interval(
            of(
                String.format(mark, 0)
                    + String.format(row, 0)
                    + String.format(mark, 1)
                    + String.format(row, 0)),
            "switch");
    assertEquals("0", show(clean, "tail-drops"));
    assertEquals("absent", show(clean, "red-drops"));
    assertTrue(show(clean, "drops").startsWith("unknown: drops by RED are not printed"));
    CounterInterval lossy =
        interval(
            of(
                String.format(mark, 0)
                    + String.format(row, 0)
                    + String.format(mark, 1)
                    + String.format(row, 7)),
            "switch");
    assertEquals("7", show(lossy, "drops"));
  }

  @Test
  void theQueueOfRdmaIsFoundByItsClass() {
    String block =
        "### sample 10:0%d:00 switch leaf1 port et-0/0/0\n"
            + "queue 3 %s tail-dropped-packets %d red-dropped-packets 0\n"
            + "queue 0 best-effort tail-dropped-packets %d red-dropped-packets 0\n";
    CounterInterval known =
        interval(
            of(
                String.format(block, 0, "rdma-data", 0, 0)
                    + String.format(block, 1, "rdma-data", 2, 900)),
            "switch");
    assertEquals("2", show(known, "drops"));
    CounterInterval unknown =
        interval(
            of(String.format(block, 0, "gold", 0, 0) + String.format(block, 1, "gold", 2, 900)),
            "switch");
    assertTrue(show(unknown, "drops").startsWith("unknown: no queue of leaf1 et-0/0/0"));
  }

  @Test
  void aPortOfALinkKnowsItsRateAndItsLoad() {
    TestInventory inventory = TestInventory.dci("5179 us").host("gpu1", "dci1-dci2");
    String show =
        "### sample 2026-03-04T10:0%d:00Z switch dci1 port et-0/0/0\n"
            + "Physical interface: et-0/0/0, up\n"
            + "Queue: 4, Forwarding classes: rdma-data\n"
            + "  Transmitted:\n"
            + "    Bytes : %d 0 bps\n"
            + "    Tail-dropped packets : 0 0 pps\n"
            + "    RED-dropped packets : 0 0 pps\n"
            + "  Queue-depth bytes :\n"
            + "    Peak : 123000000\n";
    HostDirectory hosts = inventory.ends("dci1", "et-0/0/0").claimingNone();
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(
                Dumps.read(
                    "s.txt", String.format(show, 0, 0L) + String.format(show, 1, 723_000_000_000L)),
                Dumps.read("gpu1/run.sh", "clients 4\nib_write_bw -q 8 -t 124 -s 65536\n")),
            hosts);
    CounterInterval port = interval(subjects, "switch");
    assertEquals("96.4%", show(port, "utilisation"));
    assertEquals("9840 us", show(port, "peak"));
    assertEquals(
        "1.9", QuantityText.human((Quantity) fact(port, "peak-depth").optional().orElseThrow(), 2));
    assertEquals("true", show(port, "dci"));
    assertEquals("dci1-dci2 by gpu1/run.sh", port.in("load").orElseThrow().label());
    assertEquals("absent", show(port, "goodput"));
  }

  @Test
  void notesOfPeakAndGoodput() {
    String text =
        sample("10:00:00", "gpu1", "tx_prio3_bytes: 0")
            + sample("10:00:10", "gpu1", "tx_prio3_bytes: 1250000000")
            + "### note goodput 24.4 Gbps\n";
    CounterInterval noted = interval(of(text), "host");
    assertEquals("24400000000 bps", show(noted, "goodput"));
    CounterInterval counted = interval(of(text.substring(0, text.indexOf("### note"))), "host");
    assertEquals("1 Gbps", show(counted, "goodput"));
  }

  @Test
  void goodputsOfAllHostsOfAPath() {
    HostDirectory hosts =
        TestInventory.dci("5179 us")
            .host("gpu1", "dci1-dci2")
            .host("gpu2", "dci1-dci2")
            .claimingNone();
    String text =
        sample("10:00:00", "gpu1", "tx_prio3_bytes: 0")
            + sample("10:00:10", "gpu1", "tx_prio3_bytes: 35000000000")
            + sample("10:00:00", "gpu2", "tx_prio3_bytes: 0")
            + sample("10:00:10", "gpu2", "tx_prio3_bytes: 15250000000");
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(
                Dumps.read("s.txt", text),
                Dumps.read("gpu1/run.sh", "clients 2\nib_write_bw -q 8 -t 124 -s 65536\n")),
            hosts);
    CounterInterval first = interval(subjects, "host");
    assertEquals("28 Gbps", show(first, "goodput"));
    assertEquals("eth0 10:00:00 to 10:00:10", show(first, "other-hosts"));
  }

  @Test
  void theSenderIsAnotherHost() {
    CounterInterval alone = interval(twice("np_cnp_sent", 0, 850), "host");
    assertEquals("…no samples of other hosts were read for gpu1 eth0", show(alone, "other-hosts"));
    assertEquals("850", show(alone, "increase", "np_cnp_sent"));
  }

  @Test
  void registersOfTheSameHost() {
    String table =
        "Sending access register...\n\n"
            + "Field Name | Data\n"
            + "=====\n"
            + "roce_adp_retrans_field_select | 0x00000001\n"
            + "roce_adp_retrans_en | 0x0000000%d\n"
            + "=====\n";
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(
                Dumps.read(
                    "s.txt",
                    sample("10:00:00", "gpu1", "roce_adp_retrans: 0")
                        + sample("10:00:10", "gpu1", "roce_adp_retrans: 12")),
                Dumps.read("r0.txt", String.format(table, 0)),
                Dumps.read("r1.txt", String.format(table, 1))),
            LEAF);
    CounterInterval host = interval(subjects, "host");
    assertEquals("1", show(host, "register", "roce_adp_retrans_en"));
    assertTrue(show(host, "register", "roce_slow_restart_en").startsWith("unknown"));
    assertEquals("12", show(host, "increase", "roce_adp_retrans"));
  }

  @Test
  void aHostIsJoinedToThePortItIsPluggedInto() {
    HostDirectory hosts =
        new TestInventory()
            .port("leaf1", "et-0/0/*", Role.LEAF)
            .host(
                "gpu1",
                Optional.empty(),
                Optional.empty(),
                List.of(TestInventory.nic("leaf1", "et-0/0/7")))
            .claimingNone();
    String port =
        "### sample 10:0%d:00 switch leaf1 port et-0/0/%d\n"
            + "queue 4 rdma-data tail-dropped-packets 0 red-dropped-packets 0\n";
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(
                Dumps.read(
                    "h.txt",
                    sample("10:00:00", "gpu1", "rx_prio3_pause: 0")
                        + sample("10:01:00", "gpu1", "rx_prio3_pause: 1")),
                Dumps.read(
                    "p.txt",
                    String.format(port, 0, 7)
                        + String.format(port, 1, 7)
                        + String.format(port, 0, 8)
                        + String.format(port, 1, 8))),
            hosts);
    assertEquals("et-0/0/7 10:00:00 to 10:01:00", show(interval(subjects, "host"), "peers"));
    assertEquals("0", show(interval(subjects, "host"), "fabric-drops"));
  }

  @Test
  void everyAttributeHasAnAnswer() {
    for (String name : List.of("c20.txt", "c21.txt", "c23.txt", "c24.txt", "c27.txt")) {
      for (Subject subject : ofCase(name)) {
        subject.kind().attributes().values().stream()
            .filter(a -> a.parameter().isEmpty())
            .forEach(a -> assertTrue(!a.read(subject, "").toString().isEmpty()));
      }
    }
  }
}
