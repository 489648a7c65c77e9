package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.source.Span;

/**
 * One value of {@code mlxconfig query}.
 *
 * @param raw as printed
 * @param number the integer, or the number in parentheses; empty where there is none or where it
 *     does not fit
 * @param word the name before the parentheses, or a bare name
 */
public record Cell(Kind kind, String raw, Optional<Long> number, Optional<String> word, Span span) {

  /** The shapes of values. */
  public enum Kind {
    /** {@code 7000} */
    INTEGER,
    /** {@code True(1)}; the number counts, since words were renamed between releases. */
    NAMED,
    /** {@code 0xFF(255)} */
    BINARY,
    /** Hexadecimal digits without a prefix: a short byte string, from release 4.36 on. */
    BYTES,
    /** {@code Array[0..7]}: the contents were not printed. */
    ARRAY,
    /** {@code N/A}: the tool could not read it, or the device's default applies. */
    NOT_AVAILABLE,
    /** A name whose number was lost on the way: {@code ETH}. */
    BARE_WORD
  }

  /** The words whose numbers never changed, for copies that lost them. */
  private static Optional<Long> numberOf(String word) {
    return switch (word) {
      case "False" -> Optional.of(0L);
      case "True", "IB" -> Optional.of(1L);
      case "ETH" -> Optional.of(2L);
      default -> Optional.empty();
    };
  }

  /** The cell that {@code raw} is by its shape. */
  static Cell of(String raw, Span span) {
    Optional<String> none = Optional.empty();
    int open = raw.indexOf('(');
    if (open > 0 && raw.endsWith(")") && areDigits(raw, open + 1, raw.length() - 1)) {
      String word = raw.substring(0, open);
      Optional<Long> number = parse(raw.substring(open + 1, raw.length() - 1));
      Kind kind = word.startsWith("0x") ? Kind.BINARY : Kind.NAMED;
      return new Cell(kind, raw, number, Optional.of(word), span);
    }
    if (areDigits(raw, 0, raw.length())) {
      return new Cell(Kind.INTEGER, raw, parse(raw), none, span);
    }
    if (raw.equals("N/A")) {
      return new Cell(Kind.NOT_AVAILABLE, raw, Optional.empty(), none, span);
    }
    if (raw.startsWith("Array[")) {
      return new Cell(Kind.ARRAY, raw, Optional.empty(), none, span);
    }
    return isHexadecimal(raw)
        ? new Cell(Kind.BYTES, raw, Optional.empty(), none, span)
        : new Cell(Kind.BARE_WORD, raw, numberOf(raw), Optional.of(raw), span);
  }

  private static boolean areDigits(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return to > from;
  }

  private static boolean isHexadecimal(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < '0' || c > '9') && (c < 'A' || c > 'F')) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static Optional<Long> parse(String digits) {
    return digits.length() > 18 ? Optional.empty() : Optional.of(Long.parseLong(digits));
  }
}
