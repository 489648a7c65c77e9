package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/** Which objects of a device its ports really use, and by which queues. */
final class Bindings {
  private static final String OF_PROFILES =
      "class-of-service " + ObjectKind.TRAFFIC_CONTROL_PROFILE.stanza() + " ";

  private final Device device;
  private final Set<String> maps = new LinkedHashSet<>();
  private final Map<String, List<Queue>> queuesByScheduler = new HashMap<>();
  private final Map<String, List<Port>> portsByProfile = new HashMap<>();

  Bindings(Device device) {
    this.device = device;
    findMaps();
    for (Port port : device.ports()) {
      for (Queue queue : port.queues()) {
        if (!queue.isPlaceholder()) {
          queuesByScheduler
              .computeIfAbsent(queue.scheduler().name(), s -> new ArrayList<>())
              .add(queue);
        }
      }
      Optional<String> profile = port.notificationProfileName().optional();
      if (profile.isPresent()) {
        portsByProfile.computeIfAbsent(profile.get(), p -> new ArrayList<>()).add(port);
      }
    }
  }

  /** A map in a traffic control profile counts when something uses the profile. */
  private void findMaps() {
    Set<String> profiles = new HashSet<>();
    for (Reference reference : device.references()) {
      String name = reference.name().optional().orElse("");
      if (reference.kindOfObject() == ObjectKind.TRAFFIC_CONTROL_PROFILE) {
        profiles.add(name);
      } else if (reference.kindOfObject() == ObjectKind.SCHEDULER_MAP
          && !reference.evidence().path().startsWith(OF_PROFILES)) {
        maps.add(name);
      }
    }
    for (Node profile : device.objects().definitions(ObjectKind.TRAFFIC_CONTROL_PROFILE)) {
      Optional<Value> map = profile.value("scheduler-map");
      if (map.isPresent() && profiles.contains(profile.key())) {
        maps.add(map.get().text());
      }
    }
  }

  /** Names of the scheduler maps that something binds. */
  Set<String> maps() {
    return maps;
  }

  /** The queues that a scheduler serves. */
  List<Queue> queues(String scheduler) {
    return queuesByScheduler.getOrDefault(scheduler, List.of());
  }

  /** The ports with a notification profile. */
  List<Port> ports(String profile) {
    return portsByProfile.getOrDefault(profile, List.of());
  }
}
