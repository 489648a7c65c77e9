package org.losslint.syntax;

import java.util.List;
import org.losslint.quantity.Rational;

/**
 * What a leaf takes. Used to tell a positional value from a keyword, and to say what could stand
 * there.
 */
public sealed interface ValueType {
  ValueType TEXT = new Text();

  /** Any word. */
  record Text() implements ValueType {}

  /** A whole number in a range. */
  record Whole(long min, long max) implements ValueType {}

  /** A decimal in a range. */
  record Decimal(Rational min, Rational max) implements ValueType {}

  /** One of these words. */
  record Words(List<String> words) implements ValueType {
    public Words {
      words = List.copyOf(words);
    }
  }
}
