package org.losslint.rules.expression;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.quantity.Unit;

/**
 * A value that the pack writes.
 *
 * @param value of the class that {@code type} names
 * @param unit that a quantity is written in; empty for a bare number and for other values
 * @param written as the pack spells it, with its unit
 */
public record Literal(Object value, Type type, Optional<Unit> unit, String written)
    implements Expression {

  public Fact<?> fact() {
    return Fact.known(value);
  }

  @Override
  public Fact<?> eval(Scope scope) {
    return fact();
  }

  @Override
  public List<Expression> operands() {
    return List.of();
  }

  @Override
  public String text(Wording wording) {
    return written;
  }
}
