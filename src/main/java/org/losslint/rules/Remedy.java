package org.losslint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Scope;

/**
 * What a rule offers to mend its finding.
 *
 * @param when it is offered; empty for always
 */
public record Remedy(
    Fix.Language language, List<Template> lines, Safety safety, Optional<Expression> when) {
  public Remedy {
    lines = List.copyOf(lines);
  }

  /** Whether it is offered for what the scope knows; not where that cannot be told. */
  public boolean isOffered(Scope scope) {
    return when.isEmpty()
        || (when.get().eval(scope) instanceof Fact.Known<?> known
            && Boolean.TRUE.equals(known.value()));
  }

  /**
   * The lines for one subject. Empty where the remedy does not apply or a value that it would print
   * is not known: half a command is worse than none.
   */
  public Optional<Fix> fix(Scope scope) {
    if (!isOffered(scope)) {
      return Optional.empty();
    }
    List<String> texts = new ArrayList<>();
    for (Template line : lines) {
      Optional<String> text =
          language == Fix.Language.ADVICE
              ? Optional.of(Message.of(line, scope))
              : CommandText.of(line, scope);
      if (text.isEmpty()) {
        return Optional.empty();
      }
      texts.add(text.get());
    }
    return Optional.of(new Fix(language, texts, safety));
  }
}
