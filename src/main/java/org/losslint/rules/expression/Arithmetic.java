package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** Sum, difference, product or quotient of two quantities. */
public record Arithmetic(Operator operator, Expression left, Expression right, Type type)
    implements Expression {

  public enum Operator {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    OVER("/");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }

    boolean isSum() {
      return this == PLUS || this == MINUS;
    }
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Quantity> first = Operand.quantity(left, scope);
    if (!(first instanceof Fact.Known<Quantity> a)) {
      return first;
    }
    Fact<Quantity> second = Operand.quantity(right, scope);
    if (!(second instanceof Fact.Known<Quantity> b)) {
      return second;
    }
    if (operator == Operator.OVER && b.value().value().signum() == 0) {
      return Fact.unknown(
          right.text(Wording.AS_WRITTEN) + " is zero",
          "nothing can be divided by it",
          b.evidence());
    }
    Quantity result =
        switch (operator) {
          case PLUS -> a.value().plus(b.value());
          case MINUS -> a.value().minus(b.value());
          case TIMES -> a.value().times(b.value());
          case OVER -> a.value().dividedBy(b.value());
        };
    return Operand.bounded(Operand.joined(result, a, b));
  }

  @Override
  public Bounds bounds(Scope scope) {
    Bounds a = left.bounds(scope);
    Bounds b = right.bounds(scope);
    return switch (operator) {
      case PLUS -> a.plus(b);
      case MINUS -> a.plus(b.negate());
      case TIMES -> a.times(b);
      case OVER -> a.dividedBy(b);
    };
  }

  @Override
  public List<Expression> operands() {
    return List.of(left, right);
  }

  @Override
  public int binding() {
    return operator.isSum() ? Wording.SUM : Wording.PRODUCT;
  }

  @Override
  public String text(Wording wording) {
    return wording.operand(left, binding())
        + " "
        + operator.sign
        + " "
        + wording.operand(right, binding() + 1);
  }
}
