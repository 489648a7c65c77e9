package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;

/**
 * {@code any x in list where … satisfies …} and its kin. One item may decide although others are
 * hidden; the evidence is that of the item.
 *
 * @param filter items for which it is false do not count
 */
public record Quantified(
    Quantifier quantifier,
    Variable variable,
    Expression list,
    Optional<Expression> filter,
    Expression claim)
    implements Expression {

  public enum Quantifier {
    ANY,
    ALL,
    NO,
    /** Exactly one. */
    ONE;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Items> known = Operand.items(list, scope);
    if (!(known instanceof Fact.Known<Items> items)) {
      return known;
    }
    Fact.Known<Boolean> found = null;
    Fact.Unknown<?> open = items.value().incomplete().orElse(null);
    for (Fact<?> item : items.value().facts()) {
      if (!scope.step()) {
        return Scope.tooManySteps();
      }
      Fact<Boolean> hit = hit(item, scope);
      if (hit instanceof Fact.Known<Boolean> decided) {
        if (decided.value()) {
          if (quantifier != Quantifier.ONE) {
            return Operand.from(quantifier == Quantifier.ANY, decided);
          }
          if (found != null) {
            return Operand.from(false, decided);
          }
          found = decided;
        }
      } else if (open == null) {
        open = (Fact.Unknown<?>) hit;
      }
    }
    if (open != null) {
      return Operand.unknown(open);
    }
    if (quantifier == Quantifier.ONE && found != null) {
      return found;
    }
    boolean holdsForNone = quantifier == Quantifier.ALL || quantifier == Quantifier.NO;
    return Operand.from(holdsForNone, items);
  }

  /** Whether the item is one that the quantifier looks for; {@code all} looks for an exception. */
  private Fact<Boolean> hit(Fact<?> item, Scope scope) {
    scope.bind(variable.slot(), item);
    Fact<Boolean> counts =
        filter.isPresent() ? Operand.truth(filter.get(), scope) : Fact.known(true);
    if (counts instanceof Fact.Known<Boolean> known && !known.value()) {
      return counts;
    }
    Fact<Boolean> holds = Operand.truth(claim, scope);
    boolean wanted = quantifier != Quantifier.ALL;
    if (holds instanceof Fact.Known<Boolean> known && known.value() != wanted) {
      return Operand.from(false, known);
    }
    if (counts.isUnknown()) {
      return counts;
    }
    return holds instanceof Fact.Known<Boolean> known
        ? Operand.from(true, seen(known, item))
        : holds;
  }

  /** A claim that rests on constants only is about the item all the same. */
  private static Fact.Known<Boolean> seen(Fact.Known<Boolean> claim, Fact<?> item) {
    Evidence evidence = Operand.evidence(claim, item);
    return new Fact.Known<>(claim.value(), evidence, claim.basis(), claim.inherited());
  }

  /**
   * The items that decided against the rule, for the report; each with the variable bound to it.
   */
  Optional<Fact<?>> deciding(Scope scope) {
    if (Operand.items(list, scope) instanceof Fact.Known<Items> items) {
      for (Fact<?> item : items.value().facts()) {
        if (hit(item, scope) instanceof Fact.Known<Boolean> hit && hit.value()) {
          return Optional.of(item);
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public List<Expression> operands() {
    List<Expression> operands = new ArrayList<>();
    operands.add(list);
    filter.ifPresent(operands::add);
    operands.add(claim);
    return operands;
  }

  @Override
  public int binding() {
    return Wording.LOOSE;
  }

  @Override
  public String text(Wording wording) {
    return quantifier.word()
        + " "
        + variable.name()
        + " in "
        + wording.operand(list, Wording.SUM)
        + (filter.isPresent() ? " where " + filter.get().text(wording) : "")
        + " satisfies "
        + claim.text(wording);
  }
}
