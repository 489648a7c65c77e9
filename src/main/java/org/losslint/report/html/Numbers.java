package org.losslint.report.html;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as a page shows them, the same in every locale. */
final class Numbers {
  private Numbers() {}

  /** With a comma between thousands: {@code 12,948}. */
  static String grouped(long number) {
    StringBuilder digits = new StringBuilder(Long.toString(number));
    for (int i = digits.length() - 3; i > (number < 0 ? 1 : 0); i -= 3) {
      digits.insert(i, ',');
    }
    return digits.toString();
  }

  /** {@code 1 device}, {@code 1,000 devices}. */
  static String counted(long number, String what) {
    return grouped(number) + " " + what + (number == 1 ? "" : "s");
  }

  /** A share of a whole as a length in SVG: {@code 33.33%}; all of nothing is nothing. */
  static String share(double part, double whole) {
    double percent = whole <= 0 ? 0 : 100 * part / whole;
    return Math.round(percent * 100) / 100.0 + "%";
  }

  /** A share for people: whole percent, never 0 % of something nor 100 % of less than all. */
  static String percent(long part, long whole) {
    if (whole == 0 || part == 0) {
      return "0 %";
    }
    long percent = Math.round(100.0 * part / whole);
    return part == whole
        ? "100 %"
        : percent == 0 ? "under 1 %" : percent == 100 ? "over 99 %" : percent + " %";
  }

  /**
   * An exact fraction as a reader expects it, {@code ≈ 9.697%} for {@code 320/33%}; any other text
   * as it is. The JSON report has the fraction.
   */
  static String rounded(String exact) {
    int first = exact.startsWith("-") ? 1 : 0;
    int slash = digits(exact, first);
    if (slash == first || slash > 12 || slash == exact.length() || exact.charAt(slash) != '/') {
      return exact;
    }
    int end = digits(exact, slash + 1);
    if (end == slash + 1 || end - slash > 12) {
      return exact;
    }
    double value =
        Long.parseLong(exact.substring(0, slash))
            / (double) Long.parseLong(exact.substring(slash + 1, end));
    return !Double.isFinite(value)
        ? exact
        : "≈ "
            + new BigDecimal(value)
                .round(new MathContext(4, RoundingMode.HALF_EVEN))
                .stripTrailingZeros()
                .toPlainString()
            + exact.substring(end);
  }

  private static int digits(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at;
  }
}
