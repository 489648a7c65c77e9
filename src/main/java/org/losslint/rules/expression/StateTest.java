package org.losslint.rules.expression;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Type;

/** {@code x is present}: asks for the state of a fact and not for its value. */
public record StateTest(Expression operand, State state) implements Expression {

  /** What can be asked. */
  public enum State {
    /** It has a value; a list has an item. */
    PRESENT,
    /** It is not set; a list has no item. */
    ABSENT,
    /** It has a value. The one question that is never unknown. */
    KNOWN,
    /** It has a value that losslint takes because nothing better is known. */
    ASSUMED,
    /** It has the value of the platform. */
    DEFAULT,
    /** Its value came from a configuration group. */
    INHERITED;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<State> of(String word) {
      for (State state : values()) {
        if (state.word().equals(word)) {
          return Optional.of(state);
        }
      }
      return Optional.empty();
    }
  }

  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<?> fact = operand.eval(scope);
    if (fact instanceof Fact.Known<?> known) {
      return ofKnown(known);
    }
    if (state == State.KNOWN || fact.isAbsent()) {
      return Fact.known(state == State.ABSENT, fact.evidence());
    }
    return fact;
  }

  private Fact<?> ofKnown(Fact.Known<?> known) {
    boolean asksForItems = state == State.PRESENT || state == State.ABSENT;
    if (asksForItems && known.value() instanceof Items items && items.facts().isEmpty()) {
      return items.incomplete().isPresent()
          ? items.incomplete().get()
          : Operand.from(state == State.ABSENT, known);
    }
    boolean holds =
        switch (state) {
          case PRESENT, KNOWN -> true;
          case ABSENT -> false;
          case ASSUMED -> known.basis() == Fact.Basis.ASSUMED;
          case DEFAULT -> known.basis() == Fact.Basis.DEFAULT;
          case INHERITED -> known.inherited();
        };
    return Operand.from(holds, known);
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand);
  }

  @Override
  public int binding() {
    return Wording.RELATION;
  }

  @Override
  public String text(Wording wording) {
    return wording.operand(operand, Wording.SUM) + " is " + state.word();
  }
}
