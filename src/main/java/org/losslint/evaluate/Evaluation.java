package org.losslint.evaluate;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Subject;
import org.losslint.rules.Judge;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.RuleSet;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcomes;

/**
 * Judges subjects by all rules that are in force and remembers how each ended, because rules ask
 * for the outcome of others. One evaluation sees one device, or what joins several; it belongs to
 * one thread.
 */
final class Evaluation implements Outcomes {
  private final RuleSet rules;
  private final Set<String> known = new HashSet<>();
  private final Map<String, String> kinds = new HashMap<>();
  private final Map<String, Map<Subject, Result>> results = new HashMap<>();

  Evaluation(RuleSet rules) {
    this.rules = rules;
    for (JudgingRule rule : rules.judging()) {
      known.add(rule.id());
      kinds.put(rule.id(), rule.kind());
    }
  }

  /** Judges all subjects; each verdict goes to {@code verdicts}. */
  void judge(Subjects subjects, Verdicts verdicts) {
    for (JudgingRule rule : rules.judging()) {
      List<? extends Subject> judged = subjects.of(rule.kind());
      for (Subject subject : judged) {
        Verdict verdict = Judge.judge(rule, subject, this);
        results
            .computeIfAbsent(rule.id(), id -> new IdentityHashMap<>())
            .put(subject, verdict.result());
        verdicts.add(rule, subject, verdict, this);
      }
    }
  }

  @Override
  public Result of(String rule, Subject subject) {
    Map<Subject, Result> ofRule = results.get(rule);
    if (ofRule == null || !known.contains(rule)) {
      return Result.NOT_APPLICABLE;
    }
    Result own = ofRule.get(subject);
    if (own != null) {
      return own;
    }
    Optional<? extends Subject> other = subject.in(kinds.get(rule));
    return other.isPresent()
        ? ofRule.getOrDefault(other.get(), Result.NOT_APPLICABLE)
        : Result.NOT_APPLICABLE;
  }
}
