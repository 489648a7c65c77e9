package org.losslint.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.rules.expression.Decision;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.Outcomes;
import org.losslint.rules.expression.Scope;
import org.losslint.rules.expression.Values;
import org.losslint.rules.expression.Wording;

/** Judges one subject by one rule. */
public final class Judge {
  private Judge() {}

  /**
   * The verdict. The rules that this one names in {@code needs}, {@code replaced-by} and {@code
   * outcome()} must have been judged before: {@link RuleSet#judging()} gives the order.
   */
  public static Verdict judge(JudgingRule rule, Subject subject, Outcomes outcomes) {
    Scope scope = rule.scope(subject, outcomes);
    if (rule.when().isPresent()) {
      Fact<?> applies = rule.when().get().eval(scope);
      if (!isTrue(applies)) {
        return applies.isKnown()
            ? new Verdict.NotApplicable("its condition does not hold here")
            : notEvaluated(rule.when().get(), applies);
      }
    }
    Optional<Verdict> cascade = cascade(rule, subject, outcomes);
    return cascade.isPresent() ? cascade.get() : checked(rule, subject, scope);
  }

  /** What the findings of other rules make of this one before it is asked. */
  private static Optional<Verdict> cascade(JudgingRule rule, Subject subject, Outcomes outcomes) {
    for (RuleReference other : rule.replacedBy()) {
      if (outcomes.of(other.rule(), subject).failedAsError()) {
        return Optional.of(
            new Verdict.NotApplicable("the finding of " + other.rule() + " stands for it"));
      }
    }
    for (RuleReference other : rule.needs()) {
      if (outcomes.of(other.rule(), subject).failed()) {
        return Optional.of(
            new Verdict.NotEvaluated(
                other.rule() + " failed here",
                "mend " + other.rule() + " first",
                Optional.of(other.rule())));
      }
    }
    return Optional.empty();
  }

  private static Verdict checked(JudgingRule rule, Subject subject, Scope scope) {
    Verdict open = null;
    for (Check check : rule.checks()) {
      Fact<?> holds = check.require().eval(scope);
      if (holds.isKnown() && !isTrue(holds)) {
        return failed(rule, check, holds.evidence(), subject, scope);
      }
      if (!holds.isKnown() && open == null) {
        open = notEvaluated(check.require(), holds);
      }
    }
    if (open != null) {
      return open;
    }
    if (subject.partial().isPresent()) {
      Fact.Unknown<?> cut = subject.partial().get();
      return new Verdict.NotEvaluated(cut.because(), cut.supply(), Optional.empty());
    }
    return new Verdict.Passed(notes(rule, Optional.empty(), scope));
  }

  private static Verdict failed(
      JudgingRule rule, Check check, Evidence decided, Subject subject, Scope scope) {
    List<Fix> fixes = new ArrayList<>();
    for (Remedy remedy : check.remedies()) {
      Optional<Fix> fix = remedy.fix(scope);
      if (fix.isPresent()) {
        fixes.add(fix.get());
      }
    }
    return new Verdict.Failed(
        check.key(),
        check.severity(),
        Message.of(check.message(), scope),
        place(check, decided, subject, scope),
        values(rule, check, scope),
        fixes,
        notes(rule, check.note(), scope));
  }

  private static Evidence place(Check check, Evidence decided, Subject subject, Scope scope) {
    Evidence at = check.at().isPresent() ? check.at().get().eval(scope).evidence() : decided;
    return at.place().isEmpty() && at.path().isEmpty() ? subject.evidence() : at;
  }

  private static Map<String, String> values(JudgingRule rule, Check check, Scope scope) {
    Map<String, String> values = new LinkedHashMap<>();
    Decision decision = Decision.of(check.require(), false, scope);
    values.put("have", decision.have());
    values.put("need", decision.need());
    for (Let let : rule.lets()) {
      values.putIfAbsent(let.name(), Values.exact(let.expression().eval(scope)));
    }
    return values;
  }

  private static String notes(JudgingRule rule, Optional<Template> own, Scope scope) {
    List<String> notes = new ArrayList<>();
    if (own.isPresent()) {
      notes.add(Message.of(own.get(), scope));
    }
    for (Note note : rule.notes()) {
      if (note.when().isEmpty() || isTrue(note.when().get().eval(scope))) {
        notes.add(Message.of(note.text(), scope));
      }
    }
    for (ValidFor range : rule.validFor()) {
      if (range.when().isPresent()
          && range.when().get().eval(scope) instanceof Fact.Known<?> inside
          && !isTrue(inside)) {
        notes.add("extrapolated: tested for " + range.text());
      }
    }
    // Nearly always empty, and then without a text of its own: a report keeps one for each row.
    return notes.isEmpty() ? "" : String.join("; ", notes);
  }

  private static boolean isTrue(Fact<?> fact) {
    return fact instanceof Fact.Known<?> known && Boolean.TRUE.equals(known.value());
  }

  private static Verdict notEvaluated(Expression condition, Fact<?> fact) {
    if (fact instanceof Fact.Unknown<?> unknown) {
      return new Verdict.NotEvaluated(unknown.because(), unknown.supply(), Optional.empty());
    }
    String path = fact.evidence().path();
    return new Verdict.NotEvaluated(
        condition.text(Wording.AS_WRITTEN) + " is not set",
        path.isEmpty() ? "set it" : "set `" + path + "`",
        Optional.empty());
  }
}
