package org.losslint.rules;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.losslint.model.Type;
import org.losslint.rules.expression.AttributeOf;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.LetReference;
import org.losslint.rules.expression.OutcomeOf;
import org.losslint.rules.expression.ParameterReference;
import org.losslint.rules.expression.SubjectReference;

/**
 * What a rule rests on.
 *
 * @param kinds of subjects that it looks at: {@code link}, {@code queue}
 * @param attributes that it reads, as {@code kind.attribute}
 * @param rules whose outcome it asks for, {@code needs} and {@code replaced-by} included
 * @param parameters of the pack
 * @param lets that something uses
 */
public record Dependencies(
    Set<String> kinds,
    Set<String> attributes,
    Set<String> rules,
    Set<String> parameters,
    Set<String> lets) {

  /** Of everything that decides the verdict; what only messages and fixes print is left out. */
  public static Dependencies ofVerdict(JudgingRule rule) {
    Dependencies found = none();
    rule.when().ifPresent(when -> found.add(when, rule.lets()));
    rule.checks().forEach(check -> found.add(check.require(), rule.lets()));
    return found.withReferences(rule);
  }

  /** Of everything that the rule writes. */
  public static Dependencies ofRule(JudgingRule rule) {
    Dependencies found = none();
    rule.expressions().forEach(expression -> found.add(expression, rule.lets()));
    return found.withReferences(rule);
  }

  private Dependencies withReferences(JudgingRule rule) {
    rule.needs().forEach(reference -> rules.add(reference.rule()));
    rule.replacedBy().forEach(reference -> rules.add(reference.rule()));
    return this;
  }

  /** Names of the lets that an expression rests on, also by way of other lets. */
  static Set<String> letsOf(Expression expression, List<Let> definitions) {
    Dependencies found = none();
    found.add(expression, definitions);
    return found.lets;
  }

  private static Dependencies none() {
    return new Dependencies(
        new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
  }

  private void add(Expression expression, List<Let> definitions) {
    if (expression instanceof AttributeOf attribute
        && attribute.of().type() instanceof Type.OfSubject owner) {
      attributes.add(owner.kind() + "." + attribute.attribute().name());
    } else if (expression instanceof SubjectReference subject) {
      kinds.add(subject.kind());
    } else if (expression instanceof OutcomeOf outcome) {
      rules.add(outcome.rule());
    } else if (expression instanceof ParameterReference parameter) {
      parameters.add(parameter.name());
    } else if (expression instanceof LetReference let && lets.add(let.name())) {
      add(definitions.get(let.index()).expression(), definitions);
    }
    for (Expression operand : expression.operands()) {
      add(operand, definitions);
    }
  }
}
