package org.losslint.syntax.grammar;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * Hands on one token at a time and fetches the next one only when it is asked for. So an action of
 * the parser may still tell the lexer how to go on, and a million lines cost the memory of one
 * token.
 */
final class NextTokens implements TokenStream {
  private final LineLexer lexer;
  @CheckForNull private Token current;
  private Token last = new TextToken(Token.EOF, 0, 0, false);
  private int index;

  NextTokens(LineLexer lexer) {
    this.lexer = lexer;
  }

  private Token current() {
    Token token = current;
    if (token == null) {
      token = lexer.nextToken();
      current = token;
    }
    return token;
  }

  @Override
  public Token LT(int k) {
    if (k == 1) {
      return current();
    }
    if (k == -1) {
      return last;
    }
    throw new UnsupportedOperationException("every decision is made by one token");
  }

  @Override
  public int LA(int k) {
    return LT(k).getType();
  }

  @Override
  public void consume() {
    last = current();
    index++;
    current = null;
  }

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
  public void seek(int wanted) {
    if (wanted != index) {
      throw new UnsupportedOperationException("tokens are not kept");
    }
  }

  @Override
  public Token get(int wanted) {
    throw new UnsupportedOperationException("tokens are not kept");
  }

  @Override
  public int size() {
    throw new UnsupportedOperationException("the number of tokens is not known");
  }

  @Override
  public TokenSource getTokenSource() {
    return lexer;
  }

  @Override
  public String getText(Interval interval) {
    return "";
  }

  @Override
  public String getText() {
    return "";
  }

  @Override
  public String getText(RuleContext context) {
    return "";
  }

  @Override
  public String getText(Token start, Token stop) {
    return "";
  }

  @Override
  public String getSourceName() {
    return lexer.getSourceName();
  }
}
