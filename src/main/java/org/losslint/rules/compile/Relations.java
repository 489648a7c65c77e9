package org.losslint.rules.compile;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.losslint.model.Type;
import org.losslint.rules.expression.Between;
import org.losslint.rules.expression.Comparison;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.GlobMatch;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Membership;
import org.losslint.rules.expression.Not;
import org.losslint.rules.expression.ParameterReference;
import org.losslint.rules.expression.StateTest;
import org.losslint.rules.expression.SubsetOf;
import org.losslint.rules.expression.Within;
import org.losslint.rules.grammar.RuleExpressionParser;
import org.losslint.rules.grammar.RuleExpressionParser.BetweenContext;
import org.losslint.rules.grammar.RuleExpressionParser.ComparingContext;
import org.losslint.rules.grammar.RuleExpressionParser.ComparisonContext;
import org.losslint.rules.grammar.RuleExpressionParser.MatchingContext;
import org.losslint.rules.grammar.RuleExpressionParser.MemberContext;
import org.losslint.rules.grammar.RuleExpressionParser.RelationContext;
import org.losslint.rules.grammar.RuleExpressionParser.StateContext;
import org.losslint.rules.grammar.RuleExpressionParser.SubsetContext;
import org.losslint.rules.grammar.RuleExpressionParser.WithinContext;

/** Types what compares. */
final class Relations {
  private static final List<String> STATES =
      List.of("present", "absent", "known", "assumed", "default", "inherited");

  private final Typing typing;

  Relations(Typing typing) {
    this.typing = typing;
  }

  Optional<Expression> relation(RelationContext context, Optional<Type> wanted) {
    ComparisonContext comparison = context.comparison();
    if (comparison instanceof ComparingContext comparing) {
      return comparing(context, comparing);
    } else if (comparison instanceof BetweenContext between) {
      return between(context, between);
    } else if (comparison instanceof WithinContext within) {
      return within(context, within);
    } else if (comparison instanceof MemberContext member) {
      return negated(member.NOT(), member(context, member));
    } else if (comparison instanceof SubsetContext subset) {
      return negated(subset.NOT(), subset(context, subset));
    } else if (comparison instanceof MatchingContext matching) {
      return negated(matching.NOT(), matching(context, matching));
    } else if (comparison instanceof StateContext state) {
      return negated(state.NOT(), state(context, state));
    }
    return typing.sum(context.value, wanted);
  }

  private static Optional<Expression> negated(TerminalNode not, Optional<Expression> relation) {
    return not == null ? relation : relation.map(Not::new);
  }

  private Optional<Expression> comparing(RelationContext at, ComparingContext context) {
    Optional<Typing.Pair> pair = typing.pair(at.value, context.right, typing::sum);
    if (pair.isEmpty()) {
      return Optional.empty();
    }
    Expression left = pair.get().left();
    Expression right = pair.get().right();
    Comparison.Operator operator = operator(context);
    if (operator.isEquality()) {
      if (!TypeText.comparable(left.type(), right.type())) {
        return typing.mismatch(at, left, right, "they can never be equal");
      }
      if (!isWordOf(left, right, at.value) || !isWordOf(right, left, context.right)) {
        return Optional.empty();
      }
    } else if (!left.type().equals(right.type())) {
      return typing.mismatch(at, left, right, "they cannot be compared");
    } else if (!TypeText.isQuantity(left.type()) && !left.type().equals(Type.VERSION)) {
      return typing.problem(
          at,
          typing.quoted(at.value) + " is " + TypeText.of(left.type()),
          "only quantities and versions have an order");
    }
    return Optional.of(new Comparison(operator, left, right));
  }

  private static Comparison.Operator operator(ComparingContext context) {
    return switch (context.operator.getType()) {
      case RuleExpressionParser.EQUAL -> Comparison.Operator.EQUAL;
      case RuleExpressionParser.UNEQUAL -> Comparison.Operator.UNEQUAL;
      case RuleExpressionParser.BELOW -> Comparison.Operator.BELOW;
      case RuleExpressionParser.AT_MOST -> Comparison.Operator.AT_MOST;
      case RuleExpressionParser.ABOVE -> Comparison.Operator.ABOVE;
      default -> Comparison.Operator.AT_LEAST;
    };
  }

  /** The value of a text parameter is checked as a literal would be. */
  private boolean isWordOf(Expression given, Expression other, ParserRuleContext at) {
    if (!(given instanceof ParameterReference reference)) {
      return true;
    }
    Literal value = typing.names().parameters().get(reference.index()).value();
    Optional<WordClash> clash = WordClash.between(value, other.type());
    clash.ifPresent(
        c ->
            typing.problem(
                at,
                "the parameter `"
                    + reference.name()
                    + "` is `"
                    + c.value()
                    + "`, which is no "
                    + c.type(),
                c.wayOut()));
    return clash.isEmpty();
  }

  private Optional<Expression> between(RelationContext at, BetweenContext context) {
    Optional<Expression> value = typing.sum(at.value, Optional.empty());
    Optional<Expression> low = typing.sum(context.low, Optional.empty());
    Optional<Expression> high = typing.sum(context.high, Optional.empty());
    if (value.isEmpty() || low.isEmpty() || high.isEmpty()) {
      return Optional.empty();
    }
    for (Expression end : List.of(low.get(), high.get())) {
      if (!TypeText.isQuantity(end.type()) || !end.type().equals(value.get().type())) {
        return typing.mismatch(at, value.get(), end, "they cannot be compared");
      }
    }
    return Optional.of(new Between(value.get(), low.get(), high.get()));
  }

  private Optional<Expression> within(RelationContext at, WithinContext context) {
    Optional<Expression> value = typing.sum(at.value, Optional.empty());
    Optional<Expression> tolerance = typing.sum(context.tolerance, Optional.empty());
    Optional<Expression> target = typing.sum(context.target, Optional.empty());
    if (value.isEmpty() || tolerance.isEmpty() || target.isEmpty()) {
      return Optional.empty();
    }
    Type type = value.get().type();
    if (!TypeText.isQuantity(type) || !type.equals(target.get().type())) {
      return typing.mismatch(at, value.get(), target.get(), "they cannot be compared");
    }
    Type allowed = tolerance.get().type();
    if (!allowed.equals(type) && !allowed.equals(Type.RATIO)) {
      return typing.problem(
          context.tolerance,
          "the tolerance " + typing.quoted(context.tolerance) + " is " + TypeText.of(allowed),
          "it must be " + TypeText.of(type) + " like both sides, or a ratio");
    }
    boolean relative = allowed.equals(Type.RATIO) && !type.equals(Type.RATIO);
    return Optional.of(new Within(value.get(), tolerance.get(), target.get(), relative));
  }

  private Optional<Expression> member(RelationContext at, MemberContext context) {
    if (typing.isWord(at.value)) {
      Optional<Expression> list = typing.list(context.list);
      return list.flatMap(l -> typing.sum(at.value, Optional.of(Typing.element(l))))
          .flatMap(value -> member(at, context, value, list.get()));
    }
    Optional<Expression> value = typing.sum(at.value, Optional.empty());
    Optional<Expression> list =
        typing
            .sum(context.list, value.map(v -> Type.listOf(v.type())))
            .flatMap(l -> typing.list(l, context.list));
    return Typing.both(value, list).flatMap(pair -> member(at, context, pair.left(), pair.right()));
  }

  private Optional<Expression> member(
      RelationContext at, MemberContext context, Expression value, Expression list) {
    if (!TypeText.comparable(value.type(), Typing.element(list))) {
      return typing.problem(
          at,
          typing.quoted(context.list)
              + " is "
              + TypeText.of(list.type())
              + " and can never hold "
              + typing.quoted(at.value)
              + ", "
              + TypeText.of(value.type()),
          "");
    }
    return isWordOf(list, value, context.list)
        ? Optional.of(new Membership(value, list))
        : Optional.empty();
  }

  private Optional<Expression> subset(RelationContext at, SubsetContext context) {
    Optional<Expression> part = typing.list(at.value);
    Optional<Expression> whole =
        typing
            .sum(context.list, part.map(Expression::type))
            .flatMap(l -> typing.list(l, context.list));
    return Typing.both(part, whole)
        .flatMap(
            pair ->
                TypeText.comparable(pair.left().type(), pair.right().type())
                    ? Optional.of(new SubsetOf(pair.left(), pair.right()))
                    : typing.mismatch(
                        at, pair.left(), pair.right(), "they can never share an item"));
  }

  private Optional<Expression> matching(RelationContext at, MatchingContext context) {
    Optional<Expression> value = typing.sum(at.value, Optional.of(Type.TEXT));
    Optional<Expression> pattern = typing.sum(context.pattern, Optional.of(Type.TEXT));
    if (value.isEmpty() || pattern.isEmpty()) {
      return Optional.empty();
    }
    if (!TypeText.comparable(value.get().type(), Type.TEXT)) {
      return typing.problem(
          at.value,
          typing.quoted(at.value) + " is " + TypeText.of(value.get().type()),
          "only a text matches a pattern");
    }
    if (!pattern.get().type().equals(Type.TEXT)) {
      return typing.problem(
          context.pattern,
          typing.quoted(context.pattern) + " is " + TypeText.of(pattern.get().type()),
          pattern.get() instanceof Literal
              ? "a pattern stands in quotes"
              : "a pattern is a text such as \"et-*\"");
    }
    return Optional.of(new GlobMatch(value.get(), pattern.get()));
  }

  private Optional<Expression> state(RelationContext at, StateContext context) {
    String word = context.state.getText();
    Optional<StateTest.State> state = StateTest.State.of(word);
    if (state.isEmpty()) {
      typing.problem(
          context.state,
          "nothing can be `" + word + "`",
          Nearest.hintOrList(word, STATES, "`is` is followed by"));
    }
    Optional<Expression> value = typing.sum(at.value, Optional.empty());
    return state.isEmpty() ? Optional.empty() : value.map(v -> new StateTest(v, state.get()));
  }
}
