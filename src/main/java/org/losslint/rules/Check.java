package org.losslint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.rules.expression.Expression;
import org.losslint.source.Severity;

/**
 * One requirement of a rule. Of several the first that fails is the finding.
 *
 * @param key names it within the rule; empty where the rule has one check
 * @param require what must hold
 * @param message what the finding says
 * @param at what the report points at; empty for what decided {@code require}
 * @param remedies best first
 * @param note what limits the finding
 */
public record Check(
    String key,
    Severity severity,
    Expression require,
    Template message,
    Optional<Expression> at,
    List<Remedy> remedies,
    Optional<Template> note) {
  public Check {
    remedies = List.copyOf(remedies);
  }

  /** Every expression that the check writes. */
  List<Expression> expressions() {
    List<Expression> all = new ArrayList<>();
    all.add(require);
    all.addAll(message.expressions());
    at.ifPresent(all::add);
    for (Remedy remedy : remedies) {
      remedy.when().ifPresent(all::add);
      remedy.lines().forEach(line -> all.addAll(line.expressions()));
    }
    note.ifPresent(text -> all.addAll(text.expressions()));
    return all;
  }

  /** With another severity. */
  public Check with(Severity other) {
    return new Check(key, other, require, message, at, remedies, note);
  }

  /** With another message. */
  public Check with(Template other) {
    return new Check(key, severity, require, other, at, remedies, note);
  }
}
