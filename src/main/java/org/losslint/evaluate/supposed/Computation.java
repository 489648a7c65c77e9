package org.losslint.evaluate.supposed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.rules.Check;
import org.losslint.rules.Dependencies;
import org.losslint.rules.Fix;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Remedy;
import org.losslint.rules.Workings;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Outcomes;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.expression.Scope;

/**
 * What a rule comes to where some facts are supposed and no configuration is at hand.
 *
 * @param parameters of the pack that the rule uses
 * @param given what is supposed and the rule reads, for people, by name
 * @param numbers what the rule reads and its lets come to
 * @param checks each with what can be computed of it
 * @param missing attributes that the checks read and nobody gave
 * @param lists those that are lists, which cannot be given
 */
public record Computation(
    List<Parameter> parameters,
    Map<String, String> given,
    List<Workings.Number> numbers,
    List<Computed> checks,
    List<String> missing,
    List<String> lists) {
  public Computation {
    parameters = List.copyOf(parameters);
    given = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(given));
    numbers = List.copyOf(numbers);
    checks = List.copyOf(checks);
    missing = List.copyOf(missing);
    lists = List.copyOf(lists);
  }

  /**
   * A check.
   *
   * @param holds empty where it cannot be told
   * @param parts of its requirement that can be computed
   * @param commands parts of its remedies that can be, in the units of the statements they fill
   * @param message where it does not hold; else empty
   * @param fixes where it does not hold
   */
  public record Computed(
      Check check,
      Optional<Boolean> holds,
      List<Workings.Number> parts,
      List<Workings.Number> commands,
      String message,
      List<Fix> fixes) {
    public Computed {
      parts = List.copyOf(parts);
      commands = List.copyOf(commands);
      fixes = List.copyOf(fixes);
    }
  }

  /**
   * Computes a rule.
   *
   * @param rule of a pack that was read with the vocabulary of the supposition
   */
  public static Computation of(JudgingRule rule, Supposition supposition) {
    Subject subject = supposition.subject(rule.kind()).orElseThrow();
    Scope scope = rule.scope(subject, Outcomes.NONE);
    Dependencies used = Dependencies.ofRule(rule);
    List<Parameter> parameters = new ArrayList<>();
    for (Parameter parameter : rule.parameters()) {
      if (used.parameters().contains(parameter.name())) {
        parameters.add(parameter);
      }
    }
    Map<String, String> given = new LinkedHashMap<>();
    for (Map.Entry<String, Fact<?>> fact : supposition.facts().entrySet()) {
      if (used.attributes().contains(fact.getKey())) {
        given.put(fact.getKey(), Workings.text(fact.getValue()));
      }
    }
    List<Computed> checks = new ArrayList<>();
    for (Check check : rule.checks()) {
      checks.add(computed(rule, check, scope));
    }
    Set<String> missing = new TreeSet<>(Dependencies.ofChecks(rule, scope).attributes());
    missing.removeAll(supposition.facts().keySet());
    Set<String> lists = new TreeSet<>(missing);
    missing.removeIf(name -> !supposition.canBeGiven(name));
    lists.removeIf(name -> !supposition.isList(name));
    return new Computation(
        parameters,
        given,
        Workings.of(rule, scope),
        checks,
        new ArrayList<>(missing),
        new ArrayList<>(lists));
  }

  private static Computed computed(JudgingRule rule, Check check, Scope scope) {
    Fact<?> fact = check.require().eval(scope);
    Optional<Boolean> holds =
        fact instanceof Fact.Known<?> known
            ? Optional.of(Boolean.TRUE.equals(known.value()))
            : Optional.empty();
    boolean fails = holds.isPresent() && !holds.get();
    List<Fix> fixes = new ArrayList<>();
    List<Expression> commands = new ArrayList<>();
    for (Remedy remedy : check.remedies()) {
      if (remedy.isOffered(scope)) {
        remedy.lines().forEach(line -> commands.addAll(line.expressions()));
      }
      if (fails) {
        remedy.fix(scope).ifPresent(fixes::add);
      }
    }
    return new Computed(
        check,
        holds,
        Workings.partsOf(rule, List.of(check.require()), scope),
        Workings.partsOf(rule, commands, scope),
        fails ? Workings.text(check.message(), scope) : "",
        fixes);
  }
}
