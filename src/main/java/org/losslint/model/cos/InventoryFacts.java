package org.losslint.model.cos;

import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Entry;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.source.Place;

/** Turns entries of the inventory into facts that know their row. */
final class InventoryFacts {
  private InventoryFacts() {}

  static Evidence evidence(Entry<?> entry, String path) {
    return at(entry.place(), path);
  }

  static Evidence at(Place place, String path) {
    return new Evidence(Optional.of(place), "inventory " + path, List.of());
  }

  static <T> Fact<T> fact(Entry<T> entry, String path) {
    return Fact.known(entry.value(), evidence(entry, path));
  }

  /** An optional entry; without it absent, pointing at the row where it would stand. */
  static <T> Fact<T> fact(Optional<Entry<T>> entry, Place row, String path) {
    return entry.isPresent() ? fact(entry.get(), path) : Fact.absent(at(row, path));
  }

  static Fact<Quantity> number(Entry<Integer> entry, String path) {
    return Fact.known(Quantity.number(entry.value()), evidence(entry, path));
  }

  static Fact<Quantity> number(Optional<Entry<Integer>> entry, Place row, String path) {
    return entry.isPresent() ? number(entry.get(), path) : Fact.absent(at(row, path));
  }
}
