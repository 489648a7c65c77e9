package org.losslint.syntax;

import org.losslint.source.Place;

/**
 * An annotation that stands before a statement, as {@code annotate} writes it.
 *
 * @param text without its marks and the blanks around it; several lines keep their line ends
 */
public record Annotation(String text, Place place) {}
