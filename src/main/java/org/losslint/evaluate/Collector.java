package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.losslint.model.Subject;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcomes;
import org.losslint.source.Place;

/**
 * Gathers the verdicts of one device into what a report shows: equal findings of many subjects
 * become one, what could not be evaluated one row for a rule, device and reason, what passed a
 * count for a rule, device and reserve. {@link Gathered} joins those of a run.
 */
final class Collector implements Verdicts {
  /** Stands in no name. */
  private static final char END = '\0';

  private static final class Open {
    private final JudgingRule rule;
    private final Verdict.NotEvaluated verdict;
    private final String device;
    private final String file;
    private int count;
    private final List<String> subjects = new ArrayList<>(1);

    Open(JudgingRule rule, Verdict.NotEvaluated verdict, Subject first) {
      this.rule = rule;
      this.verdict = verdict;
      this.device = first.device();
      this.file = first.file();
    }
  }

  /** What makes one row. */
  private static final class Key {
    private final String rule;
    private final String owner;
    private final String text;

    Key(String rule, String owner, String text) {
      this.rule = rule;
      this.owner = owner;
      this.text = text;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && rule.equals(key.rule)
          && owner.equals(key.owner)
          && text.equals(key.text);
    }

    @Override
    public int hashCode() {
      return (rule.hashCode() * 31 + owner.hashCode()) * 31 + text.hashCode();
    }
  }

  private static final class Pass {
    private final JudgingRule rule;
    private final String device;
    private final String note;
    private int count;

    Pass(JudgingRule rule, String device, String note) {
      this.rule = rule;
      this.device = device;
      this.note = note;
    }
  }

  // No key is a record: at its first use the equality that one brings along costs a start more than
  // all of these together.
  private final Map<String, FindingGroup> groups = new LinkedHashMap<>();
  private final Map<Key, Open> open = new LinkedHashMap<>();
  private final Map<Key, Pass> passes = new LinkedHashMap<>();
  private final Map<String, Fault> faults = new LinkedHashMap<>(0);
  // Thirty rules may have something to say of one subject.
  private final Map<String, String> labels = new HashMap<>();
  private int judged;

  @Override
  public void add(JudgingRule rule, Subject subject, Verdict verdict, Outcomes outcomes) {
    if (verdict instanceof Verdict.Failed failed) {
      judged++;
      String key = key(rule, subject, failed);
      FindingGroup group = groups.get(key);
      if (group == null) {
        group = new FindingGroup(rule, failed, subject);
        groups.put(key, group);
      }
      group.add(label(subject));
    } else if (verdict instanceof Verdict.NotEvaluated notEvaluated) {
      judged++;
      Key key = new Key(rule.id(), owner(subject), notEvaluated.because());
      Open row = open.get(key);
      if (row == null) {
        row = new Open(rule, notEvaluated, subject);
        open.put(key, row);
      }
      row.count++;
      if (row.subjects.size() < Report.Gap.MOST_SUBJECTS) {
        row.subjects.add(label(subject));
      }
    } else if (verdict instanceof Verdict.Passed passed) {
      judged++;
      Key key = new Key(rule.id(), subject.device(), passed.note());
      Pass pass = passes.get(key);
      if (pass == null) {
        pass = new Pass(rule, subject.device(), passed.note());
        passes.put(key, pass);
      }
      pass.count++;
    }
  }

  /** One fault of a rule tells as much as a thousand. */
  @Override
  public boolean bears(JudgingRule rule, Subject subject, Throwable fault) {
    String where = rule.id() + " on " + (subject.device() + " " + subject.label()).strip();
    faults.putIfAbsent(rule.id(), new Fault(where, fault));
    Verdict.NotEvaluated open =
        new Verdict.NotEvaluated("losslint failed at it", "report it", Optional.empty());
    add(rule, subject, open, Outcomes.NONE);
    return true;
  }

  /** Notes that losslint failed at a file. */
  void failedAt(String file, Throwable fault) {
    faults.put(file, new Fault(file, fault));
  }

  private String label(Subject subject) {
    String label = subject.label();
    String known = labels.putIfAbsent(label, label);
    return known == null ? label : known;
  }

  private static String owner(Subject subject) {
    return owner(subject.device(), subject.file());
  }

  /** Files that nobody names a device for have nothing in common. */
  static String owner(String device, String file) {
    return device.isEmpty() ? END + file : device;
  }

  /** Rule, deciding statement and values: what makes two failures one finding. */
  private static String key(JudgingRule rule, Subject subject, Verdict.Failed failed) {
    StringBuilder key = new StringBuilder();
    key.append(rule.id()).append(END).append(failed.check()).append(END);
    key.append(owner(subject)).append(END);
    if (failed.at().place().isPresent()) {
      Place place = failed.at().place().get();
      key.append(place.file().path()).append(END).append(place.span().start());
      key.append(END).append(place.span().end());
    } else {
      key.append(failed.at().path());
    }
    for (Map.Entry<String, String> value : failed.values().entrySet()) {
      key.append(END).append(value.getKey()).append(END).append(value.getValue());
    }
    return key.toString();
  }

  /** Everything in a file that a finding points at. */
  void places(Consumer<Place> found) {
    for (FindingGroup group : groups.values()) {
      group.places(found);
    }
  }

  /** What becomes findings, by what makes it one. */
  Map<String, FindingGroup> groups() {
    return groups;
  }

  /** What losslint failed at, by rule or file. */
  Map<String, Fault> faults() {
    return faults;
  }

  /** How many verdicts other than "not applicable" there were. */
  int judged() {
    return judged;
  }

  /** The findings of what is gathered here alone. */
  List<Finding> findings() {
    return FindingGroup.findings(groups.values());
  }

  List<Report.NotEvaluated> notEvaluated() {
    List<Report.NotEvaluated> rows = new ArrayList<>(open.size());
    for (Open row : open.values()) {
      rows.add(
          new Report.NotEvaluated(
              row.rule.id(),
              row.rule.name(),
              row.device,
              row.file,
              row.verdict.because(),
              row.verdict.supply(),
              row.count,
              row.subjects));
    }
    return rows;
  }

  List<Report.Passed> passed() {
    List<Report.Passed> rows = new ArrayList<>(passes.size());
    for (Pass pass : passes.values()) {
      rows.add(
          new Report.Passed(pass.rule.id(), pass.rule.name(), pass.device, pass.count, pass.note));
    }
    return rows;
  }

  /** Forgets everything. */
  void clear() {
    groups.clear();
    open.clear();
    passes.clear();
    faults.clear();
    labels.clear();
    judged = 0;
  }
}
