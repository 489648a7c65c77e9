package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Fact;
import org.losslint.resolve.Node;

/**
 * The scheduler maps by which a port is scheduled: its own, those of its traffic control profiles
 * and of the profiles of its forwarding class sets, and those of its units.
 */
final class ScheduledMaps {
  private static final String PROFILE = "output-traffic-control-profile";
  private static final String PROFILE_NAME = "profile-name";

  /**
   * One of them.
   *
   * @param map its name, which knows the way by which it is reached; known or unknown
   * @param unit the unit that it is for, as {@code .700}; empty for the port as a whole
   * @param only the classes of it that count, those of a class set; empty for all
   */
  record Use(Fact<String> map, String unit, Set<String> only) {}

  private final Device device;
  private final List<Use> uses = new ArrayList<>(1);

  private ScheduledMaps(Device device) {
    this.device = device;
  }

  static List<Use> of(Device device, Binding binding) {
    ScheduledMaps maps = new ScheduledMaps(device);
    maps.find(binding);
    return maps.uses;
  }

  private void find(Binding binding) {
    add(binding.text("scheduler-map"), "", Set.of());
    profile(binding.text(PROFILE, PROFILE_NAME), "", Set.of());
    for (Node node : binding.nodes()) {
      for (Node set : node.entries("forwarding-class-set")) {
        profile(Spot.of(set).child(PROFILE).text(PROFILE_NAME), "", classesOf(set.key()));
      }
    }
    for (Binding.Unit unit : binding.units()) {
      String suffix = "." + unit.name();
      add(unit.text("scheduler-map"), suffix, Set.of());
      profile(unit.text(PROFILE, PROFILE_NAME), suffix, Set.of());
    }
  }

  private Set<String> classesOf(String set) {
    Optional<Node> defined = device.cos().entry("forwarding-class-sets", set).node();
    Set<String> classes = new HashSet<>();
    if (defined.isPresent()) {
      for (Node entry : defined.get().entries("class")) {
        classes.add(entry.key());
      }
    }
    return classes;
  }

  private void profile(Fact<String> profile, String unit, Set<String> only) {
    if (profile.isKnown()) {
      Fact<String> map =
          device
              .cos()
              .entry(ObjectKind.TRAFFIC_CONTROL_PROFILE.stanza(), profile.optional().orElseThrow())
              .text("scheduler-map");
      add(map.reachedBy(PortQueues.step(profile)), unit, only);
    } else {
      add(profile, unit, only);
    }
  }

  private void add(Fact<String> map, String unit, Set<String> only) {
    if (!map.isAbsent()) {
      uses.add(new Use(map, unit, only));
    }
  }
}
