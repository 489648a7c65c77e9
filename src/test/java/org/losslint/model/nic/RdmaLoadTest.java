package org.losslint.model.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.Facts.all;
import static org.losslint.model.Facts.fact;
import static org.losslint.model.Facts.place;
import static org.losslint.model.Facts.show;
import static org.losslint.model.nic.TestInventory.entry;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.Role;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityText;
import org.losslint.syntax.nic.Dumps;

/** Windows against the bandwidth-delay product. */
class RdmaLoadTest {
  private static final String CLIENT = "ib_write_bw -q 8 -t 124 -s 65536\n";

  private static TestInventory inventory(int clients) {
    return TestInventory.dci("5179 us")
        .host("gpu1", Optional.of(clients), Optional.empty(), List.of(), "dci1-dci2");
  }

  private static List<Subject> subjects(String text, HostDirectory hosts) {
    return SiteSubjects.of(List.of(Dumps.read("load.txt", text)), hosts);
  }

  private static List<Subject> ofCase(String name, int clients) {
    return subjects(Dumps.text("cases/" + name), inventory(clients).claimingAll());
  }

  private static RdmaLoad load(List<Subject> subjects) {
    List<RdmaLoad> loads = all(subjects, RdmaLoad.class);
    assertEquals(1, loads.size(), loads::toString);
    return loads.get(0);
  }

  private static String decimal(Subject subject, String attribute) {
    return QuantityText.human((Quantity) fact(subject, attribute).optional().orElseThrow());
  }

  /** The two profiles of the first seed document: 500 km at 100 Gbps. */
  @Test
  void profilesOfTheSeed() {
    for (String[] each :
        new String[][] {
          {"ib_write_bw -q 8 -t 64 -s 65536\n", "33554432 B", "0.5183", "2.073"},
          {"ib_write_bw -q 8 -t 124 -s 65536\n", "65011712 B", "1.004", "4.017"}
        }) {
      List<Subject> subjects = subjects("clients 4\n" + each[0], inventory(1).claimingAll());
      RdmaClient client = all(subjects, RdmaClient.class).get(0);
      assertEquals(each[1], show(client, "window"));
      assertEquals(each[2], decimal(client, "share"));
      RdmaLoad load = load(subjects);
      assertEquals("64737500 B", show(load, "bdp"));
      assertEquals(each[3], decimal(load, "share"));
      assertEquals("4", show(load, "clients"));
      assertEquals("1", show(load, "shown"));
      assertEquals("2.5", show(load, "buffer"));
    }
  }

  /** C24: unequal clients. */
  @Test
  void oneSlipMakesTheClientsUnequal() {
    List<Subject> subjects = ofCase("c24.txt", 4);
    RdmaLoad load = load(subjects);
    assertEquals("65011712 B 65011712 B 63488 B 65011712 B", show(load, "windows"));
    assertEquals("3.014", decimal(load, "share"));
    assertEquals("1.004", decimal(load, "largest-share"));
    assertEquals("absent", show(load, "queue-pairs"));
    RdmaClient third = all(subjects, RdmaClient.class).get(2);
    assertEquals("64 B", show(third, "message-size"));
    assertEquals("4:44", place(fact(third, "message-size")));
    assertEquals("c3", show(third, "name"));
    RdmaClient fourth = all(subjects, RdmaClient.class).get(3);
    assertEquals("4", show(fourth, "queue-pairs"));
    assertEquals("5:30", place(fact(fourth, "queue-pairs")));
    assertEquals("absent", show(third, "declared-window"));
    assertEquals("3.014", decimal(load, "share"));
  }

  /** C25: twice the tested load. */
  @Test
  void theHeavyLoad() {
    RdmaLoad load = load(ofCase("c25.txt", 4));
    assertEquals("8.034", decimal(load, "share"));
    assertEquals("2.008", decimal(load, "largest-share"));
    assertEquals("16", show(load, "queue-pairs"));
    assertEquals("65536 B", show(load, "message-size"));
    assertEquals("2.5", show(load, "buffer"));
    assertEquals(Fact.Basis.ASSUMED, ((Fact.Known<?>) fact(load, "buffer")).basis());
    assertEquals("true", show(load, "dci"));
    assertEquals("2:1", place(fact(load, "clients")));
  }

  /** C27: what the script declares. */
  @Test
  void declarations() {
    List<Subject> subjects = ofCase("c27.txt", 4);
    RdmaLoad load = load(subjects);
    assertEquals("4", show(load, "declared-ratio"));
    assertEquals("65000000 B", show(load, "declared-window"));
    assertEquals("4.017", decimal(load, "share"));
    RdmaClient client = all(subjects, RdmaClient.class).get(0);
    assertEquals("65000000 B", show(client, "declared-window"));
    assertEquals("8:1", place(fact(client, "declared-window")));
  }

  /** C28: one client with one queue pair cannot fill the link. */
  @Test
  void oneQueuePair() {
    List<Subject> subjects = ofCase("c28.txt", 1);
    assertEquals("0.1296", decimal(load(subjects), "share"));
    RdmaClient client = all(subjects, RdmaClient.class).get(0);
    assertEquals("8388608 B", show(client, "window"));
    assertEquals("12.96 Gbps", decimal(client, "ceiling"));
    assertEquals("67108.864 us", show(client, "ack-timeout"));
    assertEquals("4096 B", show(client, "mtu"));
    assertEquals("absent", show(client, "packet-limit"));
  }

  @Test
  void optionsAndTheirDefaults() {
    HostDirectory hosts = inventory(1).claimingAll();
    RdmaClient plain = all(subjects("ib_write_bw\n", hosts), RdmaClient.class).get(0);
    assertEquals(
        "1 128 65536 B",
        show(plain, "queue-pairs")
            + " "
            + show(plain, "tx-depth")
            + " "
            + show(plain, "message-size"));
    assertEquals(Fact.Basis.DEFAULT, ((Fact.Known<?>) fact(plain, "tx-depth")).basis());
    assertEquals(Fact.Basis.DEFAULT, ((Fact.Known<?>) fact(plain, "window")).basis());
    RdmaClient dual =
        all(subjects("ib_write_bw -q 4 -O -u 11 -m 1024 -n 100\n", hosts), RdmaClient.class).get(0);
    assertEquals("8", show(dual, "queue-pairs"));
    assertEquals("100", show(dual, "tx-depth"));
    assertEquals("8388.608 us", show(dual, "ack-timeout"));
    assertEquals("1024 B", show(dual, "mtu"));
    RdmaClient timed = all(subjects("ib_write_bw -n 100 -D 60\n", hosts), RdmaClient.class).get(0);
    assertEquals("128", show(timed, "tx-depth"));
    RdmaClient every = all(subjects("ib_write_bw -a\n", hosts), RdmaClient.class).get(0);
    assertEquals("unknown: -a runs through all sizes", show(every, "window"));
    RdmaClient bad = all(subjects("ib_write_bw -s 64Q\n", hosts), RdmaClient.class).get(0);
    assertTrue(show(bad, "window").startsWith("unknown: an option of the command"));
  }

  @Test
  void serversAreNoClients() {
    List<Subject> subjects =
        subjects(
            "ib_write_bw -q 8\n" + CLIENT.strip() + " 192.0.2.1\n", inventory(1).claimingAll());
    assertEquals(1, all(subjects, RdmaClient.class).size());
    assertEquals("65011712 B", show(load(subjects), "window"));
  }

  @Test
  void clientsThatAreNotShownAreLikeTheOthers() {
    RdmaLoad four = load(subjects(CLIENT, inventory(4).claimingAll()));
    assertEquals("260046848 B", show(four, "window"));
    assertEquals(Fact.Basis.ASSUMED, ((Fact.Known<?>) fact(four, "window")).basis());
    RdmaLoad differ =
        load(
            subjects(
                "c1: " + CLIENT + "c2: ib_write_bw -q 4 -t 124 -s 65536\n",
                inventory(4).claimingAll()));
    assertEquals(
        "65011712 B 32505856 B …2 of 4 clients are shown, and they differ",
        show(differ, "windows"));
    assertTrue(show(differ, "share").startsWith("unknown: 2 of 4 clients"));
  }

  @Test
  void scriptsOfSeveralHostsAreOneLoad() {
    HostDirectory hosts =
        TestInventory.dci("5179 us")
            .host("gpu1", "dci1-dci2")
            .host("gpu2", "dci1-dci2")
            .claimingNone();
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(
                Dumps.read("gpu1/run.sh", CLIENT),
                Dumps.read("gpu2/run.sh", "ib_write_bw -q 8 -t 64 -s 65536\n")),
            hosts);
    RdmaLoad load = load(subjects);
    assertEquals("65011712 B 33554432 B", show(load, "windows"));
    assertEquals("2", show(load, "clients"));
    assertEquals(
        List.of("gpu1", "gpu2"),
        all(subjects, RdmaClient.class).stream().map(RdmaClient::device).toList());
  }

  @Test
  void twoScriptsOfOneHostAreTwoLoads() {
    HostDirectory hosts = inventory(1).claimingAll();
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(
                Dumps.read("profile1.sh", "ib_write_bw -q 8 -t 64 -s 65536\n"),
                Dumps.read("profile2.sh", CLIENT)),
            hosts);
    assertEquals(
        List.of("33554432 B", "65011712 B"),
        all(subjects, RdmaLoad.class).stream().map(l -> show(l, "window")).toList());
  }

  @Test
  void workloadsOfTheInventory() {
    Inventory.Workload workload =
        new Inventory.Workload(
            Optional.of(entry(8)),
            Optional.of(entry(124)),
            Optional.of(entry(Quantity.parse("65536 B"))));
    TestInventory inventory =
        TestInventory.dci("5179 us")
            .host("gpu1", Optional.of(4), Optional.of(workload), List.of(), "dci1-dci2");
    List<Subject> subjects = SiteSubjects.of(List.of(), inventory.claimingNone());
    RdmaLoad load = load(subjects);
    assertEquals("4.017", decimal(load, "share"));
    assertEquals("dci1-dci2", load.label());
    assertEquals("losslint-inventory.yaml", load.file());
    assertEquals("gpu1", all(subjects, RdmaClient.class).get(0).device());
  }

  @Test
  void withoutAPathThereIsNoProduct() {
    HostDirectory leaf = new TestInventory().host("gpu1").claimingAll();
    RdmaLoad load = load(subjects(CLIENT, leaf));
    assertEquals("absent", show(load, "bdp"));
    assertEquals("false", show(load, "dci"));
    assertEquals("absent", show(load, "share"));
    HostDirectory nobody = TestInventory.none(Optional.empty());
    assertTrue(show(load(subjects(CLIENT, nobody)), "share").startsWith("unknown: nobody says"));
  }

  @Test
  void aScriptMayNameItsPath() {
    HostDirectory hosts =
        TestInventory.dci("5179 us").link("near", Role.DCI, "632 us", "100 Gbps").claimingNone();
    assertEquals("632 us", show(load(subjects("# path near, 100G\n" + CLIENT, hosts)), "rtt"));
  }

  @Test
  void eachPathOfAHostIsALoad() {
    HostDirectory hosts =
        TestInventory.dci("5179 us")
            .link("near", Role.DCI, "632 us", "100 Gbps")
            .host("gpu1", "dci1-dci2", "near")
            .claimingAll();
    assertEquals(
        List.of("dci1-dci2 by load.txt", "near by load.txt"),
        all(subjects(CLIENT, hosts), RdmaLoad.class).stream().map(RdmaLoad::label).toList());
  }

  @Test
  void whatThePathMustGiveIsAskedFor() {
    HostDirectory hosts =
        TestInventory.dci("")
            .host("gpu1", Optional.of(1), Optional.empty(), List.of(), "dci1-dci2")
            .claimingAll();
    RdmaLoad load = load(subjects(CLIENT, hosts));
    assertEquals("unknown: the link dci1-dci2 has no rtt", show(load, "share"));
  }

  @Test
  void limitsOfTheCard() {
    String dump =
        "Device type: X\n"
            + "Configurations:   Next Boot\n"
            + "  LOG_TX_PSN_WINDOW  11\n"
            + "  LOG_MAX_OUTSTANDING_WQE  0\n";
    List<Subject> subjects =
        SiteSubjects.of(
            List.of(SiteSubjects.digest(Dumps.read("nic.txt", dump)), Dumps.read("run.sh", CLIENT)),
            inventory(1).claimingAll());
    RdmaClient client = all(subjects, RdmaClient.class).get(0);
    assertEquals("2048", show(client, "packet-limit"));
    assertEquals("absent", show(client, "depth-limit"));
  }

  private static Fabric routers(Fact<Quantity> depth) {
    return new Fabric() {
      @Override
      public Optional<Subject> port(String device, String interfaceName) {
        return Optional.empty();
      }

      @Override
      public Optional<Subject> link(String name) {
        return Optional.empty();
      }

      @Override
      public Optional<Fact<Quantity>> bufferDepth(String link) {
        return Optional.of(depth);
      }
    };
  }

  @Test
  void theConfiguredBufferIsStrongerThanTheProfile() {
    Fabric fabric = routers(Fact.known(Quantity.number(10)));
    RdmaLoad load = load(subjects(CLIENT, inventory(1).claimingAll(fabric)));
    assertEquals("10", show(load, "buffer"));
  }

  /** What a router that was read does not tell is not made up from what it was meant to be. */
  @Test
  void aBufferThatTheRoutersDoNotTellIsNotTakenFromTheProfile() {
    Fabric fabric = routers(Fact.unknown("buffer-size temporal is not set", "set it"));
    RdmaLoad load = load(subjects(CLIENT, inventory(1).claimingAll(fabric)));
    assertEquals("unknown: buffer-size temporal is not set", show(load, "buffer"));
  }
}
