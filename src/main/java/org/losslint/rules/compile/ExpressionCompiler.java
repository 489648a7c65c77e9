package org.losslint.rules.compile;

import java.util.Optional;
import org.losslint.model.Type;
import org.losslint.rules.expression.Expression;

/**
 * Makes a checked tree of the text of an expression. Every mistake in it is noted with its place;
 * an expression with a mistake has no tree.
 */
public final class ExpressionCompiler {
  private final Names names;
  private final Problems problems;

  public ExpressionCompiler(Names names, Problems problems) {
    this.names = names;
    this.problems = problems;
  }

  public Names names() {
    return names;
  }

  /**
   * Whether no name of the text is a kind of subject that this rule cannot see. A range that a
   * whole pack was tested in may speak of links, which the rules for hosts have none of.
   */
  public boolean seesSubjectsOf(PlacedText text) {
    for (String head : SyntaxReader.heads(text)) {
      if (names.kind(head).isPresent() && !names.isKnown(head)) {
        return false;
      }
    }
    return true;
  }

  /** An expression of any type. */
  public Optional<Expression> expression(PlacedText text) {
    Typing typing = new Typing(names, text, problems);
    return SyntaxReader.read(text, problems)
        .flatMap(formula -> typing.formula(formula, Optional.empty()))
        .flatMap(expression -> Height.checked(expression, names, text, problems));
  }

  /**
   * An expression that is true or false.
   *
   * @param key that it stands behind, for the message
   */
  public Optional<Expression> condition(PlacedText text, String key) {
    Optional<Expression> expression = expression(text);
    if (expression.isPresent() && !expression.get().type().equals(Type.BOOLEAN)) {
      return problems.none(
          text.strip().place(),
          "`" + key + "` is " + TypeText.of(expression.get().type()),
          "it must be true or false: compare it with something");
    }
    return expression;
  }
}
