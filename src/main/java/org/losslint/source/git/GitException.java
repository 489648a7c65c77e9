package org.losslint.source.git;

import org.losslint.source.Problem;

/** Git does not have what is asked of it. The message says what is missing, and what to run. */
public final class GitException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String wayOut;

  GitException(String message, String wayOut) {
    super(message, null, false, false);
    this.wayOut = wayOut;
  }

  /** The same, for the list of what keeps a run from being trusted. */
  public Problem problem() {
    return Problem.of(getMessage(), wayOut);
  }
}
