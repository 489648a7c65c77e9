package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/** {@code not a}. */
public record Not(Expression operand) implements Expression {
  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Boolean> fact = Operand.truth(operand, scope);
    return fact instanceof Fact.Known<Boolean> known ? Operand.from(!known.value(), known) : fact;
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand);
  }

  @Override
  public int binding() {
    return Wording.NOT;
  }

  @Override
  public String text(Wording wording) {
    return "not " + wording.operand(operand, Wording.NOT);
  }
}
