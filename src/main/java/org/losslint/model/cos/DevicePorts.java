package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Fact;
import org.losslint.resolve.Glob;
import org.losslint.resolve.Node;

/** Finds the ports of a device. */
final class DevicePorts {
  private static final String NO_PORT = "(no port)";

  private final Device device;
  private final InterfaceEntries bindings;
  private final List<InventoryPort> stated;

  DevicePorts(Device device) {
    this.device = device;
    this.bindings = device.interfaceEntries();
    this.stated = device.input().inventoryPorts();
  }

  List<Port> find() {
    List<Port> ports = new ArrayList<>();
    for (String name : names()) {
      ports.add(new Port(device, name, new Binding(bindings, boundAs(name)), stated(name)));
    }
    uncovered(ports).ifPresent(ports::add);
    return ports;
  }

  /**
   * Members of a bundle have what it has, unless a statement of their own name stands in its way,
   * or none speaks of the bundle.
   */
  private String boundAs(String name) {
    if (bindings.names(name)) {
      return name;
    }
    Optional<Node> configured = device.root().child("interfaces").entry("interface", name).node();
    return configured
        .flatMap(InterfaceSpeeds::bundleOf)
        .filter(bundle -> !bindings.of(bundle).isEmpty())
        .orElse(name);
  }

  private Optional<InventoryPort> stated(String name) {
    for (InventoryPort port : stated) {
      if (port.covers(name)) {
        return Optional.of(port);
      }
    }
    return Optional.empty();
  }

  /**
   * A role that is in force and finds no port, or a device that nothing in the inventory is, must
   * not end as a pass that judged nothing: a port without a name then says why.
   */
  private Optional<Port> uncovered(List<Port> ports) {
    Fact<String> role = device.roles().withoutPort(ports);
    return role.isUnknown()
        ? Optional.of(new Port(device, NO_PORT, new Binding(bindings, NO_PORT), role))
        : Optional.empty();
  }

  private Set<String> names() {
    Set<String> named = new LinkedHashSet<>();
    List<String> patterns = new ArrayList<>();
    for (Node entry : device.boundInterfaces()) {
      if (entry.key().equals("all") || Glob.isPattern(entry.key())) {
        patterns.add(entry.key());
      } else if (!entry.key().isEmpty()) {
        named.add(entry.key());
      }
    }
    for (InventoryPort port : stated) {
      if (!port.isGlob()) {
        named.add(port.name().value());
      }
    }
    Set<String> candidates = new LinkedHashSet<>(named);
    candidates.addAll(configured());
    for (String pattern : patterns) {
      expand(pattern, candidates, named);
    }
    for (InventoryPort port : stated) {
      if (port.isGlob()) {
        for (String name : candidates) {
          if (port.covers(name)) {
            named.add(name);
          }
        }
      }
    }
    return named;
  }

  /** A glob that matches no interface that is named anywhere stands for its ports itself. */
  private static void expand(String pattern, Set<String> candidates, Set<String> named) {
    int before = named.size();
    boolean any = false;
    for (String name : candidates) {
      if (pattern.equals("all") ? Binding.isPort(name) : Glob.matches(pattern, name)) {
        named.add(name);
        any = true;
      }
    }
    if (!any && named.size() == before) {
      named.add(pattern);
    }
  }

  /**
   * Interfaces of the configuration that traffic leaves by: no members of bundles, no parents of
   * channels.
   */
  private Set<String> configured() {
    Set<String> names = new LinkedHashSet<>();
    Optional<Node> interfaces = device.root().child("interfaces").node();
    if (interfaces.isPresent()) {
      for (Node node : interfaces.get().entries("interface")) {
        boolean isParent = node.has("number-of-sub-ports");
        if (!isParent && !node.has("unused") && InterfaceSpeeds.bundleOf(node).isEmpty()) {
          names.add(node.key());
        }
      }
    }
    return names;
  }
}
