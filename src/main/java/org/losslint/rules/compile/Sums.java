package org.losslint.rules.compile;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.losslint.model.Type;
import org.losslint.quantity.Dimension;
import org.losslint.rules.expression.Arithmetic;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Negative;
import org.losslint.rules.grammar.RuleExpressionParser;
import org.losslint.rules.grammar.RuleExpressionParser.ProductContext;
import org.losslint.rules.grammar.RuleExpressionParser.SignedContext;
import org.losslint.rules.grammar.RuleExpressionParser.SumContext;

/** Types arithmetic. */
final class Sums {
  private final Typing typing;
  private final Atoms atoms;

  Sums(Typing typing) {
    this.typing = typing;
    this.atoms = new Atoms(typing);
  }

  Optional<Expression> sum(SumContext context, Optional<Type> wanted) {
    List<ProductContext> parts = context.product();
    Optional<Expression> sum = product(parts.get(0), wanted);
    for (int i = 1; i < parts.size(); i++) {
      ProductContext part = parts.get(i);
      boolean plus = Typing.isToken(context.getChild(2 * i - 1), RuleExpressionParser.PLUS);
      Optional<Typing.Pair> pair = Typing.both(sum, product(part, Optional.empty()));
      sum = pair.flatMap(p -> sum(p, plus, part));
    }
    return sum;
  }

  private Optional<Expression> sum(Typing.Pair pair, boolean plus, ParserRuleContext at) {
    Type type = pair.left().type();
    if (!TypeText.isQuantity(type) || !type.equals(pair.right().type())) {
      return typing.mismatch(
          at,
          pair.left(),
          pair.right(),
          plus ? "they cannot be added" : "one cannot be taken from the other");
    }
    Arithmetic.Operator operator = plus ? Arithmetic.Operator.PLUS : Arithmetic.Operator.MINUS;
    return Optional.of(new Arithmetic(operator, pair.left(), pair.right(), type));
  }

  private Optional<Expression> product(ProductContext context, Optional<Type> wanted) {
    List<SignedContext> parts = context.signed();
    Optional<Expression> product = signed(parts.get(0), wanted);
    for (int i = 1; i < parts.size(); i++) {
      SignedContext part = parts.get(i);
      boolean times = Typing.isToken(context.getChild(2 * i - 1), RuleExpressionParser.TIMES);
      Optional<Typing.Pair> pair = Typing.both(product, signed(part, Optional.empty()));
      product = pair.flatMap(p -> product(p, times, part));
    }
    return product;
  }

  private Optional<Expression> product(Typing.Pair pair, boolean times, ParserRuleContext at) {
    if (pair.left().type() instanceof Type.OfQuantity a
        && pair.right().type() instanceof Type.OfQuantity b) {
      Dimension dimension =
          times ? a.dimension().times(b.dimension()) : a.dimension().per(b.dimension());
      return Optional.of(
          new Arithmetic(
              times ? Arithmetic.Operator.TIMES : Arithmetic.Operator.OVER,
              pair.left(),
              pair.right(),
              new Type.OfQuantity(dimension)));
    }
    return typing.mismatch(
        at,
        pair.left(),
        pair.right(),
        times ? "they cannot be multiplied" : "they cannot be divided");
  }

  private Optional<Expression> signed(SignedContext context, Optional<Type> wanted) {
    if (context.MINUS() == null) {
      return atoms.atom(context.atom(), wanted);
    }
    return signed(context.signed(), Optional.empty())
        .flatMap(operand -> typing.quantity(operand, context.signed()))
        .map(Negative::new);
  }
}
