package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.resolve.Node;

/**
 * By which statements a port is scheduled: several ways exclude each other, and a device refuses to
 * commit two of them.
 */
final class PortScheduling {
  private static final String MAP = "scheduler-map";
  private static final String PROFILE = "output-traffic-control-profile";
  private static final List<String> OF_BUNDLE = List.of(MAP, "shaping-rate", PROFILE);
  private static final List<String> OF_BUNDLE_UNIT = List.of("classifiers", "rewrite-rules");
  private static final List<String> UNIT_SCHEDULERS =
      List.of("per-unit-scheduler", "hierarchical-scheduler", "shared-scheduler");

  private final Port port;
  private final Spot configured;

  PortScheduling(Port port) {
    this.port = port;
    this.configured = port.owner().root().child("interfaces").entry("interface", port.name());
  }

  Fact<String> bundle() {
    Optional<Node> node = configured.node();
    Optional<String> bundle = node.flatMap(InterfaceSpeeds::bundleOf);
    return bundle.isPresent()
        ? Fact.known(bundle.get(), configured.evidence())
        : configured.absent("ether-options 802.3ad");
  }

  /** Statements of the entry of the port's own name that are for bundles where it is a member. */
  Fact<Items> ofMember() {
    List<Fact<String>> found = new ArrayList<>();
    Optional<Node> entry = port.binding().exact().filter(node -> node.key().equals(port.name()));
    if (entry.isPresent()) {
      collect(entry.get(), OF_BUNDLE, "", found);
      for (Node unit : entry.get().entries("unit")) {
        collect(unit, OF_BUNDLE_UNIT, "unit " + unit.key() + " ", found);
      }
    }
    return items(found);
  }

  /** What else schedules in the entry that holds the scheduler map of the port. */
  Fact<Items> besideMap() {
    List<Fact<String>> found = new ArrayList<>();
    for (Node entry : port.binding().nodes()) {
      if (!entry.has(MAP)) {
        continue;
      }
      collect(entry, List.of(PROFILE), "", found);
      for (Node set : entry.entries("forwarding-class-set")) {
        found.add(Fact.known("forwarding-class-set " + set.key(), Spot.evidence(set)));
      }
      for (Node unit : entry.entries("unit")) {
        collect(unit, List.of(MAP, PROFILE), "unit " + unit.key() + " ", found);
      }
      break;
    }
    return items(found);
  }

  private Fact<Items> items(List<Fact<String>> found) {
    return Fact.known(Items.of(found), found.isEmpty() ? port.evidence() : found.get(0).evidence());
  }

  private static void collect(
      Node holder, List<String> names, String before, List<Fact<String>> into) {
    for (String name : names) {
      Optional<Node> child = holder.child(name);
      if (child.isPresent()) {
        into.add(Fact.known(before + name, Spot.evidence(child.get())));
      }
    }
  }

  Fact<Boolean> unitsScheduled() {
    for (Binding.Unit unit : port.binding().units()) {
      for (Node node : unit.nodes()) {
        List<Fact<String>> found = new ArrayList<>(1);
        collect(node, List.of(MAP, PROFILE), "", found);
        if (!found.isEmpty()) {
          return found.get(0).map(name -> true);
        }
      }
    }
    return Fact.known(false, port.evidence());
  }

  /** Unknown where the file says nothing of the interface, as files of one stanza do. */
  Fact<String> unitScheduler() {
    if (configured.node().isEmpty()) {
      return Fact.unknown(
          "the file does not show the interface " + port.name(),
          "give the whole configuration",
          port.evidence());
    }
    for (String scheduler : UNIT_SCHEDULERS) {
      Fact<Boolean> has = configured.has(scheduler);
      if (has.isUnknown() || has.optional().orElse(false)) {
        return has.map(yes -> scheduler);
      }
    }
    return configured.absent("per-unit-scheduler");
  }
}
