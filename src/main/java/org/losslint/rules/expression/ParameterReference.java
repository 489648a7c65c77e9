package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/**
 * A parameter of the pack. Its value is looked up when the rule runs, so that a pack that extends
 * this one changes the value and nothing else.
 *
 * @param index in the list of the pack's parameters
 */
public record ParameterReference(int index, String name, Type type) implements Expression {
  @Override
  public Fact<?> eval(Scope scope) {
    return scope.parameter(index);
  }

  @Override
  public List<Expression> operands() {
    return List.of();
  }

  @Override
  public String text(Wording wording) {
    return wording.parameter(this);
  }
}
