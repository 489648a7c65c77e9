package org.losslint.syntax;

/** Hears what set lines of a text do to the configuration. */
public interface CommandWatch {
  /**
   * Hears of a line that is about to be run; lines of stanzas that are passed over are not told.
   *
   * @param start offset of its verb
   * @param extent what it can change, as it is before it
   */
  void runs(String verb, int start, Extent extent);
}
