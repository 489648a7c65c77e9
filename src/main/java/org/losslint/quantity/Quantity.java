package org.losslint.quantity;

/**
 * A number with its dimension, held exactly in base units (second, bit, metre, event). 25 ms and
 * 25000 µs are equal; adding or comparing two dimensions is a programming error here and refused
 * when a pack is loaded.
 *
 * @param value the amount in base units
 * @param dimension what it measures
 */
public record Quantity(Rational value, Dimension dimension) implements Comparable<Quantity> {

  public static Quantity of(long amount, Unit unit) {
    return of(Rational.of(amount), unit);
  }

  public static Quantity of(Rational amount, Unit unit) {
    return new Quantity(amount.times(unit.factor()), unit.dimension());
  }

  public static Quantity number(long value) {
    return number(Rational.of(value));
  }

  public static Quantity number(Rational value) {
    return new Quantity(value, Dimension.NUMBER);
  }

  /** A ratio of {@code value} percent. */
  public static Quantity percent(Rational value) {
    return of(value, Unit.PERCENT);
  }

  /** A ratio where 1 is the whole. */
  public static Quantity ratio(Rational value) {
    return new Quantity(value, Dimension.RATIO);
  }

  /**
   * Reads {@code 5179 us}, {@code 5179us}, {@code 99.25%} or {@code 5 ns/m}. A unit is required: a
   * bare number is the slip of a factor of 1000 that this type exists to prevent.
   *
   * @throws QuantityFormatException says what was read and what could stand there
   */
  public static Quantity parse(String text) {
    String trimmed = text.strip();
    int end = 0;
    while (end < trimmed.length() && isNumberPart(trimmed.charAt(end), end)) {
      end++;
    }
    String number = trimmed.substring(0, end);
    String name = trimmed.substring(end).strip();
    Rational amount;
    try {
      amount = Rational.parse(number);
    } catch (NumberFormatException e) {
      throw new QuantityFormatException(text, "does not start with a number");
    }
    if (name.isEmpty()) {
      throw new QuantityFormatException(
          text,
          "has no unit; write for example "
              + number
              + " us, "
              + number
              + " Gbps or "
              + number
              + " B");
    }
    Unit unit = Unit.named(name).orElse(null);
    if (unit == null) {
      throw new QuantityFormatException(
          text, "has the unknown unit `" + name + "`" + nearMiss(name));
    }
    return of(amount, unit);
  }

  /**
   * As {@link #parse(String)}, and the result must be of {@code dimension}. A rate may also be
   * written as network engineers say it: {@code 100G}, {@code 400g}, {@code 1.6T}.
   */
  public static Quantity parse(String text, Dimension dimension) {
    String trimmed = text.strip();
    if (dimension.equals(Dimension.RATE) && trimmed.length() > 1) {
      Unit prefix = ratePrefix(trimmed.charAt(trimmed.length() - 1));
      if (prefix != null) {
        try {
          return of(Rational.parse(trimmed.substring(0, trimmed.length() - 1).strip()), prefix);
        } catch (NumberFormatException e) {
          throw new QuantityFormatException(text, "does not start with a number");
        }
      }
    }
    Quantity quantity = parse(text);
    if (!quantity.dimension.equals(dimension)) {
      StringBuilder units = new StringBuilder();
      for (Unit unit : Unit.of(dimension)) {
        units.append(units.isEmpty() ? "" : ", ").append(unit.symbol());
      }
      throw new QuantityFormatException(
          text,
          "is a " + quantity.dimension + ", and a " + dimension + " is wanted (" + units + ")");
    }
    return quantity;
  }

  private static Unit ratePrefix(char c) {
    return switch (c) {
      case 'k', 'K' -> Unit.KBPS;
      case 'M' -> Unit.MBPS;
      case 'g', 'G' -> Unit.GBPS;
      case 't', 'T' -> Unit.TBPS;
      default -> null;
    };
  }

  private static boolean isNumberPart(char c, int at) {
    return (c >= '0' && c <= '9') || c == '.' || (at == 0 && (c == '-' || c == '+'));
  }

  private static String nearMiss(String name) {
    for (Unit unit : Unit.values()) {
      if (unit.symbol().equalsIgnoreCase(name)) {
        return "; did you mean `" + unit.symbol() + "`?";
      }
    }
    return "";
  }

  public Quantity plus(Quantity other) {
    return new Quantity(value.plus(sameDimension(other).value), dimension);
  }

  public Quantity minus(Quantity other) {
    return new Quantity(value.minus(sameDimension(other).value), dimension);
  }

  public Quantity times(Quantity other) {
    return new Quantity(value.times(other.value), dimension.times(other.dimension));
  }

  public Quantity times(Rational factor) {
    return new Quantity(value.times(factor), dimension);
  }

  /** {@link ArithmeticException} when {@code other} is zero. */
  public Quantity dividedBy(Quantity other) {
    return new Quantity(value.dividedBy(other.value), dimension.per(other.dimension));
  }

  public Quantity negate() {
    return new Quantity(value.negate(), dimension);
  }

  public Quantity abs() {
    return new Quantity(value.abs(), dimension);
  }

  public Quantity floor(Quantity step) {
    return new Quantity(value.floor(sameDimension(step).value), dimension);
  }

  public Quantity ceil(Quantity step) {
    return new Quantity(value.ceil(sameDimension(step).value), dimension);
  }

  public Quantity round(Quantity step) {
    return new Quantity(value.round(sameDimension(step).value), dimension);
  }

  /** How many of {@code unit} this is. */
  public Rational in(Unit unit) {
    if (!unit.dimension().equals(dimension)) {
      throw new IllegalArgumentException("a " + dimension + " cannot be given in " + unit.symbol());
    }
    return value.dividedBy(unit.factor());
  }

  private Quantity sameDimension(Quantity other) {
    if (!dimension.equals(other.dimension)) {
      throw new IllegalArgumentException(
          "a " + dimension + " and a " + other.dimension + " cannot be joined");
    }
    return other;
  }

  /** Spelt out for the same reason as {@link Dimension#equals}. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Quantity q && value.equals(q.value) && dimension.equals(q.dimension);
  }

  @Override
  public int hashCode() {
    return value.hashCode() * 31 + dimension.hashCode();
  }

  @Override
  public int compareTo(Quantity other) {
    return value.compareTo(sameDimension(other).value);
  }

  /** Exact and in ASCII, as JSON reports print it. */
  @Override
  public String toString() {
    return QuantityText.exact(this);
  }
}
