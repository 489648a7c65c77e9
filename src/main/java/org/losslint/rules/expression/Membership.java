package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;

/** {@code x in list}. Something that is not set is in no list. */
public record Membership(Expression operand, Expression list) implements Expression {
  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<?> value = operand.eval(scope);
    Fact<?> items = list.eval(scope);
    if (value.isAbsent() || items.isAbsent()) {
      return Fact.known(false, (value.isAbsent() ? value : items).evidence());
    }
    if (value instanceof Fact.Known<?> known && items instanceof Fact.Known<?> knownItems) {
      return Values.holds((Items) knownItems.value(), known.value(), known);
    }
    return value.isUnknown() ? value : items;
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand, list);
  }

  @Override
  public int binding() {
    return Wording.RELATION;
  }

  @Override
  public String text(Wording wording) {
    return wording.operand(operand, Wording.SUM) + " in " + wording.operand(list, Wording.SUM);
  }
}
