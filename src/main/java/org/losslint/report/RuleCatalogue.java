package org.losslint.report;

import java.util.List;
import java.util.Optional;

/** The rules in force, in the order of their packs. */
public interface RuleCatalogue {
  RuleCatalogue EMPTY = List::of;

  List<? extends RuleInfo> rules();

  default Optional<RuleInfo> rule(String id) {
    for (RuleInfo rule : rules()) {
      if (rule.id().equals(id)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }
}
