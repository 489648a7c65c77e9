package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Type;

/** How a rule ended on a subject. */
public enum Outcome {
  PASSED("passed"),
  FAILED("failed"),
  NOT_EVALUATED("not-evaluated"),
  /** Its condition does not hold there, another finding stands for it, or there is no such rule. */
  NOT_APPLICABLE("not-applicable");

  /** The type of {@code outcome(RULE)}. */
  public static final Type TYPE =
      new Type.OfWord(
          "outcome", List.of(PASSED.word, FAILED.word, NOT_EVALUATED.word, NOT_APPLICABLE.word));

  private final String word;

  Outcome(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }
}
