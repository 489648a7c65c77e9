package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.losslint.model.Evidence;
import org.losslint.model.Subject;
import org.losslint.rules.Dependencies;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;
import org.losslint.source.Place;

/**
 * Equal failures of one rule: one finding, however many subjects it is about. Of subjects only
 * their names are kept, because a subject holds the whole of its device.
 */
final class FindingGroup {
  private final JudgingRule rule;
  private final Verdict.Failed verdict;
  private final String device;
  private final String file;
  private final String link;
  private final List<String> subjects = new ArrayList<>(1);

  FindingGroup(JudgingRule rule, Verdict.Failed verdict, Subject first) {
    this.rule = rule;
    this.verdict = verdict;
    this.device = first.device();
    this.file = first.file();
    this.link = first.in("link").map(Subject::label).orElse("");
  }

  void add(String subject) {
    subjects.add(subject);
  }

  void addAll(FindingGroup more) {
    subjects.addAll(more.subjects);
  }

  /** Everything in a file that it points at. */
  void places(Consumer<Place> found) {
    verdict.at().place().ifPresent(found);
    for (Evidence.Step step : verdict.at().via()) {
      found.accept(step.place());
    }
  }

  /** The findings of all groups of a run. */
  static List<Finding> findings(Collection<FindingGroup> groups) {
    List<Finding> findings = new ArrayList<>(groups.size());
    Map<String, Integer> repeats = new HashMap<>();
    for (FindingGroup group : groups) {
      findings.add(group.finding(repeats));
    }
    return findings;
  }

  /**
   * The finding.
   *
   * @param repeats how many findings of this run have an identity so far; this one is added
   */
  private Finding finding(Map<String, Integer> repeats) {
    String owner = Fingerprint.owner(device, file);
    String path = verdict.at().path().isEmpty() ? subjects.get(0) : verdict.at().path();
    String linkOfVerdict = dependsOnLink() ? link : "";
    String identity = Fingerprint.identity(owner, rule.id(), path, linkOfVerdict, 0);
    int ordinal = repeats.merge(identity, 1, Integer::sum) - 1;
    return new Finding(
        rule.id(),
        verdict.check(),
        rule.name(),
        rule.pack(),
        verdict.severity(),
        ofAll(verdict.message()),
        verdict.at().place(),
        device,
        subjects,
        verdict.at().path(),
        verdict.values(),
        verdict.at().via(),
        verdict.fixes(),
        verdict.note(),
        Fingerprint.identity(owner, rule.id(), path, linkOfVerdict, ordinal),
        Optional.empty());
  }

  /** The message names the first subject; where the finding is about more of them it says so. */
  private String ofAll(String message) {
    int others = subjects.size() - 1;
    String label = subjects.get(0);
    if (others == 0 || label.isEmpty() || !message.contains(label)) {
      return message;
    }
    int at = message.indexOf(label) + label.length();
    return message.substring(0, at)
        + " (and "
        + others
        + (others == 1 ? " other)" : " others)")
        + message.substring(at);
  }

  private boolean dependsOnLink() {
    return rule.kind().equals("link") || Dependencies.ofVerdict(rule).kinds().contains("link");
  }
}
