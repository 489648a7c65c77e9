package org.losslint.model.cos;

import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;

/**
 * Numbers as Junos writes them: with k, m and g for powers of 1000 (vendor pages "transmit-rate
 * (Schedulers)" and "shaping-rate"), never of 1024; {@code temporal 5k} is 5000 µs.
 */
final class JunosNumber {
  private JunosNumber() {}

  /**
   * The number of a word, its suffix applied; empty for a variable, a placeholder or any other
   * text.
   */
  static Optional<Rational> parse(String word) {
    if (word.isEmpty()) {
      return Optional.empty();
    }
    long factor =
        switch (word.charAt(word.length() - 1)) {
          case 'k', 'K' -> 1_000L;
          case 'm', 'M' -> 1_000_000L;
          case 'g', 'G' -> 1_000_000_000L;
          case 't', 'T' -> 1_000_000_000_000L;
          default -> 1L;
        };
    String digits = factor == 1 ? word : word.substring(0, word.length() - 1);
    try {
      Rational number = Rational.parse(digits);
      return number.signum() < 0
          ? Optional.empty()
          : Optional.of(number.times(Rational.of(factor)));
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }

  static Fact<Quantity> rate(Fact<String> text) {
    return of(text, Unit.BPS);
  }

  static Fact<Quantity> micros(Fact<String> text) {
    return of(text, Unit.US);
  }

  static Fact<Quantity> percent(Fact<String> text) {
    return of(text, Unit.PERCENT);
  }

  static Fact<Quantity> bytes(Fact<String> text) {
    return of(text, Unit.B);
  }

  static Fact<Quantity> metres(Fact<String> text) {
    return of(text, Unit.M);
  }

  static Fact<Quantity> of(Fact<String> text, Unit unit) {
    return read(text).map(number -> Quantity.of(number, unit));
  }

  static Fact<Quantity> number(Fact<String> text) {
    return read(text).map(Quantity::number);
  }

  private static Fact<Rational> read(Fact<String> text) {
    return text.then(
        word -> {
          Optional<Rational> number = parse(word);
          return number.isPresent()
              ? Fact.known(number.get(), text.evidence())
              : Fact.unknown("`" + word + "` is not a number", "write the number", text.evidence());
        });
  }
}
