package org.losslint.inventory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class InventoryReaderTest {
  private static InventoryReading read(String text) {
    return InventoryReader.read(
        new SourceFile("inventory.yaml", SourceText.of(text), Format.UNKNOWN));
  }

  private static Inventory full() {
    InventoryReading reading =
        InventoryReader.read(Path.of("testdata/inventory/full.yaml"), "full.yaml");
    assertEquals(List.of(), reading.problems());
    return reading.inventory();
  }

  private static <T> T value(Optional<Entry<T>> entry) {
    return entry.orElseThrow().value();
  }

  @Test
  void readsDefaults() {
    Inventory.Defaults defaults = full().defaults();
    assertEquals("rdma-data", value(defaults.rdmaClass()));
    assertEquals("rdma-cnp", value(defaults.cnpClass()));
    assertEquals(List.of(26, 28), defaults.rdmaDscp().stream().map(Entry::value).toList());
    assertEquals(48, value(defaults.cnpDscp()));
    assertEquals(3, value(defaults.pfcPriority()));
  }

  @Test
  void oneCodePointNeedsNoList() {
    Inventory inventory = read("version: 1\ndefaults: {rdma-dscp: 26}\n").inventory();
    assertEquals(List.of(26), inventory.defaults().rdmaDscp().stream().map(Entry::value).toList());
  }

  @Test
  void readsALinkWithItsUnits() {
    Inventory.Link link = full().links().get(0);
    assertEquals(Quantity.of(5179, Unit.US), value(link.rtt()));
    assertEquals("twamp", value(link.rttSource()));
    assertEquals(Quantity.of(10, Unit.US), value(link.intraDcRtt()));
    assertEquals(Quantity.of(100, Unit.GBPS), value(link.rate()));
    assertEquals(2, value(link.members()));
    assertEquals(Quantity.of(500, Unit.KM), value(link.distance()));
    assertEquals(Quantity.number(4), value(link.oversubscription()));
    assertEquals("final", value(link.profile()));
    assertEquals(Quantity.percent(Rational.parse("99.25")), value(link.utilisationTarget()));
    assertEquals(Role.DCI, value(link.role()));
    assertEquals("dci2", link.ends().get(1).device().value());
    assertEquals("et-0/0/1", link.ends().get(1).interfaceName().value());
  }

  @Test
  void millisecondsAndMicrosecondsAreOneTime() {
    Inventory.Link link = full().links().get(1);
    assertEquals(Quantity.of(1131, Unit.US), value(link.rtt()));
    assertEquals(Quantity.of(400, Unit.GBPS), value(link.rate()));
    assertEquals(Quantity.of(2, Unit.KM), value(link.radius()));
  }

  @Test
  void everyValueKnowsItsPlace() {
    Inventory.Link link = full().links().get(0);
    assertEquals("full.yaml:12:10", link.rtt().orElseThrow().place().toString());
    assertEquals("5179 us", link.rtt().orElseThrow().place().text());
    assertEquals("full.yaml:10:5", link.place().toString());
    assertTrue(link.place().text().endsWith("interface: et-0/0/1}]"), link.place().text());
  }

  @Test
  void placesCountCodePointsBehindWideCharacters() {
    InventoryReading reading =
        read("version: 1\ndefaults: {rdma-class: \"\uD83D\uDE80\", cnp-dscp: 99}\n");
    assertEquals(
        "inventory.yaml:2:39: `cnp-dscp` is `99`; write a whole number from 0 to 63",
        reading.problems().get(0).toString());
  }

  @Test
  void readsPortsWithPfcAndLatency() {
    Inventory.Port port = full().ports().get(0);
    assertEquals(Role.LEAF, value(port.role()));
    assertEquals(Quantity.of(50, Unit.M), value(port.cable()));
    assertEquals(Quantity.of(9216, Unit.B), value(port.mtu()));
    assertEquals(3, value(port.pfc().priority()));
    assertEquals(Quantity.percent(Rational.of(78)), value(port.pfc().xoff()));
    assertEquals(Quantity.of(900_000, Unit.B), value(port.pfc().queueDepth()));
    assertEquals(Quantity.of(165_432, Unit.B), value(port.pfc().headroom()));
    assertEquals(Quantity.of(2, Unit.US), value(port.fabricRtt()));
    assertEquals(Quantity.number(Rational.of(3, 2)), value(port.oversubscription()));
    assertEquals(Quantity.of(220, Unit.NS), value(port.latency().transceiver()));
    assertEquals(Quantity.of(400, Unit.NS), value(port.latency().switchMac()));
    assertEquals(Quantity.of(350, Unit.NS), value(port.latency().nic()));
    assertEquals(Quantity.of(5, Unit.NS_PER_M), value(port.latency().fibre()));
  }

  @Test
  void readsPlatformsSlowestRateFirst() {
    Inventory.Platform router = full().platforms().get(0);
    assertEquals(
        List.of(
            Map.entry(Quantity.of(100, Unit.GBPS), Quantity.of(200, Unit.MS)),
            Map.entry(Quantity.of(400, Unit.GBPS), Quantity.of(50, Unit.MS)),
            Map.entry(Quantity.of(800, Unit.GBPS), Quantity.of(25, Unit.MS))),
        router.temporalMaximum().entrySet().stream()
            .map(e -> Map.entry(e.getKey(), e.getValue().value()))
            .toList());
    Inventory.Platform leaf = full().platforms().get(1);
    assertEquals(Quantity.of(Rational.parse("165.2"), Unit.MB), value(leaf.packetMemory()));
    assertEquals(64, value(leaf.ports()));
    assertEquals(Quantity.of(9216, Unit.B), value(leaf.headroomAddition()));
  }

  @Test
  void readsHosts() {
    Inventory.Host host = full().hosts().get(0);
    assertEquals("hosts/gpu-a1/*", host.files().get(0).value());
    assertEquals("dci1-dci2", host.links().get(0).value());
    assertEquals("0000:01:00.0", value(host.nics().get(0).pci()));
    assertEquals("leaf1", value(host.nics().get(0).device()));
    assertEquals(Quantity.of(4096, Unit.B), value(host.rdmaMtu()));
    assertEquals(4, value(host.clients()));
    Inventory.Workload workload = host.workload().orElseThrow();
    assertEquals(8, value(workload.queuePairs()));
    assertEquals(124, value(workload.txDepth()));
    assertEquals(Quantity.of(65_536, Unit.B), value(workload.messageSize()));
    assertEquals("roce-accl.service", value(host.bootUnit()));
  }

  @Test
  void aDeviceThatOnlyALinkNamesIsADevice() {
    List<Inventory.Device> devices = full().devices();
    assertEquals(
        List.of("dci1", "dci2", "leaf1", "dci3"),
        devices.stream().map(d -> d.name().value()).toList());
    assertTrue(devices.get(3).model().isEmpty());
  }

  @Test
  void whatIsReadableStaysBesideAProblem() {
    InventoryReading reading =
        read("version: 1\ndefaults: {rdma-class: rdma, cnp-dscp: 64}\ndevices: [{name: dci1}]\n");
    assertEquals(1, reading.problems().size());
    assertEquals("rdma", value(reading.inventory().defaults().rdmaClass()));
    assertTrue(reading.inventory().defaults().cnpDscp().isEmpty());
    assertEquals("dci1", reading.inventory().devices().get(0).name().value());
  }

  @Test
  void namesThatLookLikeOtherTypesStayNames() {
    Inventory inventory =
        read("version: 1\ndevices: [{name: 0123}, {name: yes}, {name: 1e3}]\n").inventory();
    assertEquals(
        List.of("0123", "yes", "1e3"),
        inventory.devices().stream().map(d -> d.name().value()).toList());
  }

  @Test
  void anAliasGivesTheValueOfItsAnchor() {
    InventoryReading reading =
        read(
            "version: 1\nports:\n"
                + "  - {device: leaf1, interface: et-0/0/0, pfc: &pfc {priority: 3}}\n"
                + "  - {device: leaf1, interface: et-0/0/1, pfc: *pfc}\n");
    assertEquals(List.of(), reading.problems());
    assertEquals(3, value(reading.inventory().ports().get(1).pfc().priority()));
  }

  /** The inventories of the cases B, C and E. */
  @ParameterizedTest
  @ValueSource(strings = {"dci-500", "dci-500-no-rtt", "leaf", "leaf-all-ports", "nic-5179"})
  void readsTheInventoriesOfCases(String name) {
    InventoryReading reading =
        InventoryReader.read(Path.of("testdata/inventory/cases/" + name + ".yaml"), name + ".yaml");
    assertEquals(List.of(), reading.problems());
    Inventory inventory = reading.inventory();
    assertFalse(inventory.devices().isEmpty());
    assertEquals(name.startsWith("leaf") ? 0 : 1, inventory.links().size());
    assertEquals(name.equals("nic-5179") ? 1 : 0, inventory.hosts().size());
    assertEquals(1, inventory.platforms().size());
  }

  @Test
  void aFileThatIsNotThereIsAProblem() {
    InventoryReading reading = InventoryReader.read(Path.of("testdata/none.yaml"), "none.yaml");
    assertEquals(
        List.of("none.yaml does not exist; name a file that does"),
        reading.problems().stream().map(Object::toString).toList());
    assertFalse(reading.inventory().isPresent());
  }
}
