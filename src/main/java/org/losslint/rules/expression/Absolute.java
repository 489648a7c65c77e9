package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** A quantity without its sign: {@code abs(a - b)}. */
public record Absolute(Expression operand) implements Expression {
  @Override
  public Type type() {
    return operand.type();
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Quantity> fact = Operand.quantity(operand, scope);
    return fact instanceof Fact.Known<Quantity> known
        ? Operand.from(known.value().abs(), known)
        : fact;
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand);
  }

  @Override
  public String text(Wording wording) {
    return "abs(" + operand.text(wording) + ")";
  }
}
