package org.losslint.rules.expression;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** {@code x between a and b}, both ends included. */
public record Between(Expression operand, Expression low, Expression high) implements Expression {
  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Quantity> value = Operand.quantity(operand, scope);
    Fact<Quantity> from = Operand.quantity(low, scope);
    Fact<Quantity> to = Operand.quantity(high, scope);
    if (value instanceof Fact.Known<Quantity> x
        && from instanceof Fact.Known<Quantity> a
        && to instanceof Fact.Known<Quantity> b) {
      boolean reaches = x.value().compareTo(a.value()) >= 0;
      boolean inside = reaches && x.value().compareTo(b.value()) <= 0;
      return Operand.joined(inside, x, reaches ? b : a);
    }
    return fromBounds(value.isUnknown() ? value : from.isUnknown() ? from : to, scope);
  }

  private Fact<Boolean> fromBounds(Fact<Quantity> unknown, Scope scope) {
    Optional<Boolean> above = scope.decide(Comparison.Operator.AT_LEAST, operand, low);
    Optional<Boolean> below = scope.decide(Comparison.Operator.AT_MOST, operand, high);
    if (is(above, false) || is(below, false)) {
      return Fact.known(false, unknown.evidence());
    }
    return is(above, true) && is(below, true)
        ? Fact.known(true, unknown.evidence())
        : Operand.unknown((Fact.Unknown<?>) unknown);
  }

  private static boolean is(Optional<Boolean> answer, boolean wanted) {
    return answer.isPresent() && answer.get() == wanted;
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand, low, high);
  }

  @Override
  public int binding() {
    return Wording.RELATION;
  }

  @Override
  public String text(Wording wording) {
    return wording.operand(operand, Wording.SUM)
        + " between "
        + wording.operand(low, Wording.SUM)
        + " and "
        + wording.operand(high, Wording.SUM);
  }
}
