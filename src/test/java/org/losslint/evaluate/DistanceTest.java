package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistanceTest {
  @ParameterizedTest
  @CsvSource({
    "9000 us, 12947 us, 9001 us, 12947 us, true",
    "9001 us, 12947 us, 9000 us, 12947 us, false",
    "9 ms, 12947 us, 9000 us, 12947 us, false",
    "9000 us, 15000 us, 9000 us, 12947 us, true",
    "20000 us, 12947 us, 9000 us, 12947 us, true",
    "320/33%, 30% within 1%, 10%, 30% within 1%, true",
    "10%, 30% within 1%, 320/33%, 30% within 1%, false",
    "9, 1 to 5, 8, 1 to 5, true",
    "7, 1 to 5, 8, 1 to 5, false",
    "-2, 1 to 5, 8, 1 to 5, false",
    "50, 95, 40, 95, false",
    "false, true, true, false, true",
    "5 us, 1 B, 6 us, 1 us, true",
    "5 us, 6 us, 5 B, 6 B, true",
    "1/0, 3, 1, 3, true"
  })
  void furtherIsWorse(String have, String need, String before, String needed, boolean further) {
    assertEquals(further, Distance.isFurther(have, need, before, needed));
  }
}
