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
    Fact<Quantity> wanted = Operand.quantity(target, scope);
    return value.then(
        a ->
            wanted.then(
                b ->
                    Operand.quantity(tolerance, scope)
                        .map(
                            by -> {
                              Quantity allowed = relative ? b.abs().times(by.value()) : by;
                              return a.minus(b).abs().compareTo(allowed) <= 0;
                            })));
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
