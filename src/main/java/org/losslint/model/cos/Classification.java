package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.losslint.model.Evidence;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/**
 * How the ports of one device sort what comes in: classifiers by code point, fixed classes, and
 * firewall terms that set a class or a loss priority, which are stronger than both.
 */
final class Classification {

  /** A use of a classifier on a port. */
  record Use(String type, String name, Evidence evidence) {}

  /** A firewall term with a verdict on class or loss priority. */
  record Term(
      String filter,
      String term,
      Optional<Value> forwardingClass,
      Optional<Value> lossPriority,
      Node then) {}

  private final Device device;
  private final List<Term> terms = new ArrayList<>();

  Classification(Device device) {
    this.device = device;
    Spot firewall = device.root().child("firewall");
    firewall.node().ifPresent(this::readFilters);
  }

  private void readFilters(Node firewall) {
    for (Node filter : firewall.entries("filter")) {
      readTerms(filter);
    }
    firewall
        .child("family")
        .ifPresent(
            families -> {
              for (Node family : families.children()) {
                for (Node filter : family.entries("filter")) {
                  readTerms(filter);
                }
              }
            });
  }

  private void readTerms(Node filter) {
    for (Node term : filter.entries("term")) {
      Optional<Node> then = term.child("then");
      if (then.isPresent()) {
        Optional<Value> forwardingClass = then.get().value("forwarding-class");
        Optional<Value> lossPriority = then.get().value("loss-priority");
        if (forwardingClass.isPresent() || lossPriority.isPresent()) {
          terms.add(new Term(filter.key(), term.key(), forwardingClass, lossPriority, then.get()));
        }
      }
    }
  }

  List<Term> terms() {
    return terms;
  }

  /** The classifiers bound to a port or its units. */
  List<Use> classifiers(Binding binding) {
    List<Use> uses = new ArrayList<>();
    visit(binding, "classifiers", (type, use) -> uses.add(use));
    return uses;
  }

  List<Use> rewriteRules(Binding binding) {
    List<Use> uses = new ArrayList<>();
    visit(binding, "rewrite-rules", (type, use) -> uses.add(use));
    return uses;
  }

  private static void visit(Binding binding, String what, BiConsumer<String, Use> visitor) {
    List<Node> holders = new ArrayList<>(binding.nodes());
    holders.addAll(binding.units());
    for (Node holder : holders) {
      uses(holder, what, visitor);
    }
  }

  /**
   * Reads {@code classifiers} or {@code rewrite-rules} of one port or unit, in both shapes of the
   * schema.
   */
  static void uses(Node holder, String what, BiConsumer<String, Use> visitor) {
    Optional<Node> container = holder.child(what);
    if (container.isEmpty()) {
      return;
    }
    for (Node type : container.get().children()) {
      if (!type.keys().isEmpty()) {
        visitor.accept(type.name(), new Use(type.name(), type.key(), Spot.evidence(type)));
        continue;
      }
      for (Node leaf : type.children()) {
        if (leaf.name().endsWith("-name")) {
          leaf.ownValue()
              .ifPresent(
                  value ->
                      visitor.accept(
                          type.name(),
                          new Use(
                              type.name(),
                              value.text(),
                              Spot.evidence(value.from(), type.path()))));
        }
      }
    }
  }

  /** The class that all traffic into the port gets, whatever it carries. */
  static List<Node> fixedClasses(Binding binding) {
    List<Node> fixed = new ArrayList<>();
    for (Node node : binding.nodes()) {
      node.child("forwarding-class").ifPresent(fixed::add);
    }
    for (Node unit : binding.units()) {
      unit.child("forwarding-class").ifPresent(fixed::add);
    }
    return fixed;
  }

  /** The filters that stand at the input of a port's units. */
  List<String> inputFilters(String port) {
    List<String> filters = new ArrayList<>();
    Spot units = device.root().child("interfaces").entry("interface", port);
    units
        .node()
        .ifPresent(
            node -> {
              for (Node unit : node.entries("unit")) {
                unit.child("family")
                    .ifPresent(
                        families -> {
                          for (Node family : families.children()) {
                            filters(family, filters);
                          }
                        });
              }
            });
    return filters;
  }

  private static void filters(Node family, List<String> filters) {
    Optional<Node> filter = family.child("filter");
    if (filter.isPresent()) {
      filter
          .get()
          .at("input")
          .flatMap(in -> in.value("filter-name"))
          .ifPresent(v -> filters.add(v.text()));
      for (Value value : filter.get().values("input-list")) {
        filters.add(value.text());
      }
    }
  }
}
