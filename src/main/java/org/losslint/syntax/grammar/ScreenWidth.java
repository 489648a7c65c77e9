package org.losslint.syntax.grammar;

import org.losslint.source.SourceText;

/**
 * How wide the screen was that a session was copied from: where a terminal broke the set lines that
 * did not fit, all broken lines end at one column. Told only where it is certain: at a usual width,
 * or by two lines that were broken alike.
 */
final class ScreenWidth {
  private static final int NARROWEST = 60;
  private static final int UNKNOWN = -1;

  private final SourceText text;
  private final SessionLines lines = new SessionLines();
  private int width = UNKNOWN;

  ScreenWidth(SourceText text) {
    this.text = text;
  }

  /**
   * Whether a terminal broke the line of a command that ends at {@code end}.
   *
   * @param start of the line
   * @param end its line feed
   */
  boolean broke(int start, int end) {
    if (!goesOn(end + 1)) {
      return false;
    }
    if (width == UNKNOWN) {
      width = find();
    }
    int columns = columns(start, end);
    // A blank at the edge of the screen is often not copied.
    return width > 0 && (columns == width || columns == width - 1);
  }

  /** Whether a word that ends with its line goes on in the next one. */
  boolean brokeWord(int start, int end) {
    return broke(start, end) && columns(start, end) == width && text.at(end + 1) > ' ';
  }

  private int columns(int start, int end) {
    return (end > start && text.at(end - 1) == '\r' ? end - 1 : end) - start;
  }

  /** Whether the line at {@code next} is none by itself among set lines. */
  private boolean goesOn(int next) {
    if (next >= text.length() || text.startsWith("set ", next)) {
      return false;
    }
    int end = text.lineEnd(next);
    int first = next;
    while (first < end && text.at(first) <= ' ') {
      first++;
    }
    int last = end - 1;
    while (last > first && text.at(last) <= ' ') {
      last--;
    }
    if (first >= end || text.at(first) == '#' || text.startsWith("/*", first)) {
      return false;
    }
    int sign = text.at(last);
    return sign != '{'
        && sign != '}'
        && sign != ';'
        && lines.kind(text, first, 0) == SessionLines.Kind.STATEMENT;
  }

  private int find() {
    int widest = 0;
    for (int start = 0; start < text.length(); ) {
      int end = text.lineEnd(start);
      widest = Math.max(widest, columns(start, end));
      start = end + 1;
    }
    int broken = 0;
    for (int start = 0; start < text.length() && broken < 2; ) {
      int end = text.lineEnd(start);
      broken += columns(start, end) == widest && goesOn(end + 1) ? 1 : 0;
      start = end + 1;
    }
    boolean usual = widest == 80 || widest == 132;
    return widest >= NARROWEST && (usual || broken > 1) ? widest : 0;
  }
}
