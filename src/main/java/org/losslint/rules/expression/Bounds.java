package org.losslint.rules.expression;

import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/**
 * Between which values a quantity lies.
 *
 * @param low inclusive; empty where nothing bounds it
 * @param high inclusive; empty where nothing bounds it
 */
public record Bounds(Optional<Quantity> low, Optional<Quantity> high) {
  static final Bounds NONE = new Bounds(Optional.empty(), Optional.empty());

  /** An end that only endless digits can write is no end. */
  public Bounds {
    low = low.filter(end -> !Operand.isTooLong(end));
    high = high.filter(end -> !Operand.isTooLong(end));
  }

  static Bounds of(Fact<?> fact) {
    return fact instanceof Fact.Known<?> known && known.value() instanceof Quantity quantity
        ? exactly(quantity)
        : NONE;
  }

  static Bounds exactly(Quantity quantity) {
    return new Bounds(Optional.of(quantity), Optional.of(quantity));
  }

  static Bounds atLeast(Quantity low) {
    return new Bounds(Optional.of(low), Optional.empty());
  }

  static Bounds atMost(Quantity high) {
    return new Bounds(Optional.empty(), Optional.of(high));
  }

  Bounds plus(Bounds other) {
    return new Bounds(
        low.flatMap(a -> other.low.map(a::plus)), high.flatMap(a -> other.high.map(a::plus)));
  }

  Bounds negate() {
    return new Bounds(high.map(Quantity::negate), low.map(Quantity::negate));
  }

  /** Only by a factor that is known and not negative; else nothing is known of the product. */
  Bounds times(Bounds factor) {
    if (isExact() && !factor.isExact()) {
      return factor.times(this);
    }
    if (!factor.isExact() || factor.low.orElseThrow().value().signum() < 0) {
      return NONE;
    }
    Quantity by = factor.low.orElseThrow();
    return new Bounds(low.map(a -> a.times(by)), high.map(a -> a.times(by)));
  }

  /** Only by a divisor that is known and above zero; else nothing is known of the quotient. */
  Bounds dividedBy(Bounds divisor) {
    if (!divisor.isExact() || divisor.low.orElseThrow().value().signum() <= 0) {
      return NONE;
    }
    Quantity by = divisor.low.orElseThrow();
    return new Bounds(low.map(a -> a.dividedBy(by)), high.map(a -> a.dividedBy(by)));
  }

  private boolean isExact() {
    return low.isPresent() && low.equals(high);
  }

  /** Whether the comparison holds for every pair of values, or for none; empty where it depends. */
  Optional<Boolean> compare(Comparison.Operator operator, Bounds other) {
    return switch (operator) {
      case AT_MOST -> either(other.reaches(this), isAbove(other));
      case BELOW -> either(other.isAbove(this), reaches(other));
      case AT_LEAST -> either(reaches(other), other.isAbove(this));
      case ABOVE -> either(isAbove(other), other.reaches(this));
      case EQUAL -> isAbove(other) || other.isAbove(this) ? Optional.of(false) : Optional.empty();
      case UNEQUAL -> isAbove(other) || other.isAbove(this) ? Optional.of(true) : Optional.empty();
    };
  }

  private static Optional<Boolean> either(boolean holds, boolean fails) {
    if (holds) {
      return Optional.of(true);
    }
    return fails ? Optional.of(false) : Optional.empty();
  }

  /** Every value of this is above every value of {@code other}. */
  private boolean isAbove(Bounds other) {
    return low.isPresent() && other.high.isPresent() && low.get().compareTo(other.high.get()) > 0;
  }

  /** Every value of this is at or above every value of {@code other}. */
  private boolean reaches(Bounds other) {
    return low.isPresent() && other.high.isPresent() && low.get().compareTo(other.high.get()) >= 0;
  }
}
