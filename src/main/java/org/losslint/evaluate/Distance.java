package org.losslint.evaluate;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;

/**
 * How far a value is from the one that is needed, from the exact texts that findings carry: {@code
 * 10000 us} and {@code 12947 us}, {@code 320/33%} and {@code 30% within 1%}.
 */
final class Distance {
  private Distance() {}

  /**
   * Whether one value is further from its need than another was. What cannot be measured counts as
   * further, so that nothing worse passes for the same.
   */
  static boolean isFurther(String have, String need, String haveBefore, String needBefore) {
    Quantity now = between(have, need);
    Quantity before = between(haveBefore, needBefore);
    return now == null
        || before == null
        || !now.dimension().equals(before.dimension())
        || now.compareTo(before) > 0;
  }

  @CheckForNull
  private static Quantity between(String have, String need) {
    Quantity value = quantity(have);
    int within = need.indexOf(" within ");
    String target = within < 0 ? need : need.substring(0, within);
    int to = target.indexOf(" to ");
    if (to < 0) {
      return apart(value, quantity(target));
    }
    Quantity low = apart(value, quantity(target.substring(0, to)));
    Quantity high = apart(value, quantity(target.substring(to + " to ".length())));
    return low == null || high == null ? null : low.compareTo(high) < 0 ? low : high;
  }

  @CheckForNull
  private static Quantity apart(@CheckForNull Quantity a, @CheckForNull Quantity b) {
    if (a == null || b == null || !a.dimension().equals(b.dimension())) {
      return null;
    }
    return a.compareTo(b) < 0 ? b.minus(a) : a.minus(b);
  }

  /** {@code 320/33%}, {@code 5 us} or {@code 7}; null for anything else. */
  @CheckForNull
  private static Quantity quantity(String text) {
    int end = 0;
    while (end < text.length() && isNumber(text.charAt(end), end)) {
      end++;
    }
    if (end == 0) {
      return null;
    }
    try {
      int slash = text.indexOf('/');
      Rational amount =
          slash < 0 || slash >= end
              ? Rational.parse(text.substring(0, end))
              : Rational.of(
                  Long.parseLong(text.substring(0, slash)),
                  Long.parseLong(text.substring(slash + 1, end)));
      String unit = text.substring(end).strip();
      return unit.isEmpty()
          ? Quantity.number(amount)
          : Unit.named(unit).map(known -> Quantity.of(amount, known)).orElse(null);
    } catch (IllegalArgumentException | ArithmeticException e) {
      return null;
    }
  }

  private static boolean isNumber(char c, int at) {
    return (c >= '0' && c <= '9') || (at > 0 && (c == '.' || c == '/')) || (at == 0 && c == '-');
  }
}
