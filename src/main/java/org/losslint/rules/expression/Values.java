package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.quantity.Version;

/** Equality of values, which for lists is equality of sets and may be unknown. */
public final class Values {
  private static final int MOST_SHOWN = 20;

  private Values() {}

  /** Two values that are equal have equal identities, and the other way round. */
  static Object identity(Object value) {
    return value instanceof Version version && !version.parts().isEmpty() ? version.parts() : value;
  }

  static boolean equal(Object a, Object b) {
    return identity(a).equals(identity(b));
  }

  /** Whether the list holds the value; unknown where a hidden item may be it. */
  static Fact<Boolean> holds(Items items, Object value, Fact.Known<?> of) {
    Fact.Unknown<?> hidden = items.incomplete().orElse(null);
    for (Fact<?> item : items.facts()) {
      if (item instanceof Fact.Known<?> known) {
        if (equal(known.value(), value)) {
          return Operand.joined(true, of, known);
        }
      } else if (item instanceof Fact.Unknown<?> unknown && hidden == null) {
        hidden = unknown;
      }
    }
    return hidden != null ? Operand.unknown(hidden) : Operand.from(false, of);
  }

  /** Whether each item of the first list is in the second. */
  static Fact<Boolean> isSubset(Items part, Items whole, Fact.Known<?> of) {
    Fact.Unknown<?> hidden = part.incomplete().orElse(null);
    for (Fact<?> item : part.facts()) {
      if (item instanceof Fact.Known<?> known) {
        Fact<Boolean> held = holds(whole, known.value(), known);
        if (held instanceof Fact.Known<Boolean> decided && !decided.value()) {
          return Operand.joined(false, known, of);
        }
        if (held instanceof Fact.Unknown<Boolean> unknown && hidden == null) {
          hidden = unknown;
        }
      } else if (item instanceof Fact.Unknown<?> unknown && hidden == null) {
        hidden = unknown;
      }
    }
    return hidden != null ? Operand.unknown(hidden) : Operand.from(true, of);
  }

  /** Exact and in ASCII where the value is, for machines: {@code 12947.5 us}, {@code 3, 4}. */
  public static String exact(Fact<?> fact) {
    if (fact instanceof Fact.Known<?> known) {
      return exact(known.value());
    }
    return fact.isAbsent() ? "not set" : "not known";
  }

  private static String exact(Object value) {
    if (value instanceof Items items) {
      List<String> texts = new ArrayList<>();
      for (Fact<?> item : items.facts()) {
        texts.add(exact(item));
      }
      return joined(texts) + (items.incomplete().isPresent() ? " and perhaps more" : "");
    }
    return value instanceof Subject subject ? subject.label() : value.toString();
  }

  /** The texts with commas; of very many the first and how many more there are. */
  public static String joined(List<String> texts) {
    return texts.size() <= MOST_SHOWN
        ? String.join(", ", texts)
        : String.join(", ", texts.subList(0, MOST_SHOWN))
            + " and "
            + (texts.size() - MOST_SHOWN)
            + " more";
  }
}
