package org.losslint.syntax.nic;

/** The names of code points that iproute2 prints (RFC 2474, 2597, 3246, 5865, 8622). */
final class DscpName {
  private DscpName() {}

  /** The code point of a name or a number from 0 to 63; -1 for anything else. */
  static int valueOf(String text) {
    int number = digits(text, 0);
    if (number >= 0) {
      return number <= 63 ? number : -1;
    }
    if (text.length() == 3 && text.startsWith("CS")) {
      int selector = digits(text, 2);
      return selector >= 0 && selector <= 7 ? selector * 8 : -1;
    }
    if (text.length() == 4 && text.startsWith("AF")) {
      int forwarding = digits(text, 2);
      int level = forwarding / 10;
      int precedence = forwarding % 10;
      return level >= 1 && level <= 4 && precedence >= 1 && precedence <= 3
          ? level * 8 + precedence * 2
          : -1;
    }
    return switch (text) {
      case "EF" -> 46;
      case "VOICE-ADMIT", "VA" -> 44;
      case "LE" -> 1;
      case "DF", "BE" -> 0;
      default -> -1;
    };
  }

  private static int digits(String text, int from) {
    if (from >= text.length() || text.length() - from > 3) {
      return -1;
    }
    int number = 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      number = number * 10 + (c - '0');
    }
    return number;
  }
}
