package org.losslint.evaluate;

import org.losslint.model.Subject;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcomes;

/** Takes verdicts as they are spoken. */
@FunctionalInterface
public interface Verdicts {
  /** Nobody hears them. */
  Verdicts UNHEARD = new Unheard();

  /**
   * Takes one.
   *
   * @param outcomes of the rules that were judged before, for who computes the numbers behind it
   */
  void add(JudgingRule rule, Subject subject, Verdict verdict, Outcomes outcomes);

  /**
   * Hears that losslint failed at a rule.
   *
   * @return whether the others are to be judged all the same; else the fault ends the run
   */
  default boolean bears(JudgingRule rule, Subject subject, Throwable fault) {
    return false;
  }

  /** A class of its own, because a lambda would cost each start more than it saves here. */
  final class Unheard implements Verdicts {
    private Unheard() {}

    @Override
    public void add(JudgingRule rule, Subject subject, Verdict verdict, Outcomes outcomes) {
      // Nothing to do.
    }
  }
}
