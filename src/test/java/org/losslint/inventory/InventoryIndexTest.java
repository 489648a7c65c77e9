package org.losslint.inventory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class InventoryIndexTest {
  private static final String TEXT =
      """
      version: 1
      devices:
        - {name: dci1, host-names: [core7]}
        - {name: dci2.example.net}
        - {name: leaf1, files: ["base.conf", "leaf1/**"]}
        - {name: leaf2, files: ["leaf*/*"]}
      links:
        - name: dci1-dci2
          ends: [{device: dci1, interface: et-0/0/0}, {device: dci2.example.net, interface: et-0/0/1}]
        - name: half
          ends: [{device: dci1, interface: et-0/0/9}]
      ports:
        - {device: "*", interface: "et-*", role: spine}
        - {device: "leaf*", interface: "et-0/0/[0-3]", role: leaf}
        - {device: leaf1, interface: et-0/0/2, role: dci}
        - {device: "leaf*", interface: et-0/0/40, role: leaf}
      platforms:
        - {model: PTX10008, ports: 36}
      hosts:
        - {name: gpu1, files: ["hosts/gpu1*", "all/**/gpu1.txt"]}
        - {name: gpu2, files: ["hosts/*"]}
      """;

  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());

  private InventoryIndex index(String inventory, String workingDirectory) {
    Path directory = files.getPath(workingDirectory);
    return new InventoryIndex(
        InventoryReader.read(new SourceFile(inventory, SourceText.of(TEXT), Format.UNKNOWN))
            .inventory(),
        directory);
  }

  private InventoryIndex index() {
    return index("inventory.yaml", "/repo");
  }

  @ParameterizedTest
  @CsvSource({
    "dci1,dci1",
    "dci1.example.net,dci1",
    "dci1-re0,dci1",
    "dci1-re1.example.net,dci1",
    "dci1.example.net-re0,dci1",
    "core7,dci1",
    "core7.example.net,dci1",
    "dci2.example.net,dci2.example.net",
    "dci2.example.net-re1,dci2.example.net",
    "dci2,",
    "dci2.example.org,",
    "dcl1,",
    "DCI1,",
    "dci1-re2,",
  })
  void aHostNameFindsItsDevice(String hostName, String device) {
    assertEquals(Optional.ofNullable(device), index().device(hostName).map(d -> d.name().value()));
  }

  @ParameterizedTest
  @CsvSource({
    "base.conf,leaf1,0",
    "leaf1/a/b.conf,leaf1,1",
    "leaf1/a.conf,leaf1,1",
    "leaf2/a.conf,leaf2,0",
    "/repo/leaf2/a.conf,leaf2,0",
    "./x/../leaf2/a.conf,leaf2,0",
  })
  void filesOfADeviceAreRelativeToTheInventory(String path, String device, int order) {
    InventoryIndex.DeviceFile found = index().deviceOfFile(path).orElseThrow();
    assertEquals(device, found.device().name().value());
    assertEquals(order, found.order());
  }

  @Test
  void aFileThatNothingClaimsHasNoDevice() {
    assertEquals(Optional.empty(), index().deviceOfFile("leaf2/a/b.conf"));
    assertEquals(Optional.empty(), index().deviceOfFile("/leaf2/a.conf"));
  }

  @Test
  void aRunInASubfolderSeesTheSameFiles() {
    InventoryIndex index = index("../inventory.yaml", "/repo/hosts");
    assertEquals("gpu1", index.hostOfFile("gpu1.txt").orElseThrow().host().name().value());
    assertEquals("gpu2", index.hostOfFile("gpu7.txt").orElseThrow().host().name().value());
    assertEquals(
        "gpu1", index.hostOfFile("../all/x/y/gpu1.txt").orElseThrow().host().name().value());
    assertEquals("gpu1", index.hostOfFile("../all/gpu1.txt").orElseThrow().host().name().value());
  }

  @Test
  void anEndKnowsItsLinkAndItsPeer() {
    InventoryIndex.LinkEnd end = index().end("dci1", "et-0/0/0").orElseThrow();
    assertEquals("dci1-dci2", end.link().name().value());
    assertEquals("dci2.example.net", end.peer().orElseThrow().device().value());
    assertEquals(Optional.empty(), index().end("dci1", "et-0/0/1"));
    assertEquals(
        List.of("et-0/0/0", "et-0/0/9"),
        index().ends("dci1").stream().map(e -> e.end().interfaceName().value()).toList());
    assertEquals(Optional.empty(), index().end("dci1", "et-0/0/9").orElseThrow().peer());
  }

  @Test
  void anEntryOfPortsNeverOverridesAnEndOfALink() {
    assertEquals(Optional.empty(), index().port("dci1", "et-0/0/0"));
    assertEquals(
        Role.SPINE, index().port("dci1", "et-0/0/1").orElseThrow().role().orElseThrow().value());
  }

  @Test
  void theExactEntryOfPortsWinsThenTheFirstPattern() {
    assertEquals(
        Role.DCI, index().port("leaf1", "et-0/0/2").orElseThrow().role().orElseThrow().value());
    assertEquals(
        Role.SPINE, index().port("leaf1", "et-0/0/1").orElseThrow().role().orElseThrow().value());
    assertEquals(Optional.empty(), index().port("leaf1", "xe-0/0/1"));
  }

  @Test
  void interfacesThatOnlyTheInventoryNamesAreKnown() {
    assertEquals(
        List.of("et-0/0/2", "et-0/0/40"),
        index().interfaces("leaf1").stream().map(Entry::value).toList());
    assertEquals(
        List.of("et-0/0/0", "et-0/0/9"),
        index().interfaces("dci1").stream().map(Entry::value).toList());
  }

  @Test
  void aModelIsFoundHoweverItIsSpelt() {
    assertEquals(36, index().platform("ptx10008").orElseThrow().ports().orElseThrow().value());
    assertEquals(Optional.empty(), index().platform("PTX10016"));
  }

  @Test
  void withoutAnInventoryNothingIsKnown() {
    InventoryIndex index = new InventoryIndex(Inventory.NONE, files.getPath("/repo"));
    assertEquals(Optional.empty(), index.device("dci1"));
    assertEquals(Optional.empty(), index.hostOfFile("a"));
    assertEquals(Optional.empty(), index.port("dci1", "et-0/0/0"));
  }
}
