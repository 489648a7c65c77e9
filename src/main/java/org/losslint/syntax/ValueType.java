package org.losslint.syntax;

import java.math.BigDecimal;
import java.util.List;

/** What a leaf takes: tells a positional value from a keyword, and a value from a slip. */
public sealed interface ValueType {
  ValueType TEXT = new Text();

  /** Digits of the longest number that is compared. */
  int LONGEST = 40;

  /** Whether {@code word} has the form of such a value. */
  boolean fits(String word);

  /** Whether the device takes {@code word}: its form fits, and it is in the range. */
  default boolean takes(String word) {
    return fits(word);
  }

  /** What the device takes, for a message. */
  String taken();

  /** Any word. */
  record Text() implements ValueType {
    @Override
    public boolean fits(String word) {
      return true;
    }

    @Override
    public String taken() {
      return "any text";
    }
  }

  /** A whole number in a range. */
  record Whole(long min, long max) implements ValueType {
    @Override
    public boolean fits(String word) {
      return isNumber(word, false);
    }

    @Override
    public boolean takes(String word) {
      return isVariable(word) || isWithin(word, min, max, false);
    }

    @Override
    public String taken() {
      return "a whole number" + range(min, max);
    }
  }

  /** A decimal in a range. */
  record Decimal(long min, long max) implements ValueType {
    @Override
    public boolean fits(String word) {
      return isNumber(word, true);
    }

    @Override
    public boolean takes(String word) {
      return isVariable(word) || isWithin(word, min, max, true);
    }

    @Override
    public String taken() {
      return "a number" + range(min, max);
    }
  }

  /** A number that may end in k, m or g: a rate, a size, a time. */
  record Measure() implements ValueType {
    @Override
    public boolean fits(String word) {
      return isVariable(word)
          || (!word.isEmpty() && (isDigit(word.charAt(0)) || word.charAt(0) == '.'));
    }

    @Override
    public String taken() {
      return "a number, with k, m or g behind it where it is large";
    }
  }

  /** One of these words. */
  record Words(List<String> words) implements ValueType {
    public Words {
      words = List.copyOf(words);
    }

    @Override
    public boolean fits(String word) {
      return isVariable(word) || words.contains(word);
    }

    @Override
    public String taken() {
      return String.join(", ", words);
    }
  }

  /** {@code $rate} of a dynamic profile and {@code <*>} of a group may stand for any value. */
  private static boolean isVariable(String word) {
    return word.startsWith("$") || word.startsWith("<");
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isNumber(String word, boolean decimal) {
    if (isVariable(word)) {
      return true;
    }
    int digits = 0;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (isDigit(c)) {
        digits++;
      } else if (!(c == '-' && i == 0) && !(c == '.' && decimal)) {
        return false;
      }
    }
    return digits > 0;
  }

  /** Longer numbers than any device takes are outside of all ranges, and cost nothing to refuse. */
  private static boolean isWithin(String word, long min, long max, boolean decimal) {
    if (word.length() > LONGEST) {
      return false;
    }
    try {
      BigDecimal value = new BigDecimal(word); // JSON may say 1e1
      return value.compareTo(BigDecimal.valueOf(min)) >= 0
          && value.compareTo(BigDecimal.valueOf(max)) <= 0
          && (decimal || value.stripTrailingZeros().scale() <= 0);
    } catch (NumberFormatException none) {
      return false;
    }
  }

  private static String range(long min, long max) {
    return max == Long.MAX_VALUE ? " from " + min : " from " + min + " to " + max;
  }
}
