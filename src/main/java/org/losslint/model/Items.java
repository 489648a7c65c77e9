package org.losslint.model;

import java.util.List;
import java.util.Optional;

/**
 * The value of a list attribute.
 *
 * @param facts what is known of it, in a stable order
 * @param incomplete why there may be more, where a truncated, omitted or conditional stanza hides
 *     some; a count or a sum over such a list is unknown, unless what is seen decides already
 */
public record Items(List<? extends Fact<?>> facts, Optional<Fact.Unknown<?>> incomplete) {
  public Items {
    facts = List.copyOf(facts);
  }

  public static Items of(List<? extends Fact<?>> facts) {
    return new Items(facts, Optional.empty());
  }
}
