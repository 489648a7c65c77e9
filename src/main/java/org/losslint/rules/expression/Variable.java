package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/** The name that a quantifier or a sum gives to each item of its list. */
public record Variable(int slot, String name, Type type) implements Expression {
  @Override
  public Fact<?> eval(Scope scope) {
    return scope.variable(slot);
  }

  @Override
  public List<Expression> operands() {
    return List.of();
  }

  @Override
  public String text(Wording wording) {
    return name;
  }
}
