package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.rules.expression.Absolute;
import org.losslint.rules.expression.Aggregate;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Extreme;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.OutcomeOf;
import org.losslint.rules.expression.Rounding;
import org.losslint.rules.expression.Variable;
import org.losslint.rules.grammar.RuleExpressionParser.ArgumentContext;
import org.losslint.rules.grammar.RuleExpressionParser.CallContext;
import org.losslint.rules.grammar.RuleExpressionParser.FormulaContext;
import org.losslint.rules.grammar.RuleExpressionParser.MemberContext;
import org.losslint.rules.grammar.RuleExpressionParser.RelationContext;
import org.losslint.rules.grammar.RuleExpressionParser.SumContext;

/** Types the functions. */
final class Calls {
  private static final List<String> FUNCTIONS =
      List.of(
          "count",
          "sum",
          "min",
          "max",
          "mean",
          "distinct",
          "list",
          "abs",
          "floor",
          "ceil",
          "round",
          "outcome");

  private final Typing typing;

  Calls(Typing typing) {
    this.typing = typing;
  }

  Optional<Expression> call(CallContext context) {
    String name = context.function.getText();
    Optional<Aggregate.Function> aggregate = Aggregate.Function.of(name);
    if (name.equals("outcome")) {
      return outcome(context);
    }
    if (aggregate.isPresent() && isOverList(context)) {
      return aggregate(context, aggregate.get());
    }
    Optional<List<Expression>> arguments = plain(context);
    if (arguments.isEmpty()) {
      return Optional.empty();
    }
    if (aggregate.isPresent()) {
      return aggregateOrExtreme(context, aggregate.get(), arguments.get());
    }
    Optional<Rounding.Direction> direction = Rounding.Direction.of(name);
    if (direction.isPresent()) {
      return rounding(context, direction.get(), arguments.get());
    }
    if (name.equals("abs")) {
      return arguments.get().size() == 1
          ? typing.quantity(arguments.get().get(0), context).map(Absolute::new)
          : typing.problem(context, "`abs` takes one quantity", "");
    }
    return typing.problem(
        context,
        "there is no function `" + name + "`",
        Nearest.hintOrList(name, FUNCTIONS, "functions are"));
  }

  private static boolean isOverList(CallContext context) {
    return context.argument().stream().anyMatch(a -> a.OVER() != null || a.WHERE() != null);
  }

  /** Arguments that are values; empty where one has a mistake. */
  private Optional<List<Expression>> plain(CallContext context) {
    List<Expression> arguments = new ArrayList<>();
    boolean whole = true;
    for (ArgumentContext argument : context.argument()) {
      if (argument.on == null) {
        Optional<Expression> typed = typing.formula(argument.value, Optional.empty());
        typed.ifPresent(arguments::add);
        whole &= typed.isPresent();
      } else {
        String name = context.function.getText();
        typing.problem(
            argument,
            typing.quoted(argument) + " does not fit `" + name + "`",
            FUNCTIONS.contains(name)
                ? "it takes values"
                : Nearest.hintOrList(name, FUNCTIONS, "functions are"));
        whole = false;
      }
    }
    return whole ? Optional.of(arguments) : Optional.empty();
  }

  private Optional<Expression> aggregateOrExtreme(
      CallContext context, Aggregate.Function function, List<Expression> arguments) {
    if (arguments.size() == 1 && arguments.get(0).type() instanceof Type.OfList) {
      return aggregate(
          context,
          function,
          Optional.empty(),
          Optional.empty(),
          arguments.get(0),
          Optional.empty());
    }
    boolean extreme = function == Aggregate.Function.MIN || function == Aggregate.Function.MAX;
    if (!extreme || arguments.size() < 2) {
      return typing.problem(
          context,
          "`"
              + function.word()
              + "` takes "
              + (extreme ? "a list, or two quantities or more" : "a list"),
          "for example `" + function.word() + "(" + example(function) + ")`");
    }
    Expression first = arguments.get(0);
    for (Expression argument : arguments) {
      if (!TypeText.isQuantity(argument.type()) || !argument.type().equals(first.type())) {
        return typing.mismatch(context, first, argument, "they cannot be compared");
      }
    }
    return Optional.of(new Extreme(function == Aggregate.Function.MAX, arguments));
  }

  private static String example(Aggregate.Function function) {
    return function == Aggregate.Function.COUNT ? "x in xs where x.ok" : "x.size over x in xs";
  }

  private Optional<Expression> aggregate(CallContext context, Aggregate.Function function) {
    if (context.argument().size() != 1) {
      return typing.problem(context, "`" + function.word() + "` takes one list", "");
    }
    ArgumentContext argument = context.argument(0);
    if (argument.OVER() != null) {
      return aggregate(
          context,
          function,
          argument.variable,
          argument.list,
          argument.filter,
          Optional.of(argument.value));
    }
    ParseTree inner = argument.value;
    while (inner.getChildCount() == 1) {
      inner = inner.getChild(0);
    }
    if (inner instanceof RelationContext relation
        && relation.comparison() instanceof MemberContext member
        && member.NOT() == null
        && relation.value.getStart() == relation.value.getStop()) {
      Token variable = relation.value.getStart();
      return aggregate(context, function, variable, member.list, argument.filter, Optional.empty());
    }
    return typing.problem(
        argument,
        typing.quoted(argument.value) + " names no items that `where` could choose from",
        "write `" + function.word() + "(x in … where …)`");
  }

  private Optional<Expression> aggregate(
      CallContext context,
      Aggregate.Function function,
      Token name,
      SumContext of,
      FormulaContext where,
      Optional<FormulaContext> taken) {
    Optional<Expression> list = typing.list(of);
    Optional<Variable> variable = list.flatMap(items -> typing.bind(name, Typing.element(items)));
    if (variable.isEmpty()) {
      return Optional.empty();
    }
    Optional<Expression> filter = Optional.ofNullable(where).flatMap(typing::truth);
    Optional<Expression> element = taken.flatMap(e -> typing.formula(e, Optional.empty()));
    typing.names().unbind();
    if ((where != null && filter.isEmpty()) || (taken.isPresent() && element.isEmpty())) {
      return Optional.empty();
    }
    return aggregate(context, function, element, variable, list.get(), filter);
  }

  private Optional<Expression> aggregate(
      CallContext context,
      Aggregate.Function function,
      Optional<Expression> element,
      Optional<Variable> variable,
      Expression list,
      Optional<Expression> filter) {
    Type item = element.map(Expression::type).orElse(Typing.element(list));
    Type type =
        switch (function) {
          case COUNT -> Type.NUMBER;
          case DISTINCT, LIST -> Type.listOf(item);
          case SUM, MIN, MAX, MEAN -> item;
        };
    if (type == item && !TypeText.isQuantity(item)) {
      return typing.problem(
          context,
          "`" + function.word() + "` of items that are each " + TypeText.of(item),
          "take a quantity of each: `" + function.word() + "(x.… over x in …)`");
    }
    return Optional.of(new Aggregate(function, element, variable, list, filter, type));
  }

  private Optional<Expression> rounding(
      CallContext context, Rounding.Direction direction, List<Expression> arguments) {
    String name = context.function.getText();
    Expression operand = arguments.get(0);
    if (!TypeText.isQuantity(operand.type())) {
      return typing.quantity(operand, context.argument(0));
    }
    if (arguments.size() == 1 && operand.type().equals(Type.NUMBER)) {
      return Optional.of(new Rounding(direction, operand, Quantity.number(1), Optional.empty()));
    }
    if (arguments.size() != 2) {
      return typing.problem(
          context,
          "`" + name + "` does not say to what",
          "write for example `" + name + "(x, 1 us)`");
    }
    if (!arguments.get(1).type().equals(operand.type())) {
      return typing.mismatch(context, operand, arguments.get(1), "it cannot be rounded to it");
    }
    if (arguments.get(1) instanceof Literal literal
        && literal.value() instanceof Quantity step
        && step.value().signum() > 0) {
      return Optional.of(new Rounding(direction, operand, step, literal.unit()));
    }
    return typing.problem(
        context.argument(1),
        typing.quoted(context.argument(1)) + " is no step",
        "a step is written out and above zero, such as `1 us`");
  }

  private Optional<Expression> outcome(CallContext context) {
    ArgumentContext value = context.argument(0);
    if (context.argument().size() == 1 && value.OVER() == null && value.WHERE() == null) {
      String rule = typing.written(value.value);
      if (RuleId.isValid(rule)) {
        return value.on == null
            ? Optional.of(new OutcomeOf(rule, Optional.empty()))
            : typing.formula(value.on, Optional.empty()).flatMap(on -> outcome(rule, on, value.on));
      }
    }
    return typing.problem(
        context, "`outcome` takes the id of a rule", "write for example `outcome(DCI-001)`");
  }

  private Optional<Expression> outcome(String rule, Expression on, FormulaContext at) {
    return on.type() instanceof Type.OfSubject
        ? Optional.of(new OutcomeOf(rule, Optional.of(on)))
        : typing.problem(
            at,
            typing.quoted(at) + " is " + TypeText.of(on.type()),
            "a subject stands behind `on`");
  }
}
