package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;

/**
 * A port or a class that the inventory names for a device, whether its configuration knows it or
 * not.
 */
public final class NamedObject extends CosSubject {
  private final String what;
  private final String name;
  private final boolean essential;
  private final Evidence statedAt;
  private final Fact<Boolean> found;

  private NamedObject(
      Device device,
      String what,
      String name,
      boolean essential,
      Evidence statedAt,
      Fact<Boolean> found) {
    super(device, what + " " + name);
    this.what = what;
    this.name = name;
    this.essential = essential;
    this.statedAt = statedAt;
    this.found = found;
  }

  /**
   * Ends of links and the RDMA class are essential: without them a whole path is judged by nothing.
   */
  static List<NamedObject> of(Device device) {
    List<NamedObject> named = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    List<InventoryPort> ports = device.input().inventoryPorts();
    for (InventoryPort port : ports) {
      String name = port.name().value();
      if (!port.isGlob() && seen.add(name)) {
        Evidence at = InventoryFacts.evidence(port.name(), "port " + name);
        Fact<Boolean> found =
            device.port(name).map(Port::configured).orElseGet(() -> missing(device, name, at));
        named.add(
            new NamedObject(
                device, "port", name, port.link().isPresent(), at, found.withEvidence(at)));
      }
    }
    if (!ports.isEmpty()) {
      Inventory.Defaults defaults = device.inventory().defaults();
      defaults.rdmaClass().ifPresent(c -> named.add(ofClass(device, "RDMA class", c, true)));
      defaults.cnpClass().ifPresent(c -> named.add(ofClass(device, "CNP class", c, false)));
    }
    return named;
  }

  private static Fact<Boolean> missing(Device device, String port, Evidence at) {
    return device.openIfFragment(Fact.known(false, at), "the port " + port);
  }

  private static NamedObject ofClass(
      Device device, String what, Entry<String> name, boolean essential) {
    Evidence at = InventoryFacts.evidence(name, "defaults " + what);
    Fact<Boolean> found = device.forwardingClass(name.value()).defined();
    return new NamedObject(device, what, name.value(), essential, at, found.withEvidence(at));
  }

  public Fact<String> what() {
    return Fact.known(what, statedAt);
  }

  public Fact<String> name() {
    return Fact.known(name, statedAt);
  }

  public Fact<Boolean> essential() {
    return Fact.known(essential, statedAt);
  }

  public Fact<Boolean> found() {
    return found;
  }

  @Override
  public SubjectKind<?> kind() {
    return DeviceVocabulary.NAMED;
  }

  @Override
  public Evidence evidence() {
    return statedAt;
  }
}
