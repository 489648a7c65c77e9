package org.losslint.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.rules.expression.Outcome;
import org.losslint.rules.expression.Outcomes;
import org.losslint.source.Severity;

/** How a rule ends on a subject. */
public sealed interface Verdict {
  Outcome outcome();

  /** For rules that ask for it. */
  default Outcomes.Result result() {
    return new Outcomes.Result(outcome(), Optional.empty());
  }

  /**
   * Nothing to say. Reports do not count it.
   *
   * @param because why, for {@code explain}
   */
  record NotApplicable(String because) implements Verdict {
    @Override
    public Outcome outcome() {
      return Outcome.NOT_APPLICABLE;
    }
  }

  /**
   * @param note what limits it; else empty
   */
  record Passed(String note) implements Verdict {
    @Override
    public Outcome outcome() {
      return Outcome.PASSED;
    }
  }

  /**
   * A finding.
   *
   * @param check key of the check that failed; empty where the rule has one
   * @param at what the report points at
   * @param values exact, {@code have} and {@code need} first, then every let
   * @param fixes best first
   * @param note what limits it; else empty
   */
  record Failed(
      String check,
      Severity severity,
      String message,
      Evidence at,
      Map<String, String> values,
      List<Fix> fixes,
      String note)
      implements Verdict {
    public Failed {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
      fixes = List.copyOf(fixes);
    }

    @Override
    public Outcome outcome() {
      return Outcome.FAILED;
    }

    @Override
    public Outcomes.Result result() {
      return new Outcomes.Result(Outcome.FAILED, Optional.of(severity));
    }
  }

  /**
   * It cannot be told.
   *
   * @param because the missing fact
   * @param supply who can supply it and where
   * @param waitsFor id of the rule whose finding stands in the way; empty where a fact is missing
   */
  record NotEvaluated(String because, String supply, Optional<String> waitsFor) implements Verdict {
    @Override
    public Outcome outcome() {
      return Outcome.NOT_EVALUATED;
    }
  }
}
