package org.losslint.report.html;

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
}
