package org.losslint.model.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.losslint.model.Facts.fact;
import static org.losslint.model.Facts.show;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Role;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.Dumps;
import org.losslint.syntax.nic.NicDocument;

/** Which host a dump is of, and which paths it takes. */
class RdmaHostTest {
  private static final String DUMP =
      "Device type: ConnectX7\nConfigurations:  Next Boot\n  CNP_DSCP_P1  48\n";

  private static Subject host(HostDirectory hosts, String path, String text) {
    return FileSubjects.of(Dumps.read(path, text), hosts).get(0).in("host").orElseThrow();
  }

  @Test
  void theInventoryClaimsFiles() {
    HostDirectory hosts = TestInventory.dci("5179 us").host("gpu1", "dci1-dci2").claimingAll();
    Subject host = host(hosts, "x.txt", "[root@other ~]# mlxconfig -d mlx5_0 q\n" + DUMP);
    assertEquals("gpu1", show(host, "name"));
    assertEquals("inventory files", show(host, "named-by"));
    assertEquals("host gpu1 files **", host.evidence().via().get(0).text());
    assertEquals("true", show(host, "dci"));
    assertEquals("5179 us", show(host, "longest-rtt"));
    assertEquals("3", show(host, "rdma-priority"));
    assertEquals("26", show(host, "rdma-dscp"));
    assertEquals("48", show(host, "cnp-dscp"));
    assertEquals("rdma-cnp", show(host, "cnp-class"));
    assertEquals("4096 B", show(host, "rdma-mtu"));
    assertEquals("absent", show(host, "clients"));
    assertEquals("absent", show(host, "boot-unit"));
    assertEquals("false", show(host, "leaf"));
  }

  /** A loop over the cards of a host prints their names before what they say. */
  @Test
  void aDeviceIsNoHost() {
    HostDirectory hosts = TestInventory.dci("5179 us").host("gpu1", "dci1-dci2").claimingNone();
    String heading =
        "root@gpu1:~# for d in mlx5_0; do echo $d:; mlxconfig -d $d q; done\nmlx5_0:\n";
    assertEquals("gpu1 prompt", named(host(hosts, "x.txt", heading + DUMP)));
    String front = "mlx5_0: " + DUMP.strip().replace("\n", "\nmlx5_0: ") + "\n";
    assertEquals("gpu1 path", named(host(hosts, "gpu1/x.txt", front)));
    assertEquals("gpu1 banner", named(host(hosts, "x.txt", "gpu1:\n" + DUMP)));
  }

  private static String named(Subject host) {
    return show(host, "name") + " " + show(host, "named-by");
  }

  /** The prompt with the command, and what a terminal says at the end. */
  @Test
  void aFewLinesMayHaveNoNameInFront() {
    HostDirectory hosts = TestInventory.dci("5179 us").host("gpu1", "dci1-dci2").claimingNone();
    String front = "gpu1: " + DUMP.strip().replace("\n", "\ngpu1: ") + "\n";
    String pasted = "[ops@admin ~]$ pdsh -w gpu1 mlxconfig -d mlx5_0 q\n" + front + "$ \n";
    NicDocument document = Dumps.read("x.txt", pasted);
    assertEquals("gpu1 name in front", named(host(hosts, "x.txt", pasted)));
    assertEquals(1, document.sections().size());
    NicDocument failed =
        Dumps.read("x.txt", front + "pdsh@admin: gpu3: ssh exited with exit code 255\n");
    assertEquals(
        "the tool failed: gpu3: ssh exited with exit code 255",
        failed.diagnostics().get(0).message());
  }

  @Test
  void elseAPromptThenThePath() {
    TestInventory inventory = TestInventory.dci("5179 us").host("gpu1", "dci1-dci2");
    HostDirectory hosts = inventory.claimingNone();
    Subject prompt =
        host(hosts, "x.txt", "root@gpu1.example.net:~# mlxconfig -d mlx5_0 q\n" + DUMP);
    assertEquals("gpu1", show(prompt, "name"));
    assertEquals("prompt", show(prompt, "named-by"));
    assertEquals("true", show(prompt, "dci"));
    Subject folder = host(hosts, "hosts/gpu1/mlxconfig.txt", DUMP);
    assertEquals("gpu1 path", show(folder, "name") + " " + show(folder, "named-by"));
    assertEquals("gpu1", show(host(hosts, "dumps/gpu1-nic0.txt", DUMP), "name"));
    assertEquals("dumps/gpu10-nic0", show(host(hosts, "dumps/gpu10-nic0.txt", DUMP), "name"));
    assertEquals("gpu1", show(host(hosts, "x.txt", "==== gpu1 ====\n" + DUMP), "name"));
    assertEquals("x", show(host(hosts, "x.txt", "==== cards ====\n" + DUMP), "name"));
    assertEquals(
        "gpu9", show(host(hosts, "x.txt", "ssh root@gpu9 mlxconfig -d mlx5_0 q\n" + DUMP), "name"));
  }

  @Test
  void withoutAnInventoryNothingIsKnownOfPaths() {
    Subject host = host(TestInventory.none(Optional.empty()), "x.txt", DUMP);
    assertEquals("unknown: nobody says which paths the host x uses", show(host, "dci"));
    assertEquals("unknown: nobody says which paths the host x uses", show(host, "longest-rtt"));
    assertEquals("unknown: the host x is not in the inventory", show(host, "rdma-mtu"));
    assertEquals(Fact.Basis.ASSUMED, ((Fact.Known<?>) fact(host, "rdma-priority")).basis());
  }

  @Test
  void theCommandLineMaySpeakForAll() {
    Blanket blanket =
        new Blanket(
            Role.DCI,
            Optional.of(Quantity.parse("5179us")),
            Optional.of(Quantity.parse("100Gbps")));
    Subject host = host(TestInventory.none(Optional.of(blanket)), "x.txt", DUMP);
    assertEquals("true", show(host, "dci"));
    assertEquals("5179 us", show(host, "shortest-rtt"));
    Subject leaf =
        host(
            TestInventory.none(
                Optional.of(new Blanket(Role.LEAF, Optional.empty(), Optional.empty()))),
            "x",
            DUMP);
    assertEquals("false true", show(leaf, "dci") + " " + show(leaf, "leaf"));
    assertEquals("unknown: the path is not known", show(leaf, "longest-rtt"));
  }

  @Test
  void theLongestAndTheShortestOfSeveralPaths() {
    HostDirectory hosts =
        TestInventory.dci("5179 us")
            .link("near", Role.DCI, "632 us", "100 Gbps", "10 km", "final")
            .link("middle", Role.DCI, "1131 us", "100 Gbps")
            .host("gpu1", "near", "dci1-dci2", "middle")
            .claimingAll();
    Subject host = host(hosts, "x.txt", DUMP);
    assertEquals("5179 us", show(host, "longest-rtt"));
    assertEquals("732 us", show(host, "shortest-rtt"));
  }

  @Test
  void onePathWithoutRttHidesTheLongest() {
    HostDirectory hosts =
        TestInventory.dci("5179 us")
            .link("far", Role.DCI, "", "100 Gbps")
            .host("gpu1", "dci1-dci2", "far")
            .claimingAll();
    Subject host = host(hosts, "x.txt", DUMP);
    assertEquals("unknown: the link far has no rtt", show(host, "longest-rtt"));
  }

  @Test
  void aHostOnNoPathIsNoDciHost() {
    HostDirectory leaf =
        new TestInventory().port("leaf1", "et-0/0/0", Role.LEAF).host("gpu1").claimingAll();
    Subject host = host(leaf, "x.txt", DUMP);
    assertEquals("false", show(host, "dci"));
    assertEquals("absent", show(host, "longest-rtt"));
    assertEquals("true", show(host, "leaf"));
    assertEquals(Fact.Basis.ASSUMED, ((Fact.Known<?>) fact(host, "leaf")).basis());
  }

  @Test
  void cardsArePluggedIntoPorts() {
    TestInventory inventory =
        new TestInventory()
            .port("leaf*", "et-0/0/?", Role.LEAF)
            .host(
                "gpu1",
                Optional.empty(),
                Optional.empty(),
                List.of(TestInventory.nic("leaf1", "et-0/0/0")));
    Subject host = host(inventory.claimingAll(), "x.txt", DUMP);
    assertEquals("true", show(host, "leaf"));
    assertEquals(Fact.Basis.WRITTEN, ((Fact.Known<?>) fact(host, "leaf")).basis());
    assertEquals("…the configuration of leaf1 et-0/0/0 was not read", show(host, "ports"));
  }

  @Test
  void aSilentInventoryLeavesThingsAbsent() {
    HostDirectory hosts = TestInventory.dci("632 us").silent().host("gpu1").claimingAll();
    Subject host = host(hosts, "x.txt", DUMP);
    assertEquals("absent absent", show(host, "cnp-dscp") + " " + show(host, "rdma-dscp"));
    assertEquals("3", show(host, "rdma-priority"));
    assertEquals(
        "…nobody says into which switch ports the host gpu1 is plugged", show(host, "ports"));
  }
}
