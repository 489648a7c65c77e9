package org.losslint.source;

/**
 * A stretch of one source text, in code points.
 *
 * @param start offset of the first code point
 * @param end offset behind the last one
 */
public record Span(int start, int end) {
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("span " + start + ".." + end);
    }
  }

  /** From the start of this span to the end of {@code last}. */
  public Span to(Span last) {
    return new Span(start, Math.max(end, last.end));
  }
}
