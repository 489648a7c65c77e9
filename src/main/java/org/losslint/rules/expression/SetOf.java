package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;

/** A set that the pack writes: <code>{1, 3}</code>. */
public record SetOf(List<Expression> elements, Type element) implements Expression {
  public SetOf {
    elements = List.copyOf(elements);
  }

  @Override
  public Type type() {
    return Type.listOf(element);
  }

  @Override
  public Fact<?> eval(Scope scope) {
    List<Fact<?>> facts = new ArrayList<>(elements.size());
    for (Expression expression : elements) {
      facts.add(expression.eval(scope));
    }
    return Fact.known(Items.of(facts));
  }

  @Override
  public List<Expression> operands() {
    return elements;
  }

  @Override
  public String text(Wording wording) {
    StringBuilder text = new StringBuilder("{");
    for (Expression expression : elements) {
      text.append(text.length() == 1 ? "" : ", ").append(expression.text(wording));
    }
    return text.append('}').toString();
  }
}
