package org.losslint.rules.prepared;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.quantity.Unit;
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

/** Reads the trees that {@link ExpressionWriter} wrote. */
final class ExpressionReader {
  static final int NONE = 0;
  static final int LITERAL = 1;
  static final int ATTRIBUTE = 2;
  static final int SUBJECT = 3;
  static final int VARIABLE = 4;
  static final int LET = 5;
  static final int PARAMETER = 6;
  static final int OUTCOME = 7;
  static final int ARITHMETIC = 8;
  static final int COMPARISON = 9;
  static final int LOGIC = 10;
  static final int NOT = 11;
  static final int CONDITIONAL = 12;
  static final int ROUNDING = 13;
  static final int EXTREME = 14;
  static final int NEGATIVE = 15;
  static final int ABSOLUTE = 16;
  static final int BETWEEN = 17;
  static final int WITHIN = 18;
  static final int MEMBERSHIP = 19;
  static final int SUBSET = 20;
  static final int GLOB = 21;
  static final int STATE = 22;
  static final int SET = 23;
  static final int AGGREGATE = 24;
  static final int QUANTIFIED = 25;

  static final int FALSE = 0;
  static final int TRUE = 1;
  static final int QUANTITY = 2;
  static final int VERSION = 3;
  static final int ITEMS = 4;
  static final int WORDS = 5;

  private static final Unit[] UNITS = Unit.values();
  private static final Arithmetic.Operator[] OPERATORS = Arithmetic.Operator.values();
  private static final Comparison.Operator[] COMPARISONS = Comparison.Operator.values();
  private static final Rounding.Direction[] DIRECTIONS = Rounding.Direction.values();
  private static final StateTest.State[] STATES = StateTest.State.values();
  private static final Aggregate.Function[] FUNCTIONS = Aggregate.Function.values();
  private static final Quantified.Quantifier[] QUANTIFIERS = Quantified.Quantifier.values();

  private final FormReader in;

  ExpressionReader(FormReader in) {
    this.in = in;
  }

  Optional<Expression> optional() {
    int code = in.number();
    return code == NONE ? Optional.empty() : Optional.of(expression(code));
  }

  private List<Expression> all() {
    int count = in.number();
    List<Expression> all = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      all.add(expression());
    }
    return all;
  }

  Expression expression() {
    return expression(in.number());
  }

  private Expression expression(int code) {
    return switch (code) {
      case LITERAL -> literal();
      case ATTRIBUTE -> new AttributeOf(expression(), in.attribute(), optional());
      case SUBJECT -> new SubjectReference(in.text());
      case VARIABLE -> variable();
      case LET -> new LetReference(in.number(), in.text(), in.type());
      case PARAMETER -> new ParameterReference(in.number(), in.text(), in.type());
      case OUTCOME -> new OutcomeOf(in.text(), optional());
      case ARITHMETIC ->
          new Arithmetic(in.choice(OPERATORS), expression(), expression(), in.type());
      case COMPARISON -> new Comparison(in.choice(COMPARISONS), expression(), expression());
      case LOGIC -> new Logic(in.flag(), all());
      case NOT -> new Not(expression());
      case CONDITIONAL -> new Conditional(expression(), expression(), expression(), in.type());
      case ROUNDING -> rounding();
      case EXTREME -> new Extreme(in.flag(), all());
      case NEGATIVE -> new Negative(expression());
      case ABSOLUTE -> new Absolute(expression());
      case BETWEEN -> new Between(expression(), expression(), expression());
      case WITHIN -> new Within(expression(), expression(), expression(), in.flag());
      case MEMBERSHIP -> new Membership(expression(), expression());
      case SUBSET -> new SubsetOf(expression(), expression());
      case GLOB -> new GlobMatch(expression(), expression());
      case STATE -> new StateTest(expression(), in.choice(STATES));
      case SET -> new SetOf(all(), in.type());
      case AGGREGATE -> aggregate();
      case QUANTIFIED -> quantified();
      default -> throw new IllegalStateException("an expression of no kind: " + code);
    };
  }

  private Variable variable() {
    return new Variable(in.number(), in.text(), in.type());
  }

  private Rounding rounding() {
    return new Rounding(in.choice(DIRECTIONS), expression(), in.quantity(), in.optional(UNITS));
  }

  private Aggregate aggregate() {
    Aggregate.Function function = in.choice(FUNCTIONS);
    Optional<Expression> element = optional();
    Optional<Variable> variable = in.number() == NONE ? Optional.empty() : Optional.of(variable());
    return new Aggregate(function, element, variable, expression(), optional(), in.type());
  }

  private Quantified quantified() {
    return new Quantified(
        in.choice(QUANTIFIERS), (Variable) expression(), expression(), optional(), expression());
  }

  Literal literal() {
    return new Literal(value(), in.type(), in.optional(UNITS), in.text());
  }

  private Object value() {
    return switch (in.number()) {
      case FALSE -> false;
      case TRUE -> true;
      case QUANTITY -> in.quantity();
      case VERSION -> Version.parse(in.text());
      case ITEMS -> items();
      case WORDS -> in.text();
      default -> throw new IllegalStateException("a value of no kind");
    };
  }

  private Items items() {
    int count = in.number();
    List<Fact<?>> facts = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      facts.add(Fact.known(value()));
    }
    return Items.of(facts);
  }
}
