package org.losslint.syntax.nic;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.misc.Interval;

/** One line for a lexer. Positions count the code points of the line. */
final class LineStream implements CharStream {
  private Line line;
  private int at;

  LineStream(Line line) {
    this.line = line;
  }

  void set(Line next) {
    line = next;
    at = 0;
  }

  @Override
  public String getText(Interval interval) {
    int end = Math.min(interval.b + 1, line.length());
    return interval.a >= end ? "" : line.text(interval.a, end);
  }

  @Override
  public void consume() {
    if (at >= line.length()) {
      throw new IllegalStateException("cannot consume the end of the line");
    }
    at++;
  }

  @Override
  public int LA(int distance) {
    if (distance == 0) {
      return 0;
    }
    int index = distance > 0 ? at + distance - 1 : at + distance;
    return index < 0 || index >= line.length() ? IntStream.EOF : line.at(index);
  }

  @Override
  public int mark() {
    return -1;
  }

  @Override
  public void release(int marker) {
    // The whole line stays in memory; there is nothing to release.
  }

  @Override
  public int index() {
    return at;
  }

  @Override
  public void seek(int index) {
    at = Math.min(index, line.length());
  }

  @Override
  public int size() {
    return line.length();
  }

  @Override
  public String getSourceName() {
    return IntStream.UNKNOWN_SOURCE_NAME;
  }
}
