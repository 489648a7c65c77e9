package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/**
 * An expression of a rule, checked: every operand has the type that its operator needs. A tree of
 * plain records, so that a form prepared at build time can hold it.
 *
 * <p>Evaluation is total. It ends for every input, throws nothing, and sees nothing but the subject
 * and the verdicts of other rules.
 */
public sealed interface Expression
    permits Absolute,
        Aggregate,
        Arithmetic,
        AttributeOf,
        Between,
        Comparison,
        Conditional,
        Extreme,
        GlobMatch,
        LetReference,
        Literal,
        Logic,
        Membership,
        Negative,
        Not,
        OutcomeOf,
        ParameterReference,
        Quantified,
        Rounding,
        SetOf,
        StateTest,
        SubjectReference,
        SubsetOf,
        Variable,
        Within {

  Type type();

  /**
   * The value, with the evidence of the part that decides it; or that it is not set; or why it
   * cannot be told.
   */
  Fact<?> eval(Scope scope);

  /** The parts, in the order in which they are written. */
  List<Expression> operands();

  /** As a pack writes it, with the names that {@code wording} chooses. */
  String text(Wording wording);

  /** How strongly it holds together in text; {@link Wording} puts parentheses where it must. */
  default int binding() {
    return Wording.ATOM;
  }

  /**
   * What is known of a quantity that is not known exactly: a sum of which some terms are hidden is
   * at least the sum of the others.
   */
  default Bounds bounds(Scope scope) {
    return Bounds.of(eval(scope));
  }
}
