package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.quantity.Quantity;
import org.losslint.source.Span;

/**
 * What somebody says of a load in a list of commands.
 *
 * @param kind what is declared
 * @param value of {@link Kind#CLIENTS} and {@link Kind#RATIO} a number, of {@link Kind#WINDOW} a
 *     size; empty for {@link Kind#PATH}
 * @param text as written
 */
public record Declaration(Kind kind, Optional<Quantity> value, String text, Span span) {

  /** What can be declared. */
  public enum Kind {
    /** How many clients share the path. */
    CLIENTS,
    /** Bytes that one client keeps outstanding. */
    WINDOW,
    /** The load in multiples of the bandwidth-delay product: {@code 4:1} is 4. */
    RATIO,
    /** The name of the link in the inventory. */
    PATH
  }
}
