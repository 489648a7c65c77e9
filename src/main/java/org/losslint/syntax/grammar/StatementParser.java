package org.losslint.syntax.grammar;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;

/** What the generated parser is built on: it keeps no tree and tells a sink what it reads. */
abstract class StatementParser extends Parser {
  /** Set by {@link ConfigurationText} before anything is parsed. */
  StatementSink out;

  StatementParser(TokenStream input) {
    super(input);
  }

  /**
   * Supplies what is missing. The rules accept every sequence of tokens but for the end of a
   * statement and of a list.
   */
  static final class Supply extends DefaultErrorStrategy {
    private final StatementSink out;

    Supply(StatementSink out) {
      this.out = out;
    }

    @Override
    public void sync(Parser parser) {}

    @Override
    public Token recoverInline(Parser parser) {
      Token found = parser.getCurrentToken();
      if (parser.getContext().getRuleIndex() == JunosParser.RULE_value) {
        out.listUnclosed(found);
      } else {
        out.unterminated(found);
      }
      int at = parser.getInputStream().LT(-1).getStopIndex() + 1;
      return new TextToken(Token.INVALID_TYPE, at, at, false);
    }
  }
}
