package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.Map;
import java.util.Optional;

/**
 * Code points as class-of-service spells them: bit strings, or aliases, which start with a letter.
 * A decimal is neither, which public generators get wrong.
 */
final class CodePoint {
  /**
   * Built-in aliases of a DSCP (vendor page "Default Aliases for CoS Value Bit Patterns", as the
   * others).
   */
  private static final Map<String, Integer> DSCP =
      Map.ofEntries(
          Map.entry("be", 0),
          Map.entry("cs1", 8),
          Map.entry("cs2", 16),
          Map.entry("cs3", 24),
          Map.entry("cs4", 32),
          Map.entry("cs5", 40),
          Map.entry("cs6", 48),
          Map.entry("cs7", 56),
          Map.entry("ef", 46),
          Map.entry("af11", 10),
          Map.entry("af12", 12),
          Map.entry("af13", 14),
          Map.entry("af21", 18),
          Map.entry("af22", 20),
          Map.entry("af23", 22),
          Map.entry("af31", 26),
          Map.entry("af32", 28),
          Map.entry("af33", 30),
          Map.entry("af41", 34),
          Map.entry("af42", 36),
          Map.entry("af43", 38),
          Map.entry("nc1", 48),
          Map.entry("nc2", 56));

  /** Those of a tag, of an EXP field and of an IP precedence. */
  private static final Map<String, Integer> THREE_BITS =
      Map.ofEntries(
          Map.entry("be", 0),
          Map.entry("be1", 1),
          Map.entry("ef", 2),
          Map.entry("ef1", 3),
          Map.entry("af11", 4),
          Map.entry("af12", 5),
          Map.entry("nc1", 6),
          Map.entry("cs6", 6),
          Map.entry("nc2", 7),
          Map.entry("cs7", 7));

  private static final String DROP_ELIGIBLE = "-dei";

  private CodePoint() {}

  static boolean isDscp(String type) {
    return type.equals("dscp") || type.equals("dscp-ipv6");
  }

  /** How many bits a code point of this classifier type has. */
  static int bits(String type) {
    return isDscp(type) ? 6 : type.equals("ieee-802.1ad") ? 4 : 3;
  }

  /** The value of a bit string of the right length, or of a built-in alias. */
  static Optional<Integer> parse(String word, String type) {
    Integer alias = builtIn(word, type);
    if (alias != null) {
      return Optional.of(alias);
    }
    if (word.length() != bits(type)) {
      return Optional.empty();
    }
    int value = 0;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c != '0' && c != '1') {
        return Optional.empty();
      }
      value = value * 2 + (c - '0');
    }
    return Optional.of(value);
  }

  /** The fourth bit of 802.1ad tells what may be dropped first. */
  @CheckForNull
  private static Integer builtIn(String word, String type) {
    if (isDscp(type)) {
      return DSCP.get(word);
    }
    if (bits(type) == 3) {
      return THREE_BITS.get(word);
    }
    boolean eligible = word.endsWith(DROP_ELIGIBLE);
    Integer tag =
        THREE_BITS.get(eligible ? word.substring(0, word.length() - DROP_ELIGIBLE.length()) : word);
    return tag == null ? null : tag * 2 + (eligible ? 1 : 0);
  }

  /** How a code point of this type is written, for messages: {@code dscp (6 bits)}. */
  static String form(String type) {
    return type + " (" + bits(type) + " bits)";
  }

  static String text(int value, String type) {
    StringBuilder bits = new StringBuilder();
    for (int bit = bits(type) - 1; bit >= 0; bit--) {
      bits.append((value >> bit) & 1);
    }
    return bits.toString();
  }
}
