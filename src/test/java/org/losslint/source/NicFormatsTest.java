package org.losslint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.syntax.nic.Dumps;

/** The format of a dump is found from its content. */
class NicFormatsTest {
  private static Optional<Format> detect(String text) {
    return NicFormats.detect(SourceText.of(text));
  }

  @ParameterizedTest
  @CsvSource({
    "c01, mlxconfig", "c02, mlxconfig", "c05, mlxconfig", "c11, mlxconfig", "c12, mlxreg",
    "c14, mlxreg", "c15, mlxreg", "c20, samples", "c23, samples", "c24, commands",
    "c25, commands", "c26, mlxconfig", "c28, commands"
  })
  void cases(String name, String format) {
    assertEquals(format, detect(Dumps.text("cases/" + name + ".txt")).orElseThrow().label());
  }

  @Test
  void everyTool() {
    List<String> texts =
        List.of(
            "mlxconfig|        RPG_TIME_RESET_P1      300     5000    7000",
            "mlxconfig|*RO     LINK_TYPE_P1   ETH(2)",
            "mlxconfig|> > Configurations:     Next Boot",
            "mlxconfig|-E- Failed to open the device",
            "mlxconfig|FW Version: 28.45.4028",
            "mlxreg|roce_slow_restart_en | 0x00000000",
            "mlxreg|-E- Failed to send access register: ICMD",
            "mlxreg|Address    | Data\n0x00000000 | 0x00000001",
            "ethtool|     rx_prio3_pause: 5",
            "ethtool|     tx_pause_storm_warning_events : 5",
            "ethtool|Pause parameters for eth0:",
            "ethtool|2: eth0: <BROADCAST,UP> mtu 1500 qdisc mq",
            "ethtool|driver: mlx5_core",
            "rdma-stat|link mlx5_0/1 rx_write_requests 0",
            "rdma-stat|[{\"ifname\":\"mlx5_0\",\"port\":1}]",
            "rdma-stat|/sys/class/infiniband/mlx5_0/ports/1/hw_counters/out_of_buffer:0",
            "mlnx-qos|Priority trust state: dscp",
            "mlnx-qos|prio-pfc 0:off 3:on",
            "mlnx-qos|{\"pfc_cap\":8}",
            "mlnx-qos|IEEE 8021QAZ PFC TLV",
            "mlxconfig-json|{\"Device #1\": {\"tlv_configuration\": {}}}",
            "samples|### sample 10:00:00 host a dev b",
            "samples|Physical interface: et-0/0/0, Enabled, Physical link is Up",
            "samples|queue 4 rdma-data tx-packets 1000 red-dropped-packets 0",
            "samples|<rpc-reply><interface-information></interface-information></rpc-reply>",
            "mlxreg|gpu1: roce_slow_restart_en | 0x00000000\n"
                + "gpu2: roce_slow_restart_en | 0x00000001",
            "mlxconfig|gpu1:\ngpu1: Device #1:\ngpu1: ----------",
            "ethtool|pdsh@a: gpu2: timed out\n"
                + "192.0.2.7: NIC statistics:\n"
                + "192.0.2.7:      rx_packets: 5",
            "mlxreg|gpu1 | CHANGED | rc=0 | (stdout) roce_slow_restart_en | 0x00000000",
            "mlxreg|gpu1 | SUCCESS | rc=0 | (stdout) Sending access register...\\n"
                + "\\n"
                + "Field Name | Data",
            "ethtool|driver: mlx5_core\nversion: 5.15.0",
            "commands|#!/bin/bash\nset -e\nmlxconfig -d 0000:01:00.0 set RPG_GD_P1=1",
            "commands|c1: ib_write_bw -q 8",
            "commands|[root@gpu1 ~]# mlxreg -d x --set a=1",
            "commands|DEV=x sudo /usr/bin/mstconfig -d $DEV set A=1");
    for (String each : texts) {
      int bar = each.indexOf('|');
      assertEquals(
          Optional.of(each.substring(0, bar)),
          detect("\n\n" + each.substring(bar + 1) + "\n").map(Format::label),
          each);
    }
  }

  @Test
  void aDumpBehindItsCommandIsNoScript() {
    assertEquals(
        Optional.of(Format.MLXREG),
        detect(
            "# mlxreg -d x --reg_name ROCE_ACCL --get\n"
                + "Sending access register...\n"
                + "Field Name | Data\n"));
  }

  @Test
  void samplesAreSamplesWhateverTheyHold() {
    assertEquals(
        Optional.of(Format.SAMPLES),
        detect("NIC statistics:\n  rx_packets: 1\n### sample 10:00:00 host a dev b\n"));
  }

  @Test
  void aLogWithItsLineEndsSpeltOut() {
    String line =
        "x".repeat(500) + " out=\\n\\nDevice #1:\\n----------\\n\\nConfigurations: Next Boot\\n";
    assertEquals(Optional.of(Format.MLXCONFIG), detect(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " \n \n",
        "system {\n    host-name r1;\n}\n",
        "set system host-name r1\n",
        "version: 1\ndefaults: {rdma-class: rdma-data}\ntx_depth: five\n",
        "# Read me\n\nRun `mlxconfig -d <dev> set X=1` on the host.\n",
        "MAX_SIZE 5\nLOG_LEVEL 3\n",
        "{\"a\": 1}",
        "<configuration/>",
      })
  void othersAreNotTaken(String text) {
    assertEquals(Optional.empty(), detect(text));
  }

  @Test
  void aLongPrefaceIsPassed() {
    assertTrue(detect("words and words\n".repeat(20_000) + "NIC statistics:\n").isPresent());
  }
}
