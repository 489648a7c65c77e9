package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class TiesTest {
  @Test
  void whatIsTiedByWayOfOthersIsTied() {
    Ties ties = new Ties();
    ties.tie(List.of("a", "b"));
    ties.tie(List.of("c", "d"));
    assertNotEquals(ties.root("a"), ties.root("d"));
    ties.tie(List.of("b", "c"));
    assertEquals(ties.root("a"), ties.root("d"));
    assertEquals("alone", ties.root("alone"));
  }

  /** Which names are tied does not hang on the order in which they are met. */
  @Property(tries = 200)
  void theOrderChangesNothing(
      @ForAll @Size(max = 12) List<@IntRange(max = 9) Integer> left,
      @ForAll @Size(max = 12) List<@IntRange(max = 9) Integer> right) {
    int pairs = Math.min(left.size(), right.size());
    Ties forward = new Ties();
    Ties backward = new Ties();
    for (int i = 0; i < pairs; i++) {
      forward.tie(names(left.get(i), right.get(i)));
      backward.tie(names(right.get(pairs - 1 - i), left.get(pairs - 1 - i)));
    }
    for (int a = 0; a < 10; a++) {
      for (int b = 0; b < 10; b++) {
        assertEquals(
            forward.root("n" + a).equals(forward.root("n" + b)),
            backward.root("n" + a).equals(backward.root("n" + b)));
      }
    }
  }

  private static List<String> names(int... numbers) {
    List<String> names = new ArrayList<>();
    for (int number : numbers) {
      names.add("n" + number);
    }
    return names;
  }
}
