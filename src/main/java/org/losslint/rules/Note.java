package org.losslint.rules;

import java.util.Optional;
import org.losslint.rules.expression.Expression;

/**
 * What a reader of a finding or a pass should know besides.
 *
 * @param when it is said; empty for always
 */
public record Note(Template text, Optional<Expression> when) {}
