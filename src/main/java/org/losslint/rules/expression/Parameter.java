package org.losslint.rules.expression;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/**
 * A value of a pack that another pack or the settings may change.
 *
 * @param value as the pack gives it, or as it was changed
 * @param meaning one sentence
 * @param range what it may be changed to
 */
public record Parameter(String name, Literal value, String meaning, Range range) {

  /**
   * What a parameter may be.
   *
   * @param min inclusive; empty where there is no lower end
   * @param max inclusive; empty where there is no upper end
   * @param choices empty where any value between the ends will do
   */
  public record Range(Optional<Literal> min, Optional<Literal> max, List<Literal> choices) {
    public static final Range ANY = new Range(Optional.empty(), Optional.empty(), List.of());

    public Range {
      choices = List.copyOf(choices);
    }

    /** Whether a value of the parameter's type lies in it. */
    public boolean holds(Object value) {
      for (Literal choice : choices) {
        if (Values.equal(choice.value(), value)) {
          return true;
        }
      }
      return choices.isEmpty()
          && (!(value instanceof Quantity quantity)
              || ((min.isEmpty() || quantity.compareTo((Quantity) min.get().value()) >= 0)
                  && (max.isEmpty() || quantity.compareTo((Quantity) max.get().value()) <= 0)));
    }

    /** For messages: {@code 1.5 to 20}, {@code one of a, b}; empty where any value will do. */
    @Override
    public String toString() {
      if (!choices.isEmpty()) {
        return "one of " + Values.joined(choices.stream().map(Literal::written).toList());
      }
      if (min.isPresent() && max.isPresent()) {
        return min.get().written() + " to " + max.get().written();
      }
      return min.map(m -> m.written() + " or more")
          .orElse(max.map(m -> m.written() + " or less").orElse(""));
    }
  }

  public Type type() {
    return value.type();
  }

  public Parameter with(Literal other) {
    return new Parameter(name, other, meaning, range);
  }
}
