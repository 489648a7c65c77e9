package org.losslint.syntax.nic;

import java.util.function.Function;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.losslint.source.Span;

/**
 * Runs one of the generated parsers over single lines. Each of these grammars accepts any line:
 * what it does not know is its alternative {@code other}, so there are no syntax errors, and the
 * reader decides what an unknown line means where it stands. No parse tree is built; readers take
 * what they need from the labels of the rule's context.
 *
 * @param <P> the generated parser
 */
final class LineParser<P extends Parser> {
  private final LineStream stream;
  private final Lexer lexer;
  private final CommonTokenStream tokens;
  private final P parser;

  LineParser(Function<LineStream, ? extends Lexer> lexer, Function<TokenStream, P> parser) {
    this.stream = new LineStream(new Line(new int[0], new int[0], new Span(0, 0), 0));
    this.lexer = lexer.apply(stream);
    this.lexer.removeErrorListeners();
    this.tokens = new CommonTokenStream(this.lexer);
    this.parser = parser.apply(tokens);
    this.parser.removeErrorListeners();
    this.parser.setErrorHandler(new BailErrorStrategy());
    this.parser.setBuildParseTree(false);
    this.parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
  }

  /** The parser, at the start of {@code line}. */
  P on(Line line) {
    stream.set(line);
    lexer.setInputStream(stream);
    tokens.setTokenSource(lexer);
    parser.setTokenStream(tokens);
    return parser;
  }
}
