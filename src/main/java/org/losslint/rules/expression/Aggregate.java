package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;

/**
 * What a list comes to: {@code sum(c.window over c in load.clients where …)}, {@code
 * count(queue-number.classes)}.
 *
 * @param element what is taken of each item; empty for the item itself
 * @param variable the name of the item; empty where neither filter nor element needs one
 * @param type of the result
 */
public record Aggregate(
    Function function,
    Optional<Expression> element,
    Optional<Variable> variable,
    Expression list,
    Optional<Expression> filter,
    Type type)
    implements Expression {

  public enum Function {
    /** How many items. */
    COUNT,
    /** Of no item: zero. */
    SUM,
    /** Of no item: not set. */
    MIN,
    /** Of no item: not set. */
    MAX,
    /** Of no item: not set. */
    MEAN,
    /** Each value once, without those that are not set. */
    DISTINCT,
    /** The values, without those that are not set. */
    LIST;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Function> of(String word) {
      for (Function function : values()) {
        if (function.word().equals(word)) {
          return Optional.of(function);
        }
      }
      return Optional.empty();
    }
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<Items> items = Operand.items(list, scope);
    if (!(items instanceof Fact.Known<Items> known)) {
      return items;
    }
    Selection selection = Selection.of(known.value(), variable, filter, element, scope);
    return switch (function) {
      case COUNT ->
          selection.open().isPresent()
              ? selection.open().get()
              : Operand.from(Quantity.number(selection.facts().size()), known);
      case LIST -> Operand.from(withoutAbsent(selection), known);
      case DISTINCT -> Operand.from(distinct(selection), known);
      case SUM, MEAN -> sum(selection, known, scope);
      case MIN, MAX -> extreme(selection, known, scope);
    };
  }

  private static Items withoutAbsent(Selection selection) {
    List<Fact<?>> facts = new ArrayList<>(selection.facts());
    facts.removeIf(Fact::isAbsent);
    return new Items(facts, selection.open());
  }

  /** A value that cannot be told may be one of the others, so it is only a reason for more. */
  private static Items distinct(Selection selection) {
    Set<Object> seen = new HashSet<>();
    List<Fact<?>> facts = new ArrayList<>();
    Fact.Unknown<?> open = selection.open().orElse(null);
    for (Fact<?> fact : selection.facts()) {
      if (fact instanceof Fact.Known<?> known && seen.add(Values.identity(known.value()))) {
        facts.add(fact);
      } else if (fact instanceof Fact.Unknown<?> unknown && open == null) {
        open = unknown;
      }
    }
    return new Items(facts, Optional.ofNullable(open));
  }

  private Fact<?> sum(Selection selection, Fact.Known<Items> of, Scope scope) {
    Optional<Fact.Unknown<?>> gap = gap(selection, scope);
    if (gap.isPresent()) {
      return gap.get();
    }
    if (function == Function.MEAN && selection.facts().isEmpty()) {
      return Fact.absent(of.evidence());
    }
    Quantity sum = zero();
    Fact.Known<?> basis = of;
    for (Fact<?> fact : selection.facts()) {
      Fact.Known<?> term = (Fact.Known<?>) fact;
      sum = sum.plus((Quantity) term.value());
      basis = Operand.joined(true, basis, term);
      if (Operand.isTooLong(sum)) {
        break;
      }
    }
    Quantity result =
        function == Function.SUM ? sum : sum.times(Rational.of(1, selection.facts().size()));
    return Operand.bounded(Operand.from(result, basis));
  }

  private Fact<?> extreme(Selection selection, Fact.Known<Items> of, Scope scope) {
    Optional<Fact.Unknown<?>> gap = gap(selection, scope);
    if (gap.isPresent()) {
      return gap.get();
    }
    Fact<?> best = Fact.absent(of.evidence());
    for (Fact<?> fact : selection.facts()) {
      if (!(best instanceof Fact.Known<?> known) || isBetter(fact, known)) {
        best = fact;
      }
    }
    return best;
  }

  private boolean isBetter(Fact<?> fact, Fact.Known<?> than) {
    int order = ((Quantity) ((Fact.Known<?>) fact).value()).compareTo((Quantity) than.value());
    return function == Function.MAX ? order > 0 : order < 0;
  }

  /** Why the whole cannot be told: an item that may be there, or a value that is missing. */
  private Optional<Fact.Unknown<?>> gap(Selection selection, Scope scope) {
    for (Fact<?> fact : selection.facts()) {
      if (fact instanceof Fact.Unknown<?> unknown) {
        return Optional.of(unknown);
      }
      if (fact.isAbsent()) {
        Fact<?> notSet = Operand.notSet(element.orElse(list), fact.evidence(), scope);
        return Optional.of((Fact.Unknown<?>) notSet);
      }
    }
    return selection.open();
  }

  private static List<Quantity> known(Selection selection) {
    List<Quantity> known = new ArrayList<>();
    for (Fact<?> fact : selection.facts()) {
      if (fact instanceof Fact.Known<?> value) {
        known.add((Quantity) value.value());
      }
    }
    return known;
  }

  private Quantity zero() {
    Dimension dimension = ((Type.OfQuantity) type).dimension();
    return new Quantity(Rational.ZERO, dimension);
  }

  /**
   * What is seen bounds the whole: there are at least as many items as are seen, and where no term
   * that is seen is negative, none is taken to be.
   */
  @Override
  public Bounds bounds(Scope scope) {
    if (!(type instanceof Type.OfQuantity)
        || !(Operand.items(list, scope) instanceof Fact.Known<Items> items)) {
      return Bounds.NONE;
    }
    Selection selection = Selection.of(items.value(), variable, filter, element, scope);
    return switch (function) {
      case COUNT -> {
        Quantity seen = Quantity.number(selection.facts().size());
        Quantity most = Quantity.number(selection.facts().size() + selection.doubtful());
        yield new Bounds(
            Optional.of(seen), selection.hidden() ? Optional.empty() : Optional.of(most));
      }
      case SUM -> {
        Quantity sum = zero();
        for (Quantity quantity : known(selection)) {
          if (quantity.value().signum() < 0) {
            yield Bounds.of(eval(scope));
          }
          sum = sum.plus(quantity);
        }
        yield isWhole(selection) ? Bounds.exactly(sum) : Bounds.atLeast(sum);
      }
      case MIN, MAX -> extremeBounds(selection);
      default -> Bounds.of(eval(scope));
    };
  }

  private Bounds extremeBounds(Selection selection) {
    Quantity best = null;
    for (Quantity quantity : known(selection)) {
      int order = best == null ? 0 : quantity.compareTo(best);
      if (best == null || (function == Function.MAX ? order > 0 : order < 0)) {
        best = quantity;
      }
    }
    if (best == null) {
      return Bounds.NONE;
    }
    if (isWhole(selection)) {
      return Bounds.exactly(best);
    }
    return function == Function.MAX ? Bounds.atLeast(best) : Bounds.atMost(best);
  }

  private static boolean isWhole(Selection selection) {
    for (Fact<?> fact : selection.facts()) {
      if (!fact.isKnown()) {
        return false;
      }
    }
    return selection.open().isEmpty();
  }

  @Override
  public List<Expression> operands() {
    List<Expression> operands = new ArrayList<>();
    operands.add(list);
    filter.ifPresent(operands::add);
    element.ifPresent(operands::add);
    return operands;
  }

  @Override
  public String text(Wording wording) {
    StringBuilder text = new StringBuilder(function.word()).append('(');
    if (element.isPresent()) {
      text.append(element.get().text(wording)).append(" over ");
    }
    if (variable.isPresent()) {
      text.append(variable.get().name()).append(" in ");
    }
    text.append(wording.operand(list, variable.isPresent() ? Wording.SUM : Wording.LOOSE));
    if (filter.isPresent()) {
      text.append(" where ").append(filter.get().text(wording));
    }
    return text.append(')').toString();
  }
}
