package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/** {@code if a then b else c}. */
public record Conditional(Expression condition, Expression yes, Expression no, Type type)
    implements Expression {
  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Boolean> holds = Operand.truth(condition, scope);
    if (holds instanceof Fact.Known<Boolean> known) {
      return (known.value() ? yes : no).eval(scope);
    }
    return holds;
  }

  @Override
  public Bounds bounds(Scope scope) {
    Fact<Boolean> holds = Operand.truth(condition, scope);
    if (holds instanceof Fact.Known<Boolean> known) {
      return (known.value() ? yes : no).bounds(scope);
    }
    return Bounds.NONE;
  }

  @Override
  public List<Expression> operands() {
    return List.of(condition, yes, no);
  }

  @Override
  public int binding() {
    return Wording.LOOSE;
  }

  @Override
  public String text(Wording wording) {
    return "if "
        + condition.text(wording)
        + " then "
        + yes.text(wording)
        + " else "
        + no.text(wording);
  }
}
