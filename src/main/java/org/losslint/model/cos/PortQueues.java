package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.resolve.Node;

/** Makes the queues of a port: one for each class of each map by which it is scheduled. */
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
    for (ScheduledMaps.Use use : ScheduledMaps.of(device, port.binding())) {
      if (use.map().isKnown()) {
        fromMap(use.map(), use.unit(), use.only());
      }
    }
    addPlaceholders();
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
      if (!hasQueue(className)) {
        queues.add(placeholder(className));
      }
    }
  }

  private boolean hasQueue(String className) {
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
