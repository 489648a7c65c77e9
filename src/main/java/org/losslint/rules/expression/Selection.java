package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Items;

/**
 * The items of a list that a filter lets through, or what an expression makes of them.
 *
 * @param facts in the order of the list; some may be unknown or not set
 * @param doubtful how many further items the filter could not be told for
 * @param open why there may be more items, where there may
 * @param hidden the list itself may hold more than is seen
 */
record Selection(
    List<Fact<?>> facts, int doubtful, Optional<Fact.Unknown<?>> open, boolean hidden) {

  static Selection of(
      Items items,
      Optional<Variable> variable,
      Optional<Expression> filter,
      Optional<Expression> element,
      Scope scope) {
    List<Fact<?>> facts = new ArrayList<>();
    int doubtful = 0;
    Fact.Unknown<?> open = items.incomplete().orElse(null);
    for (Fact<?> item : items.facts()) {
      if (!scope.step()) {
        Fact.Unknown<?> stop = (Fact.Unknown<?>) Scope.tooManySteps();
        return new Selection(facts, doubtful, Optional.of(stop), true);
      }
      if (variable.isPresent()) {
        scope.bind(variable.get().slot(), item);
      }
      Fact<Boolean> counts =
          filter.isPresent() ? Operand.truth(filter.get(), scope) : Fact.known(true);
      if (counts instanceof Fact.Unknown<Boolean> unknown) {
        doubtful++;
        open = open == null ? unknown : open;
      } else if (((Fact.Known<Boolean>) counts).value()) {
        facts.add(element.isPresent() ? element.get().eval(scope) : item);
      }
    }
    return new Selection(
        facts, doubtful, Optional.ofNullable(open), items.incomplete().isPresent());
  }
}
