package org.losslint.source;

import java.util.Optional;

/**
 * Why a run cannot be trusted: a mistake in the inventory, in a pack, in the settings, or a path
 * that is not there. Reading goes on behind it, so that all problems are told in one go; any of
 * them makes the exit status 2.
 *
 * @param place where it is written; empty where no file says it
 * @param message what is wrong, with the value
 * @param wayOut what to write or do instead; may be empty where the message says it all
 */
public record Problem(Optional<Place> place, String message, String wayOut) {
  public static Problem at(Place place, String message, String wayOut) {
    return new Problem(Optional.of(place), message, wayOut);
  }

  public static Problem of(String message, String wayOut) {
    return new Problem(Optional.empty(), message, wayOut);
  }

  /** One line, {@code path:line:column: message; way out}. */
  @Override
  public String toString() {
    StringBuilder line = new StringBuilder();
    if (place.isPresent()) {
      line.append(place.get()).append(": ");
    }
    line.append(message);
    if (!wayOut.isEmpty()) {
      line.append("; ").append(wayOut);
    }
    return line.toString();
  }
}
