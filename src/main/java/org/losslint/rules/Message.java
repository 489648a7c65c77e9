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
    List<Quantity> quantities = new ArrayList<>();
    for (Expression expression : template.expressions()) {
      Fact<?> fact = expression.eval(scope);
      facts.add(fact);
      collect(fact, quantities);
    }
    Iterator<String> texts = QuantityText.human(quantities).iterator();
    StringBuilder message = new StringBuilder();
    int next = 0;
    for (Template.Part part : template.parts()) {
      if (part instanceof Template.Words words) {
        message.append(words.text());
      } else {
        message.append(text(facts.get(next++), texts));
      }
    }
    return message.toString();
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
