package org.losslint.rules.expression;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Subject;

/**
 * What an expression sees while one rule judges one subject: the subject with those it is built
 * from, the parameters of the pack, the lets of the rule, and the verdicts of other rules. For one
 * judgement and one thread.
 */
public final class Scope {
  /**
   * How many items quantifiers and sums may visit in one judgement. Nested quantifiers over the
   * ports of the largest chassis stay below it; a pack that means harm does not.
   */
  static final int STEPS = 1_000_000;

  private static final Fact<?>[] NO_FACTS = {};
  private static final Bounds[] NO_BOUNDS = {};

  private final Subject subject;
  private final List<Parameter> parameters;
  private final List<Let> lets;
  private final Fact<?>[] letFacts;
  private Bounds[] letBounds = NO_BOUNDS;
  private final Fact<?>[] variables;
  private final Outcomes outcomes;
  private int steps;
  private boolean bounding;

  /**
   * @param parameters of the pack, by index
   * @param lets of the rule, by index; each sees the earlier ones only
   * @param variables how many names quantifiers bind
   */
  public Scope(
      Subject subject,
      List<Parameter> parameters,
      List<Let> lets,
      int variables,
      Outcomes outcomes) {
    this.subject = subject;
    this.parameters = List.copyOf(parameters);
    this.lets = List.copyOf(lets);
    this.letFacts = lets.isEmpty() ? NO_FACTS : new Fact<?>[lets.size()];
    this.variables = variables == 0 ? NO_FACTS : new Fact<?>[variables];
    this.outcomes = outcomes;
    if (variables > 0) {
      Arrays.fill(this.variables, Fact.absent(subject.evidence()));
    }
  }

  /** The subject itself, or one that it is built from; absent where it has none of the kind. */
  Fact<Subject> subject(String kind) {
    if (subject.kind().name().equals(kind)) {
      return Fact.known(subject, subject.evidence());
    }
    Optional<? extends Subject> other = subject.in(kind);
    return other.isPresent()
        ? Fact.known(other.get(), other.get().evidence())
        : Fact.absent(subject.evidence());
  }

  /** As {@link #subject}, without what the subject rests on, for those who ask it something. */
  Optional<? extends Subject> find(String kind) {
    return subject.kind().name().equals(kind) ? Optional.of(subject) : subject.in(kind);
  }

  Subject judged() {
    return subject;
  }

  Fact<?> parameter(int index) {
    return parameters.get(index).value().fact();
  }

  Fact<?> let(int index) {
    Fact<?> known = letFacts[index];
    if (known == null) {
      boolean outer = bounding;
      bounding = false;
      known = lets.get(index).expression().eval(this);
      bounding = outer;
      letFacts[index] = known;
    }
    return known;
  }

  Expression definition(int let) {
    return lets.get(let).expression();
  }

  Bounds boundsOfLet(int index) {
    if (letBounds == NO_BOUNDS) {
      letBounds = new Bounds[lets.size()];
    }
    Bounds known = letBounds[index];
    if (known == null) {
      Fact<?> fact = let(index);
      known = fact.isUnknown() ? lets.get(index).expression().bounds(this) : Bounds.of(fact);
      letBounds[index] = known;
    }
    return known;
  }

  /**
   * Whether the bounds of two quantities decide a comparison that their values cannot. Not while
   * bounds are being found, or the time would double with each level of nesting.
   */
  Optional<Boolean> decide(Comparison.Operator operator, Expression left, Expression right) {
    if (bounding) {
      return Optional.empty();
    }
    bounding = true;
    Optional<Boolean> decided = left.bounds(this).compare(operator, right.bounds(this));
    bounding = false;
    return decided;
  }

  Fact<?> variable(int slot) {
    return variables[slot];
  }

  void bind(int slot, Fact<?> value) {
    variables[slot] = value;
  }

  Outcomes outcomes() {
    return outcomes;
  }

  /** Whether one more item may be visited. */
  boolean step() {
    return ++steps <= STEPS;
  }

  static <T> Fact<T> tooManySteps() {
    return Fact.unknown(
        "the rule visits more than " + STEPS + " items", "make the lists of the rule smaller");
  }
}
