package org.losslint.rules.compile;

import java.util.Optional;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.LetReference;

/** How deep an expression is, lets included: each level takes a piece of the stack. */
final class Height {
  private static final int MOST = 300;

  private Height() {}

  static Optional<Expression> checked(
      Expression expression, Names names, PlacedText text, Problems problems) {
    return of(expression, names) <= MOST
        ? Optional.of(expression)
        : problems.none(
            text.place(),
            "the expression and the lets that it uses are nested too deeply",
            "make the chain of operators shorter");
  }

  static int of(Expression expression, Names names) {
    int height = expression instanceof LetReference let ? names.heightOfLet(let.index()) : 0;
    for (Expression operand : expression.operands()) {
      height = Math.max(height, of(operand, names));
    }
    return height + 1;
  }
}
