package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.model.cos.Device;
import org.losslint.model.cos.DeviceInput;
import org.losslint.resolve.Node;
import org.losslint.resolve.Surroundings;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.Statement;

/**
 * Joins one configuration with the inventory: finds out whose it is and makes the model of the
 * device.
 */
final class DeviceReading {
  private static final Set<String> ENGINES = Set.of("re0", "re1", "node0", "node1");

  private final Expectations expectations;

  DeviceReading(Expectations expectations) {
    this.expectations = expectations;
  }

  Device device(Configuration configuration) {
    String file = configuration.files().get(0).path();
    List<String> hostNames = hostNames(configuration);
    Optional<Inventory.Device> entry = entry(file, hostNames);
    Node effective = effective(configuration, entry, hostNames);
    return new Device(
        new DeviceInput(
            name(entry, hostNames),
            file,
            configuration.root(),
            effective,
            entry.isEmpty() && hostNames.isEmpty(),
            configuration.excerpt(),
            configuration.partial() ? Optional.of("the file is cut") : Optional.empty(),
            configuration.modelHint(),
            configuration.skimmed(),
            expectations.inventory(),
            entry,
            stranger(entry, hostNames),
            expectations.terms(file).blanket(file, hostNames),
            expectations.platforms()));
  }

  /** The device of the inventory, else the host-name; empty where nothing names one. */
  String name(Configuration configuration) {
    List<String> hostNames = hostNames(configuration);
    return name(entry(configuration.files().get(0).path(), hostNames), hostNames);
  }

  private static String name(Optional<Inventory.Device> entry, List<String> hostNames) {
    return entry.map(e -> e.name().value()).orElse(hostNames.isEmpty() ? "" : hostNames.get(0));
  }

  /** What is in force in a configuration. */
  Node effective(Configuration configuration) {
    List<String> hostNames = hostNames(configuration);
    String file = configuration.files().get(0).path();
    return effective(configuration, entry(file, hostNames), hostNames);
  }

  private static Node effective(
      Configuration configuration, Optional<Inventory.Device> entry, List<String> hostNames) {
    Optional<String> model =
        entry.flatMap(Inventory.Device::model).map(Entry::value).or(configuration::modelHint);
    return configuration.inherited()
        ? Node.asWritten(configuration.root())
        : Node.effective(configuration.root(), new Surroundings(model, hostNames));
  }

  private Optional<Inventory.Device> entry(String file, List<String> hostNames) {
    for (String name : hostNames) {
      Optional<Inventory.Device> device = expectations.index().device(name);
      if (device.isPresent()) {
        return device;
      }
    }
    return expectations.index().deviceOfFile(file).map(InventoryIndex.DeviceFile::device);
  }

  private Optional<String> stranger(Optional<Inventory.Device> entry, List<String> hostNames) {
    return entry.isPresent() || hostNames.isEmpty() || !expectations.inventory().isPresent()
        ? Optional.empty()
        : Optional.of("no device of the inventory has the host-name " + hostNames.get(0));
  }

  /**
   * Every host-name that the device may have: that in force first, then those of routing engine
   * groups, then the one that a prompt showed.
   */
  static List<String> hostNames(Configuration configuration) {
    Set<String> names = new LinkedHashSet<>();
    Node effective = Node.effective(configuration.root(), Surroundings.UNKNOWN);
    effective
        .at("system")
        .flatMap(system -> system.value("host-name"))
        .ifPresent(value -> names.add(value.text()));
    for (Statement group : configuration.root().children("groups")) {
      boolean ofEngine = group.word().filter(word -> ENGINES.contains(word.text())).isPresent();
      if (ofEngine && !group.isInactive()) {
        group
            .child("system")
            .flatMap(system -> system.child("host-name"))
            .flatMap(Statement::word)
            .ifPresent(word -> names.add(word.text()));
      }
    }
    configuration.promptHost().ifPresent(names::add);
    return new ArrayList<>(names);
  }
}
