package org.losslint.syntax.change;

import org.losslint.source.Span;

/**
 * A set line that a change comes to.
 *
 * @param command without its line end
 * @param origin what of the change says so
 * @param written whether it stands there in these words
 */
record ChangeLine(String command, Span origin, boolean written) {}
