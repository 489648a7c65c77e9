package org.losslint.rules;

import java.util.List;

/** A rule of a pack. */
public sealed interface Rule permits JudgingRule, ReadingRule {
  Identity identity();

  List<Example> examples();

  /** The same rule, held by another pack. */
  Rule in(String pack);

  default String id() {
    return identity().id();
  }

  default String name() {
    return identity().name();
  }

  default String pack() {
    return identity().pack();
  }
}
