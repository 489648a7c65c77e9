package org.losslint.source;

import java.util.List;

/**
 * A file as it was taken in, before anyone parses it.
 *
 * @param diagnostics what its bytes and its kind give reason to say
 * @param readable false when no verdict about it is possible: of no known format, empty, a template
 *     or a difference instead of a configuration, too large
 */
public record SourceReading(SourceFile file, List<Diagnostic> diagnostics, boolean readable) {
  public SourceReading {
    diagnostics = List.copyOf(diagnostics);
  }
}
