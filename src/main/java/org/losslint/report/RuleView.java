package org.losslint.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.rules.Check;
import org.losslint.rules.Dependencies;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleSet;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Severity;

/**
 * A rule in force with what surrounds it.
 *
 * @param pack that holds it, with what the settings change
 * @param unchanged the same pack without
 * @param settings that govern the place that is asked about
 * @param all rules in force there
 */
public record RuleView(Rule rule, Pack pack, Pack unchanged, Settings settings, RuleSet all) {

  /** The gravest severity that it can have. */
  public Severity severity() {
    return rule instanceof JudgingRule judging
        ? judging.severity()
        : ((ReadingRule) rule).forced().orElse(((ReadingRule) rule).severity());
  }

  /** Why it is not to run, and who says so; empty where it is in force. */
  public String disabled() {
    for (Pack.Disabled disabled : pack.disabled()) {
      if (disabled.rule().equals(rule.id())) {
        return disabled.reason() + " (" + disabled.place() + ")";
      }
    }
    return "";
  }

  /** The parameters that it uses, in the order of the pack. */
  List<Parameter> parameters() {
    List<Parameter> used = new ArrayList<>();
    if (rule instanceof JudgingRule judging) {
      Dependencies dependencies = Dependencies.ofRule(judging);
      for (Parameter parameter : judging.parameters()) {
        if (dependencies.parameters().contains(parameter.name())) {
          used.add(parameter);
        }
      }
    }
    return used;
  }

  /** What the pack says in place of a value of the settings, and where those stand. */
  String changed(Parameter parameter) {
    for (Settings.ParameterChange change : settings.parameters()) {
      if (change.pack().value().equals(pack.name())
          && change.name().value().equals(parameter.name())) {
        String before =
            unchanged.parameter(parameter.name()).map(p -> p.value().written()).orElse("");
        return before.equals(parameter.value().written())
            ? ""
            : "by " + change.value().place() + ", in place of " + before;
      }
    }
    return "";
  }

  /** Where the settings give the check another severity; empty where they do not. */
  String changed(Check check) {
    String address = check.key().isEmpty() ? rule.id() : rule.id() + "." + check.key();
    String found = "";
    for (Settings.SeverityChange change : settings.severities()) {
      String named = change.address().value();
      if (named.equals(rule.id()) || named.equals(address)) {
        found = "by " + change.severity().place();
      }
    }
    return found;
  }

  /** {@code DCI-003 buffer-in-time}; the identity alone where no pack in force has the rule. */
  String titled(String id) {
    Optional<Rule> other = all.rule(id);
    return other.isPresent() ? id + " " + other.get().name() : id;
  }
}
