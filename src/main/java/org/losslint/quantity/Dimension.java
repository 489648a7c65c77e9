package org.losslint.quantity;

/**
 * What a quantity measures, as powers of second, bit, metre and event. A {@link #RATIO} (30 %) has
 * the same powers as a bare {@link #NUMBER} and is kept apart from it all the same: {@code kmin >=
 * 15} where {@code 15%} is meant must not compile.
 */
public record Dimension(int time, int data, int length, int event, boolean ratio) {
  public static final Dimension NUMBER = new Dimension(0, 0, 0, 0, false);
  public static final Dimension RATIO = new Dimension(0, 0, 0, 0, true);
  public static final Dimension TIME = new Dimension(1, 0, 0, 0, false);
  public static final Dimension SIZE = new Dimension(0, 1, 0, 0, false);
  public static final Dimension RATE = new Dimension(-1, 1, 0, 0, false);
  public static final Dimension LENGTH = new Dimension(0, 0, 1, 0, false);
  public static final Dimension TIME_PER_LENGTH = new Dimension(1, 0, -1, 0, false);
  public static final Dimension EVENTS_PER_TIME = new Dimension(-1, 0, 0, 1, false);

  /**
   * The dimension of a product. A ratio scales what it meets: ratio × time is a time, ratio ×
   * number a ratio, since 2 × 30 % is 60 %.
   */
  public Dimension times(Dimension other) {
    return new Dimension(
        time + other.time,
        data + other.data,
        length + other.length,
        event + other.event,
        isBare() && other.isBare() && (ratio || other.ratio));
  }

  /**
   * The dimension of a quotient: time ÷ time is a number, ratio ÷ ratio too, ratio ÷ number a
   * ratio.
   */
  public Dimension per(Dimension other) {
    return new Dimension(
        time - other.time,
        data - other.data,
        length - other.length,
        event - other.event,
        isBare() && other.isBare() && ratio && !other.ratio);
  }

  /**
   * Spelt out, because the method that a record brings along is linked at run time, which costs a
   * start tens of milliseconds (docs/decisions).
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Dimension d
        && time == d.time
        && data == d.data
        && length == d.length
        && event == d.event
        && ratio == d.ratio;
  }

  @Override
  public int hashCode() {
    return (((time * 31 + data) * 31 + length) * 31 + event) * 2 + (ratio ? 1 : 0);
  }

  private boolean isBare() {
    return time == 0 && data == 0 && length == 0 && event == 0;
  }

  /** The name that messages and docs use: {@code time}, {@code size}, {@code ratio}… */
  @Override
  public String toString() {
    if (equals(NUMBER)) {
      return "number";
    } else if (equals(RATIO)) {
      return "ratio";
    } else if (equals(TIME)) {
      return "time";
    } else if (equals(SIZE)) {
      return "size";
    } else if (equals(RATE)) {
      return "rate";
    } else if (equals(LENGTH)) {
      return "length";
    } else if (equals(TIME_PER_LENGTH)) {
      return "time per length";
    } else if (equals(EVENTS_PER_TIME)) {
      return "events per time";
    }
    StringBuilder name = new StringBuilder();
    power(name, "time", time);
    power(name, "data", data);
    power(name, "length", length);
    power(name, "events", event);
    return name.toString();
  }

  private static void power(StringBuilder name, String of, int exponent) {
    if (exponent == 0) {
      return;
    }
    if (!name.isEmpty()) {
      name.append("·");
    }
    name.append(of);
    if (exponent != 1) {
      name.append('^').append(exponent);
    }
  }
}
