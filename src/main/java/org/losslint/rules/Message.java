package org.losslint.rules;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityText;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Scope;
import org.losslint.rules.expression.Values;

/**
 * Renders a template for people. All its quantities are printed together, so that two that differ
 * never look alike.
 */
final class Message {
  private Message() {}

  static String of(Template template, Scope scope) {
    List<Fact<?>> facts = new ArrayList<>();
    for (Expression expression : template.expressions()) {
      facts.add(expression.eval(scope));
    }
    Iterator<String> texts = texts(facts).iterator();
    StringBuilder message = new StringBuilder();
    for (Template.Part part : template.parts()) {
      message.append(part instanceof Template.Words words ? words.text() : texts.next());
    }
    return message.toString();
  }

  /** Each of them for people; the quantities are printed together. */
  static List<String> texts(List<? extends Fact<?>> facts) {
    List<Quantity> quantities = new ArrayList<>();
    for (Fact<?> fact : facts) {
      collect(fact, quantities);
    }
    Iterator<String> rendered = QuantityText.human(quantities).iterator();
    List<String> texts = new ArrayList<>(facts.size());
    for (Fact<?> fact : facts) {
      texts.add(text(fact, rendered));
    }
    return texts;
  }

  private static void collect(Fact<?> fact, List<Quantity> quantities) {
    if (fact instanceof Fact.Known<?> known) {
      if (known.value() instanceof Quantity quantity) {
        quantities.add(quantity);
      } else if (known.value() instanceof Items items) {
        for (Fact<?> item : items.facts()) {
          collect(item, quantities);
        }
      }
    }
  }

  private static String text(Fact<?> fact, Iterator<String> quantities) {
    if (!(fact instanceof Fact.Known<?> known)) {
      return fact.isAbsent() ? "not set" : "not known";
    }
    if (known.value() instanceof Quantity) {
      return quantities.next();
    }
    if (known.value() instanceof Items items) {
      List<String> texts = new ArrayList<>();
      for (Fact<?> item : items.facts()) {
        texts.add(text(item, quantities));
      }
      String joined = texts.isEmpty() ? "none" : Values.joined(texts);
      return items.incomplete().isPresent() ? joined + " and perhaps more" : joined;
    }
    return known.value() instanceof Subject subject ? subject.label() : known.value().toString();
  }
}
