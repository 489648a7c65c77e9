package org.losslint.rules.expression;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.Type;

/**
 * {@code outcome(DCI-001)}: how another rule ended here, or with {@code on c} for another subject.
 * Of something absent every rule is not applicable.
 */
public record OutcomeOf(String rule, Optional<Expression> on) implements Expression {
  @Override
  public Type type() {
    return Outcome.TYPE;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    if (on.isEmpty()) {
      return word(scope.judged(), scope);
    }
    Fact<?> subject = on.get().eval(scope);
    if (subject instanceof Fact.Known<?> known) {
      return word((Subject) known.value(), scope);
    }
    return subject.isAbsent() ? Fact.known(Outcome.NOT_APPLICABLE.word()) : subject;
  }

  private Fact<String> word(Subject subject, Scope scope) {
    return Fact.known(scope.outcomes().of(rule, subject).outcome().word());
  }

  @Override
  public List<Expression> operands() {
    return on.isPresent() ? List.of(on.get()) : List.of();
  }

  @Override
  public String text(Wording wording) {
    return "outcome(" + rule + (on.isPresent() ? " on " + on.get().text(wording) : "") + ")";
  }
}
