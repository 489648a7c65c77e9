package org.losslint.rules;

/**
 * A mistake in a pack. A pack with problems is not used, or not in full; the command says all of
 * them at once.
 *
 * @param message what was found, with the value
 * @param wayOut what to write instead; may be empty
 */
public record Problem(PackPlace place, String message, String wayOut) {
  /** {@code path:line:column: message; way out}, in one line. */
  @Override
  public String toString() {
    return place + ": " + message + (wayOut.isEmpty() ? "" : "; " + wayOut);
  }
}
