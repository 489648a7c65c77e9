package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityFormatException;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.quantity.Version;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.compile.UnitSlips;
import org.losslint.rules.expression.Literal;
import org.losslint.source.yaml.YamlNode;

/**
 * Reads values that stand in YAML without the quotes of the expression language: {@code 2.5},
 * {@code 5179 us}, {@code true}, {@code version 24.4R1}, any other text.
 */
final class LiteralReader {
  private static final String VERSION = "version ";

  private final Problems problems;

  LiteralReader(Problems problems) {
    this.problems = problems;
  }

  /** A single value, or a list of values of one type. */
  Optional<Literal> read(YamlNode node, YamlNodes nodes, String what) {
    if (!(node instanceof YamlNode.Sequence)) {
      return nodes.scalar(node, what).flatMap(this::read);
    }
    List<PlacedText> texts = nodes.scalars(node, what);
    List<Literal> items = new ArrayList<>();
    for (PlacedText text : texts) {
      read(text).ifPresent(items::add);
    }
    if (items.isEmpty() || items.size() < texts.size()) {
      if (texts.isEmpty()) {
        problems.add(node.place(), what + " is an empty list", "give it an item");
      }
      return Optional.empty();
    }
    for (int i = 0; i < items.size(); i++) {
      if (!items.get(i).type().equals(items.get(0).type())) {
        problems.add(
            texts.get(i).place(),
            "`"
                + texts.get(i)
                + "` is a "
                + items.get(i).type()
                + " among values that are each a "
                + items.get(0).type(),
            "the items of a list are of one type");
        return Optional.empty();
      }
    }
    return Optional.of(list(items));
  }

  private static Literal list(List<Literal> items) {
    List<Fact<?>> facts = new ArrayList<>();
    StringBuilder written = new StringBuilder();
    for (Literal item : items) {
      facts.add(item.fact());
      written.append(written.isEmpty() ? "{" : ", ").append(item.written());
    }
    return new Literal(
        Items.of(facts),
        Type.listOf(items.get(0).type()),
        Optional.empty(),
        written.append('}').toString());
  }

  Optional<Literal> read(PlacedText placed) {
    String text = placed.value().strip();
    if (text.isEmpty()) {
      problems.add(placed.place(), "the value is empty", "give one");
      return Optional.empty();
    }
    char first = text.charAt(0);
    if ((first >= '0' && first <= '9') || first == '-' || first == '+' || first == '.') {
      return quantity(placed, text);
    }
    if (text.equals("true") || text.equals("false")) {
      return literal(text.equals("true"), Type.BOOLEAN, text);
    }
    if (text.startsWith(VERSION)) {
      String version = unquoted(text.substring(VERSION.length()).strip());
      return literal(Version.parse(version), Type.VERSION, VERSION + quoted(version));
    }
    return literal(unquoted(text), Type.TEXT, quoted(unquoted(text)));
  }

  private Optional<Literal> quantity(PlacedText placed, String text) {
    try {
      return literal(Quantity.number(Rational.parse(text)), Type.NUMBER, text);
    } catch (NumberFormatException noBareNumber) {
      // It has a unit, or it is a mistake that the message below names.
    }
    try {
      Quantity quantity = Quantity.parse(text);
      Type type = new Type.OfQuantity(quantity.dimension());
      return Optional.of(new Literal(quantity, type, unit(text), text));
    } catch (QuantityFormatException e) {
      String hint = UnitSlips.wayOut(unitText(text));
      problems.add(
          placed.strip().place(),
          e.getMessage(),
          hint.startsWith("did you mean")
              ? hint
              : "a text that starts so stands in quotes: '\"…\"'");
      return Optional.empty();
    }
  }

  private static Optional<Unit> unit(String text) {
    return Unit.named(unitText(text));
  }

  private static String unitText(String text) {
    int start = text.length();
    while (start > 0 && !isNumberPart(text.charAt(start - 1))) {
      start--;
    }
    return text.substring(start).strip();
  }

  private static boolean isNumberPart(char c) {
    return (c >= '0' && c <= '9') || c == '.';
  }

  private static Optional<Literal> literal(Object value, Type type, String written) {
    return Optional.of(new Literal(value, type, Optional.empty(), written));
  }

  private static String unquoted(String text) {
    boolean quoted =
        text.length() >= 2
            && (text.charAt(0) == '"' || text.charAt(0) == '\'')
            && text.charAt(text.length() - 1) == text.charAt(0);
    return quoted ? text.substring(1, text.length() - 1) : text;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
