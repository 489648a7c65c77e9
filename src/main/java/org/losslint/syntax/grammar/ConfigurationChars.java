package org.losslint.syntax.grammar;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.misc.Interval;
import org.losslint.source.SourceText;

/**
 * The text as the lexer rules see it: every character that no rule names is the same letter, and
 * every blank a blank. ANTLR learns an edge of its automaton for each character that it meets in
 * each state, and knows none for characters beyond ASCII; with a dozen of different ones it has
 * learnt all after a few words.
 */
final class ConfigurationChars implements CharStream {
  private static final char ORDINARY = 'w';
  private static final byte[] SEEN = new byte[128];

  static {
    java.util.Arrays.fill(SEEN, (byte) ORDINARY);
    for (char c : " \t\r\n\"'\\/*#<>{}[];".toCharArray()) {
      SEEN[c] = (byte) c;
    }
  }

  private final SourceText text;
  private final int length;
  private int index;

  ConfigurationChars(SourceText text) {
    this.text = text;
    this.length = text.length();
  }

  @Override
  public void consume() {
    index++;
  }

  @Override
  public int LA(int offset) {
    int at = index + offset - 1;
    if (at >= length) {
      return IntStream.EOF;
    }
    int c = text.at(at);
    return c < SEEN.length ? SEEN[c] : SourceText.isForeignBlank(c) ? ' ' : ORDINARY;
  }

  /** All of the text is there, nothing is to be kept. */
  @Override
  public int mark() {
    return -1;
  }

  @Override
  public void release(int marker) {}

  @Override
  public int index() {
    return index;
  }

  @Override
  public void seek(int newIndex) {
    index = newIndex;
  }

  @Override
  public int size() {
    return length;
  }

  @Override
  public String getText(Interval interval) {
    return text.slice(interval.a, Math.min(interval.b + 1, length));
  }

  @Override
  public String getSourceName() {
    return UNKNOWN_SOURCE_NAME;
  }
}
