package org.losslint.rules.expression;

import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.source.Severity;

/** What became of the rules that were judged before, and what they asked. */
@FunctionalInterface
public interface Outcomes {
  /** Where no other rule was judged. */
  Outcomes NONE = (rule, subject) -> Result.NOT_APPLICABLE;

  /**
   * How a rule ended on {@code subject}, or, where the rule is for another kind, on the subject of
   * that kind that {@code subject} is built from. A rule that no pack holds is not applicable.
   */
  Result of(String rule, Subject subject);

  /**
   * What an attribute without an argument gives. Many rules ask the same of a subject, so whoever
   * judges them all remembers it.
   */
  default Fact<?> fact(Attribute attribute, Subject subject) {
    return attribute.read(subject, "");
  }

  /**
   * @param severity of the finding; empty where there is none
   */
  record Result(Outcome outcome, Optional<Severity> severity) {
    public static final Result NOT_APPLICABLE =
        new Result(Outcome.NOT_APPLICABLE, Optional.empty());

    public boolean failed() {
      return outcome == Outcome.FAILED;
    }

    public boolean failedAsError() {
      return failed() && severity.isPresent() && severity.get() == Severity.ERROR;
    }
  }
}
