package org.losslint.rules.compile;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;
import org.losslint.rules.expression.Comparison;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Membership;
import org.losslint.rules.expression.ParameterReference;

/**
 * A text that is compared with words of which it is none. The comparison would be false for ever,
 * which a reader of the pack does not see.
 *
 * @param value the text
 * @param type what it is compared with
 */
public record WordClash(String value, Type.OfWord type) {

  /** Empty where the value, or each item of it, may be such a word, or where no words are asked. */
  static Optional<WordClash> between(Literal literal, Type other) {
    Type asked = other instanceof Type.OfList list ? list.element() : other;
    if (!(asked instanceof Type.OfWord word)) {
      return Optional.empty();
    }
    List<? extends Fact<?>> facts =
        literal.value() instanceof Items items ? items.facts() : List.of(literal.fact());
    for (Fact<?> fact : facts) {
      if (fact instanceof Fact.Known<?> known
          && known.value() instanceof String text
          && !word.words().contains(text)) {
        return Optional.of(new WordClash(text, word));
      }
    }
    return Optional.empty();
  }

  /** The first clash that another value of a parameter makes in an expression. */
  public static Optional<WordClash> in(Expression expression, String parameter, Literal value) {
    Optional<WordClash> clash = Optional.empty();
    if (expression instanceof Comparison comparison) {
      clash = of(comparison.left(), comparison.right(), parameter, value);
    } else if (expression instanceof Membership member) {
      clash = of(member.operand(), member.list(), parameter, value);
    }
    for (Expression operand : expression.operands()) {
      clash = clash.isPresent() ? clash : in(operand, parameter, value);
    }
    return clash;
  }

  private static Optional<WordClash> of(
      Expression a, Expression b, String parameter, Literal value) {
    Optional<WordClash> forward =
        isParameter(a, parameter) ? between(value, b.type()) : Optional.empty();
    return forward.isEmpty() && isParameter(b, parameter) ? between(value, a.type()) : forward;
  }

  private static boolean isParameter(Expression expression, String name) {
    return expression instanceof ParameterReference reference && reference.name().equals(name);
  }

  /** What to write instead. */
  public String wayOut() {
    return Nearest.hintOrList(value, type.words(), "one of");
  }
}
