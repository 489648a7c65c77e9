package org.losslint.rules.expression;

import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;

/** The values of operands where an operator cannot do without one. */
final class Operand {
  /** A number of more bits than this is a product of nothing that was measured. */
  private static final int MOST_BITS = 4_096;

  private Operand() {}

  static Fact<Quantity> quantity(Expression operand, Scope scope) {
    return needed(operand, Quantity.class, scope);
  }

  static Fact<Boolean> truth(Expression operand, Scope scope) {
    return needed(operand, Boolean.class, scope);
  }

  static Fact<Items> items(Expression operand, Scope scope) {
    return needed(operand, Items.class, scope);
  }

  static Fact<Subject> subject(Expression operand, Scope scope) {
    return needed(operand, Subject.class, scope);
  }

  /** The value; one that is not set is unknown here, and says so. */
  @SuppressWarnings("unchecked")
  static <T> Fact<T> needed(Expression operand, Class<T> as, Scope scope) {
    Fact<?> fact = operand.eval(scope);
    if (fact instanceof Fact.Known<?> known) {
      as.cast(known.value());
      return (Fact<T>) known;
    }
    if (fact instanceof Fact.Absent<?> absent) {
      return notSet(operand, absent.evidence(), scope);
    }
    return unknown((Fact.Unknown<?>) fact);
  }

  static <T> Fact<T> unknown(Fact.Unknown<?> unknown) {
    return new Fact.Unknown<>(unknown.because(), unknown.supply(), unknown.evidence());
  }

  /**
   * Names the innermost thing that is missing: the link, not the RTT of a link that is not there.
   */
  static <T> Fact<T> notSet(Expression operand, Evidence where, Scope scope) {
    Expression missing = operand;
    while (missing instanceof AttributeOf attribute && attribute.of().eval(scope).isAbsent()) {
      missing = attribute.of();
    }
    String name = missing.text(Wording.AS_WRITTEN);
    if (missing instanceof SubjectReference) {
      return Fact.unknown(
          scope.judged().kind() + " " + scope.judged().label() + " has no " + name,
          "name the " + name + " in the inventory or the configuration",
          where);
    }
    return Fact.unknown(
        name + " is not set",
        where.path().isEmpty() ? "set it" : "set `" + where.path() + "`",
        where);
  }

  static <R> Fact.Known<R> joined(R value, Fact.Known<?> a, Fact.Known<?> b) {
    return new Fact.Known<>(
        value, evidence(a, b), weaker(a.basis(), b.basis()), a.inherited() || b.inherited());
  }

  static <R> Fact.Known<R> from(R value, Fact.Known<?> a) {
    return new Fact.Known<>(value, a.evidence(), a.basis(), a.inherited());
  }

  /** A quantity that arithmetic made; a hostile pack cannot make it grow without end. */
  static Fact<Quantity> bounded(Fact<Quantity> result) {
    if (result instanceof Fact.Known<Quantity> known && isTooLong(known.value())) {
      return Fact.unknown("a number of the rule has too many digits", "simplify its arithmetic");
    }
    return result;
  }

  static boolean isTooLong(Quantity quantity) {
    return quantity.value().bitLength() > MOST_BITS;
  }

  /** The first evidence that names something; constants of a pack name nothing. */
  static Evidence evidence(Fact<?> a, Fact<?> b) {
    return saysNothing(a.evidence()) ? b.evidence() : a.evidence();
  }

  static boolean saysNothing(Evidence evidence) {
    return evidence.place().isEmpty() && evidence.path().isEmpty();
  }

  static Fact.Basis weaker(Fact.Basis a, Fact.Basis b) {
    return a.compareTo(b) >= 0 ? a : b;
  }
}
