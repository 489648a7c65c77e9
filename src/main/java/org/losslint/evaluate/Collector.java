package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Subject;
import org.losslint.rules.Dependencies;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcomes;
import org.losslint.source.Place;

/**
 * Gathers verdicts into what a report shows: equal findings of many subjects become one, what could
 * not be evaluated one row for a rule, device and reason, what passed a count.
 */
final class Collector implements Verdicts {
  /** How many subjects a row of what was not evaluated names. */
  private static final int MOST_SUBJECTS = 10;

  private record FindingKey(
      String rule, String check, String device, Object place, Map<String, String> values) {}

  private record OpenKey(String rule, String device, String reason) {}

  private record PassedKey(String rule, String device) {}

  private static final class Group {
    private final JudgingRule rule;
    private final Verdict.Failed verdict;
    private final Subject first;
    private final List<String> subjects = new ArrayList<>(1);

    Group(JudgingRule rule, Verdict.Failed verdict, Subject first) {
      this.rule = rule;
      this.verdict = verdict;
      this.first = first;
    }
  }

  private static final class Open {
    private final JudgingRule rule;
    private final Verdict.NotEvaluated verdict;
    private final Subject first;
    private int count;
    private final List<String> subjects = new ArrayList<>(1);

    Open(JudgingRule rule, Verdict.NotEvaluated verdict, Subject first) {
      this.rule = rule;
      this.verdict = verdict;
      this.first = first;
    }
  }

  private final Map<FindingKey, Group> findings = new LinkedHashMap<>();
  private final Map<OpenKey, Open> open = new LinkedHashMap<>();
  private final Map<PassedKey, Integer> passed = new LinkedHashMap<>();
  private final Map<PassedKey, String> names = new HashMap<>();
  private int judged;

  @Override
  public void add(JudgingRule rule, Subject subject, Verdict verdict, Outcomes outcomes) {
    if (verdict instanceof Verdict.Failed failed) {
      judged++;
      Optional<Place> place = failed.at().place();
      FindingKey key =
          new FindingKey(
              rule.id(),
              failed.check(),
              subject.device(),
              place.isPresent() ? place.get() : failed.at().path(),
              failed.values());
      findings
          .computeIfAbsent(key, k -> new Group(rule, failed, subject))
          .subjects
          .add(subject.label());
    } else if (verdict instanceof Verdict.NotEvaluated notEvaluated) {
      judged++;
      Open row =
          open.computeIfAbsent(
              new OpenKey(rule.id(), subject.device(), notEvaluated.because()),
              k -> new Open(rule, notEvaluated, subject));
      row.count++;
      if (row.subjects.size() < MOST_SUBJECTS) {
        row.subjects.add(subject.label());
      }
    } else if (verdict instanceof Verdict.Passed) {
      judged++;
      PassedKey key = new PassedKey(rule.id(), subject.device());
      passed.merge(key, 1, Integer::sum);
      names.put(key, rule.name());
    }
  }

  /** How many verdicts other than "not applicable" there were. */
  int judged() {
    return judged;
  }

  List<Finding> findings() {
    List<Finding> list = new ArrayList<>(findings.size());
    Map<String, Integer> repeats = new HashMap<>();
    for (Group group : findings.values()) {
      list.add(finding(group, repeats));
    }
    return list;
  }

  private static Finding finding(Group group, Map<String, Integer> repeats) {
    Verdict.Failed verdict = group.verdict;
    JudgingRule rule = group.rule;
    String owner = group.first.device().isEmpty() ? group.first.file() : group.first.device();
    String path = verdict.at().path().isEmpty() ? group.first.label() : verdict.at().path();
    String link = dependsOnLink(rule) ? link(group.first) : "";
    String identity = Fingerprint.identity(owner, rule.id(), path, link, 0);
    int ordinal = repeats.merge(identity, 1, Integer::sum) - 1;
    return new Finding(
        rule.id(),
        verdict.check(),
        rule.name(),
        rule.pack(),
        verdict.severity(),
        ofAll(verdict.message(), group),
        verdict.at().place(),
        group.first.device(),
        group.subjects,
        verdict.at().path(),
        verdict.values(),
        verdict.at().via(),
        verdict.fixes(),
        verdict.note(),
        Fingerprint.identity(owner, rule.id(), path, link, ordinal),
        Optional.empty());
  }

  /** The message names the first subject; where the finding is about more of them it says so. */
  private static String ofAll(String message, Group group) {
    int others = group.subjects.size() - 1;
    String label = group.subjects.get(0);
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

  private static boolean dependsOnLink(JudgingRule rule) {
    return rule.kind().equals("link") || Dependencies.ofVerdict(rule).kinds().contains("link");
  }

  private static String link(Subject subject) {
    return subject.in("link").map(Subject::label).orElse("");
  }

  List<Report.NotEvaluated> notEvaluated() {
    List<Report.NotEvaluated> rows = new ArrayList<>(open.size());
    for (Open row : open.values()) {
      rows.add(
          new Report.NotEvaluated(
              row.rule.id(),
              row.rule.name(),
              row.first.device(),
              row.first.file(),
              row.verdict.because(),
              row.verdict.supply(),
              row.count,
              row.subjects));
    }
    return rows;
  }

  List<Report.Passed> passed() {
    List<Report.Passed> rows = new ArrayList<>(passed.size());
    for (Map.Entry<PassedKey, Integer> entry : passed.entrySet()) {
      PassedKey key = entry.getKey();
      rows.add(new Report.Passed(key.rule(), names.get(key), key.device(), entry.getValue()));
    }
    return rows;
  }
}
