package org.losslint.rules;

import java.util.Optional;
import org.losslint.rules.expression.Expression;

/**
 * The range that a rule or a pack was tested in. Where {@code when} is false, findings and passes
 * say that they are extrapolated.
 *
 * @param text for people
 * @param when whether a subject lies in the range; empty where it cannot be computed
 */
public record ValidFor(String text, Optional<Expression> when) {}
