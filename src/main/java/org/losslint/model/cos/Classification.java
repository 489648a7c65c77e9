package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/**
 * What the configuration of one device holds to sort packets into classes: uses of classifiers and
 * rewrite rules, and firewall terms that set a class or a loss priority, which are stronger than
 * both.
 */
final class Classification {
  private static final List<String> DIRECTIONS = List.of("input", "output");
  private static final List<String> LISTS = List.of("input-list", "output-list");

  /** A use of a classifier or of a rewrite rule. */
  record Use(String type, String name, Evidence evidence) {}

  /**
   * A firewall term with a verdict on class or loss priority.
   *
   * @param matchedClasses the classes that it matches on
   */
  record Term(
      String filter,
      String term,
      Optional<Value> forwardingClass,
      Optional<Value> lossPriority,
      List<String> matchedClasses,
      Node then) {}

  private final Device device;
  private final List<Term> terms = new ArrayList<>();
  @CheckForNull private Set<String> filtersInUse;

  Classification(Device device) {
    this.device = device;
    Optional<Node> firewall = device.root().child("firewall").node();
    if (firewall.isPresent()) {
      readFilters(firewall.get());
    }
  }

  private void readFilters(Node firewall) {
    for (Node filter : firewall.entries("filter")) {
      readTerms(filter);
    }
    Optional<Node> families = firewall.child("family");
    if (families.isPresent()) {
      for (Node family : families.get().children()) {
        for (Node filter : family.entries("filter")) {
          readTerms(filter);
        }
      }
    }
  }

  private void readTerms(Node filter) {
    for (Node term : filter.entries("term")) {
      Optional<Node> then = term.child("then");
      if (then.isPresent()) {
        Optional<Value> forwardingClass = then.get().value("forwarding-class");
        Optional<Value> lossPriority = then.get().value("loss-priority");
        if (forwardingClass.isPresent() || lossPriority.isPresent()) {
          terms.add(
              new Term(
                  filter.key(),
                  term.key(),
                  forwardingClass,
                  lossPriority,
                  matchedClasses(term),
                  then.get()));
        }
      }
    }
  }

  private static List<String> matchedClasses(Node term) {
    List<String> classes = new ArrayList<>(0);
    Optional<Node> from = term.child("from");
    if (from.isPresent()) {
      for (Value value : from.get().values("forwarding-class")) {
        classes.add(value.text());
      }
    }
    return classes;
  }

  List<Term> terms() {
    return terms;
  }

  /** Names of the filters that stand at some unit, at its input or its output. */
  Set<String> filtersInUse() {
    Set<String> known = filtersInUse;
    if (known == null) {
      known = new HashSet<>();
      Optional<Node> interfaces = device.root().child("interfaces").node();
      if (interfaces.isPresent() && !terms.isEmpty()) {
        for (Node port : interfaces.get().entries("interface")) {
          for (Node unit : port.entries("unit")) {
            known.addAll(filters(unit, DIRECTIONS, LISTS));
          }
        }
      }
      filtersInUse = known;
    }
    return known;
  }

  /** Whether a filter at the input of the unit can put packets into another class. */
  boolean reclassifies(Node unit) {
    if (terms.isEmpty()) {
      return false;
    }
    List<String> filters = filters(unit, DIRECTIONS.subList(0, 1), LISTS.subList(0, 1));
    for (Term term : terms) {
      if (term.forwardingClass().isPresent() && filters.contains(term.filter())) {
        return true;
      }
    }
    return false;
  }

  private static List<String> filters(Node unit, List<String> single, List<String> lists) {
    List<String> names = new ArrayList<>(0);
    Optional<Node> families = unit.child("family");
    if (families.isEmpty()) {
      return names;
    }
    for (Node family : families.get().children()) {
      Optional<Node> filter = family.child("filter");
      if (filter.isPresent()) {
        for (String direction : single) {
          Optional<Value> name =
              filter.get().at(direction).flatMap(node -> node.value("filter-name"));
          if (name.isPresent()) {
            names.add(name.get().text());
          }
        }
        for (String list : lists) {
          for (Value name : filter.get().values(list)) {
            names.add(name.text());
          }
        }
      }
    }
    return names;
  }

  /**
   * The {@code classifiers} or {@code rewrite-rules} of one port or unit, in both shapes of the
   * schema.
   */
  static List<Use> uses(Node holder, String what) {
    Optional<Node> container = holder.child(what);
    if (container.isEmpty()) {
      return List.of();
    }
    List<Use> uses = new ArrayList<>(1);
    for (Node type : container.get().children()) {
      if (!type.keys().isEmpty()) {
        uses.add(new Use(type.name(), type.key(), Spot.evidence(type)));
        continue;
      }
      for (Node leaf : type.children()) {
        Optional<Value> name = leaf.name().endsWith("-name") ? leaf.ownValue() : Optional.empty();
        if (name.isPresent()) {
          Evidence evidence = Spot.evidence(name.get().from(), type.path());
          uses.add(new Use(type.name(), name.get().text(), evidence));
        }
      }
    }
    return uses;
  }
}
