package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.losslint.rules.grammar.RuleExpressionLexer;
import org.losslint.rules.grammar.RuleExpressionParser;
import org.losslint.rules.grammar.RuleExpressionParser.FormulaContext;
import org.losslint.source.Place;

/** Reads the text of an expression by the grammar. Any text ends in a tree or in a problem. */
final class SyntaxReader {
  /** Longer than anybody reads; keeps a hostile pack from using up time. */
  private static final int MOST_CHARACTERS = 4_000;

  /** Keeps chains of operators short, since each one is a level of the tree. */
  private static final int MOST_TOKENS = 600;

  /** Parentheses in parentheses, and words that open an operand; keeps the stack small. */
  private static final int MOST_NESTING = 60;

  private static final String TWICE = "one comparison ends before the next: `a < b and b < c`";

  private static final Map<String, String> MEANT =
      Map.ofEntries(
          Map.entry("&", "write `and`"),
          Map.entry("|", "write `or`"),
          Map.entry("!", "write `not`, or `!=` for unequal"),
          Map.entry("=", "write `==` for equal"),
          Map.entry("≥", "write `>=`"),
          Map.entry("≤", "write `<=`"),
          Map.entry("≠", "write `!=`"),
          Map.entry("×", "write `*`"),
          Map.entry("·", "write `*`"),
          Map.entry("÷", "write `/`"),
          Map.entry("−", "write `-`, between blanks"),
          Map.entry("–", "write `-`, between blanks"),
          Map.entry("“", "write `\"`"),
          Map.entry("”", "write `\"`"),
          Map.entry("\"", "the text is not closed"),
          Map.entry("'", "the text is not closed"),
          Map.entry("[", "a set stands in braces: `{a, b}`"),
          Map.entry("]", "a set stands in braces: `{a, b}`"),
          Map.entry(",", "a set stands in braces: `{a, b}`"),
          Map.entry("/", "a pattern stands in quotes: `matches \"rdma-*\"`"),
          Map.entry(":", "losslint chooses how a value is printed; write the name alone"),
          Map.entry("<>", "write `!=`"),
          Map.entry("<", TWICE),
          Map.entry("<=", TWICE),
          Map.entry(">", TWICE),
          Map.entry(">=", TWICE),
          Map.entry("==", TWICE),
          Map.entry("!=", TWICE),
          Map.entry(";", "one expression stands here; join conditions with `and`"));

  private final PlacedText text;
  private final Problems problems;
  private boolean failed;

  private SyntaxReader(PlacedText text, Problems problems) {
    this.text = text;
    this.problems = problems;
  }

  static Optional<FormulaContext> read(PlacedText text, Problems problems) {
    return new SyntaxReader(text, problems).read();
  }

  /** Names that stand alone or before the first dot. */
  static List<String> heads(PlacedText text) {
    RuleExpressionLexer lexer = new RuleExpressionLexer(CharStreams.fromString(text.value()));
    lexer.removeErrorListeners();
    List<String> heads = new ArrayList<>();
    boolean behindDot = false;
    for (Token token : lexer.getAllTokens()) {
      if (token.getType() == RuleExpressionLexer.NAME && !behindDot) {
        heads.add(token.getText());
      }
      behindDot = token.getText().equals(".");
    }
    return heads;
  }

  private Optional<FormulaContext> read() {
    if (text.strip().length() == 0) {
      return problems.none(
          text.place(), "there is no expression", "write one, or leave the key out");
    }
    if (text.length() > MOST_CHARACTERS) {
      return tooLong();
    }
    RuleExpressionLexer lexer = new RuleExpressionLexer(CharStreams.fromString(text.value()));
    lexer.removeErrorListeners();
    CommonTokenStream tokens = new CommonTokenStream(lexer);
    tokens.fill();
    if (tokens.size() > MOST_TOKENS) {
      return tooLong();
    }
    if (isTooDeep(tokens)) {
      return Optional.empty();
    }
    RuleExpressionParser parser = new RuleExpressionParser(tokens);
    parser.removeErrorListeners();
    parser.addErrorListener(
        new BaseErrorListener() {
          @Override
          public void syntaxError(
              Recognizer<?, ?> recognizer,
              Object offending,
              int line,
              int column,
              String message,
              RecognitionException e) {
            say((Token) offending);
          }
        });
    FormulaContext formula = parser.expression().formula();
    return failed ? Optional.empty() : Optional.of(formula);
  }

  private Optional<FormulaContext> tooLong() {
    return problems.none(text.place(), "the expression is too long", "name its parts with `let`");
  }

  private boolean isTooDeep(CommonTokenStream tokens) {
    int open = 0;
    int prefixes = 0;
    for (Token token : tokens.getTokens()) {
      switch (token.getType()) {
        case RuleExpressionLexer.NOT,
            RuleExpressionLexer.IF,
            RuleExpressionLexer.MINUS,
            RuleExpressionLexer.SATISFIES ->
            prefixes++;
        default -> {
          String sign = token.getText();
          open += sign.equals("(") || sign.equals("{") ? 1 : 0;
          open -= sign.equals(")") || sign.equals("}") ? 1 : 0;
        }
      }
      if (open > MOST_NESTING || prefixes > 2 * MOST_NESTING) {
        problems.add(
            place(token), "the expression is nested too deeply", "name its parts with `let`");
        return true;
      }
    }
    return false;
  }

  /** The first mistake only: what a parser says behind it is guesswork. */
  private void say(Token token) {
    if (failed) {
      return;
    }
    failed = true;
    if (token.getType() == Token.EOF) {
      problems.add(
          text.place(text.length(), text.length()),
          "the expression ends too early",
          "something is missing here");
      return;
    }
    String sign = token.getText();
    if (token.getType() == RuleExpressionLexer.NAME) {
      problems.add(
          place(token),
          "`" + sign + "` does not fit here",
          Names.isReserved(sign.toLowerCase(Locale.ROOT))
              ? "did you mean `" + sign.toLowerCase(Locale.ROOT) + "`?"
              : "an operator is missing before it");
      return;
    }
    String wayOut = MEANT.getOrDefault(isUnequal(token) ? "<>" : sign, "");
    if (wayOut.isEmpty() && Names.isReserved(sign)) {
      wayOut = "it is a word of the language; as a text it stands in quotes: \"" + sign + "\"";
    }
    problems.add(place(token), "`" + sign + "` does not fit here", wayOut);
  }

  /** Whether the sign closes a {@code <>}. */
  private boolean isUnequal(Token token) {
    int at = token.getStartIndex();
    return token.getText().equals(">") && at > 0 && text.at(at - 1) == '<';
  }

  private Place place(Token token) {
    int start = Math.min(token.getStartIndex(), text.length());
    return text.place(start, Math.max(start, Math.min(token.getStopIndex() + 1, text.length())));
  }
}
