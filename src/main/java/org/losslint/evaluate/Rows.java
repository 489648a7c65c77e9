package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Rows of a report in the order in which they came, each found again by its rule, its owner and a
 * text that tells it from others of the two. Beside a row it holds a few bytes; the keys of a map
 * would be the most of what the report of a large fleet holds.
 */
abstract class Rows<R> {
  private final List<R> rows = new ArrayList<>();

  /** The number of a row and one, where its hash leads; 0 where nothing is. */
  private int[] slots = new int[64];

  abstract String rule(R row);

  abstract String owner(R row);

  abstract String text(R row);

  List<R> all() {
    return Collections.unmodifiableList(rows);
  }

  R get(int number) {
    return rows.get(number);
  }

  void replace(int number, R row) {
    rows.set(number, row);
  }

  /** The number of the row, or -1. */
  int find(String rule, String owner, String text) {
    return slots[slot(rule, owner, text)] - 1;
  }

  /** Adds one that is not there yet. */
  void add(R row) {
    rows.add(row);
    if (2 * rows.size() > slots.length) {
      slots = new int[2 * slots.length];
      for (int i = 0; i < rows.size(); i++) {
        place(i);
      }
    } else {
      place(rows.size() - 1);
    }
  }

  private void place(int number) {
    R row = rows.get(number);
    slots[slot(rule(row), owner(row), text(row))] = number + 1;
  }

  /** Where the row is, or would be. */
  private int slot(String rule, String owner, String text) {
    int hash = (rule.hashCode() * 31 + owner.hashCode()) * 31 + text.hashCode();
    int slot = (hash ^ hash >>> 15) & slots.length - 1;
    while (slots[slot] != 0) {
      R row = rows.get(slots[slot] - 1);
      if (rule(row).equals(rule) && owner(row).equals(owner) && text(row).equals(text)) {
        break;
      }
      slot = slot + 1 & slots.length - 1;
    }
    return slot;
  }
}
