package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/**
 * A name that {@code let} defines; computed once for a judgement.
 *
 * @param index in the list of the rule's lets
 */
public record LetReference(int index, String name, Type type) implements Expression {
  @Override
  public Fact<?> eval(Scope scope) {
    return scope.let(index);
  }

  @Override
  public List<Expression> operands() {
    return List.of();
  }

  @Override
  public String text(Wording wording) {
    return name;
  }

  @Override
  public Bounds bounds(Scope scope) {
    return scope.boundsOfLet(index);
  }
}
