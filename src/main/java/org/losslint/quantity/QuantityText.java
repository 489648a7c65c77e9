package org.losslint.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * How quantities are written: in the units an engineer thinks in for people, exactly for machines.
 */
public final class QuantityText {
  private static final Rational TEN = Rational.of(10);

  /**
   * Enough for what people compare by eye (64.74 MB, 2.317); {@link #human(Quantity, int)} takes
   * more when needed.
   */
  public static final int DIGITS = 4;

  /** Beyond it values are printed exactly. */
  private static final int MOST_DIGITS = 12;

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
    return human(quantity, digits, RoundingMode.HALF_EVEN);
  }

  private static String human(Quantity quantity, int digits, RoundingMode mode) {
    if (quantity.dimension().equals(Dimension.NUMBER)) {
      return rounded(quantity.value(), digits, mode).toPlainString();
    }
    Unit unit = humanUnit(quantity);
    if (unit == null) {
      return exact(quantity);
    }
    String symbol = unit.symbol().replace("us", "µs");
    return rounded(quantity.in(unit), digits, mode).toPlainString()
        + (symbol.startsWith("/") ? "" : " ")
        + symbol;
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
    List<Unit> units = Unit.of(dimension);
    return units.isEmpty() ? null : units.get(0);
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

  /**
   * The quantities of one sentence. They take as many digits as different values need to look
   * different, and of two values that nearly agree the smaller is rounded down and the larger up:
   * 2.49971 beside 2.5 is 2.4997 and never 2.50.
   */
  public static List<String> human(List<Quantity> sentence) {
    int digits = DIGITS;
    while (digits <= MOST_DIGITS && !keepsOrder(sentence, digits)) {
      digits++;
    }
    List<String> texts = new ArrayList<>();
    for (Quantity quantity : sentence) {
      texts.add(
          digits > MOST_DIGITS
              ? exact(quantity)
              : human(quantity, digits, awayFromNeighbour(quantity, sentence)));
    }
    return texts;
  }

  private static RoundingMode awayFromNeighbour(Quantity quantity, List<Quantity> sentence) {
    Rational nearest = null;
    Rational distance = Rational.ZERO;
    for (Quantity other : sentence) {
      if (other.dimension().equals(quantity.dimension())
          && !other.value().equals(quantity.value())) {
        Rational apart = other.value().minus(quantity.value()).abs();
        if (nearest == null || apart.compareTo(distance) < 0) {
          nearest = other.value();
          distance = apart;
        }
      }
    }
    if (nearest == null || distance.times(Rational.of(100)).compareTo(quantity.value().abs()) > 0) {
      return RoundingMode.HALF_EVEN;
    }
    return quantity.value().compareTo(nearest) < 0 ? RoundingMode.FLOOR : RoundingMode.CEILING;
  }

  private static boolean keepsOrder(List<Quantity> sentence, int digits) {
    for (int i = 0; i < sentence.size(); i++) {
      for (int j = 0; j < i; j++) {
        Quantity a = sentence.get(i);
        Quantity b = sentence.get(j);
        if (a.dimension().equals(b.dimension())
            && Integer.signum(shown(a, digits).compareTo(shown(b, digits)))
                != Integer.signum(a.compareTo(b))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The value in base units that a reader takes from the text. */
  private static Rational shown(Quantity quantity, int digits) {
    RoundingMode mode = RoundingMode.HALF_EVEN;
    if (quantity.dimension().equals(Dimension.NUMBER)) {
      return Rational.of(rounded(quantity.value(), digits, mode));
    }
    Unit unit = humanUnit(quantity);
    return unit == null
        ? quantity.value()
        : Rational.of(rounded(quantity.in(unit), digits, mode)).times(unit.factor());
  }

  private static BigDecimal rounded(Rational value, int digits, RoundingMode mode) {
    if (value.isInteger() && value.abs().compareTo(Rational.of(1_000_000)) < 0) {
      return new BigDecimal(value.toLongExact());
    }
    if (value.times(TEN).isInteger() && value.abs().compareTo(Rational.of(100_000)) < 0) {
      // Half a microsecond decides at the resolution of the statement, so 12947.5 is not rounded.
      return value.toBigDecimal(1, RoundingMode.UNNECESSARY);
    }
    BigDecimal wide = value.toBigDecimal(40, mode);
    int integerDigits = Math.max(1, wide.precision() - wide.scale());
    BigDecimal rounded = wide.round(new MathContext(Math.max(digits, integerDigits), mode));
    if (rounded.signum() == 0) {
      return BigDecimal.ZERO;
    }
    BigDecimal bare = rounded.stripTrailingZeros();
    // 1.00 says "about one", 1 would say that it is one.
    boolean hidesFraction = bare.scale() <= 0 && !value.isInteger();
    return hidesFraction
        ? bare.setScale(Math.max(0, Math.min(2, digits - integerDigits)))
        : bare.setScale(Math.max(0, bare.scale()));
  }
}
