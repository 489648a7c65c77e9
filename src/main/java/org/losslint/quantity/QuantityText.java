package org.losslint.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * How quantities are written: in the units an engineer thinks in for people, exactly for machines.
 */
public final class QuantityText {
  /**
   * Enough for what people compare by eye (64.74 MB, 2.317); {@link #human(Quantity, int)} takes
   * more when needed.
   */
  public static final int DIGITS = 4;

  private QuantityText() {}

  /**
   * For a message: µs below a second, ns where a value has fractions of a few µs, B below a
   * megabyte, Gbps.
   */
  public static String human(Quantity quantity) {
    return human(quantity, DIGITS);
  }

  /**
   * As {@link #human(Quantity)} with at least {@code digits} significant digits where the value is
   * not whole. Whole numbers below a million of the chosen unit are never rounded: 12948 µs stays
   * 12948 µs.
   */
  public static String human(Quantity quantity, int digits) {
    Dimension dimension = quantity.dimension();
    if (dimension.equals(Dimension.NUMBER)) {
      return rounded(quantity.value(), digits);
    }
    if (dimension.equals(Dimension.RATIO)) {
      return rounded(quantity.in(Unit.PERCENT), digits) + " %";
    }
    Unit unit = humanUnit(quantity);
    if (unit == null) {
      return exact(quantity);
    }
    String symbol = unit.symbol().replace("us", "µs");
    return rounded(quantity.in(unit), digits) + (symbol.startsWith("/") ? "" : " ") + symbol;
  }

  /** Without loss and in ASCII: {@code 12947.5 us}, {@code 64737500 B}, {@code 30%}. */
  public static String exact(Quantity quantity) {
    Dimension dimension = quantity.dimension();
    if (dimension.equals(Dimension.NUMBER)) {
      return quantity.value().toString();
    }
    if (dimension.equals(Dimension.RATIO)) {
      return quantity.in(Unit.PERCENT) + "%";
    }
    Unit unit =
        dimension.equals(Dimension.TIME)
            ? Unit.US
            : dimension.equals(Dimension.SIZE)
                ? Unit.B
                : dimension.equals(Dimension.RATE) ? exactRate(quantity) : firstOf(dimension);
    if (unit == null) {
      return quantity.value() + " (" + dimension + ")";
    }
    return quantity.in(unit) + (unit == Unit.PER_S ? "" : " ") + unit.symbol();
  }

  private static Unit exactRate(Quantity rate) {
    return rate.in(Unit.GBPS).isInteger() ? Unit.GBPS : Unit.BPS;
  }

  private static Unit firstOf(Dimension dimension) {
    return Unit.of(dimension).stream().findFirst().orElse(null);
  }

  private static Unit humanUnit(Quantity quantity) {
    Dimension dimension = quantity.dimension();
    Quantity size = quantity.abs();
    if (dimension.equals(Dimension.TIME)) {
      if (size.compareTo(Quantity.of(1, Unit.S)) >= 0) {
        return Unit.S;
      }
      boolean wholeMicros = size.in(Unit.US).isInteger();
      return size.compareTo(Quantity.of(10, Unit.US)) < 0 && !wholeMicros ? Unit.NS : Unit.US;
    }
    if (dimension.equals(Dimension.SIZE)) {
      return largestFitting(size, Unit.B, Unit.MB, Unit.GB);
    }
    if (dimension.equals(Dimension.RATE)) {
      return largestFitting(size, Unit.BPS, Unit.KBPS, Unit.MBPS, Unit.GBPS);
    }
    if (dimension.equals(Dimension.LENGTH)) {
      return largestFitting(size, Unit.M, Unit.KM);
    }
    return firstOf(dimension);
  }

  private static Unit largestFitting(Quantity size, Unit... ascending) {
    Unit chosen = ascending[0];
    for (Unit unit : ascending) {
      if (size.compareTo(Quantity.of(1, unit)) >= 0) {
        chosen = unit;
      }
    }
    return chosen;
  }

  private static String rounded(Rational value, int digits) {
    if (value.isInteger() && value.abs().compareTo(Rational.of(1_000_000)) < 0) {
      return value.toString();
    }
    BigDecimal wide = value.toBigDecimal(40, RoundingMode.HALF_EVEN);
    int integerDigits = Math.max(1, wide.precision() - wide.scale());
    BigDecimal rounded =
        wide.round(new MathContext(Math.max(digits, integerDigits), RoundingMode.HALF_EVEN));
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
