package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code rdma statistic} in text of all layouts and in JSON, and files of hw_counters. */
class RdmaStatisticReaderTest {
  private static String counters(CounterDump dump) {
    return String.join(
        " ", dump.counters().stream().map(c -> c.name().text() + "=" + c.value()).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "link mlx5_0/1 \n    rx_write_requests 0 \n    out_of_buffer 7 \n    np_cnp_sent 12 \n",
        "link mlx5_0/1 rx_write_requests 0 out_of_buffer 7 np_cnp_sent 12\n",
        "link mlx5_0/1 \\    rx_write_requests 0 \\    out_of_buffer 7 \\    np_cnp_sent 12 \n",
        "link mlx5_0/1 rx_write_requests 0 out_of_buffer\n7 np_cnp_sent 12\n",
        "[{\"ifindex\":0,\"ifname\":\"mlx5_0\",\"port\":1,\"rx_write_requests\":0,\"out_of_buffer\":7,\"np_cnp_sent\":12}]\n",
        "[ {\n"
            + "  \"ifname\": \"mlx5_0\",\n"
            + "  \"port\": 1,\n"
            + "  \"rx_write_requests\": 0,\n"
            + "  \"out_of_buffer\": 7,\n"
            + "  \"np_cnp_sent\": 12\n"
            + "} ]\n",
        "$ rdma statistic show link mlx5_0/1\n"
            + "[{\"ifname\":\"mlx5_0\",\"port\":1,\"rx_write_requests\":0,\"out_of_buffer\":7,\"np_cnp_sent\":12}]\n",
      })
  void oneMeaning(String text) {
    NicDocument document = Dumps.read(text);
    CounterDump dump = Dumps.only(document, CounterDump.class);
    assertEquals(CounterDump.Tool.RDMA, dump.tool());
    assertEquals("rx_write_requests=0 out_of_buffer=7 np_cnp_sent=12", counters(dump));
    assertEquals("mlx5_0/1", dump.origin().device().orElseThrow().name());
    assertEquals(List.of(), document.diagnostics());
    String place = document.place(dump.counters().get(2).span()).text();
    assertTrue(place.contains("np_cnp_sent") && place.contains("12"), place);
  }

  @Test
  void manyLinksAndQueuePairs() {
    NicDocument document =
        Dumps.read(
            "link rocep1s0f0/1 \n"
                + "    out_of_buffer 1 \n"
                + "link roceP2p1s0f0/1 cntn 4 qp-type RC packet_seq_err 3\n"
                + "    LQPN: <178>\n");
    List<CounterDump> dumps = Dumps.sections(document, CounterDump.class);
    assertEquals(
        List.of("out_of_buffer=1", "packet_seq_err=3"),
        dumps.stream().map(RdmaStatisticReaderTest::counters).toList());
    assertEquals("roceP2p1s0f0/1", dumps.get(1).origin().device().orElseThrow().name());
    assertEquals(List.of(), document.diagnostics());
  }

  @Test
  void filesWithTheirPaths() {
    NicDocument document =
        Dumps.read(
            "/sys/class/infiniband/mlx5_0/ports/1/hw_counters/lifespan:12\n"
                + "/sys/class/infiniband/mlx5_0/ports/1/hw_counters/out_of_sequence:5\n");
    CounterDump dump = Dumps.only(document, CounterDump.class);
    assertEquals("out_of_sequence=5", counters(dump));
    assertEquals("mlx5_0", dump.origin().device().orElseThrow().name());
  }

  @Test
  void stateIsNoStatistic() {
    NicDocument document =
        Dumps.read(
            "link mlx5_0/1 \n"
                + "  out_of_buffer 1\n"
                + "link mlx5_0/1 state ACTIVE physical_state LINK_UP netdev eth0\n");
    assertEquals(List.of(), Dumps.diagnostics(document));
    RdmaDevice device = (RdmaDevice) document.sections().get(1);
    assertEquals("mlx5_0", device.device().text());
    assertEquals("eth0", device.netdev().orElseThrow().text());
  }

  @Test
  void proseBelowIsNoCounter() {
    NicDocument document = Dumps.read("link mlx5_0/1 \n    out_of_buffer 7 \nall is well\n");
    assertEquals(List.of("SESSION_TEXT INFO 3:1"), Dumps.diagnostics(document));
  }

  @Test
  void aNameWithoutItsValueIsACut() {
    NicDocument document = Dumps.read("link mlx5_0/1 out_of_buffer 7 np_cnp_sent");
    assertTrue(document.partial());
    assertEquals("out_of_buffer=7", counters(Dumps.only(document, CounterDump.class)));
  }

  @Test
  void brokenJsonKeepsWhatStandsBefore() {
    NicDocument document =
        Dumps.read("[{\"ifname\":\"mlx5_0\",\"port\":1,\"out_of_buffer\":7,\"np_cnp_sent\":1");
    assertTrue(document.partial());
    assertEquals("UNBALANCED ERROR 1:63", Dumps.diagnostics(document).get(0));
    assertEquals(
        "out_of_buffer=7 np_cnp_sent=1", counters(Dumps.only(document, CounterDump.class)));
    NicDocument wrong =
        Dumps.read("[{\"ifname\":\"mlx5_0\",\"port\":1,\"out_of_buffer\":7,,\"np_cnp_sent\":1}]");
    assertEquals(List.of("SYNTAX ERROR 1:48"), Dumps.diagnostics(wrong));
    assertEquals("out_of_buffer=7", counters(Dumps.only(wrong, CounterDump.class)));
  }
}
