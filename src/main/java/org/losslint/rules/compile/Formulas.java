package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.losslint.model.Type;
import org.losslint.rules.expression.Conditional;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Logic;
import org.losslint.rules.expression.Not;
import org.losslint.rules.expression.Quantified;
import org.losslint.rules.expression.Variable;
import org.losslint.rules.grammar.RuleExpressionParser;
import org.losslint.rules.grammar.RuleExpressionParser.ConditionalContext;
import org.losslint.rules.grammar.RuleExpressionParser.ConjunctionContext;
import org.losslint.rules.grammar.RuleExpressionParser.FormulaContext;
import org.losslint.rules.grammar.RuleExpressionParser.NegationContext;
import org.losslint.rules.grammar.RuleExpressionParser.QuantifiedContext;

/** Types conditions: what `and`, `or`, `not`, `if` and the quantifiers join. */
final class Formulas {
  private final Typing typing;
  private final Relations relations;

  Formulas(Typing typing) {
    this.typing = typing;
    this.relations = new Relations(typing);
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
      typed.apply(part).flatMap(operand -> typing.truth(operand, part)).ifPresent(operands::add);
    }
    return operands.size() == parts.size()
        ? Optional.of(new Logic(all, operands))
        : Optional.empty();
  }

  private Optional<Expression> negation(NegationContext context, Optional<Type> wanted) {
    if (context.NOT() != null) {
      return negation(context.negation(), Optional.empty())
          .flatMap(operand -> typing.truth(operand, context.negation()))
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
    Optional<Expression> condition = typing.truth(context.condition);
    Optional<Typing.Pair> branches =
        wanted.isPresent()
            ? Typing.both(formula(context.yes, wanted), formula(context.no, wanted))
            : typing.pair(context.yes, context.no, this::formula);
    if (condition.isEmpty() || branches.isEmpty()) {
      return Optional.empty();
    }
    Expression yes = branches.get().left();
    Expression no = branches.get().right();
    if (!yes.type().equals(no.type())) {
      return typing.mismatch(context.no, yes, no, "both branches of `if` must be of one type");
    }
    return Optional.of(new Conditional(condition.get(), yes, no, yes.type()));
  }

  private Optional<Expression> quantified(QuantifiedContext context) {
    Optional<Expression> list = typing.list(context.list);
    if (list.isEmpty()) {
      return Optional.empty();
    }
    Optional<Variable> variable = typing.bind(context.variable, Typing.element(list.get()));
    if (variable.isEmpty()) {
      return Optional.empty();
    }
    Optional<Expression> filter =
        context.filter == null ? Optional.empty() : typing.truth(context.filter);
    Optional<Expression> claim = typing.truth(context.claim);
    typing.names().unbind();
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
}
