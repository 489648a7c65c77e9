package org.losslint.syntax;

import org.losslint.source.Span;

/**
 * One word of a configuration as it is meant, quotes taken off.
 *
 * @param text without quotes, escapes resolved
 * @param start offset of its first code point in the file, the quote included
 * @param end offset behind its last one
 */
public record Word(String text, int start, int end) {
  public Span span() {
    return new Span(start, end);
  }

  /**
   * Whether it is a bare bracket among the words of a statement that no schema knows; a quoted one
   * is longer.
   */
  public boolean isBracket() {
    return end - start <= 1 && (text.equals("[") || text.equals("]"));
  }

  @Override
  public String toString() {
    return text;
  }
}
