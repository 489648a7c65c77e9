package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** The smallest or the largest of several quantities: {@code min(a, b)}. */
public record Extreme(boolean largest, List<Expression> operands) implements Expression {
  public Extreme {
    operands = List.copyOf(operands);
  }

  @Override
  public Type type() {
    return operands.get(0).type();
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact.Known<Quantity> best = null;
    for (Expression operand : operands) {
      Fact<Quantity> fact = Operand.quantity(operand, scope);
      if (!(fact instanceof Fact.Known<Quantity> known)) {
        return fact;
      }
      if (best == null || isBetter(known.value(), best.value())) {
        best = known;
      }
    }
    return best;
  }

  private boolean isBetter(Quantity a, Quantity b) {
    return largest ? a.compareTo(b) > 0 : a.compareTo(b) < 0;
  }

  /** The smallest of several is at most the smallest that is known, whatever the others are. */
  @Override
  public Bounds bounds(Scope scope) {
    List<Quantity> lows = new ArrayList<>();
    List<Quantity> highs = new ArrayList<>();
    for (Expression operand : operands) {
      Bounds bounds = operand.bounds(scope);
      bounds.low().ifPresent(lows::add);
      bounds.high().ifPresent(highs::add);
    }
    return new Bounds(
        largest || lows.size() == operands.size() ? best(lows) : Optional.empty(),
        !largest || highs.size() == operands.size() ? best(highs) : Optional.empty());
  }

  private Optional<Quantity> best(List<Quantity> quantities) {
    Quantity best = null;
    for (Quantity quantity : quantities) {
      if (best == null || isBetter(quantity, best)) {
        best = quantity;
      }
    }
    return Optional.ofNullable(best);
  }

  @Override
  public String text(Wording wording) {
    StringBuilder text = new StringBuilder();
    for (Expression operand : operands) {
      text.append(text.isEmpty() ? "" : ", ").append(operand.text(wording));
    }
    return (largest ? "max(" : "min(") + text + ")";
  }
}
