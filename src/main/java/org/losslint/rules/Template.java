package org.losslint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.quantity.Unit;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Wording;

/** A text with expressions in it. */
public record Template(Medium medium, List<Part> parts) {
  public Template {
    parts = List.copyOf(parts);
  }

  /** What reads the text, which decides how values are printed and quoted. */
  public enum Medium {
    PEOPLE,
    JUNOS,
    SHELL
  }

  /** A stretch of the text. */
  public sealed interface Part permits Words, Value {}

  /** What stands there as it is. */
  public record Words(String text) implements Part {}

  /**
   * What the subject gives.
   *
   * @param bare in a command: the unit of the leaf that a quantity fills, which is not printed;
   *     empty for a bare number and for other values
   */
  public record Value(Expression expression, Optional<Unit> bare) implements Part {}

  /** As a pack writes it, with each expression in braces. */
  public String written() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      if (part instanceof Words words) {
        text.append(words.text().replace("{", "{{").replace("}", "}}"));
      } else {
        text.append('{').append(((Value) part).expression().text(Wording.AS_WRITTEN)).append('}');
      }
    }
    return text.toString();
  }

  /** The expressions in it, in order. */
  public List<Expression> expressions() {
    List<Expression> expressions = new ArrayList<>();
    for (Part part : parts) {
      if (part instanceof Value value) {
        expressions.add(value.expression());
      }
    }
    return expressions;
  }
}
