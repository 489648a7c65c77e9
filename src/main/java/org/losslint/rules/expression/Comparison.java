package org.losslint.rules.expression;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Version;

/**
 * {@code a <= b} and its kin. Something that is not set equals nothing and has no order: {@code ==}
 * is false with it, {@code !=} true, the others unknown.
 */
public record Comparison(Operator operator, Expression left, Expression right)
    implements Expression {

  public enum Operator {
    EQUAL("=="),
    UNEQUAL("!="),
    BELOW("<"),
    AT_MOST("<="),
    ABOVE(">"),
    AT_LEAST(">=");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }

    public boolean isEquality() {
      return this == EQUAL || this == UNEQUAL;
    }

    private boolean holds(int order) {
      return switch (this) {
        case EQUAL -> order == 0;
        case UNEQUAL -> order != 0;
        case BELOW -> order < 0;
        case AT_MOST -> order <= 0;
        case ABOVE -> order > 0;
        case AT_LEAST -> order >= 0;
      };
    }
  }

  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    return operator.isEquality() ? equality(scope) : order(scope);
  }

  private Fact<Boolean> equality(Scope scope) {
    Fact<?> a = left.eval(scope);
    Fact<?> b = right.eval(scope);
    if (a.isAbsent() || b.isAbsent()) {
      return Fact.known(operator == Operator.UNEQUAL, (a.isAbsent() ? a : b).evidence());
    }
    if (a instanceof Fact.Known<?> first && b instanceof Fact.Known<?> second) {
      Fact<Boolean> equal = equal(first, second);
      return operator == Operator.EQUAL ? equal : negated(equal);
    }
    return fromBounds(a.isUnknown() ? a : b, scope);
  }

  private static Fact<Boolean> negated(Fact<Boolean> fact) {
    return fact instanceof Fact.Known<Boolean> known ? Operand.from(!known.value(), known) : fact;
  }

  private static Fact<Boolean> equal(Fact.Known<?> a, Fact.Known<?> b) {
    if (a.value() instanceof Items first && b.value() instanceof Items second) {
      Fact<Boolean> there = Values.isSubset(first, second, a);
      Fact<Boolean> back = Values.isSubset(second, first, b);
      boolean backDecides = back instanceof Fact.Known<Boolean> known && !known.value();
      boolean thereHolds = there instanceof Fact.Known<Boolean> known && known.value();
      return backDecides || thereHolds ? back : there;
    }
    return Operand.joined(Values.equal(a.value(), b.value()), a, b);
  }

  private Fact<Boolean> order(Scope scope) {
    Fact<Object> a = Operand.needed(left, Object.class, scope);
    Fact<Object> b = Operand.needed(right, Object.class, scope);
    if (a instanceof Fact.Known<Object> first && b instanceof Fact.Known<Object> second) {
      int order =
          first.value() instanceof Version version
              ? version.compareTo((Version) second.value())
              : ((Quantity) first.value()).compareTo((Quantity) second.value());
      return Operand.joined(operator.holds(order), first, second);
    }
    return fromBounds(a.isUnknown() ? a : b, scope);
  }

  /** A part that is seen may decide already: a sum above its limit stays above it. */
  private Fact<Boolean> fromBounds(Fact<?> unknown, Scope scope) {
    if (left.type() instanceof Type.OfQuantity) {
      Optional<Boolean> decided = scope.decide(operator, left, right);
      if (decided.isPresent()) {
        return Fact.known(decided.get(), unknown.evidence());
      }
    }
    return Operand.unknown((Fact.Unknown<?>) unknown);
  }

  @Override
  public List<Expression> operands() {
    return List.of(left, right);
  }

  @Override
  public int binding() {
    return Wording.RELATION;
  }

  @Override
  public String text(Wording wording) {
    return wording.operand(left, Wording.SUM)
        + " "
        + operator.sign
        + " "
        + wording.operand(right, Wording.SUM);
  }
}
