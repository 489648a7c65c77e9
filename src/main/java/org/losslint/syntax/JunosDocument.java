package org.losslint.syntax;

import java.util.List;
import org.losslint.source.Diagnostic;
import org.losslint.source.SourceFile;

/**
 * What one Junos file says.
 *
 * @param configurations one, or one for each device of a transcript; none when it is unreadable
 * @param diagnostics in file order
 * @param readable false when no verdict about it is possible
 */
public record JunosDocument(
    SourceFile file,
    List<Configuration> configurations,
    List<Diagnostic> diagnostics,
    boolean readable) {
  public JunosDocument {
    configurations = List.copyOf(configurations);
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether one of its configurations was cut. */
  public boolean partial() {
    for (Configuration configuration : configurations) {
      if (configuration.partial()) {
        return true;
      }
    }
    return false;
  }
}
