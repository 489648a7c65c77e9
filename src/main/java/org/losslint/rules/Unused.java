package org.losslint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.Parameter;

/**
 * A name that a pack defines and nothing uses: the rest of a change, or a typo.
 *
 * @param rule that defines the let; empty for a parameter of the pack
 */
public record Unused(String rule, String name) {

  /** All of a pack, parameters first. */
  public static List<Unused> in(Pack pack) {
    Set<String> parameters = new TreeSet<>();
    List<Unused> lets = new ArrayList<>();
    for (Rule rule : pack.rules()) {
      if (rule instanceof JudgingRule judging) {
        Dependencies used = Dependencies.ofRule(judging);
        parameters.addAll(used.parameters());
        for (Let let : judging.lets()) {
          if (!used.lets().contains(let.name())) {
            lets.add(new Unused(rule.id(), let.name()));
          }
        }
      }
    }
    List<Unused> unused = new ArrayList<>();
    for (Parameter parameter : pack.parameters()) {
      if (!parameters.contains(parameter.name())) {
        unused.add(new Unused("", parameter.name()));
      }
    }
    unused.addAll(lets);
    return unused;
  }
}
