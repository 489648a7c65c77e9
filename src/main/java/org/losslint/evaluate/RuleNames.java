package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.rules.Check;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleSet;
import org.losslint.source.Spelling;

/** The rules, and checks of rules, that a waiver may name. */
final class RuleNames {
  private final RuleSet rules;

  RuleNames(RuleSet rules) {
    this.rules = rules;
  }

  /**
   * Whether a pack in force has the rule, also where it is disabled, and the check of it.
   *
   * @param address {@code DCI-004} or {@code DCI-004.lowered}
   */
  boolean has(String address) {
    int dot = address.indexOf('.');
    Optional<Rule> rule = rules.rule(dot < 0 ? address : address.substring(0, dot));
    if (dot < 0) {
      return rule.isPresent() || isDisabled(address);
    }
    if (rule.isPresent() && rule.get() instanceof JudgingRule judging) {
      for (Check check : judging.checks()) {
        if (check.key().equals(address.substring(dot + 1))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isDisabled(String id) {
    for (Pack pack : rules.packs()) {
      for (Pack.Disabled disabled : pack.disabled()) {
        if (disabled.rule().equals(id)) {
          return true;
        }
      }
    }
    return false;
  }

  /** What was probably meant. */
  Optional<String> nearest(String address) {
    List<String> addresses = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      addresses.add(rule.id());
      if (rule instanceof JudgingRule judging) {
        for (Check check : judging.checks()) {
          if (!check.key().isEmpty()) {
            addresses.add(rule.id() + "." + check.key());
          }
        }
      }
    }
    return Spelling.nearest(address, addresses);
  }
}
