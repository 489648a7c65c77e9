package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.resolve.Node;

/** The class-of-service objects of one device by their names, defined or only referred to. */
final class CosObjects {
  private final Device device;
  private final Spot cos;
  private final Map<String, Scheduler> schedulers = new HashMap<>();
  private final Map<String, DropProfile> dropProfiles = new HashMap<>();
  private final Map<String, SchedulerMap> schedulerMaps = new HashMap<>();
  private final Map<String, CongestionProfile> congestionProfiles = new HashMap<>();
  private final Map<String, Optional<Classifier>> classifiers = new HashMap<>();
  @CheckForNull private Map<String, ForwardingClass> classes;
  @CheckForNull private Map<String, List<ForwardingClass>> classesByScheduler;

  CosObjects(Device device) {
    this.device = device;
    this.cos = device.cos();
  }

  // ---- forwarding classes

  /** The classes that the configuration defines, in both styles, in its order. */
  Map<String, ForwardingClass> classes() {
    Map<String, ForwardingClass> known = classes;
    if (known == null) {
      known = new LinkedHashMap<>();
      Optional<Node> stanza = cos.child("forwarding-classes").node();
      if (stanza.isPresent()) {
        for (Node node : stanza.get().entries("class")) {
          known.put(node.key(), new ForwardingClass(device, node.key(), Spot.of(node), false));
        }
        for (Node node : stanza.get().entries("queue")) {
          String name = node.value("class-name").map(value -> value.text()).orElse("");
          if (!name.isEmpty() && !known.containsKey(name)) {
            known.put(name, new ForwardingClass(device, name, Spot.of(node), true));
          }
        }
      }
      classes = known;
    }
    return known;
  }

  /** A class by its name, defined or not; a short name means the class of its full name. */
  ForwardingClass forwardingClass(String name) {
    ForwardingClass known = classes().get(name);
    if (known == null) {
      known = classes().get(ForwardingClass.canonical(name));
    }
    return known != null
        ? known
        : new ForwardingClass(
            device, name, cos.child("forwarding-classes").entry("class", name), false);
  }

  // ---- what belongs to queues

  Scheduler scheduler(String name) {
    return schedulers.computeIfAbsent(
        name, n -> new Scheduler(device, n, cos.entry("schedulers", n)));
  }

  List<Scheduler> schedulers() {
    List<Scheduler> all = new ArrayList<>();
    for (Node node : entries("schedulers")) {
      all.add(scheduler(node.key()));
    }
    return all;
  }

  DropProfile dropProfile(String name) {
    return dropProfiles.computeIfAbsent(
        name, n -> new DropProfile(device, n, cos.entry("drop-profiles", n)));
  }

  List<DropProfile> dropProfiles() {
    List<DropProfile> all = new ArrayList<>();
    for (Node node : entries("drop-profiles")) {
      all.add(dropProfile(node.key()));
    }
    return all;
  }

  /** A scheduler map; empty where none of this name is defined. */
  Optional<SchedulerMap> schedulerMap(String name) {
    Optional<Node> node = cos.entry("scheduler-maps", name).node();
    return node.isPresent()
        ? Optional.of(
            schedulerMaps.computeIfAbsent(name, n -> new SchedulerMap(device, node.get())))
        : Optional.empty();
  }

  List<SchedulerMap> schedulerMaps() {
    List<SchedulerMap> all = new ArrayList<>();
    for (Node node : entries("scheduler-maps")) {
      schedulerMap(node.key()).ifPresent(all::add);
    }
    return all;
  }

  /** The classes that scheduler maps give a scheduler, bound or not, each once. */
  List<ForwardingClass> classesOf(String scheduler) {
    Map<String, List<ForwardingClass>> known = classesByScheduler;
    if (known == null) {
      known = new HashMap<>();
      Set<String> seen = new HashSet<>();
      for (SchedulerMap map : schedulerMaps()) {
        for (SchedulerMap.Entry entry : map.entries()) {
          String serves = entry.scheduler().optional().orElse("");
          ForwardingClass served = entry.forwardingClass();
          if (!serves.isEmpty() && seen.add(serves + '\n' + served.name())) {
            known.computeIfAbsent(serves, s -> new ArrayList<>(1)).add(served);
          }
        }
      }
      classesByScheduler = known;
    }
    return known.getOrDefault(scheduler, List.of());
  }

  // ---- what sorts and pauses

  /** A notification profile; empty where none of this name is defined. */
  Optional<CongestionProfile> congestionProfile(String name) {
    Optional<Node> node = cos.entry("congestion-notification-profile", name).node();
    return node.isPresent()
        ? Optional.of(
            congestionProfiles.computeIfAbsent(
                name, n -> new CongestionProfile(device, n, node.get())))
        : Optional.empty();
  }

  List<CongestionProfile> congestionProfiles() {
    List<CongestionProfile> all = new ArrayList<>();
    for (Node node : entries("congestion-notification-profile")) {
      congestionProfile(node.key()).ifPresent(all::add);
    }
    return all;
  }

  /** A classifier by type and name; empty where none is defined, {@code default} apart. */
  Optional<Classifier> classifier(String type, String name) {
    return classifiers.computeIfAbsent(type + ' ' + name, key -> findClassifier(type, name));
  }

  private Optional<Classifier> findClassifier(String type, String name) {
    DefaultClassifiers defaults =
        new DefaultClassifiers(device.platform().family().map(PlatformFamily::kind));
    Map<String, Node> siblings = new LinkedHashMap<>();
    Optional<Node> stanza = cos.child("classifiers").node();
    if (stanza.isPresent()) {
      for (Node node : stanza.get().entries(type)) {
        siblings.put(node.key(), node);
      }
    }
    Node node = siblings.get(name);
    if (node != null) {
      return Optional.of(Classifier.of(type, node, aliases(type), siblings, defaults));
    }
    return name.equals("default")
        ? Optional.of(Classifier.builtIn(type, name, defaults))
        : Optional.empty();
  }

  /** The code points that {@code code-point-aliases} names. */
  Map<String, Integer> aliases(String type) {
    Map<String, Integer> aliases = new HashMap<>();
    Optional<Node> stanza = cos.child("code-point-aliases").node();
    if (stanza.isPresent()) {
      for (Node alias : stanza.get().entries(type)) {
        Optional<Integer> bits =
            alias.value("bits").flatMap(value -> CodePoint.parse(value.text(), type));
        bits.ifPresent(value -> aliases.put(alias.key(), value));
      }
    }
    return aliases;
  }

  // ---- by kind

  List<Node> entries(String list) {
    return cos.node().isPresent() ? cos.node().get().entries(list) : List.of();
  }

  /** Every definition of a kind; classes apart, which have two styles. */
  List<Node> definitions(ObjectKind kind) {
    if (!kind.isTyped()) {
      return entries(kind.stanza());
    }
    Optional<Node> stanza = cos.child(kind.stanza()).node();
    List<Node> nodes = new ArrayList<>();
    if (stanza.isPresent()) {
      for (Node node : stanza.get().children()) {
        if (!node.keys().isEmpty()) {
          nodes.add(node);
        }
      }
    }
    return nodes;
  }

  /** The names that are defined of a kind and, where it has one, a type. */
  Set<String> names(ObjectKind kind, String type) {
    if (kind == ObjectKind.FORWARDING_CLASS) {
      return classes().keySet();
    }
    Set<String> names = new LinkedHashSet<>();
    for (Node node : definitions(kind)) {
      if (type.isEmpty() || node.name().equals(type)) {
        names.add(node.key());
      }
    }
    return names;
  }

  /** Whether a definition of this name is there; unknown where one may be and does not show. */
  Fact<Boolean> isDefined(ObjectKind kind, String type, String name, Evidence evidence) {
    Spot spot =
        kind.isTyped()
            ? cos.child(kind.stanza()).entry(type, name)
            : cos.entry(kind.stanza(), name);
    if (spot.exists()) {
      return Fact.known(true, spot.evidence());
    }
    Fact<Boolean> absent = spot.absent("");
    return absent.isUnknown()
        ? absent
        : device.openIfFragment(Fact.known(false, evidence), "the " + kind.label() + " " + name);
  }

  /** What cannot be told because the object of this name is not in force, and the way out. */
  <T> Fact<T> notInForce(ObjectKind kind, String type, String name, Evidence evidence) {
    String object = "the " + kind.title() + " " + (type.isEmpty() ? "" : type + " ") + name;
    Optional<InactiveDefinition> inactive = InactiveDefinition.of(device, kind, type, name);
    return inactive.isPresent()
        ? Fact.unknown(object + " is inactive", "activate " + inactive.get().path(), evidence)
        : Fact.unknown(
            object + " is not defined",
            "define it under class-of-service " + kind.stanza(),
            evidence);
  }

  /** {@code class}, {@code queue}, both or none. */
  Fact<String> classStyle() {
    Spot stanza = cos.child("forwarding-classes");
    boolean byClass = false;
    boolean byQueue = false;
    for (ForwardingClass each : classes().values()) {
      byClass |= !each.isQueueStyle();
      byQueue |= each.isQueueStyle();
    }
    // A class that both styles define is in the list once.
    Optional<Node> node = stanza.node();
    byQueue |= node.isPresent() && !node.get().entries("queue").isEmpty();
    Evidence evidence =
        byClass && byQueue
            ? Spot.evidence(node.orElseThrow().entries("queue").get(0))
            : stanza.evidence();
    return Fact.known(byClass ? byQueue ? "both" : "class" : byQueue ? "queue" : "none", evidence);
  }
}
