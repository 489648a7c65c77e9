package org.losslint.syntax.nic;

import org.losslint.quantity.Rational;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * A counter and its value when it was read.
 *
 * @param name as the tool prints it; those of a switch in lower case with hyphens
 * @param value not negative
 * @param span the whole row
 */
public record Counter(Word name, Rational value, Span span) {}
