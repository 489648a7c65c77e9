package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.resolve.Node;

/**
 * Finds the queues of a port: through the scheduler map bound to it, through traffic control
 * profiles (of the port or of its forwarding class sets), and through those of its units.
 */
final class PortQueues {
  private final Port port;
  private final Device device;
  private final List<Queue> queues = new ArrayList<>();

  private PortQueues(Port port) {
    this.port = port;
    this.device = port.owner();
  }

  static List<Queue> of(Port port) {
    PortQueues finding = new PortQueues(port);
    finding.find();
    return finding.queues;
  }

  private void find() {
    Fact<String> map = port.schedulerMap();
    if (map.isKnown()) {
      fromMap(map, "", Set.of());
    }
    Fact<String> profile = port.binding().text("output-traffic-control-profile", "profile-name");
    if (profile.isKnown()) {
      fromProfile(profile, "", Set.of());
    }
    for (Node node : port.binding().nodes()) {
      for (Node set : node.entries("forwarding-class-set")) {
        Fact<String> ofSet =
            Spot.of(set).child("output-traffic-control-profile").text("profile-name");
        if (ofSet.isKnown()) {
          fromProfile(ofSet, "", classesOf(set.key()));
        }
      }
    }
    for (Binding.Unit unit : port.binding().units()) {
      String suffix = "." + unit.name();
      Fact<String> unitMap = unit.text("scheduler-map");
      if (unitMap.isKnown()) {
        fromMap(unitMap, suffix, Set.of());
      }
      Fact<String> unitProfile = unit.text("output-traffic-control-profile", "profile-name");
      if (unitProfile.isKnown()) {
        fromProfile(unitProfile, suffix, Set.of());
      }
    }
    addPlaceholders();
  }

  private Set<String> classesOf(String set) {
    Set<String> classes = new HashSet<>();
    device
        .cos()
        .entry("forwarding-class-sets", set)
        .node()
        .ifPresent(node -> node.entries("class").forEach(entry -> classes.add(entry.key())));
    return classes;
  }

  private void fromProfile(Fact<String> profile, String suffix, Set<String> only) {
    Fact<String> map =
        device
            .cos()
            .entry("traffic-control-profiles", profile.optional().orElse(""))
            .text("scheduler-map");
    if (map.isKnown()) {
      fromMap(map.reachedBy(step(profile)), suffix, only);
    }
  }

  private void fromMap(Fact<String> map, String suffix, Set<String> only) {
    Optional<Node> node = device.cos().entry("scheduler-maps", map.optional().orElse("")).node();
    if (node.isEmpty()) {
      return;
    }
    List<Evidence.Step> toMap = new ArrayList<>(map.evidence().via());
    toMap.addAll(step(map));
    for (Node entry : node.get().entries("forwarding-class")) {
      if (!only.isEmpty() && !only.contains(entry.key())) {
        continue;
      }
      Fact<String> scheduler = Spot.of(entry).text("scheduler");
      List<Evidence.Step> way = new ArrayList<>(toMap);
      way.addAll(step(scheduler));
      queues.add(
          new Queue(
              port,
              port.name() + suffix + " " + entry.key(),
              device.forwardingClass(entry.key()),
              device.objects().scheduler(scheduler.optional().orElse("")),
              way,
              Spot.evidence(entry),
              false));
    }
  }

  /** A station of the way: the statement in one line. */
  static List<Evidence.Step> step(Fact<String> fact) {
    Evidence evidence = fact.evidence();
    String path = evidence.path();
    String text = path.startsWith("class-of-service ") ? path.substring(17) : path;
    return evidence.place().isPresent()
        ? List.of(
            new Evidence.Step(
                evidence.place().get(), text + fact.optional().map(v -> " " + v).orElse("")))
        : List.of();
  }

  /**
   * The RDMA class of a port that the inventory names is judged even where nothing schedules it,
   * and even where nobody knows which class it is.
   */
  private void addPlaceholders() {
    if (port.isNone()) {
      queues.add(placeholder("(RDMA class)"));
      return;
    }
    if (!port.named().optional().orElse(false)) {
      return;
    }
    Fact<Items> classes = device.rdmaClasses();
    if (!classes.isKnown()) {
      queues.add(placeholder("(RDMA class)"));
      return;
    }
    for (Fact<?> name : classes.optional().orElseThrow().facts()) {
      String className = String.valueOf(name.optional().orElse(null));
      if (!hasQueueOf(className)) {
        queues.add(placeholder(className));
      }
    }
  }

  private boolean hasQueueOf(String className) {
    for (Queue queue : queues) {
      if (queue.className().equals(className)) {
        return true;
      }
    }
    return false;
  }

  private Queue placeholder(String className) {
    return new Queue(
        port,
        port.name() + " " + className,
        device.forwardingClass(className),
        device.objects().scheduler(""),
        List.of(),
        port.binding().<String>absent("scheduler-map").evidence(),
        true);
  }
}
