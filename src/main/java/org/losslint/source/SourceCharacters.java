package org.losslint.source;

import java.io.Reader;
import java.util.Objects;

/**
 * A text as readers of XML and JSON want it, in chars. Their locations count chars; {@link #offset}
 * turns them into offsets of the text. A character that neither format allows is handed on as
 * U+FFFD, so that it spoils the word that it stands in and not the rest of the file.
 */
public final class SourceCharacters extends Reader {
  private static final int REPLACEMENT = 0xFFFD;

  private final SourceText text;
  private final int start;
  private int next;
  private int waiting = -1;
  private long knownChars;
  private int knownOffset;

  /**
   * @param start offset of the first code point that is handed on
   */
  public SourceCharacters(SourceText text, int start) {
    this.text = text;
    this.start = start;
    this.next = start;
    this.knownOffset = start;
  }

  @Override
  public int read(char[] buffer, int from, int length) {
    Objects.checkFromIndexSize(from, length, buffer.length);
    if (length == 0) {
      return 0;
    }
    int at = from;
    int end = from + length;
    while (at < end && (waiting >= 0 || next < text.length())) {
      if (waiting >= 0) {
        buffer[at++] = (char) waiting;
        waiting = -1;
        continue;
      }
      int c = allowed(text.at(next++));
      if (c > Character.MAX_VALUE) {
        buffer[at++] = Character.highSurrogate(c);
        waiting = Character.lowSurrogate(c);
      } else {
        buffer[at++] = (char) c;
      }
    }
    return at == from ? -1 : at - from;
  }

  private static int allowed(int c) {
    if (c < ' ') {
      return c == '\t' || c == '\n' || c == '\r' ? c : REPLACEMENT;
    }
    boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    return surrogate || c == 0xFFFE || c == 0xFFFF ? REPLACEMENT : c;
  }

  /** The offset in the text behind so many chars; at most its length. */
  public int offset(long chars) {
    if (text.isBasic()) {
      return (int) Math.max(start, Math.min(text.length(), start + chars));
    }
    if (chars < knownChars) {
      knownChars = 0;
      knownOffset = start;
    }
    while (knownChars < chars && knownOffset < text.length()) {
      knownChars += Character.charCount(text.at(knownOffset));
      knownOffset++;
    }
    return knownOffset;
  }

  @Override
  public void close() {
    next = text.length();
    waiting = -1;
  }
}
