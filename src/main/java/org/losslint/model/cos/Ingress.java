package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/**
 * How one port sorts what comes in: by the classifiers of each unit, else of the port, else by the
 * platform's own; by a fixed class, which leaves classifiers no say; and by filters, which are
 * stronger than both.
 */
final class Ingress {
  /** Precedence 6 and 7 are network control for every platform that is told nothing. */
  private static final Set<Integer> CONTROL = Set.of(48, 56);

  /** What comes in by one unit. */
  private record Entrance(
      Optional<Value> fixed, Map<String, Classification.Use> uses, boolean filtered) {}

  private final Port port;
  private final Device device;
  private final List<Entrance> entrances = new ArrayList<>(1);

  Ingress(Port port) {
    this.port = port;
    this.device = port.owner();
    Map<String, Classification.Use> ofPort = new LinkedHashMap<>();
    Optional<Value> fixed = Optional.empty();
    for (Node node : port.binding().nodes()) {
      collect(node, ofPort);
      fixed = fixed.or(() -> node.value("forwarding-class"));
    }
    for (Binding.Unit unit : port.binding().units()) {
      Map<String, Classification.Use> uses = new LinkedHashMap<>();
      Optional<Value> ofUnit = Optional.empty();
      for (Node node : unit.nodes()) {
        collect(node, uses);
        ofUnit = ofUnit.or(() -> node.value("forwarding-class"));
      }
      Optional<Value> portClass = fixed;
      entrances.add(
          new Entrance(
              ofUnit.or(() -> portClass), uses.isEmpty() ? ofPort : uses, isFiltered(unit.name())));
    }
    if (entrances.isEmpty()) {
      entrances.add(new Entrance(fixed, ofPort, isFiltered("*")));
    }
  }

  /** Of each type the narrowest entry's classifier counts. */
  private static void collect(Node holder, Map<String, Classification.Use> into) {
    for (Classification.Use use : Classification.uses(holder, "classifiers")) {
      into.putIfAbsent(use.type(), use);
    }
  }

  private boolean isFiltered(String unit) {
    Spot configured = device.root().child("interfaces").entry("interface", port.name());
    if (configured.node().isEmpty()) {
      return false;
    }
    for (Node each : configured.node().get().entries("unit")) {
      if ((unit.equals("*") || unit.equals(each.key()))
          && device.classification().reclassifies(each)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a filter can put what comes in into another class than its code point says. */
  boolean isFiltered() {
    for (Entrance entrance : entrances) {
      if (entrance.filtered()) {
        return true;
      }
    }
    return false;
  }

  /** Every row by which a unit of the port sorts, those that the platform brings along too. */
  List<Classifier.Row> rows() {
    List<Classifier.Row> rows = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (Entrance entrance : entrances) {
      if (entrance.fixed().isPresent()) {
        continue;
      }
      for (Classification.Use use : entrance.uses().values()) {
        if (seen.add(use.type() + ' ' + use.name())) {
          device
              .objects()
              .classifier(use.type(), use.name())
              .ifPresent(classifier -> rows.addAll(classifier.rows()));
        }
      }
      if (entrance.uses().isEmpty() && seen.add("")) {
        rows.addAll(defaults().rows("ieee-802.1"));
      }
    }
    return rows;
  }

  private DefaultClassifiers defaults() {
    return new DefaultClassifiers(
        device.platform().family().map(org.losslint.inventory.PlatformFamily::kind));
  }

  /**
   * The classes that a code point gets on the units of the port, each once: of one class in most
   * networks, of several where units differ or a classifier lists it twice.
   */
  Fact<Set<String>> classes(String type, int value) {
    Set<String> classes = new LinkedHashSet<>();
    Evidence evidence = port.evidence();
    for (Entrance entrance : entrances) {
      if (entrance.fixed().isPresent()) {
        classes.add(entrance.fixed().get().text());
        continue;
      }
      Fact<List<Classifier.Row>> rows = rows(entrance, type, value);
      if (!rows.isKnown()) {
        return rows.map(never -> classes);
      }
      for (Classifier.Row row : rows.optional().orElseThrow()) {
        classes.add(row.className());
        evidence = row.isWritten() ? row.evidence() : evidence;
      }
    }
    return Fact.known(classes, evidence);
  }

  /** None where no classifier of this type stands there. */
  private Fact<List<Classifier.Row>> rows(Entrance entrance, String type, int value) {
    Classification.Use use = entrance.uses().get(type);
    if (use == null) {
      return Fact.known(entrance.uses().isEmpty() ? ofPlatform(type, value) : List.of());
    }
    Optional<Classifier> classifier = device.objects().classifier(use.type(), use.name());
    if (classifier.isEmpty()) {
      return device
          .objects()
          .notInForce(ObjectKind.CLASSIFIER, use.type(), use.name(), use.evidence());
    }
    List<Classifier.Row> rows = classifier.get().rows(value);
    Optional<Fact.Unknown<?>> open = classifier.get().open();
    return rows.isEmpty() && open.isPresent()
        ? Fact.unknown(open.get().because(), open.get().supply(), open.get().evidence())
        : Fact.known(rows);
  }

  private List<Classifier.Row> ofPlatform(String type, int value) {
    List<Classifier.Row> rows = new ArrayList<>(1);
    if (CodePoint.isDscp(type)) {
      String className = CONTROL.contains(value) ? "network-control" : "best-effort";
      rows.add(new Classifier.Row(type, value, className, "low", Evidence.NONE));
      return rows;
    }
    for (Classifier.Row row : defaults().rows(type)) {
      if (row.value() == value) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** The one class that a DSCP gets. */
  Fact<String> classOf(int dscp) {
    return classes("dscp", dscp)
        .then(
            classes -> {
              if (isFiltered()) {
                return Fact.unknown(
                    "a filter at " + port.name() + " sets classes by more than the code point",
                    "see the filter's terms");
              }
              return classes.size() == 1
                  ? Fact.known(classes.iterator().next())
                  : classes.isEmpty()
                      ? Fact.absent(port.evidence())
                      : Fact.unknown(
                          "the units of " + port.name() + " give the code point different classes",
                          "bind one classifier to all of them");
            });
  }
}
