package org.losslint.rules;

import java.util.Collections;
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
import org.losslint.rules.expression.Scope;
import org.losslint.rules.expression.SubjectReference;

/**
 * What a rule rests on; each set in the order of the alphabet.
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

  public Dependencies {
    kinds = Collections.unmodifiableSet(new TreeSet<>(kinds));
    attributes = Collections.unmodifiableSet(new TreeSet<>(attributes));
    rules = Collections.unmodifiableSet(new TreeSet<>(rules));
    parameters = Collections.unmodifiableSet(new TreeSet<>(parameters));
    lets = Collections.unmodifiableSet(new TreeSet<>(lets));
  }

  /**
   * Of the requirements, where the rule applies already, and of those remedies that are offered as
   * far as anything is known.
   */
  public static Dependencies ofChecks(JudgingRule rule, Scope scope) {
    Walk walk = new Walk(rule.lets());
    for (Check check : rule.checks()) {
      walk.add(check.require());
      for (Remedy remedy : check.remedies()) {
        if (remedy.isOffered(scope)) {
          remedy.lines().forEach(line -> line.expressions().forEach(walk::add));
        }
      }
    }
    return walk.ending(rule);
  }

  /** Of everything that decides the verdict; what only messages and fixes print is left out. */
  public static Dependencies ofVerdict(JudgingRule rule) {
    Walk walk = new Walk(rule.lets());
    if (rule.when().isPresent()) {
      walk.add(rule.when().get());
    }
    for (Check check : rule.checks()) {
      walk.add(check.require());
    }
    return walk.ending(rule);
  }

  /** Of everything that the rule writes. */
  public static Dependencies ofRule(JudgingRule rule) {
    Walk walk = new Walk(rule.lets());
    for (Expression expression : rule.expressions()) {
      walk.add(expression);
    }
    return walk.ending(rule);
  }

  /**
   * The rules alone whose outcome a rule asks for, in the order of the alphabet; each start asks
   * that of every rule.
   */
  public static Set<String> rulesOf(JudgingRule rule) {
    Set<String> rules = new TreeSet<>();
    for (RuleReference reference : rule.needs()) {
      rules.add(reference.rule());
    }
    for (RuleReference reference : rule.replacedBy()) {
      rules.add(reference.rule());
    }
    for (Expression expression : rule.expressions()) {
      addRules(expression, rules);
    }
    return rules;
  }

  private static void addRules(Expression expression, Set<String> rules) {
    if (expression instanceof OutcomeOf outcome) {
      rules.add(outcome.rule());
    }
    for (Expression operand : expression.operands()) {
      addRules(operand, rules);
    }
  }

  /** Names of the lets that an expression rests on, also by way of other lets. */
  static Set<String> letsOf(Expression expression, List<Let> definitions) {
    Walk walk = new Walk(definitions);
    walk.add(expression);
    return walk.lets;
  }

  /** Goes through expressions and, where they use a let, through its definition. */
  private static final class Walk {
    private final List<Let> definitions;
    private final Set<String> kinds = new TreeSet<>();
    private final Set<String> attributes = new TreeSet<>();
    private final Set<String> rules = new TreeSet<>();
    private final Set<String> parameters = new TreeSet<>();
    private final Set<String> lets = new TreeSet<>();

    Walk(List<Let> definitions) {
      this.definitions = definitions;
    }

    void add(Expression expression) {
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
        add(definitions.get(let.index()).expression());
      }
      for (Expression operand : expression.operands()) {
        add(operand);
      }
    }

    Dependencies ending(JudgingRule rule) {
      for (RuleReference reference : rule.needs()) {
        rules.add(reference.rule());
      }
      for (RuleReference reference : rule.replacedBy()) {
        rules.add(reference.rule());
      }
      return new Dependencies(kinds, attributes, rules, parameters, lets);
    }
  }
}
