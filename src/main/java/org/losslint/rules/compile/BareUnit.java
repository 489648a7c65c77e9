package org.losslint.rules.compile;

import java.util.Optional;
import org.losslint.model.Type;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.rules.expression.Conditional;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Extreme;
import org.losslint.rules.expression.LetReference;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Rounding;

/**
 * The unit of the leaf that a quantity fills. A statement takes a bare number, so the quantity must
 * be rounded to the unit of the leaf, which tells the unit.
 *
 * @param unit empty for a bare number
 */
record BareUnit(Optional<Unit> unit) {

  /** Empty where the quantity may have a fraction of any unit. */
  static Optional<BareUnit> of(Expression expression, Names names) {
    if (expression instanceof Rounding rounding) {
      return Optional.of(new BareUnit(rounding.unit()));
    } else if (expression instanceof Literal literal && literal.value() instanceof Quantity) {
      return Optional.of(new BareUnit(literal.unit()));
    } else if (expression instanceof LetReference let) {
      return of(names.lets().get(let.index()).expression(), names);
    } else if (expression instanceof Conditional conditional) {
      return same(of(conditional.yes(), names), of(conditional.no(), names));
    } else if (expression instanceof Extreme extreme) {
      Optional<BareUnit> unit = of(extreme.operands().get(0), names);
      for (Expression operand : extreme.operands()) {
        unit = same(unit, of(operand, names));
      }
      return unit;
    }
    return Optional.empty();
  }

  private static Optional<BareUnit> same(Optional<BareUnit> a, Optional<BareUnit> b) {
    return a.equals(b) ? a : Optional.empty();
  }

  /** How a quantity of the type is rounded, for messages: {@code ceil(wanted, 1 us)}. */
  static String rounded(String text, Type type) {
    Dimension dimension = ((Type.OfQuantity) type).dimension();
    if (dimension.equals(Dimension.NUMBER)) {
      return "ceil(" + text + ")";
    }
    Unit unit =
        dimension.equals(Dimension.TIME)
            ? Unit.US
            : dimension.equals(Dimension.SIZE)
                ? Unit.B
                : Unit.of(dimension).stream().findFirst().orElse(Unit.PERCENT);
    return "ceil(" + text + ", 1" + (unit == Unit.PERCENT ? "" : " ") + unit.symbol() + ")";
  }
}
