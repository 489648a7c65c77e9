package org.losslint.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class QuantityTextTest {
  private static final Quantity RTT = Quantity.of(5179, Unit.US);

  @Test
  void theNumbersOfTheSeedAreWrittenAsEngineersSayThem() {
    Quantity bdp = RTT.times(Quantity.of(100, Unit.GBPS));

    assertEquals("64.74 MB", QuantityText.human(bdp));
    assertEquals("12948 µs", QuantityText.human(Quantity.of(12948, Unit.US)));
    assertEquals("100 Gbps", QuantityText.human(Quantity.of(100, Unit.GBPS)));
    assertEquals("30 %", QuantityText.human(Quantity.of(30, Unit.PERCENT)));
    assertEquals("2.317", QuantityText.human(Quantity.of(12000, Unit.US).dividedBy(RTT)));
  }

  @Test
  void aboutOneIsNotWrittenAsOne() {
    // 12948 us at a target of 40 % over an RTT of 5179 us: 1.0000386.
    Quantity depth = Quantity.of(12948, Unit.US).times(Rational.of(2, 5)).dividedBy(RTT);

    assertEquals("1.00", QuantityText.human(depth));
    assertEquals("1", QuantityText.human(Quantity.number(1)));
  }

  @Test
  void neighboursAreRoundedAwayFromEachOther() {
    Quantity have = Quantity.of(12946, Unit.US).dividedBy(RTT);
    Quantity need = Quantity.number(Rational.of(5, 2));

    assertEquals(List.of("2.4997", "2.5"), QuantityText.human(List.of(have, need)));
    assertEquals(
        List.of("12946 µs", "12947.5 µs"),
        QuantityText.human(List.of(Quantity.of(12946, Unit.US), RTT.times(need.value()))));
  }

  @Test
  void digitsGrowUntilTheDifferenceShows() {
    Quantity a = Quantity.number(Rational.parse("2.00004"));
    Quantity b = Quantity.number(Rational.parse("2.00003"));

    assertEquals(List.of("2.00004", "2.00003"), QuantityText.human(List.of(a, b)));
  }

  @Test
  void valuesThatDigitsCannotTellApartAreWrittenExactly() {
    Quantity a = Quantity.number(Rational.parse("2.00000000000000001"));
    Quantity b = Quantity.number(Rational.parse("2.00000000000000002"));

    assertEquals(
        List.of("2.00000000000000001", "2.00000000000000002"), QuantityText.human(List.of(a, b)));
  }

  @Property
  void differentValuesNeverLookEqual(
      @ForAll @LongRange(min = 1, max = 10_000_000) long a,
      @ForAll @LongRange(min = 1, max = 10_000_000) long b,
      @ForAll @LongRange(min = 1, max = 9999) long divisor) {
    Quantity left = Quantity.of(Rational.of(a, divisor), Unit.US);
    Quantity right = Quantity.of(Rational.of(b, divisor), Unit.US);

    List<String> texts = QuantityText.human(List.of(left, right));

    if (left.equals(right)) {
      assertEquals(texts.get(0), texts.get(1));
    } else {
      assertNotEquals(texts.get(0), texts.get(1));
    }
  }
}
