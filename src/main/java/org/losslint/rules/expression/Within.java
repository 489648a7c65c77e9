package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/**
 * {@code a within 1% of b}: the two differ by the tolerance at most.
 *
 * @param relative the tolerance is a share of {@code target}; else it is of the dimension of both
 */
public record Within(Expression operand, Expression tolerance, Expression target, boolean relative)
    implements Expression {
  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Quantity> value = Operand.quantity(operand, scope);
    if (!(value instanceof Fact.Known<Quantity> a)) {
      return value;
    }
    Fact<Quantity> wanted = Operand.quantity(target, scope);
    if (!(wanted instanceof Fact.Known<Quantity> b)) {
      return wanted;
    }
    Fact<Quantity> by = Operand.quantity(tolerance, scope);
    if (!(by instanceof Fact.Known<Quantity> t)) {
      return by;
    }
    Quantity allowed = relative ? b.value().abs().times(t.value()) : t.value();
    return Operand.joined(
        a.value().minus(b.value()).abs().compareTo(allowed) <= 0, a, Operand.joined(true, b, t));
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand, tolerance, target);
  }

  @Override
  public int binding() {
    return Wording.RELATION;
  }

  @Override
  public String text(Wording wording) {
    return wording.operand(operand, Wording.SUM)
        + " within "
        + wording.operand(tolerance, Wording.SUM)
        + " of "
        + wording.operand(target, Wording.SUM);
  }
}
