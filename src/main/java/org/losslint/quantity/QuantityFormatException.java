package org.losslint.quantity;

/**
 * A text that should be a quantity and is none; the message says what was read and what could stand
 * there.
 */
public final class QuantityFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  QuantityFormatException(String text, String reason) {
    super("`" + text.strip() + "` " + reason);
  }
}
