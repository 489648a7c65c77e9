package org.losslint.report;

import java.util.List;
import java.util.Optional;

/** The rules in force, in the order of their packs. */
public interface RuleCatalogue {
  RuleCatalogue EMPTY = new None();

  List<? extends RuleInfo> rules();

  default Optional<RuleInfo> rule(String id) {
    for (RuleInfo rule : rules()) {
      if (rule.id().equals(id)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  /** No rules; a class of its own, because a lambda would cost a start more than it saves here. */
  final class None implements RuleCatalogue {
    private None() {}

    @Override
    public List<RuleInfo> rules() {
      return List.of();
    }
  }
}
