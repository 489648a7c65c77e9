package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Subject;
import org.losslint.rules.Example;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcome;
import org.losslint.rules.expression.Outcomes;

/** What was said of the rule of one example. */
final class ExampleVerdicts implements Verdicts {
  private final Rule rule;
  private final Example example;
  private final int firstLine;
  private final List<Verdict> verdicts = new ArrayList<>();
  private boolean passedOver;

  ExampleVerdicts(Rule rule, Example example, int firstLine) {
    this.rule = rule;
    this.example = example;
    this.firstLine = firstLine;
  }

  @Override
  public void add(JudgingRule judged, Subject subject, Verdict verdict, Outcomes outcomes) {
    boolean meant = example.subject().isEmpty() || example.subject().equals(subject.label());
    if (!judged.id().equals(rule.id()) || !meant) {
      return;
    }
    if (verdict.outcome() == Outcome.NOT_APPLICABLE) {
      passedOver = true;
    } else {
      verdicts.add(verdict);
    }
  }

  private <V extends Verdict> List<V> of(Class<V> kind) {
    List<V> found = new ArrayList<>();
    for (Verdict verdict : verdicts) {
      if (kind.isInstance(verdict)) {
        found.add(kind.cast(verdict));
      }
    }
    return found;
  }

  Optional<String> failure() {
    List<Verdict.Failed> failed = of(Verdict.Failed.class);
    List<Verdict.NotEvaluated> open = of(Verdict.NotEvaluated.class);
    if (example.expected() == Outcome.NOT_APPLICABLE) {
      return verdicts.isEmpty()
          ? passedOver ? Optional.empty() : Optional.of("it has nothing that the rule could be for")
          : Optional.of("the rule applies: it " + said(failed, open));
    }
    if (verdicts.isEmpty()) {
      return Optional.of(
          example.subject().isEmpty()
              ? "the rule applies to nothing in it"
              : "the rule applies to no `" + example.subject() + "` in it");
    }
    if (example.expected() == Outcome.FAILED) {
      return failed.isEmpty()
          ? Optional.of("it does not fail: it " + said(open))
          : otherFailure(failed);
    }
    if (!failed.isEmpty()) {
      return Optional.of("it fails: " + failed.get(0).message());
    }
    if (example.expected() == Outcome.PASSED) {
      return of(Verdict.Passed.class).isEmpty()
          ? Optional.of("it does not pass: it " + said(open))
          : Optional.empty();
    }
    return notEvaluated(open);
  }

  private static String said(List<Verdict.Failed> failed, List<Verdict.NotEvaluated> open) {
    return failed.isEmpty() ? said(open) : "fails: " + failed.get(0).message();
  }

  private static String said(List<Verdict.NotEvaluated> open) {
    return open.isEmpty() ? "passes" : "is not evaluated, because " + open.get(0).because();
  }

  private Optional<String> notEvaluated(List<Verdict.NotEvaluated> open) {
    if (open.isEmpty()) {
      return Optional.of("it is evaluated: it passes");
    }
    for (Verdict.NotEvaluated verdict : open) {
      if (verdict.because().contains(example.because())
          || verdict.supply().contains(example.because())) {
        return Optional.empty();
      }
    }
    return Optional.of(
        "it is not evaluated for another reason than `"
            + example.because()
            + "`: "
            + open.get(0).because());
  }

  private Optional<String> otherFailure(List<Verdict.Failed> failed) {
    List<String> seen = new ArrayList<>();
    for (Verdict.Failed verdict : failed) {
      boolean check = example.check().isEmpty() || example.check().equals(verdict.check());
      Optional<Integer> line = line(verdict);
      boolean place = example.line().isEmpty() || example.line().equals(line);
      if (check && place) {
        return Optional.empty();
      }
      String where = line.isPresent() ? "in line " + line.get() : "outside of the input";
      seen.add(check ? where : "by the check `" + verdict.check() + "`");
    }
    return Optional.of("it fails elsewhere: " + String.join(", ", seen));
  }

  /** The line of the input, without what the fixture puts around it. */
  private Optional<Integer> line(Verdict.Failed verdict) {
    long lines = example.input().lines().count();
    return verdict
        .at()
        .place()
        .filter(place -> place.file().path().equals(ExampleRunner.FILE))
        .map(place -> place.start().line() - firstLine + 1)
        .filter(line -> line >= 1 && line <= lines);
  }

  /** Of a rule about reading, which the readers raise. */
  Optional<String> failure(Report report) {
    List<Integer> lines = new ArrayList<>();
    for (Finding finding : report.findings()) {
      if (finding.rule().equals(rule.id())) {
        lines.add(finding.place().map(p -> p.start().line() - firstLine + 1).orElse(0));
      }
    }
    if (example.expected() == Outcome.NOT_EVALUATED) {
      return Optional.of("a rule about reading is always evaluated");
    }
    if (example.expected() == Outcome.NOT_APPLICABLE) {
      return Optional.of("a rule about reading is for every file");
    }
    if (example.expected() == Outcome.PASSED) {
      return lines.isEmpty() ? Optional.empty() : Optional.of("it fails in line " + lines.get(0));
    }
    if (lines.isEmpty()) {
      return Optional.of("it does not fail: the readers have nothing of the kind to say");
    }
    return example.line().isEmpty() || lines.contains(example.line().get())
        ? Optional.empty()
        : Optional.of("it fails elsewhere: in line " + lines.get(0));
  }
}
