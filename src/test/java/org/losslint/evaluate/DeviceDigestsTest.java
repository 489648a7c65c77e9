package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.losslint.Inspections;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.InventoryReader;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** What rules that join several files still know of a device. */
class DeviceDigestsTest {
  private static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: rdma-data}
      devices: [{name: dci1, model: PTX10008}, {name: dci2, model: PTX10008}]
      links:
        - {name: long, role: dci, rtt: 5000 us, rate: 100 Gbps,
           ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]}
      ports: [{device: dci1, interface: "et-1/0/*", role: leaf, rate: 400 Gbps}]
      hosts:
        - {name: gpu1, links: [long], nics: [{name: mlx5_0, device: dci1, interface: et-2/0/0}]}
      """;

  private final DeviceDigests digests;
  private final DeviceReading reading;

  DeviceDigestsTest() {
    Inventory inventory =
        InventoryReader.read(
                new SourceFile("inventory.yaml", SourceText.of(INVENTORY), Format.UNKNOWN))
            .inventory();
    Expectations expectations =
        new Expectations(
            Inspections.bundledRules(),
            inventory,
            new InventoryIndex(inventory, Path.of("/")),
            Optional.empty(),
            Inspections.bundledPlatforms());
    digests = new DeviceDigests(expectations);
    reading = new DeviceReading(expectations);
  }

  private void read(String name, long temporal) {
    String text =
        String.join(
            "\n",
            "set system host-name " + name,
            "set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss",
            "set class-of-service schedulers s1 buffer-size temporal " + temporal,
            "set class-of-service schedulers s1 buffer-rate percent 100",
            "set class-of-service scheduler-maps m1 forwarding-class rdma-data scheduler s1",
            "set class-of-service interfaces et-0/0/0 scheduler-map m1",
            "set class-of-service interfaces et-1/0/0 scheduler-map m1",
            "set class-of-service interfaces et-* unit * classifiers dscp c1",
            "set class-of-service classifiers dscp c1 forwarding-class rdma-data loss-priority low"
                + " code-points 011010");
    ReadFile file = ReadFile.of(name + ".set", text + "\n", Optional.empty());
    digests.add(reading.device(file.configurations().get(0)));
  }

  private static Fact<?> fact(Subject subject, String attribute) {
    return subject.kind().attribute(attribute).orElseThrow().read(subject, "");
  }

  private String depth() {
    return digests
        .bufferDepth("long")
        .flatMap(Fact::optional)
        .map(Quantity::toString)
        .orElse("not known");
  }

  @Test
  void theShallowerEndDecidesTheDepthOfALink() {
    read("dci1", 12500);
    read("dci2", 10000);

    assertEquals("2", depth());
  }

  @Test
  void theDepthOfALinkThatNobodyReadIsNotKnown() {
    assertEquals(Optional.empty(), digests.bufferDepth("long"));
    assertEquals(Optional.empty(), digests.bufferDepth("no such link"));
  }

  @Test
  void theEndsOfALinkAreItsRdmaQueues() {
    read("dci2", 10000);
    read("dci1", 12500);
    Subject link = digests.link("long").orElseThrow();

    List<String> queues =
        ((org.losslint.model.Items) fact(link, "queues").optional().orElseThrow())
            .facts().stream()
                .map(f -> (Subject) f.optional().orElseThrow())
                .map(q -> q.label() + " " + fact(q, "temporal").optional().orElseThrow())
                .toList();
    assertEquals(
        List.of("dci1 et-0/0/0 rdma-data 12500 us", "dci2 et-0/0/0 rdma-data 10000 us"), queues);
  }

  @Test
  void aPortOfACardKeepsTheClassOfEachCodePoint() {
    read("dci1", 12500);

    assertEquals(Optional.of("rdma-data"), digests.classOf("dci1", "et-2/0/0", 26).optional());
    assertTrue(digests.classOf("dci1", "et-2/0/0", 48).isAbsent());
    assertTrue(digests.classOf("dci2", "et-2/0/0", 26).isUnknown());
  }

  @Test
  void onlyPortsThatTheInventoryNamesOneByOneAreKept() {
    read("dci1", 12500);

    assertTrue(digests.port("dci1", "et-0/0/0").isPresent());
    assertTrue(digests.port("dci1", "et-2/0/0").isPresent());
    assertFalse(digests.port("dci1", "et-1/0/0").isPresent());
    assertFalse(digests.port("dci2", "et-0/0/0").isPresent());
  }

  @Test
  void aDigestAnswersLikeItsPortAndSaysWhatItDidNotKeep() {
    read("dci1", 12500);
    Subject port = digests.port("dci1", "et-0/0/0").orElseThrow();

    assertEquals("dci1 et-0/0/0", port.label());
    assertEquals(Optional.of("dci"), fact(port, "role").optional());
    assertEquals(Optional.of("m1"), fact(port, "scheduler-map").optional());
    assertTrue(fact(port, "queues").isUnknown());
    assertEquals(Set.of(), Set.copyOf(port.in("device").stream().toList()));
  }

  @Test
  void ofTwoFilesOfOneDeviceTheFirstCounts() {
    read("dci1", 12500);
    read("dci1", 1000);
    read("dci2", 12500);

    assertEquals("2.5", depth());
  }
}
