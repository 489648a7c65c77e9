package org.losslint.model.cos;

import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.resolve.Node;

/** What the ports of one device are for, where the inventory does not name them. */
final class Roles {
  private static final String SUPPLY_NAME = "correct the name, or add the device to the inventory";

  private final Device device;
  private final DeviceInput input;

  Roles(Device device) {
    this.device = device;
    this.input = device.input();
  }

  /** The role of a port that the inventory does not name. */
  Fact<String> ofUnnamedPort(Binding binding) {
    if (input.entry().isPresent()) {
      return Fact.absent(binding.evidence());
    }
    if (input.fragment()) {
      return Fact.unknown(
          "the file has no host-name, so it is not known whose it is",
          Device.SUPPLY_HOST_NAME,
          binding.evidence());
    }
    if (input.stranger().isPresent()) {
      return Fact.unknown(input.stranger().get(), SUPPLY_NAME);
    }
    return Fact.unknown(
        "no inventory says what the port is for",
        "write an inventory, or give --role and --rtt",
        binding.evidence());
  }

  /** Why no port has a role, when one should; absent when there is nothing to say. */
  Fact<String> withoutPort(List<Port> found) {
    for (Port port : found) {
      if (!port.role().isAbsent()) {
        return Fact.absent(Evidence.NONE);
      }
    }
    if (input.stranger().isPresent()) {
      return Fact.unknown(input.stranger().get(), SUPPLY_NAME);
    }
    Optional<Blanket> blanket = input.blanket();
    return blanket.isPresent() && !input.inventory().isPresent()
        ? Fact.unknown(
            "no port's scheduler map holds the class that carries RDMA, so --role "
                + blanket.get().role().label()
                + " covers none",
            "bind the map, or name the class by `rdma-class` in an inventory",
            device.cos().child("interfaces").evidence())
        : Fact.absent(Evidence.NONE);
  }

  /** Whether a blanket role covers a port: only one that is scheduled by a map with RDMA. */
  Fact<Boolean> coveredByBlanket(Binding binding) {
    Fact<Boolean> covered = Fact.known(false, binding.evidence());
    for (ScheduledMaps.Use use : ScheduledMaps.of(device, binding)) {
      Fact<Boolean> holds = use.map().isKnown() ? holds(use) : use.map().map(never -> false);
      if (holds.optional().orElse(false)) {
        return holds;
      }
      covered = holds.isUnknown() ? holds : covered;
    }
    return covered;
  }

  private Fact<Boolean> holds(ScheduledMaps.Use use) {
    Optional<Node> map =
        device.cos().entry("scheduler-maps", use.map().optional().orElse("")).node();
    return device
        .rdma()
        .classes()
        .map(classes -> map.isPresent() && holds(map.get(), use, classes));
  }

  private static boolean holds(Node map, ScheduledMaps.Use use, Items classes) {
    for (Fact<?> name : classes.facts()) {
      String className = String.valueOf(name.optional().orElse(null));
      boolean counts = use.only().isEmpty() || use.only().contains(className);
      if (counts && map.entry("forwarding-class", className).isPresent()) {
        return true;
      }
    }
    return false;
  }
}
