package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.resolve.Node;

/**
 * What {@code class-of-service interfaces} says about one port: the entry of its exact name, globs
 * that match it and {@code all}, joined attribute by attribute with the narrowest first. The vendor
 * does not document which of two equally narrow globs wins, so values of theirs that differ are
 * ambiguous.
 */
final class Binding {
  /** Of {@code all}: weaker than any pattern. */
  static final int ALL = -1;

  private static final String EVERY_UNIT = "*";

  private record Entry(Node node, int strength) {}

  private final String port;
  private final Spot interfaces;
  private final List<Entry> entries = new ArrayList<>(1);

  Binding(InterfaceEntries all, String port) {
    this.interfaces = all.spot();
    this.port = port;
    for (Node entry : all.of(port)) {
      entries.add(new Entry(entry, InterfaceEntries.strength(entry.key(), port)));
    }
    entries.sort((a, b) -> Integer.compare(b.strength(), a.strength()));
  }

  /** Whether {@code all} means this interface: a physical Ethernet port or a bundle. */
  static boolean isPort(String name) {
    return name.startsWith("et-")
        || name.startsWith("xe-")
        || name.startsWith("ge-")
        || name.startsWith("mge-")
        || isBundle(name);
  }

  static boolean isBundle(String name) {
    return name.length() > 2
        && name.startsWith("ae")
        && name.charAt(2) >= '0'
        && name.charAt(2) <= '9';
  }

  boolean isBound() {
    return !entries.isEmpty();
  }

  /** Whether the port is named and a glob matches it as well. */
  boolean isMatchedTwice() {
    return entries.size() > 1
        && entries.get(0).strength() == Integer.MAX_VALUE
        && entries.get(1).strength() != ALL;
  }

  List<Node> nodes() {
    List<Node> nodes = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      nodes.add(entry.node());
    }
    return nodes;
  }

  /**
   * One unit of the port with the entries that speak of it.
   *
   * @param name number, or {@code *} where only that is written
   * @param nodes narrowest first: those of the port's own entry before those of globs, in each the
   *     unit's number before {@code unit *}
   */
  record Unit(String name, List<Node> nodes) {

    /** A leaf of the unit, by the narrowest entry that has it. */
    Fact<String> text(String leaf) {
      return first(spot -> spot.text(leaf), leaf);
    }

    /** The one value inside of a container of the unit. */
    Fact<String> text(String container, String leaf) {
      return first(spot -> spot.child(container).text(leaf), container);
    }

    private Fact<String> first(Function<Spot, Fact<String>> reader, String name) {
      for (Node node : nodes) {
        Fact<String> value = reader.apply(Spot.of(node));
        if (!value.isAbsent()) {
          return value;
        }
      }
      return Spot.of(nodes.get(0)).absent(name);
    }
  }

  /** The units that class-of-service speaks of, in the order in which they are written. */
  List<Unit> units() {
    Set<String> names = new LinkedHashSet<>();
    for (Entry entry : entries) {
      for (Node unit : entry.node().entries("unit")) {
        names.add(unit.key());
      }
    }
    if (names.size() > 1) {
      names.remove(EVERY_UNIT);
    }
    List<Unit> units = new ArrayList<>(names.size());
    for (String name : names) {
      List<Node> nodes = new ArrayList<>(1);
      for (Entry entry : entries) {
        entry.node().entry("unit", name).ifPresent(nodes::add);
        if (!name.equals(EVERY_UNIT)) {
          entry.node().entry("unit", EVERY_UNIT).ifPresent(nodes::add);
        }
      }
      units.add(new Unit(name, nodes));
    }
    return units;
  }

  /** A leaf of the port itself. */
  Fact<String> text(String leaf) {
    return at(spot -> spot.text(leaf), leaf);
  }

  /** The one value inside of a container of the port: {@code shaping-rate 40g}. */
  Fact<String> text(String container, String leaf) {
    return at(spot -> spot.child(container).text(leaf), container);
  }

  private Fact<String> at(Function<Spot, Fact<String>> reader, String name) {
    Entry decided = null;
    Fact<String> found = null;
    for (Entry entry : entries) {
      if (decided != null && entry.strength() < decided.strength()) {
        break;
      }
      Fact<String> value = reader.apply(Spot.of(entry.node()));
      if (value.isAbsent()) {
        continue;
      }
      if (found == null) {
        decided = entry;
        found = value;
      } else if (!found.optional().equals(value.optional())) {
        return Fact.unknown(
            "the globs "
                + decided.node().key()
                + " and "
                + entry.node().key()
                + " match "
                + port
                + " equally well and give different values",
            "bind the port by its name",
            value.evidence());
      }
    }
    return found != null ? found : absent(name);
  }

  /** What is missing on the port: below its own entry, or below the stanza of interfaces. */
  <T> Fact<T> absent(String name) {
    if (!entries.isEmpty()) {
      Fact<T> absent = Spot.of(entries.get(0).node()).absent(name);
      return absent.withEvidence(named(absent.evidence(), name));
    }
    return interfaces.entry("interface", port).absent(name);
  }

  /**
   * A glob's entry is where the statement could stand, but the port's own name is what would be
   * written.
   */
  private Evidence named(Evidence evidence, String name) {
    return new Evidence(
        evidence.place(), "class-of-service interfaces " + port + " " + name, evidence.via());
  }

  Evidence evidence() {
    return entries.isEmpty()
        ? interfaces.entry("interface", port).evidence()
        : Spot.evidence(entries.get(0).node());
  }

  Optional<Node> exact() {
    return !entries.isEmpty() && entries.get(0).strength() == Integer.MAX_VALUE
        ? Optional.of(entries.get(0).node())
        : Optional.empty();
  }
}
