package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/**
 * {@code a and b}, {@code a or b} as Kleene has them: one false decides an {@code and} and one true
 * an {@code or}, whatever cannot be told about the others. Where no operand decides alone, the
 * evidence is that of the last: guards stand first.
 */
public record Logic(boolean all, List<Expression> operands) implements Expression {
  public Logic {
    operands = List.copyOf(operands);
  }

  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact.Known<Boolean> sum = null;
    Fact.Unknown<Boolean> open = null;
    for (Expression operand : operands) {
      Fact<Boolean> fact = Operand.truth(operand, scope);
      if (fact instanceof Fact.Known<Boolean> known) {
        if (known.value() != all) {
          return known;
        }
        sum = sum == null ? known : Operand.joined(all, known, sum);
      } else if (open == null) {
        open = (Fact.Unknown<Boolean>) fact;
      }
    }
    return open != null ? open : sum;
  }

  @Override
  public int binding() {
    return all ? Wording.AND : Wording.OR;
  }

  @Override
  public String text(Wording wording) {
    StringBuilder text = new StringBuilder();
    for (Expression operand : operands) {
      text.append(text.isEmpty() ? "" : all ? " and " : " or ")
          .append(wording.operand(operand, binding() + 1));
    }
    return text.toString();
  }
}
