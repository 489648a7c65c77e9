package org.losslint.rules;

import java.util.List;
import java.util.Optional;
import org.losslint.source.Diagnostic;
import org.losslint.source.Severity;

/**
 * A rule about the reading of files. The readers raise it; the pack gives it its name and reason.
 *
 * @param severity as documented; a single diagnostic may be graver or milder
 * @param forced what a pack or the settings make of every diagnostic of the kind
 */
public record ReadingRule(
    Identity identity,
    Diagnostic.Kind kind,
    Severity severity,
    Optional<Severity> forced,
    List<Example> examples)
    implements Rule {
  public ReadingRule {
    examples = List.copyOf(examples);
  }

  @Override
  public ReadingRule in(String pack) {
    return new ReadingRule(identity.in(pack), kind, severity, forced, examples);
  }

  /** Every diagnostic of the kind gets this severity. */
  public ReadingRule with(Severity other) {
    return new ReadingRule(identity, kind, severity, Optional.of(other), examples);
  }
}
