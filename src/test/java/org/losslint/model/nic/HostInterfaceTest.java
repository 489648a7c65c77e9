package org.losslint.model.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.Facts.all;
import static org.losslint.model.Facts.fact;
import static org.losslint.model.Facts.place;
import static org.losslint.model.Facts.show;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.Dumps;

/** Interfaces that several tools describe, and commands that change cards. */
class HostInterfaceTest {
  private static List<Subject> subjects(String... texts) {
    List<org.losslint.syntax.nic.NicDocument> documents = new java.util.ArrayList<>();
    for (int i = 0; i < texts.length; i++) {
      documents.add(Dumps.read("file" + i + ".txt", texts[i]));
    }
    return SiteSubjects.of(
        documents, TestInventory.dci("5179 us").host("gpu1", "dci1-dci2").claimingAll());
  }

  private static final String QOS =
      "# mlnx_qos -i eth0\n"
          + "DCBX mode: OS controlled\n"
          + "Priority trust state: dscp\n"
          + "dscp2prio mapping:\n"
          + "\tprio:3 dscp:26,24,\n"
          + "Receive buffer size (bytes): 130944,130944,0,0,0,0,0,0,max_buffer_size=262016\n"
          + "Cable len: 7\n"
          + "PFC configuration:\n"
          + "\tpriority    0   1   2   3   4   5   6   7\n"
          + "\tenabled     0   0   0   1   0   0   0   0\n"
          + "\tbuffer      0   0   0   1   0   0   0   0\n";

  @Test
  void whatToolsSayComesTogether() {
    List<Subject> subjects =
        subjects(
            QOS + "# cma_roce_tos -d eth0\n106\n",
            "2: eth0: <UP> mtu 9000 qdisc mq\n",
            "Pause parameters for eth0:\nAutonegotiate: off\nRX: off\nTX: on\n",
            "# dcb ets show dev eth0\nwilling on ets-cap 8 cbs off\n");
    HostInterface eth0 = all(subjects, HostInterface.class).get(0);
    assertEquals(1, all(subjects, HostInterface.class).size());
    assertEquals("eth0", show(eth0, "name"));
    assertEquals("9000 B", show(eth0, "mtu"));
    assertEquals("dscp", show(eth0, "trust"));
    assertEquals("3", show(eth0, "paused-priorities"));
    assertEquals("OS controlled", show(eth0, "dcbx"));
    assertEquals("true", show(eth0, "willing"));
    assertEquals("false true", show(eth0, "rx-pause") + " " + show(eth0, "tx-pause"));
    assertEquals("3", show(eth0, "priority-of", Quantity.number(26)));
    assertEquals("absent", show(eth0, "priority-of", Quantity.number(48)));
    assertEquals("1", show(eth0, "buffer-of", Quantity.number(3)));
    assertEquals("130944 B", show(eth0, "buffer-size", Quantity.number(3)));
    assertTrue(show(eth0, "buffer-of", Quantity.number(9)).startsWith("unknown"));
    assertEquals("7 m", show(eth0, "cable"));
    assertEquals("26", show(eth0, "tos-dscp"));
    assertEquals("10:2", place(fact(eth0, "paused-priorities")));
    assertEquals("file1.txt:1:1", fact(eth0, "mtu").evidence().place().orElseThrow().toString());
  }

  @Test
  void whatNobodySaysIsAbsent() {
    HostInterface eth1 =
        all(subjects("2: eth1: <UP> mtu 1500 qdisc mq\n"), HostInterface.class).get(0);
    assertEquals("1500 B", show(eth1, "mtu"));
    assertEquals("absent", show(eth1, "trust"));
    assertEquals("absent", show(eth1, "paused-priorities"));
    assertEquals("absent", show(eth1, "willing"));
  }

  @Test
  void outputWithoutItsCommandHasNoName() {
    HostInterface some = all(subjects("Priority trust state: pcp\n"), HostInterface.class).get(0);
    assertEquals("<if>", show(some, "name"));
    assertEquals(Fact.Basis.ASSUMED, ((Fact.Known<?>) fact(some, "name")).basis());
    assertEquals("pcp", show(some, "trust"));
  }

  @Test
  void commandsAndWhatTheySet() {
    List<Subject> subjects =
        subjects(
            "mstconfig -d 0000:01:00.0 -y set RPG_MIN_DEC_FAC=95 RPG_GD_P1=11 SRIOV_EN=True\n"
                + "mlxreg -d mlx5_0 --reg_name ROCE_ACCL --set roce_slow_restart_en=0x0\n"
                + "mlxconfig -d mlx5_0 -e q\nib_write_bw -q 8\n");
    List<HostCommand> commands = all(subjects, HostCommand.class);
    assertEquals(
        List.of("mlxconfig set", "mlxreg set", "mlxconfig read", "ib_write_bw test"),
        commands.stream().map(c -> show(c, "tool") + " " + show(c, "action")).toList());
    assertEquals("ROCE_ACCL", show(commands.get(1), "register"));
    assertEquals("mlx5_0", show(commands.get(1), "device"));
    assertEquals("mlxconfig -d mlx5_0 -e q", show(commands.get(2), "text"));
    assertEquals("mlxreg at file0.txt:2:1", commands.get(1).label());
    assertEquals("absent", show(commands.get(0), "register"));
    List<CommandAssignment> assignments = all(subjects, CommandAssignment.class);
    assertEquals(
        List.of(
            "RPG_MIN_DEC_FAC false true 95",
            "RPG_GD_P1 true true 11",
            "SRIOV_EN false false 1",
            "roce_slow_restart_en false false 0"),
        assignments.stream()
            .map(
                a ->
                    show(a, "name")
                        + " "
                        + show(a, "suffixed")
                        + " "
                        + show(a, "per-port")
                        + " "
                        + show(a, "number"))
            .toList());
    assertEquals("1:34", place(fact(assignments.get(0), "suffixed")));
    assertEquals("absent", show(assignments.get(0), "ports"));
    assertEquals("command", assignments.get(0).in("command").orElseThrow().kind().name());
  }

  @Test
  void aDumpOfTheHostIsStrongerThanTheDatabase() {
    String script = "mlxconfig -d 0000:01:00.0 set RPG_MIN_DEC_FAC=95\n";
    String title = "Device type: X\nConfigurations:  Next Boot\n";
    CommandAssignment bare =
        all(subjects(script, title + "  RPG_MIN_DEC_FAC   50\n"), CommandAssignment.class).get(0);
    assertEquals("false", show(bare, "per-port"));
    assertEquals(
        "file1.txt:3:3", fact(bare, "per-port").evidence().place().orElseThrow().toString());
    CommandAssignment suffixed =
        all(
                subjects(script, title + "  RPG_MIN_DEC_FAC_P1   50\n  RPG_MIN_DEC_FAC_P2   50\n"),
                CommandAssignment.class)
            .get(0);
    assertEquals("true", show(suffixed, "per-port"));
    assertEquals("1 2", show(suffixed, "ports"));
  }

  @Test
  void kindsDeclareDifferentNames() {
    List<String> names = NicKinds.ALL.stream().map(k -> k.name()).toList();
    assertEquals(names.size(), names.stream().distinct().count());
    for (var kind : NicKinds.ALL) {
      for (String scope : kind.scope()) {
        boolean own = names.contains(scope);
        assertTrue(own || scope.equals("link") || scope.equals("port"), kind + " in " + scope);
      }
    }
  }
}
