package org.losslint.syntax;

/** Hears what each set line of a text does to the configuration. */
public interface CommandWatch {
  /**
   * Hears of a line that was run; lines of stanzas that are passed over are not told.
   *
   * @param start offset of its verb
   * @param before the configuration before it, in canonical set lines
   * @param after the same after it
   */
  void ran(String verb, int start, String before, String after);

  /** Whether it has to hear of a line; printing the configuration around each costs. */
  default boolean hears(String verb, int start) {
    return true;
  }
}
