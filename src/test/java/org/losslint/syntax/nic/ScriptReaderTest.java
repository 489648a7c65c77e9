package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.BandwidthTest.Option;

/** Scripts with mlxconfig, mlxreg and ib_write_bw lines. */
class ScriptReaderTest {
  private static Script script(String text) {
    return Dumps.only(Dumps.read("script.sh", text), Script.class);
  }

  private static BandwidthTest test(String command) {
    return script(command + "\n").tests().get(0);
  }

  private static String window(BandwidthTest test) {
    return show(test.value(Option.QUEUE_PAIRS))
        + " "
        + show(test.value(Option.TX_DEPTH))
        + " "
        + show(test.value(Option.MESSAGE_SIZE));
  }

  private static String show(Optional<Stated<Long>> value) {
    return value.map(v -> String.valueOf(v.value())).orElse("-");
  }

  /** C24: four clients with four ways to write their options. */
  @Test
  void clients() {
    NicDocument document = Dumps.testdata("cases/c24.txt");
    Script script = Dumps.only(document, Script.class);
    assertEquals(
        List.of("8 124 65536", "8 124 65536", "8 124 64", "4 248 65536"),
        script.tests().stream().map(ScriptReaderTest::window).toList());
    BandwidthTest third = script.tests().get(2);
    assertEquals("c3", third.command().client().orElseThrow().text());
    assertEquals("192.0.2.103", third.server().orElseThrow().text());
    assertEquals(
        "64", document.place(third.value(Option.MESSAGE_SIZE).orElseThrow().span()).text());
    assertEquals(
        4, document.place(third.value(Option.MESSAGE_SIZE).orElseThrow().span()).start().line());
    assertTrue(third.timed());
    assertEquals(List.of(), script.declarations());
    assertEquals(List.of(), document.diagnostics());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ib_write_bw -q 8 -t 124 -s 64K",
        "ib_write_bw -q8 -t124 -s64K",
        "ib_write_bw --qp=8 --tx-depth=124 --size=65536",
        "ib_write_bw --qp 8 --tx-depth 124 --size 64k --report_gbits",
        "c1: sudo numactl --cpunodebind=0 /usr/bin/ib_write_bw -F -q 8 -t 124 -s 65536 > out.log"
            + " 2>&1 &",
        "OMP_NUM_THREADS=1 ib_write_bw \\\n   -q 8 \\\n -t 124 -s 65536",
        "for i in 1 2; do ib_write_bw -q 8 -t 124 -s 65536 192.0.2.1; done",
        "root@gpu1:~# ib_write_bw -q 8 -t 124 -s 65536",
        "$ ssh -o BatchMode=yes root@gpu1 ib_write_bw -q 8 -t 124 -s 65536",
        "docker exec -it rdma ib_write_bw -q 8 -t 124 -s 65536",
        "sudo podman exec --user root -e A=b ip /usr/bin/ib_write_bw -q 8 -t 124 -s 65536",
        "kubectl -n perf exec rdma -c show -- ib_write_bw -q 8 -t 124 -s 65536",
        "sudo -n docker exec -i --user root rdma ib_write_bw -q 8 -t 124 -s 65536",
        "nsenter -t 1 -m ib_write_bw -q 8 -t 124 -s 65536",
        "ip netns exec rail0 ib_write_bw -q 8 -t 124 -s 65536",
      })
  void oneMeaning(String command) {
    assertEquals("8 124 65536", window(test(command)));
  }

  @Test
  void otherOptionsKeepTheirValues() {
    BandwidthTest test =
        test("ib_write_bw -d mlx5_0 -x 3 -u 14 -m 4096 -n 5000 -aRO --cpu_util -p 18515 192.0.2.1");
    assertEquals("14", show(test.value(Option.TIMEOUT)));
    assertEquals("4096", show(test.value(Option.MTU)));
    assertEquals("5000", show(test.value(Option.ITERATIONS)));
    assertTrue(test.allSizes() && test.dualPort() && !test.timed());
    assertEquals("192.0.2.1", test.server().orElseThrow().text());
    assertEquals("- - -", window(test));
  }

  @ParameterizedTest
  @CsvSource({
    "-s 64Q, 16",
    "-s 0, 16",
    "-q 20000, 16",
    "-u 40, 16",
    "-t, 13",
    "-t -5, 16",
    "--size=, 20",
  })
  void badValuesAreReported(String option, int column) {
    NicDocument document = Dumps.read("ib_write_bw " + option + "\n");
    assertEquals(List.of("SYNTAX WARNING 1:" + column), Dumps.diagnostics(document));
    assertEquals(1, Dumps.only(document, Script.class).tests().get(0).unreadable().size());
  }

  @Test
  void declarations() {
    Script script =
        script(
            "# path dci1-dci2, 100G, RTT 5179 us\n"
                + "clients 4\n"
                + "# declared window 65 MB per client\n"
                + "declared ratio 4:1\n"
                + "ib_write_bw -q 8\n"
                + "# clients c1..c4 are equal\n");
    assertEquals(
        List.of("PATH dci1-dci2", "CLIENTS 4", "WINDOW 65 MB", "RATIO 4:1"),
        script.declarations().stream().map(d -> d.kind() + " " + d.text()).toList());
    assertEquals(
        List.of(
            Optional.empty(),
            Optional.of(Quantity.number(4)),
            Optional.of(Quantity.parse("65 MB")),
            Optional.of(Quantity.number(4))),
        script.declarations().stream().map(Declaration::value).toList());
  }

  @Test
  void badDeclarations() {
    NicDocument document =
        Dumps.read("declared window 65\n# declared ratio 4:0\nib_write_bw -q 8\n");
    assertEquals(List.of("SYNTAX WARNING 1:1", "SYNTAX WARNING 2:1"), Dumps.diagnostics(document));
  }

  @Test
  void assignments() {
    NicDocument document =
        Dumps.read(
            """
            #!/bin/sh
            set -e
            mlxconfig -d 0000:01:00.0 -y set RPG_MIN_DEC_FAC=95 CLAMP_TGT_RATE_P1=1
            mlxreg -d mlx5_0 --reg_name ROCE_ACCL --set "roce_slow_restart_en=0x0,roce_adp_retrans_en=0x0" --yes
            # mlxconfig -d 0000:01:00.0 set RPG_GD_P1=1
            mlxconfig -d 0000:01:00.0 set LINK_TYPE_P1
            mlxconfig -d 0000:01:00.0 -e query RPG_GD_P1
            """);
    Script script = Dumps.only(document, Script.class);
    assertEquals(
        List.of(
            "RPG_MIN_DEC_FAC 95",
            "CLAMP_TGT_RATE_P1 1",
            "roce_slow_restart_en 0x0",
            "roce_adp_retrans_en 0x0"),
        script.assignments().stream().map(a -> a.name() + " " + a.value()).toList());
    Assignment clamp = script.assignments().get(1);
    assertEquals("CLAMP_TGT_RATE", clamp.base());
    assertEquals(Optional.of(1), clamp.port());
    assertEquals("CLAMP_TGT_RATE_P1=1", document.place(clamp.span()).text());
    assertEquals(
        "roce_adp_retrans_en=0x0", document.place(script.assignments().get(3).span()).text());
    assertEquals("mlx5_0", script.assignments().get(2).command().device().orElseThrow().text());
    assertEquals(
        List.of("SESSION_TEXT INFO 2:1", "SYNTAX WARNING 6:31"), Dumps.diagnostics(document));
  }

  @Test
  void anOpenQuoteCostsOneLine() {
    NicDocument document =
        Dumps.read("mlxreg -d x --set \"a=1\nib_write_bw -q 8 -t 124 -s 65536\n");
    assertEquals(List.of("SYNTAX WARNING 1:1"), Dumps.diagnostics(document));
    assertEquals(1, Dumps.only(document, Script.class).tests().size());
  }

  @Test
  void eachPromptOfATranscriptHasItsHost() {
    NicDocument document =
        Dumps.read(
            "root@gpu1:~# mlxconfig -d a set RPG_GD=1\n"
                + "root@gpu2:~# mlxconfig -d b set RPG_GD=2\n"
                + "-E- Failed to open the device\n");
    List<Script> scripts = Dumps.sections(document, Script.class);
    assertEquals(
        List.of("gpu1", "gpu2"),
        scripts.stream().map(s -> s.origin().host().orElseThrow().name()).toList());
    assertEquals("2", scripts.get(1).assignments().get(0).value().text());
  }
}
