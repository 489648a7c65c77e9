package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.losslint.model.Evidence;
import org.losslint.model.Subject;
import org.losslint.rules.Dependencies;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcomes;
import org.losslint.source.Place;

/**
 * Gathers verdicts into what a report shows: equal findings of many subjects become one, what could
 * not be evaluated one row for a rule, device and reason, what passed a count for a rule, device
 * and reserve.
 */
final class Collector implements Verdicts {
  /** How many subjects a row of what was not evaluated names. */
  private static final int MOST_SUBJECTS = 10;

  /** Stands in no name. */
  private static final char END = '\0';

  /** What is kept of subjects: a subject holds the whole of its device. */
  private static final class Group {
    private final JudgingRule rule;
    private final Verdict.Failed verdict;
    private final String device;
    private final String file;
    private final String link;
    private final List<String> subjects = new ArrayList<>(1);

    Group(JudgingRule rule, Verdict.Failed verdict, Subject first) {
      this.rule = rule;
      this.verdict = verdict;
      this.device = first.device();
      this.file = first.file();
      this.link = link(first);
    }
  }

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

  /** What makes one row. As one text it would be the most of what a large fleet's report holds. */
  private static final class Key {
    private final String rule;
    private final String owner;
    private final String because;

    Key(String rule, String owner, String because) {
      this.rule = rule;
      this.owner = owner;
      this.because = because;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && rule.equals(key.rule)
          && owner.equals(key.owner)
          && because.equals(key.because);
    }

    @Override
    public int hashCode() {
      return (rule.hashCode() * 31 + owner.hashCode()) * 31 + because.hashCode();
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
  private final Map<String, Group> findings = new LinkedHashMap<>();
  private final Map<Key, Open> open = new LinkedHashMap<>();
  private final Map<String, Map<String, Pass>> passesByRule = new HashMap<>();
  private final List<Pass> passes = new ArrayList<>();
  private final Map<String, Fault> faults = new LinkedHashMap<>(0);
  // Thirty rules may have something to say of one subject, in each of ten thousand devices.
  private final Map<String, String> labels = new HashMap<>();
  private int judged;

  @Override
  public void add(JudgingRule rule, Subject subject, Verdict verdict, Outcomes outcomes) {
    if (verdict instanceof Verdict.Failed failed) {
      judged++;
      String key = key(rule, subject, failed);
      Group group = findings.get(key);
      if (group == null) {
        group = new Group(rule, failed, subject);
        findings.put(key, group);
      }
      group.subjects.add(label(subject));
    } else if (verdict instanceof Verdict.NotEvaluated notEvaluated) {
      judged++;
      Key key = new Key(rule.id(), owner(subject), notEvaluated.because());
      Open row = open.get(key);
      if (row == null) {
        row = new Open(rule, notEvaluated, subject);
        open.put(key, row);
      }
      row.count++;
      if (row.subjects.size() < MOST_SUBJECTS) {
        row.subjects.add(label(subject));
      }
    } else if (verdict instanceof Verdict.Passed passed) {
      judged++;
      pass(rule, subject.device(), passed.note(), 1);
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

  List<Fault> faults() {
    return List.copyOf(faults.values());
  }

  private String label(Subject subject) {
    String label = subject.label();
    String known = labels.putIfAbsent(label, label);
    return known == null ? label : known;
  }

  /** Files that nobody names a device for have nothing in common. */
  private static String owner(Subject subject) {
    return subject.device().isEmpty() ? END + subject.file() : subject.device();
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

  private void pass(JudgingRule rule, String device, String note, int count) {
    Map<String, Pass> ofRule = passesByRule.get(rule.id());
    if (ofRule == null) {
      ofRule = new HashMap<>();
      passesByRule.put(rule.id(), ofRule);
    }
    String key = note.isEmpty() ? device : device + END + note;
    Pass pass = ofRule.get(key);
    if (pass == null) {
      pass = new Pass(rule, device, note);
      ofRule.put(key, pass);
      passes.add(pass);
    }
    pass.count += count;
  }

  /** Adds what another one gathered, behind what is here. */
  void take(Collector other) {
    for (Map.Entry<String, Group> entry : other.findings.entrySet()) {
      Group known = findings.putIfAbsent(entry.getKey(), entry.getValue());
      if (known != null) {
        known.subjects.addAll(entry.getValue().subjects);
      }
    }
    for (Map.Entry<Key, Open> entry : other.open.entrySet()) {
      Open more = entry.getValue();
      Open known = open.putIfAbsent(entry.getKey(), more);
      if (known != null) {
        known.count += more.count;
        int room = Math.min(MOST_SUBJECTS - known.subjects.size(), more.subjects.size());
        known.subjects.addAll(more.subjects.subList(0, room));
      }
    }
    for (Pass more : other.passes) {
      pass(more.rule, more.device, more.note, more.count);
    }
    takeFaults(other);
    judged += other.judged;
  }

  void takeFaults(Collector other) {
    for (Map.Entry<String, Fault> fault : other.faults.entrySet()) {
      faults.putIfAbsent(fault.getKey(), fault.getValue());
    }
  }

  /** Everything in a file that a finding points at. */
  void places(Consumer<Place> found) {
    for (Group group : findings.values()) {
      group.verdict.at().place().ifPresent(found);
      for (Evidence.Step step : group.verdict.at().via()) {
        found.accept(step.place());
      }
    }
  }

  int findingCount() {
    return findings.size();
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
    String owner = Fingerprint.owner(group.device, group.file);
    String path = verdict.at().path().isEmpty() ? group.subjects.get(0) : verdict.at().path();
    String link = dependsOnLink(rule) ? group.link : "";
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
        group.device,
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
    for (Pass pass : passes) {
      rows.add(
          new Report.Passed(pass.rule.id(), pass.rule.name(), pass.device, pass.count, pass.note));
    }
    return rows;
  }
}
