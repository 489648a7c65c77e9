package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
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
 * Which loss priorities the packets of each class can have when they come to a queue: by all
 * classifiers that are bound to some port, and by the firewall terms of filters in use. The ports
 * of a device feed each other, so this is a matter of the device and not of one port.
 */
final class Assignments {
  private final Device device;
  private final Map<String, List<Classifier.Row>> byClass = new LinkedHashMap<>();
  private Optional<Fact.Unknown<?>> more = Optional.empty();

  Assignments(Device device) {
    this.device = device;
    readClassifiers();
    Set<String> filters = device.classification().filtersInUse();
    for (Classification.Term term : device.classification().terms()) {
      if (filters.contains(term.filter())) {
        read(term);
      }
    }
  }

  private void readClassifiers() {
    Set<String> seen = new HashSet<>();
    for (Node entry : device.boundInterfaces()) {
      List<Node> holders = new ArrayList<>();
      holders.add(entry);
      holders.addAll(entry.entries("unit"));
      for (Node holder : holders) {
        for (Classification.Use use : Classification.uses(holder, "classifiers")) {
          if (seen.add(use.type() + ' ' + use.name())) {
            Optional<Classifier> classifier = device.objects().classifier(use.type(), use.name());
            if (classifier.isPresent()) {
              for (Classifier.Row row : classifier.get().rows()) {
                add(row);
              }
            }
          }
        }
      }
    }
  }

  private void add(Classifier.Row row) {
    byClass.computeIfAbsent(row.className(), c -> new ArrayList<>()).add(row);
  }

  /**
   * A term that names a class and no loss priority leaves the priority as it is, which is low
   * unless a classifier says otherwise. One that names a priority and no class may hit any class,
   * unless it matches on the class.
   */
  private void read(Classification.Term term) {
    Optional<Value> lossPriority = term.lossPriority();
    Evidence evidence =
        lossPriority.isPresent()
            ? Spot.evidence(lossPriority.get().from(), term.then().path() + " loss-priority")
            : Spot.evidence(term.then());
    String priority = lossPriority.map(Value::text).orElse("low");
    if (term.forwardingClass().isPresent()) {
      add(Classifier.Row.ofFilter(term.forwardingClass().get().text(), priority, evidence));
    } else if (!term.matchedClasses().isEmpty()) {
      for (String className : term.matchedClasses()) {
        add(Classifier.Row.ofFilter(className, priority, evidence));
      }
    } else if (more.isEmpty()) {
      more =
          Optional.of(
              new Fact.Unknown<>(
                  "the term "
                      + term.term()
                      + " of the filter "
                      + term.filter()
                      + " gives the loss priority "
                      + priority
                      + " to packets of any class",
                  "name the forwarding-class in the term",
                  evidence));
    }
  }

  /** What gives each class its packets, by class. */
  Map<String, List<Classifier.Row>> byClass() {
    return Collections.unmodifiableMap(byClass);
  }

  /** The loss priorities that something seen gives the class; none where nothing gives it any. */
  Set<String> lossPriorities(String className) {
    Set<String> priorities = new LinkedHashSet<>();
    for (Classifier.Row row : byClass.getOrDefault(className, List.of())) {
      priorities.add(row.lossPriority());
    }
    return priorities;
  }

  /** Why the class may have further loss priorities. */
  Optional<Fact.Unknown<?>> more() {
    return more;
  }

  Evidence evidence(String className, String lossPriority) {
    for (Classifier.Row row : byClass.getOrDefault(className, List.of())) {
      if (row.lossPriority().equals(lossPriority)) {
        return row.evidence();
      }
    }
    return Evidence.NONE;
  }
}
