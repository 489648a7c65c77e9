package org.losslint.evaluate;

import org.losslint.model.Subject;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;

/** Takes verdicts as they are given. */
interface Verdicts {
  void add(JudgingRule rule, Subject subject, Verdict verdict);
}
