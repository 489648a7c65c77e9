package org.losslint.syntax.nic;

import org.losslint.quantity.Quantity;
import org.losslint.source.Span;

/**
 * losslint's own line on what was measured besides the counters: {@code ### note utilisation 46
 * percent}.
 *
 * @param value a ratio for {@link Kind#UTILISATION}, a time for {@link Kind#PEAK}, a rate for
 *     {@link Kind#GOODPUT}
 */
public record Note(Origin origin, Kind kind, Quantity value, Span span) implements Section {

  /** What can be noted. */
  public enum Kind {
    /** Share of the line rate that was in use. */
    UTILISATION,
    /** The longest that the queue was, in time at line rate. */
    PEAK,
    /** What the application saw. */
    GOODPUT
  }
}
