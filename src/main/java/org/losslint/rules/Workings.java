package org.losslint.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.model.Fact;
import org.losslint.model.Type;
import org.losslint.rules.expression.Aggregate;
import org.losslint.rules.expression.AttributeOf;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.LetReference;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.OutcomeOf;
import org.losslint.rules.expression.ParameterReference;
import org.losslint.rules.expression.Quantified;
import org.losslint.rules.expression.Scope;
import org.losslint.rules.expression.Variable;
import org.losslint.rules.expression.Wording;

/**
 * The numbers behind a verdict: what the requirements of a rule read of a subject, and what its
 * lets come to. They are rendered together, like those of a message, so that two that differ never
 * look alike.
 */
public final class Workings {
  private final JudgingRule rule;
  private final Scope scope;
  private final Map<String, Fact<?>> facts = new LinkedHashMap<>();

  private Workings(JudgingRule rule, Scope scope) {
    this.rule = rule;
    this.scope = scope;
  }

  /**
   * One of them.
   *
   * @param text as the pack writes it: {@code queue.drain-time}
   * @param value for people: {@code 12948 µs}
   * @param fact behind it
   */
  public record Number(String text, String value, Fact<?> fact) {}

  /** What every check of the rule rests on, in the order in which the rule reads it. */
  public static List<Number> of(JudgingRule rule, Scope scope) {
    Workings workings = new Workings(rule, scope);
    for (Check check : rule.checks()) {
      workings.read(check.require(), false);
    }
    return workings.rendered();
  }

  /**
   * What can be computed of some expressions of the rule without everything that they ask for: the
   * largest parts that are known, other than the numbers of {@link #of}.
   */
  public static List<Number> partsOf(JudgingRule rule, List<Expression> expressions, Scope scope) {
    Workings workings = new Workings(rule, scope);
    expressions.forEach(workings::parts);
    return workings.rendered();
  }

  /** One fact for people. */
  public static String text(Fact<?> fact) {
    return Message.texts(List.of(fact)).get(0);
  }

  /** A text of the rule with its numbers. */
  public static String text(Template template, Scope scope) {
    return Message.of(template, scope);
  }

  private void read(Expression expression, boolean bound) {
    if (expression instanceof AttributeOf attribute) {
      if (isValue(attribute.type()) && !hasVariable(attribute)) {
        add(expression);
        return;
      }
    } else if (expression instanceof LetReference let) {
      if (!facts.containsKey(let.name())) {
        read(rule.lets().get(let.index()).expression(), bound);
        if (isValue(let.type())) {
          add(expression);
        }
      }
      return;
    } else if (expression instanceof OutcomeOf) {
      if (!hasVariable(expression)) {
        add(expression);
      }
      return;
    } else if (expression instanceof Aggregate && !bound) {
      if (isValue(expression.type())) {
        add(expression);
      }
      return;
    }
    boolean binds = expression instanceof Quantified || expression instanceof Aggregate;
    for (Expression operand : expression.operands()) {
      read(operand, bound || binds);
    }
  }

  private void parts(Expression expression) {
    boolean isPart =
        expression.type() instanceof Type.OfQuantity
            && !(expression instanceof Literal)
            && !(expression instanceof ParameterReference)
            && !(expression instanceof AttributeOf)
            && !(expression instanceof LetReference);
    if (isPart && expression.eval(scope).isKnown()) {
      add(expression);
      return;
    }
    if (!(expression instanceof Quantified) && !(expression instanceof Aggregate)) {
      expression.operands().forEach(this::parts);
    }
  }

  private void add(Expression expression) {
    facts.putIfAbsent(expression.text(Wording.AS_WRITTEN), expression.eval(scope));
  }

  /** Whether it has something to print: subjects and lists of them have not. */
  private static boolean isValue(Type type) {
    return !(type instanceof Type.OfSubject)
        && !(type instanceof Type.OfList list && list.element() instanceof Type.OfSubject);
  }

  private static boolean hasVariable(Expression expression) {
    if (expression instanceof Variable) {
      return true;
    }
    for (Expression operand : expression.operands()) {
      if (hasVariable(operand)) {
        return true;
      }
    }
    return false;
  }

  private List<Number> rendered() {
    List<String> texts = Message.texts(new ArrayList<>(facts.values()));
    List<Number> numbers = new ArrayList<>();
    int next = 0;
    for (Map.Entry<String, Fact<?>> entry : facts.entrySet()) {
      numbers.add(new Number(entry.getKey(), texts.get(next++), entry.getValue()));
    }
    return numbers;
  }
}
