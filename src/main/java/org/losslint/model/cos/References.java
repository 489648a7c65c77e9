package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/** Finds every statement in force that refers to a class-of-service object by its name. */
final class References {
  private static final String PREFIX = "class-of-service ";

  /** Leaves of a port or unit, and what they name. */
  private static final List<String> PROFILES =
      List.of(
          "output-traffic-control-profile",
          "output-traffic-control-profile-remaining",
          "input-traffic-control-profile",
          "input-traffic-control-profile-remaining");

  private final Device device;
  private final List<Reference> found = new ArrayList<>();

  private References(Device device) {
    this.device = device;
  }

  static List<Reference> of(Device device) {
    References references = new References(device);
    Optional<Node> cos = device.cos().node();
    if (cos.isPresent()) {
      references.readBindings(cos.get());
      references.readObjects(cos.get());
      references.readElsewhere(cos.get());
    }
    references.readFilters();
    return references.found;
  }

  // ---- ports

  private void readBindings(Node cos) {
    Optional<Node> interfaces = cos.child("interfaces");
    if (interfaces.isEmpty()) {
      return;
    }
    for (Node set : interfaces.get().entries("interface-set")) {
      readProfiles(set);
    }
    for (Node port : interfaces.get().entries("interface")) {
      readHolder(port);
      leaf(port, "congestion-notification-profile", ObjectKind.CONGESTION_PROFILE);
      for (Node set : port.entries("forwarding-class-set")) {
        key(set, ObjectKind.FORWARDING_CLASS_SET);
        readProfiles(set);
      }
      for (Node slice : port.entries("slice")) {
        leaf(slice, PROFILES.get(0), ObjectKind.TRAFFIC_CONTROL_PROFILE);
      }
      for (Node unit : port.entries("unit")) {
        readHolder(unit);
      }
    }
  }

  private void readHolder(Node holder) {
    leaf(holder, "scheduler-map", ObjectKind.SCHEDULER_MAP);
    leaf(holder, "input-scheduler-map", ObjectKind.SCHEDULER_MAP);
    Optional<Value> chassis = holder.value("scheduler-map-chassis");
    if (chassis.isPresent() && !chassis.get().text().equals("derived")) {
      leaf(holder, "scheduler-map-chassis", ObjectKind.SCHEDULER_MAP);
    }
    leaf(holder, "forwarding-class", ObjectKind.FORWARDING_CLASS);
    readProfiles(holder);
    readUses(holder, "classifiers", ObjectKind.CLASSIFIER);
    readUses(holder, "rewrite-rules", ObjectKind.REWRITE_RULE);
    Optional<Node> multicast = holder.child("multi-destination");
    if (multicast.isPresent()) {
      readUses(multicast.get(), "classifiers", ObjectKind.CLASSIFIER);
      leaf(multicast.get(), "forwarding-class", ObjectKind.FORWARDING_CLASS);
    }
  }

  private void readProfiles(Node holder) {
    for (String leaf : PROFILES) {
      Optional<Node> profile = holder.child(leaf);
      if (profile.isPresent()) {
        value(
            profile.get().value("profile-name"),
            profile.get().path(),
            ObjectKind.TRAFFIC_CONTROL_PROFILE);
      }
    }
  }

  private void readUses(Node holder, String container, ObjectKind to) {
    for (Classification.Use use : Classification.uses(holder, container)) {
      add(to, use.type(), use.name(), use.evidence());
    }
  }

  // ---- definitions that use others

  private void readObjects(Node cos) {
    for (Node map : cos.entries("scheduler-maps")) {
      for (Node entry : map.entries("forwarding-class")) {
        key(entry, ObjectKind.FORWARDING_CLASS);
        leaf(entry, "scheduler", ObjectKind.SCHEDULER);
      }
    }
    for (Node profile : cos.entries("traffic-control-profiles")) {
      leaf(profile, "scheduler-map", ObjectKind.SCHEDULER_MAP);
    }
    for (Node scheduler : cos.entries("schedulers")) {
      for (Node row : scheduler.entries("drop-profile-map")) {
        leaf(row, "drop-profile", ObjectKind.DROP_PROFILE);
      }
      Optional<Node> set = scheduler.child("drop-profile-map-set");
      if (set.isPresent()) {
        leaf(set.get(), "profile-name", ObjectKind.DROP_PROFILE);
      }
    }
    for (Node set : cos.entries("forwarding-class-sets")) {
      for (Node entry : set.entries("class")) {
        key(entry, ObjectKind.FORWARDING_CLASS);
      }
    }
    readSorters(cos, "classifiers", ObjectKind.CLASSIFIER);
    readSorters(cos, "rewrite-rules", ObjectKind.REWRITE_RULE);
  }

  private void readSorters(Node cos, String stanza, ObjectKind kind) {
    Optional<Node> sorters = cos.child(stanza);
    if (sorters.isEmpty()) {
      return;
    }
    for (Node sorter : sorters.get().children()) {
      Optional<Value> imported = sorter.value("import");
      if (imported.isPresent()) {
        Evidence evidence = Spot.evidence(imported.get().from(), sorter.path() + " import");
        add(kind, sorter.name(), imported.get().text(), evidence);
      }
      for (Node entry : sorter.entries("forwarding-class")) {
        key(entry, ObjectKind.FORWARDING_CLASS);
      }
    }
  }

  // ---- what is neither port nor definition

  private void readElsewhere(Node cos) {
    readIn(cos, "host-outbound-traffic");
    readIn(cos, "drop-congestion-notification");
    Optional<Node> multicast = cos.child("multi-destination");
    if (multicast.isPresent()) {
      readHolder(multicast.get());
    }
    Optional<Node> defaults = cos.child("system-defaults");
    if (defaults.isPresent()) {
      readUses(defaults.get(), "classifiers", ObjectKind.CLASSIFIER);
    }
    for (Node instance : cos.entries("routing-instances")) {
      readUses(instance, "classifiers", ObjectKind.CLASSIFIER);
    }
    for (Node map : cos.entries("fragmentation-maps")) {
      for (Node entry : map.entries("forwarding-class")) {
        key(entry, ObjectKind.FORWARDING_CLASS);
      }
    }
    Optional<Node> restricted = cos.child("restricted-queues");
    if (restricted.isPresent()) {
      for (Node entry : restricted.get().entries("forwarding-class")) {
        key(entry, ObjectKind.FORWARDING_CLASS);
      }
    }
    for (Node group : cos.entries("virtual-channel-groups")) {
      for (Node channel : group.entries("channel")) {
        leaf(channel, "scheduler-map", ObjectKind.SCHEDULER_MAP);
      }
    }
    for (Node map : cos.entries("scheduler-map-forwarding-class-sets")) {
      for (Node entry : map.entries("forwarding-class-set")) {
        key(entry, ObjectKind.FORWARDING_CLASS_SET);
        leaf(entry, "scheduler", ObjectKind.SCHEDULER);
      }
    }
    Optional<Node> fabric = cos.at("fabric", "scheduler-map");
    if (fabric.isPresent()) {
      for (Node entry : fabric.get().entries("priority")) {
        leaf(entry, "scheduler", ObjectKind.SCHEDULER);
      }
    }
  }

  private void readIn(Node cos, String container) {
    Optional<Node> node = cos.child(container);
    if (node.isPresent()) {
      leaf(node.get(), "forwarding-class", ObjectKind.FORWARDING_CLASS);
    }
  }

  private void readFilters() {
    for (Classification.Term term : device.classification().terms()) {
      value(
          term.forwardingClass(),
          term.then().path() + " forwarding-class",
          ObjectKind.FORWARDING_CLASS);
    }
  }

  // ---- adding

  private void leaf(Node holder, String leaf, ObjectKind to) {
    Optional<Node> node = holder.child(leaf);
    if (node.isPresent()) {
      value(node.get().ownValue(), node.get().path(), to);
    }
  }

  private void value(Optional<Value> value, String path, ObjectKind to) {
    if (value.isPresent()) {
      add(to, "", value.get().text(), Spot.evidence(value.get().from(), path));
    }
  }

  /** The key of a list entry is the name itself. */
  private void key(Node entry, ObjectKind to) {
    found.add(
        new Reference(
            device, to, "", entry.key(), Spot.evidence(entry), withoutStanza(entry.path())));
  }

  private void add(ObjectKind to, String type, String name, Evidence evidence) {
    String where = withoutStanza(evidence.path());
    String last = ' ' + name;
    found.add(
        new Reference(
            device, to, type, name, evidence, where.endsWith(last) ? where : where + last));
  }

  private static String withoutStanza(String path) {
    return path.startsWith(PREFIX) ? path.substring(PREFIX.length()) : path;
  }
}
