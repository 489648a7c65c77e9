package org.losslint.cli;

/** A command line that cannot be meant; the message says what is wrong and what to write. */
final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message, null, false, false);
  }

  /**
   * @param wayOut may be empty
   */
  UsageException(String message, String wayOut) {
    this(wayOut.isEmpty() ? message : message + "; " + wayOut);
  }
}
