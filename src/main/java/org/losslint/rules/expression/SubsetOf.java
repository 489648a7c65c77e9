package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;

/** {@code a subset of b}. A list that is not set is part of nothing and has no part. */
public record SubsetOf(Expression part, Expression whole) implements Expression {
  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<?> a = part.eval(scope);
    Fact<?> b = whole.eval(scope);
    if (a.isAbsent() || b.isAbsent()) {
      return Fact.known(false, (a.isAbsent() ? a : b).evidence());
    }
    if (a instanceof Fact.Known<?> first && b instanceof Fact.Known<?> second) {
      return Values.isSubset((Items) first.value(), (Items) second.value(), first);
    }
    return a.isUnknown() ? a : b;
  }

  @Override
  public List<Expression> operands() {
    return List.of(part, whole);
  }

  @Override
  public int binding() {
    return Wording.RELATION;
  }

  @Override
  public String text(Wording wording) {
    return wording.operand(part, Wording.SUM) + " subset of " + wording.operand(whole, Wording.SUM);
  }
}
