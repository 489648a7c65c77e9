package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.losslint.model.Subject;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;
import org.losslint.rules.Workings;
import org.losslint.rules.expression.Outcomes;

/** Hears how one rule ends on each subject, and computes the numbers behind it. */
public final class RuleHearing implements Verdicts {
  private final String rule;
  private final List<Heard> heard = new ArrayList<>();
  private final Map<String, Integer> notApplicable = new TreeMap<>();

  /**
   * @param rule its identity
   */
  public RuleHearing(String rule) {
    this.rule = rule;
  }

  /**
   * How it ended on one subject.
   *
   * @param device or host; empty for what belongs to none
   * @param file that was judged when the subject was
   * @param verdict never "not applicable"
   * @param numbers behind it
   */
  public record Heard(
      String device, String file, String subject, Verdict verdict, List<Workings.Number> numbers) {
    public Heard {
      numbers = List.copyOf(numbers);
    }
  }

  @Override
  public void add(JudgingRule judged, Subject subject, Verdict verdict, Outcomes outcomes) {
    if (!judged.id().equals(rule)) {
      return;
    }
    if (verdict instanceof Verdict.NotApplicable none) {
      notApplicable.merge(none.because(), 1, Integer::sum);
      return;
    }
    heard.add(
        new Heard(
            subject.device(),
            subject.file(),
            subject.label(),
            verdict,
            Workings.of(judged, judged.scope(subject, outcomes))));
  }

  /** In the order in which they were judged. */
  public List<Heard> heard() {
    return List.copyOf(heard);
  }

  /** To how many subjects it does not apply, by the reason why. */
  public Map<String, Integer> notApplicable() {
    return new TreeMap<>(notApplicable);
  }
}
