package org.losslint.model.nic;

import org.losslint.source.Place;
import org.losslint.source.Span;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Section;

/**
 * A section with the document that it stands in.
 *
 * @param <S> its kind
 */
record Located<S extends Section>(NicDocument document, S section) {
  Place place(Span span) {
    return document.place(span);
  }
}
