package org.losslint.rules.compile;

import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.losslint.model.Type;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Variable;
import org.losslint.rules.expression.Wording;
import org.losslint.rules.grammar.RuleExpressionParser;
import org.losslint.rules.grammar.RuleExpressionParser.FormulaContext;
import org.losslint.rules.grammar.RuleExpressionParser.SumContext;
import org.losslint.source.Place;

/**
 * Gives each part of a syntax tree its type. A part with a mistake is empty, and what is built on
 * it too; only the mistake itself is a problem.
 *
 * <p>{@code wanted} is the type that the other side of an operator has. It gives a bare word its
 * meaning: {@code dci} in {@code port.role == dci}.
 */
final class Typing {
  private static final int MOST_QUANTIFIERS = 4;

  private final Names names;
  private final PlacedText text;
  private final Problems problems;
  private final Formulas formulas;
  private final Sums sums;

  Typing(Names names, PlacedText text, Problems problems) {
    this.names = names;
    this.text = text;
    this.problems = problems;
    this.formulas = new Formulas(this);
    this.sums = new Sums(this);
  }

  Names names() {
    return names;
  }

  Optional<Expression> formula(FormulaContext context, Optional<Type> wanted) {
    return formulas.formula(context, wanted);
  }

  Optional<Expression> sum(SumContext context, Optional<Type> wanted) {
    return sums.sum(context, wanted);
  }

  /** Gives the items of a list a name; {@link Names#unbind} ends it. */
  Optional<Variable> bind(Token name, Type element) {
    Place place = place(name);
    if (names.isKnown(name.getText()) || Names.isReserved(name.getText())) {
      return problems.none(
          place,
          "`" + name.getText() + "` already means something else here",
          "take another name for the items of the list");
    }
    if (names.depth() == MOST_QUANTIFIERS) {
      return problems.none(
          place,
          "more than " + MOST_QUANTIFIERS + " lists are nested",
          "name the inner part with `let`");
    }
    return Optional.of(names.bind(name.getText(), element));
  }

  Optional<Expression> list(SumContext context) {
    return sum(context, Optional.empty()).flatMap(expression -> list(expression, context));
  }

  Optional<Expression> list(Expression expression, ParserRuleContext context) {
    return expression.type() instanceof Type.OfList
        ? Optional.of(expression)
        : problem(
            context,
            quoted(context) + " is " + TypeText.of(expression.type()),
            "a list is wanted here");
  }

  static Type element(Expression list) {
    return ((Type.OfList) list.type()).element();
  }

  Optional<Expression> truth(FormulaContext context) {
    return formula(context, Optional.empty()).flatMap(operand -> truth(operand, context));
  }

  Optional<Expression> truth(Expression operand, ParserRuleContext context) {
    return operand.type().equals(Type.BOOLEAN)
        ? Optional.of(operand)
        : problem(
            context,
            quoted(context) + " is " + TypeText.of(operand.type()),
            "true or false is wanted here");
  }

  Optional<Expression> quantity(Expression operand, ParserRuleContext context) {
    return TypeText.isQuantity(operand.type())
        ? Optional.of(operand)
        : problem(
            context,
            quoted(context) + " is " + TypeText.of(operand.type()),
            "a quantity is wanted here");
  }

  /** Two operands that were understood. */
  record Pair(Expression left, Expression right) {}

  static Optional<Pair> both(Optional<Expression> left, Optional<Expression> right) {
    return left.isPresent() && right.isPresent()
        ? Optional.of(new Pair(left.get(), right.get()))
        : Optional.empty();
  }

  /** How a part of the tree is typed when the type of its counterpart is known. */
  interface Typed<C> {
    Optional<Expression> type(C context, Optional<Type> wanted);
  }

  /** Two operands of which each may give the other its meaning; a bare word comes second. */
  <C extends ParserRuleContext> Optional<Pair> pair(C left, C right, Typed<C> typed) {
    if (isWord(left) && !isWord(right)) {
      Optional<Expression> second = typed.type(right, Optional.empty());
      return both(second.flatMap(s -> typed.type(left, Optional.of(s.type()))), second);
    }
    Optional<Expression> first = typed.type(left, Optional.empty());
    Optional<Expression> second =
        first.isEmpty() && isWord(right)
            ? Optional.empty()
            : typed.type(right, first.map(Expression::type));
    return both(first, second);
  }

  /** Whether the part is a text or a bare word that no name explains. */
  boolean isWord(ParserRuleContext context) {
    ParseTree tree = context;
    while (tree.getChildCount() == 1 && tree.getChild(0) instanceof ParserRuleContext inner) {
      tree = inner;
    }
    if (tree instanceof RuleExpressionParser.PathContext path) {
      return path.step().isEmpty() && !names.isKnown(path.head.getText());
    }
    return tree instanceof RuleExpressionParser.TextOfContext;
  }

  static boolean isToken(ParseTree tree, int type) {
    return tree instanceof TerminalNode node && node.getSymbol().getType() == type;
  }

  Optional<Expression> mismatch(
      ParserRuleContext at, Expression left, Expression right, String consequence) {
    String a = left.text(Wording.AS_WRITTEN);
    String b = right.text(Wording.AS_WRITTEN);
    return problem(
        at,
        "`"
            + a
            + "` is "
            + TypeText.of(left.type())
            + " and `"
            + b
            + "` is "
            + TypeText.of(right.type())
            + ": "
            + consequence,
        TypeText.wayOut(left, right));
  }

  <T> Optional<T> problem(Token at, String message, String wayOut) {
    return problems.none(place(at), message, wayOut);
  }

  <T> Optional<T> problem(ParserRuleContext at, String message, String wayOut) {
    return problems.none(place(at), message, wayOut);
  }

  Place place(Token token) {
    return text.place(token.getStartIndex(), token.getStopIndex() + 1);
  }

  Place place(ParserRuleContext context) {
    return text.place(context.getStart().getStartIndex(), context.getStop().getStopIndex() + 1);
  }

  /** The part as the pack writes it. */
  String written(ParserRuleContext context) {
    return text.slice(context.getStart().getStartIndex(), context.getStop().getStopIndex() + 1)
        .value();
  }

  String quoted(ParserRuleContext context) {
    return "`" + written(context) + "`";
  }
}
