package org.losslint.rules.prepared;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Version;
import org.losslint.rules.expression.Absolute;
import org.losslint.rules.expression.Aggregate;
import org.losslint.rules.expression.Arithmetic;
import org.losslint.rules.expression.AttributeOf;
import org.losslint.rules.expression.Between;
import org.losslint.rules.expression.Comparison;
import org.losslint.rules.expression.Conditional;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Extreme;
import org.losslint.rules.expression.GlobMatch;
import org.losslint.rules.expression.LetReference;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Logic;
import org.losslint.rules.expression.Membership;
import org.losslint.rules.expression.Negative;
import org.losslint.rules.expression.Not;
import org.losslint.rules.expression.OutcomeOf;
import org.losslint.rules.expression.ParameterReference;
import org.losslint.rules.expression.Quantified;
import org.losslint.rules.expression.Rounding;
import org.losslint.rules.expression.SetOf;
import org.losslint.rules.expression.StateTest;
import org.losslint.rules.expression.SubjectReference;
import org.losslint.rules.expression.SubsetOf;
import org.losslint.rules.expression.Variable;
import org.losslint.rules.expression.Within;

/** Writes trees of expressions, each node by its code and then its parts in their order. */
final class ExpressionWriter {
  private final FormWriter out;

  ExpressionWriter(FormWriter out) {
    this.out = out;
  }

  void optional(Optional<? extends Expression> expression) {
    if (expression.isPresent()) {
      expression(expression.get());
    } else {
      out.number(ExpressionReader.NONE);
    }
  }

  private void all(List<Expression> expressions) {
    out.number(expressions.size());
    for (Expression expression : expressions) {
      expression(expression);
    }
  }

  void expression(Expression expression) {
    if (expression instanceof Literal literal) {
      out.number(ExpressionReader.LITERAL);
      literal(literal);
    } else if (expression instanceof AttributeOf attribute) {
      out.number(ExpressionReader.ATTRIBUTE);
      expression(attribute.of());
      out.attribute(((Type.OfSubject) attribute.of().type()).kind(), attribute.attribute());
      optional(attribute.argument());
    } else if (expression instanceof SubjectReference subject) {
      out.number(ExpressionReader.SUBJECT);
      out.text(subject.kind());
    } else if (expression instanceof Variable variable) {
      out.number(ExpressionReader.VARIABLE);
      out.number(variable.slot());
      named(variable.name(), variable.type());
    } else if (expression instanceof LetReference let) {
      out.number(ExpressionReader.LET);
      out.number(let.index());
      named(let.name(), let.type());
    } else if (expression instanceof ParameterReference parameter) {
      out.number(ExpressionReader.PARAMETER);
      out.number(parameter.index());
      named(parameter.name(), parameter.type());
    } else if (expression instanceof OutcomeOf outcome) {
      out.number(ExpressionReader.OUTCOME);
      out.text(outcome.rule());
      optional(outcome.on());
    } else {
      operation(expression);
    }
  }

  private void named(String name, Type type) {
    out.text(name);
    out.type(type);
  }

  private void operation(Expression expression) {
    if (expression instanceof Arithmetic arithmetic) {
      out.number(ExpressionReader.ARITHMETIC);
      out.choice(arithmetic.operator());
      operands(arithmetic.left(), arithmetic.right());
      out.type(arithmetic.type());
    } else if (expression instanceof Comparison comparison) {
      out.number(ExpressionReader.COMPARISON);
      out.choice(comparison.operator());
      operands(comparison.left(), comparison.right());
    } else if (expression instanceof Logic logic) {
      out.number(ExpressionReader.LOGIC);
      out.flag(logic.all());
      all(logic.operands());
    } else if (expression instanceof Not not) {
      out.number(ExpressionReader.NOT);
      expression(not.operand());
    } else if (expression instanceof Conditional conditional) {
      out.number(ExpressionReader.CONDITIONAL);
      operands(conditional.condition(), conditional.yes(), conditional.no());
      out.type(conditional.type());
    } else if (expression instanceof Rounding rounding) {
      out.number(ExpressionReader.ROUNDING);
      out.choice(rounding.direction());
      expression(rounding.operand());
      out.quantity(rounding.step());
      out.choice(rounding.unit());
    } else if (expression instanceof Extreme extreme) {
      out.number(ExpressionReader.EXTREME);
      out.flag(extreme.largest());
      all(extreme.operands());
    } else if (expression instanceof Negative negative) {
      out.number(ExpressionReader.NEGATIVE);
      expression(negative.operand());
    } else if (expression instanceof Absolute absolute) {
      out.number(ExpressionReader.ABSOLUTE);
      expression(absolute.operand());
    } else {
      relation(expression);
    }
  }

  private void operands(Expression... operands) {
    for (Expression operand : operands) {
      expression(operand);
    }
  }

  private void relation(Expression expression) {
    if (expression instanceof Between between) {
      out.number(ExpressionReader.BETWEEN);
      operands(between.operand(), between.low(), between.high());
    } else if (expression instanceof Within within) {
      out.number(ExpressionReader.WITHIN);
      operands(within.operand(), within.tolerance(), within.target());
      out.flag(within.relative());
    } else if (expression instanceof Membership membership) {
      out.number(ExpressionReader.MEMBERSHIP);
      operands(membership.operand(), membership.list());
    } else if (expression instanceof SubsetOf subset) {
      out.number(ExpressionReader.SUBSET);
      operands(subset.part(), subset.whole());
    } else if (expression instanceof GlobMatch match) {
      out.number(ExpressionReader.GLOB);
      operands(match.operand(), match.pattern());
    } else if (expression instanceof StateTest test) {
      out.number(ExpressionReader.STATE);
      expression(test.operand());
      out.choice(test.state());
    } else if (expression instanceof SetOf set) {
      out.number(ExpressionReader.SET);
      all(set.elements());
      out.type(set.element());
    } else if (expression instanceof Aggregate aggregate) {
      out.number(ExpressionReader.AGGREGATE);
      out.choice(aggregate.function());
      optional(aggregate.element());
      optional(aggregate.variable());
      expression(aggregate.list());
      optional(aggregate.filter());
      out.type(aggregate.type());
    } else {
      Quantified quantified = (Quantified) expression;
      out.number(ExpressionReader.QUANTIFIED);
      out.choice(quantified.quantifier());
      expression(quantified.variable());
      expression(quantified.list());
      optional(quantified.filter());
      expression(quantified.claim());
    }
  }

  void literal(Literal literal) {
    value(literal.value());
    out.type(literal.type());
    out.choice(literal.unit());
    out.text(literal.written());
  }

  private void value(Object value) {
    if (value instanceof Boolean truth) {
      out.number(truth ? ExpressionReader.TRUE : ExpressionReader.FALSE);
    } else if (value instanceof Quantity quantity) {
      out.number(ExpressionReader.QUANTITY);
      out.quantity(quantity);
    } else if (value instanceof Version version) {
      out.number(ExpressionReader.VERSION);
      out.text(version.text());
    } else if (value instanceof Items items) {
      out.number(ExpressionReader.ITEMS);
      out.number(items.facts().size());
      for (Fact<?> fact : items.facts()) {
        value(((Fact.Known<?>) fact).value());
      }
    } else {
      out.number(ExpressionReader.WORDS);
      out.text((String) value);
    }
  }
}
