package org.losslint.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class RationalTest {
  /** The same fraction by cross-multiplied big integers, as an oracle without a fast path. */
  private static int compare(long a, long b, long c, long d) {
    BigInteger left = BigInteger.valueOf(a).multiply(BigInteger.valueOf(d));
    BigInteger right = BigInteger.valueOf(c).multiply(BigInteger.valueOf(b));
    return left.compareTo(right);
  }

  @Property
  void comparesAsBigIntegersDo(
      @ForAll long a,
      @ForAll @LongRange(min = 1) long b,
      @ForAll long c,
      @ForAll @LongRange(min = 1) long d) {
    assertEquals(
        Integer.signum(compare(a, b, c, d)),
        Integer.signum(Rational.of(a, b).compareTo(Rational.of(c, d))));
  }

  @Property
  void addingAndTakingAwayComesBack(
      @ForAll long a,
      @ForAll @LongRange(min = 1) long b,
      @ForAll long c,
      @ForAll @LongRange(min = 1) long d) {
    Rational x = Rational.of(a, b);
    Rational y = Rational.of(c, d);
    assertEquals(x, x.plus(y).minus(y));
    assertEquals(x.plus(y), y.plus(x));
    if (y.signum() != 0) {
      assertEquals(x, x.times(y).dividedBy(y));
      assertEquals(x.hashCode(), x.times(y).dividedBy(y).hashCode());
    }
  }

  @Property
  void decimalsAreReadExactly(
      @ForAll long unscaled, @ForAll @LongRange(min = 0, max = 12) long scale) {
    BigDecimal decimal = BigDecimal.valueOf(unscaled, (int) scale);
    Rational read = Rational.parse(decimal.toPlainString());
    assertEquals(0, decimal.compareTo(read.toBigDecimal((int) scale, RoundingMode.UNNECESSARY)));
  }

  @Property
  void floorAndCeilEncloseByOneStep(
      @ForAll long a,
      @ForAll @LongRange(min = 1) long b,
      @ForAll @LongRange(min = 1, max = 1_000_000) long step) {
    Rational x = Rational.of(a, b);
    Rational s = Rational.of(step, 1000);
    assertTrue(x.floor(s).compareTo(x) <= 0);
    assertTrue(x.ceil(s).compareTo(x) >= 0);
    assertTrue(x.ceil(s).minus(x.floor(s)).compareTo(s) <= 0);
    assertTrue(x.floor(s).dividedBy(s).isInteger());
  }

  @Test
  void theFloorOfTheTestedBufferIsTakenAtOneMicrosecond() {
    Rational wanted = Rational.parse("2.5").times(Rational.of(5179));
    assertEquals("12947.5", wanted.toString());
    assertEquals(Rational.of(12947), wanted.floor(Rational.ONE));
    assertEquals(Rational.of(12948), wanted.ceil(Rational.ONE));
    assertEquals(Rational.of(12948), wanted.round(Rational.ONE));
  }

  @Test
  void anExponentOrAnythingElseIsNoNumber() {
    for (String text :
        new String[] {"", "-", ".", "1e9", "1.2.3", "0x10", "1 ", "１", "9".repeat(61)}) {
      assertThrows(NumberFormatException.class, () -> Rational.parse(text), text);
    }
  }

  @Test
  void aThirdStaysAThird() {
    Rational third = Rational.of(75).dividedBy(Rational.parse("2.25"));
    assertEquals("100/3", third.toString());
    assertThrows(ArithmeticException.class, () -> third.dividedBy(Rational.ZERO));
  }
}
