package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losslint.resolve.Glob;
import org.losslint.resolve.Node;

/**
 * The entries of {@code class-of-service interfaces} by their names: a switch has thousands of
 * ports, and each asks for those that speak of it.
 */
final class InterfaceEntries {
  private static final String ALL = "all";

  private final Spot interfaces;
  private final Map<String, Node> byName = new HashMap<>();
  private final List<Node> ofMany = new ArrayList<>(2);

  InterfaceEntries(Spot interfaces) {
    this.interfaces = interfaces;
    if (interfaces.node().isPresent()) {
      for (Node entry : interfaces.node().get().entries("interface")) {
        byName.put(entry.key(), entry);
        if (entry.key().equals(ALL) || Glob.isPattern(entry.key())) {
          ofMany.add(entry);
        }
      }
    }
  }

  /** Where they stand, also where there is none. */
  Spot spot() {
    return interfaces;
  }

  /** Whether one has just this name. */
  boolean names(String port) {
    return byName.containsKey(port);
  }

  /** Those that speak of a port: that of its name first, then patterns as they stand. */
  List<Node> of(String port) {
    List<Node> found = new ArrayList<>(1);
    Node named = byName.get(port);
    if (named != null) {
      found.add(named);
    }
    for (Node entry : ofMany) {
      String name = entry.key();
      if (!name.equals(port)
          && (name.equals(ALL) ? Binding.isPort(port) : Glob.matches(name, port))) {
        found.add(entry);
      }
    }
    return found;
  }

  /** How narrowly an entry speaks of a port; the larger number wins. */
  static int strength(String name, String port) {
    if (name.equals(port)) {
      return Integer.MAX_VALUE;
    }
    return name.equals(ALL) ? Binding.ALL : Glob.strength(name);
  }
}
