package org.losslint.source;

/**
 * One input as it was read.
 *
 * @param path as reports show it: relative to the working directory where that is possible, with
 *     forward slashes
 * @param text decoded
 * @param format found from the content
 */
public record SourceFile(String path, SourceText text, Format format) {
  /**
   * Records compare by identity here: two files with one text are two files, and comparing texts
   * would cost.
   */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }

  @Override
  public String toString() {
    return path;
  }
}
