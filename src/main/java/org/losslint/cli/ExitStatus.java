package org.losslint.cli;

/**
 * What the exit status says; it never counts anything. {@link #NOT_JUDGED} wins over {@link
 * #FINDINGS}: who cannot trust the run need not read its findings.
 */
public enum ExitStatus {
  /** Everything was judged, and nothing at or above {@code --fail-on} was found. */
  CLEAN(0),
  /** Everything was judged, and something was found. */
  FINDINGS(1),
  /**
   * It could not be judged: usage, a bad pack or inventory, a named file that is unreadable, empty,
   * cut or of no known format, nothing found at all, a crash.
   */
  NOT_JUDGED(2),
  /** Stopped by the user; what was known by then was printed. */
  INTERRUPTED(130);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  public int code() {
    return code;
  }
}
