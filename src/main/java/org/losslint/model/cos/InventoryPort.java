package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.resolve.Glob;

/**
 * A port as the inventory names it: an end of a link, or an entry of {@code ports:}, whose name may
 * be a glob.
 *
 * @param name the interface or a glob of it, with its place
 */
public record InventoryPort(
    Entry<String> name, Optional<Inventory.Link> link, Optional<Inventory.Port> port) {

  static List<InventoryPort> of(DeviceInput input) {
    if (input.entry().isEmpty()) {
      return List.of();
    }
    String device = input.entry().get().name().value();
    List<InventoryPort> ports = new ArrayList<>();
    for (Inventory.Link link : input.inventory().links()) {
      for (Inventory.End end : link.ends()) {
        if (end.device().value().equals(device)) {
          ports.add(new InventoryPort(end.interfaceName(), Optional.of(link), Optional.empty()));
        }
      }
    }
    for (Inventory.Port port : input.inventory().ports()) {
      if (Glob.matches(port.device().value(), device)) {
        ports.add(new InventoryPort(port.interfaceName(), Optional.empty(), Optional.of(port)));
      }
    }
    return ports;
  }

  boolean isGlob() {
    return Glob.isPattern(name.value());
  }

  boolean covers(String interfaceName) {
    return isGlob()
        ? Glob.matches(name.value(), interfaceName)
        : name.value().equals(interfaceName);
  }
}
