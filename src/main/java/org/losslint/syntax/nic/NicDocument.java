package org.losslint.syntax.nic;

import java.util.List;
import org.losslint.source.Diagnostic;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;

/**
 * What was read from a file of host or counter output.
 *
 * @param sections the dumps in the order of the text
 * @param diagnostics what could not be read, and what the tools themselves reported; no line of the
 *     file is passed over in silence
 * @param readable false when there is nothing to judge: a tool failed, or no table was found
 * @param partial whether the file is cut, so that what it does not show may still exist
 */
public record NicDocument(
    SourceFile file,
    List<Section> sections,
    List<Diagnostic> diagnostics,
    boolean readable,
    boolean partial) {
  public NicDocument {
    sections = List.copyOf(sections);
    diagnostics = List.copyOf(diagnostics);
  }

  public Place place(Span span) {
    return new Place(file, span);
  }
}
