package org.losslint.syntax.grammar;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;

/** A token that is a place in the text and nothing else; made for each word, so it is small. */
public final class TextToken implements Token {
  private final int type;
  private final int start;
  private final int end;
  private final boolean firstOfLine;

  TextToken(int type, int start, int end, boolean firstOfLine) {
    this.type = type;
    this.start = start;
    this.end = end;
    this.firstOfLine = firstOfLine;
  }

  /** Offset of its first code point. */
  public int start() {
    return start;
  }

  /** Offset behind its last code point. */
  public int end() {
    return end;
  }

  /** Whether nothing but blanks stands before it on its line. */
  public boolean isFirstOfLine() {
    return firstOfLine;
  }

  @Override
  public int getType() {
    return type;
  }

  @Override
  public int getStartIndex() {
    return start;
  }

  @Override
  public int getStopIndex() {
    return end - 1;
  }

  /** Texts are taken from the source by offset. */
  @Override
  public String getText() {
    return "";
  }

  @Override
  public int getLine() {
    return 0;
  }

  @Override
  public int getCharPositionInLine() {
    return start;
  }

  @Override
  public int getChannel() {
    return DEFAULT_CHANNEL;
  }

  @Override
  public int getTokenIndex() {
    return -1;
  }

  @Override
  public TokenSource getTokenSource() {
    throw new UnsupportedOperationException("a token does not know its lexer");
  }

  @Override
  public CharStream getInputStream() {
    throw new UnsupportedOperationException("a token does not know its text");
  }

  @Override
  public String toString() {
    return type + "@" + start + ".." + end;
  }
}
