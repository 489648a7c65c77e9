package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.Inspections;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.InventoryReader;
import org.losslint.inventory.InventoryReading;
import org.losslint.inventory.Role;
import org.losslint.model.Facts;
import org.losslint.resolve.Node;
import org.losslint.resolve.Surroundings;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.JunosReader;

/** Devices made from the text of a configuration and, mostly, of an inventory. */
final class Devices {
  static final String NAME = "r1";

  private Devices() {}

  /** The device {@value NAME}, of a model, with set lines; no inventory says more of it. */
  static Device ofModel(String model, String config) {
    return of("version: 1\ndevices: [{name: r1, model: " + model + "}]\n", config);
  }

  /**
   * The device {@value NAME} of an inventory; without one when that is empty.
   *
   * @param config set lines, without host-name; or braces with one
   */
  static Device of(String inventory, String config) {
    return device(inventory, config, Optional.empty());
  }

  /** As under {@code --role}, without an inventory. */
  static Device withRole(Role role, String config) {
    return device("", config, Optional.of(new Blanket(role, Optional.empty(), Optional.empty())));
  }

  private static Device device(String inventory, String config, Optional<Blanket> blanket) {
    Inventory known = Inventory.NONE;
    if (!inventory.isEmpty()) {
      InventoryReading reading =
          InventoryReader.read(
              new SourceFile("losslint-inventory.yaml", SourceText.of(inventory), Format.UNKNOWN));
      assertEquals(List.of(), reading.problems());
      known = reading.inventory();
    }
    boolean commands = config.startsWith("set ");
    Configuration read =
        JunosReader.read(
                new SourceFile(
                    commands ? "r1.set" : "r1.conf",
                    SourceText.of(commands ? "set system host-name r1\n" + config : config),
                    commands ? Format.JUNOS_SET : Format.JUNOS_TEXT))
            .configurations()
            .get(0);
    return new Device(
        new DeviceInput(
            NAME,
            "r1.conf",
            read.root(),
            Node.effective(read.root(), new Surroundings(Optional.empty(), List.of(NAME))),
            false,
            read.excerpt(),
            Optional.empty(),
            read.modelHint(),
            read.skimmed(),
            known,
            new InventoryIndex(known, Path.of("").toAbsolutePath()).device(NAME),
            Optional.empty(),
            blanket,
            Inspections.bundledPlatforms()));
  }

  static Port port(Device device, String name) {
    return device.port(name).orElseThrow(() -> new AssertionError(name + " of " + device.ports()));
  }

  static Queue queue(Device device, String port, String className) {
    for (Queue queue : port(device, port).queues()) {
      if (queue.className().equals(className)) {
        return queue;
      }
    }
    throw new AssertionError("no queue for " + className + " on " + port);
  }

  /** Attributes that differ from what is expected, as {@code name: expected, but actual}. */
  static void check(Queue queue, Map<String, String> expected) {
    List<String> wrong = new ArrayList<>();
    expected.forEach(
        (attribute, value) -> {
          String actual = Facts.show(queue, attribute);
          boolean matches =
              value.equals("unknown") ? actual.startsWith("unknown: ") : actual.equals(value);
          if (!matches) {
            wrong.add(attribute + ": " + value + ", but " + actual);
          }
        });
    assertEquals(List.of(), wrong, queue.label());
  }
}
