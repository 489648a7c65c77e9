package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.losslint.model.Type;
import org.losslint.quantity.Dimension;
import org.losslint.rules.expression.Arithmetic;
import org.losslint.rules.expression.Conditional;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Logic;
import org.losslint.rules.expression.Negative;
import org.losslint.rules.expression.Not;
import org.losslint.rules.expression.Quantified;
import org.losslint.rules.expression.Variable;
import org.losslint.rules.grammar.RuleExpressionParser;
import org.losslint.rules.grammar.RuleExpressionParser.ConditionalContext;
import org.losslint.rules.grammar.RuleExpressionParser.ConjunctionContext;
import org.losslint.rules.grammar.RuleExpressionParser.FormulaContext;
import org.losslint.rules.grammar.RuleExpressionParser.NegationContext;
import org.losslint.rules.grammar.RuleExpressionParser.ProductContext;
import org.losslint.rules.grammar.RuleExpressionParser.QuantifiedContext;
import org.losslint.rules.grammar.RuleExpressionParser.SignedContext;
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
  private final Relations relations = new Relations(this);
  private final Atoms atoms;

  Typing(Names names, PlacedText text, Problems problems) {
    this.names = names;
    this.text = text;
    this.problems = problems;
    this.atoms = new Atoms(this);
  }

  Names names() {
    return names;
  }

  Optional<Expression> formula(FormulaContext context, Optional<Type> wanted) {
    List<ConjunctionContext> parts = context.conjunction();
    return parts.size() == 1
        ? conjunction(parts.get(0), wanted)
        : logic(false, parts, part -> conjunction(part, Optional.empty()));
  }

  private Optional<Expression> conjunction(ConjunctionContext context, Optional<Type> wanted) {
    List<NegationContext> parts = context.negation();
    return parts.size() == 1
        ? negation(parts.get(0), wanted)
        : logic(true, parts, part -> negation(part, Optional.empty()));
  }

  private <C extends ParserRuleContext> Optional<Expression> logic(
      boolean all, List<C> parts, Function<C, Optional<Expression>> typed) {
    List<Expression> operands = new ArrayList<>();
    for (C part : parts) {
      typed.apply(part).flatMap(operand -> truth(operand, part)).ifPresent(operands::add);
    }
    return operands.size() == parts.size()
        ? Optional.of(new Logic(all, operands))
        : Optional.empty();
  }

  private Optional<Expression> negation(NegationContext context, Optional<Type> wanted) {
    if (context.NOT() != null) {
      return negation(context.negation(), Optional.empty())
          .flatMap(operand -> truth(operand, context.negation()))
          .map(Not::new);
    }
    if (context.quantified() != null) {
      return quantified(context.quantified());
    }
    if (context.conditional() != null) {
      return conditional(context.conditional(), wanted);
    }
    return relations.relation(context.relation(), wanted);
  }

  private Optional<Expression> conditional(ConditionalContext context, Optional<Type> wanted) {
    Optional<Expression> condition = truth(context.condition);
    Optional<Pair> branches =
        wanted.isPresent()
            ? both(formula(context.yes, wanted), formula(context.no, wanted))
            : pair(context.yes, context.no, this::formula);
    if (condition.isEmpty() || branches.isEmpty()) {
      return Optional.empty();
    }
    Expression yes = branches.get().left();
    Expression no = branches.get().right();
    if (!yes.type().equals(no.type())) {
      return mismatch(context.no, yes, no, "both branches of `if` must be of one type");
    }
    return Optional.of(new Conditional(condition.get(), yes, no, yes.type()));
  }

  private Optional<Expression> quantified(QuantifiedContext context) {
    Optional<Expression> list = list(context.list);
    if (list.isEmpty()) {
      return Optional.empty();
    }
    Optional<Variable> variable = bind(context.variable, element(list.get()));
    if (variable.isEmpty()) {
      return Optional.empty();
    }
    Optional<Expression> filter = context.filter == null ? Optional.empty() : truth(context.filter);
    Optional<Expression> claim = truth(context.claim);
    names.unbind();
    if (claim.isEmpty() || (context.filter != null && filter.isEmpty())) {
      return Optional.empty();
    }
    Quantified.Quantifier quantifier =
        switch (context.quantifier.getType()) {
          case RuleExpressionParser.ANY -> Quantified.Quantifier.ANY;
          case RuleExpressionParser.ALL -> Quantified.Quantifier.ALL;
          case RuleExpressionParser.NO -> Quantified.Quantifier.NO;
          default -> Quantified.Quantifier.ONE;
        };
    return Optional.of(new Quantified(quantifier, variable.get(), list.get(), filter, claim.get()));
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

  Optional<Expression> sum(SumContext context, Optional<Type> wanted) {
    List<ProductContext> parts = context.product();
    Optional<Expression> sum = product(parts.get(0), wanted);
    for (int i = 1; i < parts.size(); i++) {
      ProductContext part = parts.get(i);
      boolean plus = isToken(context.getChild(2 * i - 1), RuleExpressionParser.PLUS);
      Optional<Pair> pair = both(sum, product(part, Optional.empty()));
      sum = pair.flatMap(p -> sum(p, plus, part));
    }
    return sum;
  }

  private Optional<Expression> sum(Pair pair, boolean plus, ParserRuleContext at) {
    Type type = pair.left().type();
    if (!TypeText.isQuantity(type) || !type.equals(pair.right().type())) {
      return mismatch(
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
      boolean times = isToken(context.getChild(2 * i - 1), RuleExpressionParser.TIMES);
      Optional<Pair> pair = both(product, signed(part, Optional.empty()));
      product = pair.flatMap(p -> product(p, times, part));
    }
    return product;
  }

  private Optional<Expression> product(Pair pair, boolean times, ParserRuleContext at) {
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
    return mismatch(
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
        .flatMap(operand -> quantity(operand, context.signed()))
        .map(Negative::new);
  }

  Optional<Expression> truth(FormulaContext context) {
    return formula(context, Optional.empty()).flatMap(operand -> truth(operand, context));
  }

  private Optional<Expression> truth(Expression operand, ParserRuleContext context) {
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
    String a = left.text(org.losslint.rules.expression.Wording.AS_WRITTEN);
    String b = right.text(org.losslint.rules.expression.Wording.AS_WRITTEN);
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
