package org.losslint.quantity;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * An exact fraction. Every number that decides a verdict is one, so that 2.5 × 5179 µs is 12947.5
 * µs and not a neighbour of it. Small values live in two longs; a result that does not fit goes
 * over to {@link BigInteger}.
 *
 * <p>Always in lowest terms with a positive denominator, so equal values are equal objects.
 */
public final class Rational implements Comparable<Rational> {
  public static final Rational ZERO = new Rational(0, 1, null, null);
  public static final Rational ONE = new Rational(1, 1, null, null);

  private final long numerator;
  private final long denominator;
  @CheckForNull private final BigInteger bigNumerator;
  @CheckForNull private final BigInteger bigDenominator;

  private Rational(
      long numerator,
      long denominator,
      @CheckForNull BigInteger bigNumerator,
      @CheckForNull BigInteger bigDenominator) {
    this.numerator = numerator;
    this.denominator = denominator;
    this.bigNumerator = bigNumerator;
    this.bigDenominator = bigDenominator;
  }

  public static Rational of(long value) {
    if (value == 0) {
      return ZERO;
    }
    return value == 1 ? ONE : new Rational(value, 1, null, null);
  }

  /**
   * The fraction {@code numerator / denominator}; {@link ArithmeticException} when the denominator
   * is zero.
   */
  public static Rational of(long numerator, long denominator) {
    if (denominator == 0) {
      throw new ArithmeticException("division by zero");
    }
    if (numerator == Long.MIN_VALUE || denominator == Long.MIN_VALUE) {
      return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }
    long divisor = gcd(Math.abs(numerator), Math.abs(denominator));
    long sign = denominator < 0 ? -1 : 1;
    return new Rational(sign * (numerator / divisor), sign * (denominator / divisor), null, null);
  }

  private static Rational of(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0) {
      throw new ArithmeticException("division by zero");
    }
    BigInteger divisor = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      divisor = divisor.negate();
    }
    BigInteger n = numerator.divide(divisor);
    BigInteger d = denominator.divide(divisor);
    if (n.abs().bitLength() < Long.SIZE && d.bitLength() < Long.SIZE) {
      return new Rational(n.longValueExact(), d.longValueExact(), null, null);
    }
    return new Rational(0, 0, n, d);
  }

  public static Rational of(BigDecimal value) {
    return value.scale() > 0
        ? of(value.unscaledValue(), BigInteger.TEN.pow(value.scale()))
        : of(value.toBigIntegerExact(), BigInteger.ONE);
  }

  /**
   * The value of a plain decimal such as {@code 12948}, {@code 0.043} or {@code -7.5}. No exponent,
   * since nobody writes a configuration with one and an exponent is a way to ask for unbounded
   * memory.
   *
   * @throws NumberFormatException when the text is anything else
   */
  public static Rational parse(String text) {
    int digits = 0;
    int points = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        digits++;
      } else if (c == '.') {
        points++;
      } else if (i > 0 || (c != '-' && c != '+')) {
        throw new NumberFormatException("not a decimal number: " + text);
      }
    }
    if (digits == 0 || points > 1 || digits > 60) {
      throw new NumberFormatException("not a decimal number: " + text);
    }
    if (points == 0 && digits <= 18) {
      return of(Long.parseLong(text));
    }
    return of(new BigDecimal(text));
  }

  public Rational plus(Rational other) {
    if (isSmall() && other.isSmall()) {
      try {
        if (denominator == other.denominator) {
          return of(Math.addExact(numerator, other.numerator), denominator);
        }
        return of(
            Math.addExact(
                Math.multiplyExact(numerator, other.denominator),
                Math.multiplyExact(other.numerator, denominator)),
            Math.multiplyExact(denominator, other.denominator));
      } catch (ArithmeticException overflow) {
        // A long is too small for it; the same sum is taken below without a limit.
      }
    }
    return of(n().multiply(other.d()).add(other.n().multiply(d())), d().multiply(other.d()));
  }

  public Rational minus(Rational other) {
    return plus(other.negate());
  }

  public Rational times(Rational other) {
    if (isSmall() && other.isSmall()) {
      try {
        return of(
            Math.multiplyExact(numerator, other.numerator),
            Math.multiplyExact(denominator, other.denominator));
      } catch (ArithmeticException overflow) {
        // A long is too small for it; the same product is taken below without a limit.
      }
    }
    return of(n().multiply(other.n()), d().multiply(other.d()));
  }

  /** {@link ArithmeticException} when {@code other} is zero. */
  public Rational dividedBy(Rational other) {
    if (other.signum() == 0) {
      throw new ArithmeticException("division by zero");
    }
    if (isSmall() && other.isSmall()) {
      try {
        return of(
            Math.multiplyExact(numerator, other.denominator),
            Math.multiplyExact(denominator, other.numerator));
      } catch (ArithmeticException overflow) {
        // A long is too small for it; the same quotient is taken below without a limit.
      }
    }
    return of(n().multiply(other.d()), d().multiply(other.n()));
  }

  public Rational negate() {
    return isSmall() && numerator != Long.MIN_VALUE
        ? new Rational(-numerator, denominator, null, null)
        : of(n().negate(), d());
  }

  public Rational abs() {
    return signum() < 0 ? negate() : this;
  }

  public int signum() {
    return bigNumerator == null ? Long.signum(numerator) : bigNumerator.signum();
  }

  public boolean isInteger() {
    return isSmall() ? denominator == 1 : d().equals(BigInteger.ONE);
  }

  /** The largest multiple of {@code step} that is not above this value. */
  public Rational floor(Rational step) {
    return toMultiple(step, RoundingMode.FLOOR);
  }

  /** The smallest multiple of {@code step} that is not below this value. */
  public Rational ceil(Rational step) {
    return toMultiple(step, RoundingMode.CEILING);
  }

  /** The nearest multiple of {@code step}; of two equally near ones the larger. */
  public Rational round(Rational step) {
    return plus(step.dividedBy(of(2))).floor(step);
  }

  private Rational toMultiple(Rational step, RoundingMode mode) {
    Rational steps = dividedBy(step);
    if (steps.isSmall()) {
      long whole = Math.floorDiv(steps.numerator, steps.denominator);
      if (mode == RoundingMode.CEILING && steps.denominator != 1) {
        whole++;
      }
      return of(whole).times(step);
    }
    BigInteger whole = steps.toBigDecimal(0, mode).toBigIntegerExact();
    return of(whole, BigInteger.ONE).times(step);
  }

  /** This value with {@code scale} digits behind the point. */
  public BigDecimal toBigDecimal(int scale, RoundingMode mode) {
    return new BigDecimal(n()).divide(new BigDecimal(d()), scale, mode);
  }

  /** The nearest double, for drawings and never for a verdict. */
  public double toDouble() {
    return isSmall() ? (double) numerator / denominator : n().doubleValue() / d().doubleValue();
  }

  /** The value as a long; {@link ArithmeticException} when it is no integer or does not fit. */
  public long toLongExact() {
    if (!isInteger()) {
      throw new ArithmeticException("not an integer: " + this);
    }
    return isSmall() ? numerator : n().longValueExact();
  }

  /** How many bits numerator and denominator take; grows with each product of unlike fractions. */
  public int bitLength() {
    return isSmall() ? 2 * Long.SIZE : n().bitLength() + d().bitLength();
  }

  private boolean isSmall() {
    return bigNumerator == null;
  }

  private BigInteger n() {
    return bigNumerator == null ? BigInteger.valueOf(numerator) : bigNumerator;
  }

  private BigInteger d() {
    return bigDenominator == null ? BigInteger.valueOf(denominator) : bigDenominator;
  }

  private static long gcd(long a, long b) {
    long x = a;
    long y = b;
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  @Override
  public int compareTo(Rational other) {
    if (isSmall() && other.isSmall()) {
      if (denominator == other.denominator) {
        return Long.compare(numerator, other.numerator);
      }
      try {
        return Long.compare(
            Math.multiplyExact(numerator, other.denominator),
            Math.multiplyExact(other.numerator, denominator));
      } catch (ArithmeticException overflow) {
        // A long is too small for it; compared below without a limit.
      }
    }
    return n().multiply(other.d()).compareTo(other.n().multiply(d()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Rational r
        && (isSmall()
            ? r.isSmall() && numerator == r.numerator && denominator == r.denominator
            : !r.isSmall() && n().equals(r.n()) && d().equals(r.d()));
  }

  @Override
  public int hashCode() {
    return isSmall()
        ? Long.hashCode(numerator * 31 + denominator)
        : n().hashCode() * 31 + d().hashCode();
  }

  /** A plain decimal where the fraction ends ({@code 12947.5}), else {@code n/d}. */
  @Override
  public String toString() {
    if (isInteger()) {
      return n().toString();
    }
    try {
      return new BigDecimal(n()).divide(new BigDecimal(d())).toPlainString();
    } catch (ArithmeticException neverEnds) {
      return n() + "/" + d();
    }
  }
}
