package org.losslint.report;

import java.util.ArrayList;
import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityText;

/** Values of attributes as text. */
final class FactText {
  private FactText() {}

  /** In units that an engineer thinks in; {@code …} stands for what may be missing of a list. */
  static String human(Object value) {
    if (value instanceof Quantity quantity) {
      return QuantityText.human(quantity);
    } else if (value instanceof Boolean flag) {
      return flag ? "yes" : "no";
    } else if (value instanceof Subject subject) {
      return subject.label();
    } else if (value instanceof Items items) {
      return list(items);
    }
    return String.valueOf(value);
  }

  private static String list(Items items) {
    List<String> texts = new ArrayList<>();
    for (Fact<?> fact : items.facts()) {
      texts.add(fact instanceof Fact.Known<?> known ? human(known.value()) : "?");
    }
    if (items.incomplete().isPresent()) {
      texts.add("…");
    }
    return texts.isEmpty() ? "none" : String.join(", ", texts);
  }

  /** Without loss. */
  static String exact(Object value) {
    return value instanceof Subject subject ? subject.label() : String.valueOf(value);
  }

  /** What a reader must know of how the value came about; empty for a written one. */
  static String basis(Fact.Basis basis) {
    return switch (basis) {
      case WRITTEN -> "";
      case DEFAULT -> " (default)";
      case ASSUMED -> " (assumed)";
    };
  }
}
