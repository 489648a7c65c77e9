package org.losslint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Subject;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.Outcomes;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.expression.Scope;
import org.losslint.source.Severity;

/**
 * A rule that judges subjects.
 *
 * @param kind of its subjects
 * @param when it applies; empty for always
 * @param needs rules without which this one has no ground
 * @param replacedBy rules whose error stands for this one, too
 * @param lets in order; each sees the earlier ones
 * @param validFor of the rule and of its pack
 * @param parameters of the pack, with the values in force
 * @param variables how many names quantifiers bind
 */
public record JudgingRule(
    Identity identity,
    String kind,
    Optional<Expression> when,
    List<RuleReference> needs,
    List<RuleReference> replacedBy,
    List<Let> lets,
    List<Check> checks,
    List<Note> notes,
    List<ValidFor> validFor,
    List<Parameter> parameters,
    int variables,
    List<Example> examples)
    implements Rule {
  public JudgingRule {
    needs = List.copyOf(needs);
    replacedBy = List.copyOf(replacedBy);
    lets = List.copyOf(lets);
    checks = List.copyOf(checks);
    notes = List.copyOf(notes);
    validFor = List.copyOf(validFor);
    parameters = List.copyOf(parameters);
    examples = List.copyOf(examples);
  }

  @Override
  public JudgingRule in(String pack) {
    return copy(identity.in(pack), checks, parameters, variables);
  }

  /** With other checks. */
  public JudgingRule with(List<Check> other) {
    return copy(identity, other, parameters, variables);
  }

  /** Judging by other values of the parameters. */
  public JudgingRule by(List<Parameter> other) {
    return copy(identity, checks, other, variables);
  }

  /** With room for more names that quantifiers bind. */
  public JudgingRule withVariables(int other) {
    return copy(identity, checks, parameters, other);
  }

  private JudgingRule copy(
      Identity newIdentity,
      List<Check> newChecks,
      List<Parameter> newParameters,
      int newVariables) {
    return new JudgingRule(
        newIdentity,
        kind,
        when,
        needs,
        replacedBy,
        lets,
        newChecks,
        notes,
        validFor,
        newParameters,
        newVariables,
        examples);
  }

  /** Every expression that the rule writes, in the order of its keys. */
  public List<Expression> expressions() {
    List<Expression> all = new ArrayList<>();
    when.ifPresent(all::add);
    lets.forEach(let -> all.add(let.expression()));
    checks.forEach(check -> all.addAll(check.expressions()));
    for (Note note : notes) {
      note.when().ifPresent(all::add);
      all.addAll(note.text().expressions());
    }
    validFor.forEach(range -> range.when().ifPresent(all::add));
    return all;
  }

  /** The gravest severity that it can have. */
  public Severity severity() {
    Severity gravest = Severity.INFO;
    for (Check check : checks) {
      gravest = check.severity().compareTo(gravest) > 0 ? check.severity() : gravest;
    }
    return gravest;
  }

  /** What its expressions see while it judges {@code subject}. */
  public Scope scope(Subject subject, Outcomes outcomes) {
    return new Scope(subject, parameters, lets, variables, outcomes);
  }
}
