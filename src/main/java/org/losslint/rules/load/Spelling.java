package org.losslint.rules.load;

/** How names and versions of packs are spelt. */
final class Spelling {
  private Spelling() {}

  /** Lower case letters, digits and single hyphens between them. */
  static boolean isName(String text) {
    boolean afterHyphen = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = c >= 'a' && c <= 'z';
      boolean digit = c >= '0' && c <= '9' && i > 0;
      if (!letter && !digit && (c != '-' || afterHyphen)) {
        return false;
      }
      afterHyphen = c == '-';
    }
    return !afterHyphen;
  }

  /** {@code 1.0.0} or {@code 1.0.0-rc.1}, without leading zeros. */
  static boolean isSemanticVersion(String text) {
    int hyphen = text.indexOf('-');
    String core = hyphen < 0 ? text : text.substring(0, hyphen);
    if (hyphen >= 0 && !isPreRelease(text.substring(hyphen + 1))) {
      return false;
    }
    String[] numbers = core.split("\\.", -1);
    if (numbers.length != 3) {
      return false;
    }
    for (String number : numbers) {
      boolean leadingZero = number.length() > 1 && number.charAt(0) == '0';
      if (number.isEmpty() || number.length() > 9 || leadingZero || !isDigits(number)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPreRelease(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      if (!letter && c != '-' && c != '.') {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static boolean isDigits(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }
}
