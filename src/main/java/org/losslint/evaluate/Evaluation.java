package org.losslint.evaluate;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.rules.Judge;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.RuleSet;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcome;
import org.losslint.rules.expression.Outcomes;

/**
 * Judges subjects by all rules that are in force and remembers how each ended, because rules ask
 * for the outcome of others. One evaluation sees one device, or what joins several; it belongs to
 * one thread.
 */
final class Evaluation implements Outcomes {
  /** Of most subjects few attributes are asked: of statements and references, which are many. */
  private static final int FEW = 5;

  private static final Result FAULTY = new Result(Outcome.NOT_EVALUATED, Optional.empty());

  private final RuleSet rules;

  /** Of those rules alone that another one asks for. */
  private final Map<String, Map<Subject, Result>> results = new HashMap<>();

  private final Map<Subject, Map<Attribute, Fact<?>>> facts = new IdentityHashMap<>();

  Evaluation(RuleSet rules) {
    this.rules = rules;
  }

  /** Judges all subjects; each verdict goes to {@code verdicts}. */
  void judge(Subjects subjects, Verdicts verdicts) {
    for (JudgingRule rule : rules.judging()) {
      List<? extends Subject> judged = subjects.of(rule.kind());
      if (judged.isEmpty()) {
        continue;
      }
      if (rules.isAsked(rule.id())) {
        Map<Subject, Result> ofRule = resultsOf(rule.id());
        for (Subject subject : judged) {
          ofRule.put(subject, judged(rule, subject, verdicts));
        }
      } else {
        for (Subject subject : judged) {
          judged(rule, subject, verdicts);
        }
      }
    }
  }

  private Map<Subject, Result> resultsOf(String rule) {
    Map<Subject, Result> ofRule = results.get(rule);
    if (ofRule == null) {
      ofRule = new IdentityHashMap<>();
      results.put(rule, ofRule);
    }
    return ofRule;
  }

  /** A rule that losslint fails at must not take the others with it. */
  private Result judged(JudgingRule rule, Subject subject, Verdicts verdicts) {
    try {
      Verdict verdict = Judge.judge(rule, subject, this);
      verdicts.add(rule, subject, verdict, this);
      return verdict.result();
    } catch (RuntimeException | StackOverflowError e) {
      if (!verdicts.bears(rule, subject, e)) {
        throw e;
      }
      return FAULTY;
    }
  }

  @Override
  public Result of(String rule, Subject subject) {
    Map<Subject, Result> ofRule = results.get(rule);
    if (ofRule == null) {
      return Result.NOT_APPLICABLE;
    }
    Result own = ofRule.get(subject);
    if (own != null) {
      return own;
    }
    Optional<? extends Subject> other =
        rules.rule(rule).orElseThrow() instanceof JudgingRule judging
            ? subject.in(judging.kind())
            : Optional.empty();
    return other.isPresent()
        ? ofRule.getOrDefault(other.get(), Result.NOT_APPLICABLE)
        : Result.NOT_APPLICABLE;
  }

  @Override
  public Fact<?> fact(Attribute attribute, Subject subject) {
    Map<Attribute, Fact<?>> known = facts.get(subject);
    if (known == null) {
      known = new IdentityHashMap<>(FEW);
      facts.put(subject, known);
    }
    Fact<?> fact = known.get(attribute);
    if (fact == null) {
      fact = attribute.read(subject, "");
      known.put(attribute, fact);
    }
    return fact;
  }
}
