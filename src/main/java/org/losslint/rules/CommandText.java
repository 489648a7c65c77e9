package org.losslint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.rules.expression.Scope;

/**
 * Renders a template for a device or a shell. Names come from files that anybody may have written,
 * so each is quoted where it is more than one plain word.
 */
final class CommandText {
  private static final String PLAIN = "_-./:+,@%";

  private CommandText() {}

  /** The line; empty where a value is not known, or cannot stand in one line. */
  static Optional<String> of(Template template, Scope scope) {
    StringBuilder line = new StringBuilder();
    for (Template.Part part : template.parts()) {
      if (part instanceof Template.Words words) {
        line.append(words.text());
        continue;
      }
      Template.Value value = (Template.Value) part;
      Fact<?> fact = value.expression().eval(scope);
      Optional<String> text = text(fact, value.bare(), template.medium());
      if (text.isEmpty()) {
        return Optional.empty();
      }
      line.append(text.get());
    }
    return Optional.of(line.toString());
  }

  private static Optional<String> text(Fact<?> fact, Optional<Unit> bare, Template.Medium medium) {
    if (!(fact instanceof Fact.Known<?> known)) {
      return Optional.empty();
    }
    if (known.value() instanceof Quantity quantity) {
      Rational amount = bare.isPresent() ? quantity.in(bare.get()) : quantity.value();
      return Optional.of(amount.toString());
    }
    if (known.value() instanceof Items items) {
      return list(items, medium);
    }
    return word(known.value().toString(), medium);
  }

  private static Optional<String> list(Items items, Template.Medium medium) {
    List<String> words = new ArrayList<>();
    for (Fact<?> item : items.facts()) {
      Optional<String> word = text(item, Optional.empty(), medium);
      if (word.isEmpty()) {
        return Optional.empty();
      }
      words.add(word.get());
    }
    if (words.isEmpty() || items.incomplete().isPresent()) {
      return Optional.empty();
    }
    String joined = String.join(" ", words);
    return Optional.of(
        medium == Template.Medium.JUNOS && words.size() > 1 ? "[ " + joined + " ]" : joined);
  }

  private static Optional<String> word(String word, Template.Medium medium) {
    if (medium == Template.Medium.SHELL && word.startsWith("-")) {
      // The command would take it for an option, quoted or not.
      return Optional.empty();
    }
    boolean plain = !word.isEmpty();
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (Character.isISOControl(c)) {
        return Optional.empty();
      }
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      boolean wildcard = medium == Template.Medium.JUNOS && (c == '*' || c == '<' || c == '>');
      boolean assigns = medium == Template.Medium.SHELL && c == '=' && i > 0;
      plain &= letter || wildcard || assigns || PLAIN.indexOf(c) >= 0;
    }
    if (plain) {
      return Optional.of(word);
    }
    return Optional.of(
        medium == Template.Medium.JUNOS
            ? '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"'
            : "'" + word.replace("'", "'\\''") + "'");
  }
}
