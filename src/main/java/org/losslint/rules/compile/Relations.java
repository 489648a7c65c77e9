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
import org.losslint.rules.grammar.RuleExpressionParser.MatchingContext;
import org.losslint.rules.grammar.RuleExpressionParser.MemberContext;
import org.losslint.rules.grammar.RuleExpressionParser.PlainContext;
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
    if (context instanceof ComparingContext comparing) {
      return comparing(comparing);
    } else if (context instanceof BetweenContext between) {
      return between(between);
    } else if (context instanceof WithinContext within) {
      return within(within);
    } else if (context instanceof MemberContext member) {
      return negated(member.NOT(), member(member));
    } else if (context instanceof SubsetContext subset) {
      return negated(subset.NOT(), subset(subset));
    } else if (context instanceof MatchingContext matching) {
      return negated(matching.NOT(), matching(matching));
    } else if (context instanceof StateContext state) {
      return negated(state.NOT(), state(state));
    }
    return typing.sum(((PlainContext) context).sum(), wanted);
  }

  private static Optional<Expression> negated(TerminalNode not, Optional<Expression> relation) {
    return not == null ? relation : relation.map(Not::new);
  }

  private Optional<Expression> comparing(ComparingContext context) {
    Optional<Typing.Pair> pair = typing.pair(context.left, context.right, typing::sum);
    if (pair.isEmpty()) {
      return Optional.empty();
    }
    Expression left = pair.get().left();
    Expression right = pair.get().right();
    Comparison.Operator operator = operator(context);
    if (operator.isEquality()) {
      if (!TypeText.comparable(left.type(), right.type())) {
        return typing.mismatch(context, left, right, "they can never be equal");
      }
      if (!isWordOf(left, right, context.left) || !isWordOf(right, left, context.right)) {
        return Optional.empty();
      }
    } else if (!left.type().equals(right.type())) {
      return typing.mismatch(context, left, right, "they cannot be compared");
    } else if (!TypeText.isQuantity(left.type()) && !left.type().equals(Type.VERSION)) {
      return typing.problem(
          context,
          typing.quoted(context.left) + " is " + TypeText.of(left.type()),
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

  private Optional<Expression> between(BetweenContext context) {
    Optional<Expression> value = typing.sum(context.value, Optional.empty());
    Optional<Expression> low = typing.sum(context.low, Optional.empty());
    Optional<Expression> high = typing.sum(context.high, Optional.empty());
    if (value.isEmpty() || low.isEmpty() || high.isEmpty()) {
      return Optional.empty();
    }
    for (Expression end : List.of(low.get(), high.get())) {
      if (!TypeText.isQuantity(end.type()) || !end.type().equals(value.get().type())) {
        return typing.mismatch(context, value.get(), end, "they cannot be compared");
      }
    }
    return Optional.of(new Between(value.get(), low.get(), high.get()));
  }

  private Optional<Expression> within(WithinContext context) {
    Optional<Expression> value = typing.sum(context.value, Optional.empty());
    Optional<Expression> tolerance = typing.sum(context.tolerance, Optional.empty());
    Optional<Expression> target = typing.sum(context.target, Optional.empty());
    if (value.isEmpty() || tolerance.isEmpty() || target.isEmpty()) {
      return Optional.empty();
    }
    Type type = value.get().type();
    if (!TypeText.isQuantity(type) || !type.equals(target.get().type())) {
      return typing.mismatch(context, value.get(), target.get(), "they cannot be compared");
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

  private Optional<Expression> member(MemberContext context) {
    if (typing.isWord(context.value)) {
      Optional<Expression> list = typing.list(context.list);
      return list.flatMap(l -> typing.sum(context.value, Optional.of(Typing.element(l))))
          .flatMap(value -> member(context, value, list.get()));
    }
    Optional<Expression> value = typing.sum(context.value, Optional.empty());
    Optional<Expression> list =
        typing
            .sum(context.list, value.map(v -> Type.listOf(v.type())))
            .flatMap(l -> typing.list(l, context.list));
    return Typing.both(value, list).flatMap(pair -> member(context, pair.left(), pair.right()));
  }

  private Optional<Expression> member(MemberContext context, Expression value, Expression list) {
    if (!TypeText.comparable(value.type(), Typing.element(list))) {
      return typing.mismatch(context, value, list, "it can never hold it");
    }
    return isWordOf(list, value, context.list)
        ? Optional.of(new Membership(value, list))
        : Optional.empty();
  }

  private Optional<Expression> subset(SubsetContext context) {
    Optional<Expression> part = typing.list(context.value);
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
                        context, pair.left(), pair.right(), "they can never share an item"));
  }

  private Optional<Expression> matching(MatchingContext context) {
    Optional<Expression> value = typing.sum(context.value, Optional.of(Type.TEXT));
    Optional<Expression> pattern = typing.sum(context.pattern, Optional.of(Type.TEXT));
    if (value.isEmpty() || pattern.isEmpty()) {
      return Optional.empty();
    }
    if (!TypeText.comparable(value.get().type(), Type.TEXT)) {
      return typing.problem(
          context.value,
          typing.quoted(context.value) + " is " + TypeText.of(value.get().type()),
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

  private Optional<Expression> state(StateContext context) {
    String word = context.state.getText();
    Optional<StateTest.State> state = StateTest.State.of(word);
    if (state.isEmpty()) {
      typing.problem(
          context.state,
          "nothing can be `" + word + "`",
          Nearest.hintOrList(word, STATES, "`is` is followed by"));
    }
    Optional<Expression> value = typing.sum(context.value, Optional.empty());
    return state.isEmpty() ? Optional.empty() : value.map(v -> new StateTest(v, state.get()));
  }
}
