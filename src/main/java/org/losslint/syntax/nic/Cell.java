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

  static Cell integer(String raw, Span span) {
    return new Cell(Kind.INTEGER, raw, parse(raw), Optional.empty(), span);
  }

  static Cell named(String raw, Span span) {
    int open = raw.indexOf('(');
    String word = raw.substring(0, open);
    Kind kind = word.startsWith("0x") ? Kind.BINARY : Kind.NAMED;
    return new Cell(
        kind, raw, parse(raw.substring(open + 1, raw.length() - 1)), Optional.of(word), span);
  }

  static Cell array(String raw, Span span) {
    return new Cell(Kind.ARRAY, raw, Optional.empty(), Optional.empty(), span);
  }

  static Cell notAvailable(String raw, Span span) {
    return new Cell(Kind.NOT_AVAILABLE, raw, Optional.empty(), Optional.empty(), span);
  }

  /** A word without a number: bytes in hexadecimal, or a name that lost its number. */
  static Cell word(String raw, Span span) {
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if ((c < '0' || c > '9') && (c < 'A' || c > 'F')) {
        return new Cell(Kind.BARE_WORD, raw, numberOf(raw), Optional.of(raw), span);
      }
    }
    return new Cell(Kind.BYTES, raw, Optional.empty(), Optional.empty(), span);
  }

  private static Optional<Long> parse(String digits) {
    return digits.length() > 18 ? Optional.empty() : Optional.of(Long.parseLong(digits));
  }
}
