package org.losslint.rules.expression;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;

/**
 * A quantity as a multiple of a step: {@code ceil(wanted, 1 us)}.
 *
 * @param step above zero
 * @param unit that the step is written in; empty for a bare number
 */
public record Rounding(Direction direction, Expression operand, Quantity step, Optional<Unit> unit)
    implements Expression {

  public enum Direction {
    FLOOR("floor"),
    CEIL("ceil"),
    /** Of two equally near multiples the larger. */
    ROUND("round");

    private final String function;

    Direction(String function) {
      this.function = function;
    }

    public static Optional<Direction> of(String function) {
      for (Direction direction : values()) {
        if (direction.function.equals(function)) {
          return Optional.of(direction);
        }
      }
      return Optional.empty();
    }
  }

  @Override
  public Type type() {
    return operand.type();
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Quantity> fact = Operand.quantity(operand, scope);
    return fact instanceof Fact.Known<Quantity> known
        ? Operand.from(rounded(known.value()), known)
        : fact;
  }

  private Quantity rounded(Quantity quantity) {
    return switch (direction) {
      case FLOOR -> quantity.floor(step);
      case CEIL -> quantity.ceil(step);
      case ROUND -> quantity.round(step);
    };
  }

  @Override
  public Bounds bounds(Scope scope) {
    Bounds bounds = operand.bounds(scope);
    return new Bounds(bounds.low().map(this::rounded), bounds.high().map(this::rounded));
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand);
  }

  @Override
  public String text(Wording wording) {
    String of = direction.function + "(" + operand.text(wording);
    return unit.isPresent()
        ? of + ", " + step.in(unit.get()) + " " + unit.get().symbol() + ")"
        : step.equals(Quantity.number(1)) ? of + ")" : of + ", " + step + ")";
  }
}
