package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/**
 * What {@code show} prints of hosts: values by port and column, and what cannot be told and why.
 */
class ShowHostsTest {
  private static final String INVENTORY =
      """
      version: 1
      defaults: {cnp-dscp: 48, pfc-priority: 3}
      links:
        - {name: dci1-dci2, role: dci, rtt: 5179 us, rate: 100 Gbps, profile: final, ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]}
      hosts:
        - {name: gpu1, files: ["**"], links: [dci1-dci2], clients: 4}
      """;

  private final Shell shell = Shell.judging().with("losslint-inventory.yaml", INVENTORY);

  private String shown(String text) {
    Shell.Ran ran = shell.with("gpu1.txt", text).run("show", "gpu1.txt");
    assertEquals(0, ran.status(), ran.err());
    return ran.out();
  }

  @Test
  void valuesOfEachPortStandUnderTheirColumns() {
    String out =
        shown(
            """
            Device type:    ConnectX7
            Device:         0000:01:00.0

            Configurations:                              Default         Current         Next Boot
                     RPG_MIN_DEC_FAC_P1                  50              95              95
            *        RPG_MIN_DEC_FAC_P2                  50              50              95
                     CLAMP_TGT_RATE_P1                   False(0)        N/A             True(1)
                     ESWITCH_HAIRPIN_DESCRIPTORS         Array[0..7]     Array[0..7]     Array[0..7]
            """);

    String settings = out.substring(out.indexOf("nic-setting ("), out.indexOf("host ("));
    assertEquals(
        """
        nic-setting (13)
          device  nic-setting                               port  default   current  next     effective-column
          gpu1    0000:01:00.0 RPG_MIN_DEC_FAC_P1           1     50        95       95       Current
          gpu1    0000:01:00.0 RPG_MIN_DEC_FAC_P2           2     50        50       95       Current
          gpu1    0000:01:00.0 CLAMP_TGT_RATE_P1            1     False(0)  ?1       True(1)  Next Boot
          gpu1    0000:01:00.0 ESWITCH_HAIRPIN_DESCRIPTORS  -     ?2        ?2       ?2       Next Boot
        """,
        firstLines(settings, 6));
    assertTrue(
        settings.contains(
            "  ?1 CLAMP_TGT_RATE_P1 reads N/A under Current: the tool could not tell its value; "),
        settings);
    assertTrue(
        settings.contains(
            "  ?2 ESWITCH_HAIRPIN_DESCRIPTORS is an array whose elements are not printed; run"
                + " `mlxconfig -d 0000:01:00.0 -e query ESWITCH_HAIRPIN_DESCRIPTORS[0]` for each"
                + " element\n"),
        settings);
    assertTrue(
        settings.contains(" the dump has no row RPG_TIME_RESET_P1; run `mlxconfig"), settings);
    assertTrue(out.contains("gpu1    gpu1  inventory files  yes  5179 µs"), out);
  }

  @Test
  void withoutTheColumnCurrentItSaysHowToGetIt() {
    String out =
        shown(
            """
            Device type:    ConnectX7
            Device:         0000:01:00.0
            Configurations:                              Next Boot
                     RPG_MIN_DEC_FAC_P1                  95
            """);

    assertTrue(
        out.contains("gpu1    0000:01:00.0 RPG_MIN_DEC_FAC_P1    1     ?1       ?2       95"), out);
    assertTrue(
        out.contains(
            "  ?2 the dump has no column Current; run the query again with -e: `mlxconfig -d"
                + " 0000:01:00.0 -e query`\n"),
        out);
  }

  @Test
  void aSelectBitOfZeroMakesTheValueUnknown() {
    String out =
        shown(
            """
            roce_adp_retrans_field_select          | 0x00000001
            roce_slow_restart_field_select         | 0x00000000
            roce_adp_retrans_en                    | 0x00000001
            roce_slow_restart_en                   | 0x00000000
            """);

    assertTrue(
        out.contains("gpu1    ROCE_ACCL roce_adp_retrans_en        1       1        1      yes\n"),
        out);
    assertTrue(
        out.contains("gpu1    ROCE_ACCL roce_slow_restart_en       0       0        ?1     no\n"),
        out);
    assertTrue(
        out.contains(
            "  ?1 the select bit of roce_slow_restart_en is 0: the firmware does not offer it;"),
        out);
  }

  @Test
  void theLoadOfAScriptIsShownInBytesAndMultiplesOfTheBdp() {
    String out = shown("ib_write_bw -q 8 -t 124 -s 65536\n");

    assertTrue(
        out.contains(
            "gpu1    dci1-dci2 by gpu1.txt  4        260.0 MB (assumed)  64.74 MB  4.017"
                + " (assumed)"),
        out);
    assertTrue(out.contains("8            124       65536 B       65.01 MB  1.004"), out);
  }

  /** The routers' buffer of 10,358 µs, which is 2 × RTT, and not the 2.5 of the profile. */
  @Test
  void whatRoutersSayOfAPathIsShownWhateverIsReadFirst() {
    String router =
        """
        set system host-name %s
        set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
        set class-of-service schedulers s1 buffer-size temporal 10358
        set class-of-service schedulers s1 buffer-rate percent 100
        set class-of-service scheduler-maps m1 forwarding-class rdma-data scheduler s1
        set class-of-service interfaces et-0/0/0 scheduler-map m1
        """;
    String inventory =
        INVENTORY
            .replace("\nlinks:", "\ndevices: [{name: dci1}, {name: dci2}]\nlinks:")
            .replace("{cnp-dscp", "{rdma-class: rdma-data, cnp-dscp")
            .replace("files: [\"**\"]", "files: [\"a.txt\"]");
    Shell.Ran ran =
        shell
            .with("losslint-inventory.yaml", inventory)
            .with("a.txt", "ib_write_bw -q 8 -t 124 -s 65536\n")
            .with("dci1.set", router.formatted("dci1"))
            .with("dci2.set", router.formatted("dci2"))
            .run("show", "a.txt", "dci1.set", "dci2.set");

    assertTrue(ran.out().contains("64.74 MB  4.017 (assumed)  2 (assumed)\n"), ran.out());
  }

  private static String firstLines(String text, int count) {
    int end = 0;
    for (int i = 0; i < count; i++) {
      end = text.indexOf('\n', end) + 1;
    }
    return text.substring(0, end);
  }
}
