package org.losslint.syntax;

import java.util.List;

/**
 * What a leaf takes. Used to tell a positional value from a keyword, and to say what could stand
 * there; whether a value is in its range is for the rules to judge.
 */
public sealed interface ValueType {
  ValueType TEXT = new Text();

  /** Whether {@code word} has the form of such a value. */
  boolean fits(String word);

  /** Any word. */
  record Text() implements ValueType {
    @Override
    public boolean fits(String word) {
      return true;
    }
  }

  /** A whole number in a range. */
  record Whole(long min, long max) implements ValueType {
    @Override
    public boolean fits(String word) {
      return isNumber(word, false);
    }
  }

  /** A decimal in a range. */
  record Decimal(long min, long max) implements ValueType {
    @Override
    public boolean fits(String word) {
      return isNumber(word, true);
    }
  }

  /** A number that may end in k, m or g: a rate, a size, a time. */
  record Measure() implements ValueType {
    @Override
    public boolean fits(String word) {
      return isVariable(word)
          || (!word.isEmpty() && (isDigit(word.charAt(0)) || word.charAt(0) == '.'));
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
}
