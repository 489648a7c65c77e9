package org.losslint.syntax.grammar;

import org.antlr.v4.runtime.atn.PredictionMode;
import org.losslint.source.SourceText;

/** Reads the statements of a text by the grammar of Junos. */
public final class ConfigurationText {
  private final JunosLexer lexer;

  public ConfigurationText(SourceText text) {
    lexer = new JunosLexer(new ConfigurationChars(text));
    lexer.read(text);
  }

  /** How the lexer goes on; for the sink to use while it is called. */
  public LineLexer lexer() {
    return lexer;
  }

  /** Reads the whole text. */
  public void parse(StatementSink sink) {
    lexer.tell(sink);
    JunosParser parser = new JunosParser(new NextTokens(lexer));
    parser.out = sink;
    parser.setBuildParseTree(false);
    parser.removeErrorListeners();
    parser.setErrorHandler(new StatementParser.Supply(sink));
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    parser.configuration();
  }
}
