package org.losslint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.ParameterReference;
import org.losslint.rules.expression.Wording;

/**
 * What a check demands, in text, with the parameters in force written out: {@code queue.drain-time
 * >= floor(wanted, 1 us)} where {@code wanted = 2.5 * link.rtt}.
 *
 * @param require the demand
 * @param where what its names stand for, one line each
 */
public record Formula(String require, List<String> where) {
  public Formula {
    where = List.copyOf(where);
  }

  /** The formula of a check of {@code rule}. */
  public static Formula of(JudgingRule rule, Check check) {
    Wording wording = parametersOf(rule);
    Set<String> used = Dependencies.letsOf(check.require(), rule.lets());
    List<String> where = new ArrayList<>();
    for (Let let : rule.lets()) {
      if (used.contains(let.name())) {
        where.add(line(let, wording));
      }
    }
    return new Formula(check.require().text(wording), where);
  }

  /** The condition under which the rule applies; empty where it always does. */
  public static String when(JudgingRule rule) {
    return rule.when().map(when -> when.text(parametersOf(rule))).orElse("");
  }

  private static String line(Let let, Wording wording) {
    return let.name() + " = " + let.expression().text(wording);
  }

  private static Wording parametersOf(JudgingRule rule) {
    return new Wording() {
      @Override
      public String parameter(ParameterReference parameter) {
        return rule.parameters().get(parameter.index()).value().written();
      }
    };
  }
}
