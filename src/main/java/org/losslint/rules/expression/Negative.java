package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** A quantity with its sign changed. */
public record Negative(Expression operand) implements Expression {
  @Override
  public Type type() {
    return operand.type();
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Quantity> fact = Operand.quantity(operand, scope);
    return fact instanceof Fact.Known<Quantity> known
        ? Operand.from(known.value().negate(), known)
        : fact;
  }

  @Override
  public Bounds bounds(Scope scope) {
    return operand.bounds(scope).negate();
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand);
  }

  @Override
  public int binding() {
    return Wording.SIGN;
  }

  @Override
  public String text(Wording wording) {
    return "-" + wording.operand(operand, Wording.SIGN);
  }
}
