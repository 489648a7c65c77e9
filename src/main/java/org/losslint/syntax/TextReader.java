package org.losslint.syntax;

import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.losslint.source.Format;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.syntax.grammar.ConfigurationText;
import org.losslint.syntax.grammar.LineLexer;
import org.losslint.syntax.grammar.StatementSink;

/**
 * Builds the trees of a text in braces or set lines from what its grammar finds, in one pass. A
 * statement that cannot be read costs itself and is said; the next one is read again.
 */
final class TextReader implements StatementSink {
  private final SourceFile file;
  private final SourceText text;
  private final Diagnostics log;
  private final TextComplaints complaints;
  private final Comments comments;
  private final WordPool pool;
  private final Phrase phrase;
  private final LineLexer lexer;
  private final ConfigurationText grammar;
  private final Skimming skimming;
  private final Parts parts;
  private final Blocks blocks;
  private final SetProgram program;
  private final Session session;
  private String verb = "";
  private int verbStart;
  private int quoteComplaint = -1;
  private boolean inCommand;
  private boolean passedOver;
  private final Fold fold;
  private boolean tooLarge;
  private Optional<CommandWatch> watch = Optional.empty();

  private TextReader(SourceFile file, boolean byIndentation) {
    this.file = file;
    this.text = file.text();
    this.log = new Diagnostics(file);
    this.complaints = new TextComplaints(log);
    this.comments = new Comments(file, log);
    this.pool = new WordPool(text);
    this.phrase = new Phrase(text, pool);
    this.grammar = new ConfigurationText(text);
    this.lexer = grammar.lexer();
    this.skimming = new Skimming(file, lexer, complaints, comments, pool);
    this.parts = new Parts(file);
    UnknownStatements unknowns = new UnknownStatements(log);
    this.fold = new Fold(file, parts.current().root(), phrase, unknowns);
    this.blocks =
        new Blocks(
            file, lexer, parts, fold, skimming, comments, complaints, unknowns, byIndentation);
    this.program = new SetProgram(file, fold, complaints);
    this.session = new Session(file, lexer, parts, fold, pool, complaints);
  }

  /** Reads a text; one whose braces do not match is read again by the columns of its lines. */
  static JunosDocument read(SourceFile file) {
    TextReader reader = new TextReader(file, false);
    JunosDocument document = reader.read();
    return reader.blocks.open().isMendable() ? new TextReader(file, true).read() : document;
  }

  /** Reads a text and tells what each of its set lines does. */
  static JunosDocument read(SourceFile file, CommandWatch watch) {
    TextReader reader = new TextReader(file, false);
    reader.watch = Optional.of(watch);
    return reader.read();
  }

  private JunosDocument read() {
    grammar.parse(this);
    boolean readable = !tooLarge && !blocks.isTooDeep();
    if (fold.isFull()) {
      parts.clear();
    }
    if (readable) {
      blocks.breakOff(text.length(), 0, 0);
      if (parts.configurations().isEmpty()) {
        complaints.noConfiguration();
        readable = false;
      }
    }
    return new JunosDocument(file, parts.configurations(), log.list(), readable);
  }

  @Override
  public void word(Token word) {
    int start = word.getStartIndex();
    int end = word.getStopIndex() + 1;
    if (isFull(start, end)) {
      return;
    }
    String plain = isBroken(start, end) ? joined(start, end) : pool.word(start, end);
    if (inCommand && Spelling.hasEntity(plain)) {
      complaints.entities(start, end);
      plain = Spelling.entityless(plain);
    }
    phrase.add(start, end, plain, false, isFirstOfLine(word));
    if (quoteComplaint < 0
        && (Spelling.isTypographicQuote(text.at(start))
            || Spelling.isTypographicQuote(text.at(end - 1)))) {
      quoteComplaint = start;
      complaints.typographicQuote(start, text.lineEnd(start));
    }
  }

  private boolean isBroken(int start, int end) {
    return inCommand && text.indexOf('\n', start, end) >= 0;
  }

  /** A word without the line ends at which a terminal broke it. */
  private String joined(int start, int end) {
    StringBuilder word = new StringBuilder(end - start);
    for (int i = start; i < end; i++) {
      if (text.at(i) != '\n' && text.at(i) != '\r') {
        word.appendCodePoint(text.at(i));
      }
    }
    return word.toString();
  }

  private static boolean isFirstOfLine(Token token) {
    return token instanceof org.losslint.syntax.grammar.TextToken place && place.isFirstOfLine();
  }

  private boolean isFull(int start, int end) {
    boolean isLong = end - start > Phrase.LONGEST;
    if ((isLong || phrase.size() >= Phrase.LARGEST) && !tooLarge) {
      tooLarge = true;
      if (isLong) {
        complaints.longWord(start);
      } else {
        complaints.tooLong(start);
      }
      lexer.goOnAt(text.length());
    }
    return tooLarge;
  }

  private void checkSize(int at) {
    if (fold.isFull() && !tooLarge) {
      tooLarge = true;
      complaints.tooMany(at);
      lexer.goOnAt(text.length());
    }
  }

  @Override
  public void string(Token string) {
    int start = string.getStartIndex();
    int end = string.getStopIndex() + 1;
    if (isFull(start, end)) {
      return;
    }
    String content;
    if (text.at(start) == '&') {
      complaints.entities(start, end);
      int quote = "&quot;".length();
      content = Spelling.entityless(text.slice(start + quote, end - quote));
    } else {
      content =
          isBroken(start, end)
              ? Spelling.unescaped(joined(start + 1, end - 1))
              : pool.unquoted(start + 1, end - 1);
    }
    phrase.add(start, end, content, true, isFirstOfLine(string));
  }

  /**
   * Its line ends the string, and the statement with it; an opening brace there still counts. Where
   * the text ends with it, the text is cut.
   */
  @Override
  public void brokenString(Token string) {
    int start = string.getStartIndex();
    int end = string.getStopIndex() + 1;
    if (isFull(start, end)) {
      return;
    }
    if (end == text.length()) {
      blocks.breakOff(end, phrase.isEmpty() ? start : phrase.start(0), end);
      phrase.clear();
      passedOver = true;
      return;
    }
    complaints.brokenString(start, end);
    int last = end;
    while (last > start + 1 && text.at(last - 1) <= ' ') {
      last--;
    }
    int sign = text.at(last - 1);
    boolean signed = last > start + 1 && (sign == ';' || sign == '{') && !inCommand;
    int content = signed ? last - 1 : last;
    phrase.add(start, end, pool.unquoted(start + 1, content).strip(), true, isFirstOfLine(string));
    phrase.closeList();
    if (!inCommand) {
      boolean opens = signed && sign == '{';
      finish(opens, end);
      lexer.blocksOpen(blocks.open().depth());
    }
  }

  @Override
  public void listOpens(Token bracket) {
    if (!isFull(bracket.getStartIndex(), bracket.getStartIndex())) {
      phrase.openList(bracket.getStartIndex());
    }
  }

  @Override
  public void listUnclosed(Token found) {
    if (found.getType() == Token.EOF) {
      return;
    }
    int words = phrase.size();
    phrase.breakList();
    while (words > 1 && phrase.list(words - 1) == 0) {
      words--;
    }
    complaints.missingBracket(words == 0 ? found.getStartIndex() : phrase.end(words - 1));
  }

  @Override
  public void listCloses() {
    phrase.closeList();
  }

  @Override
  public void statement(Token end) {
    boolean opens = text.at(end.getStartIndex()) == '{';
    if (opens && phrase.isEmpty()) {
      namelessBlock(end);
    } else {
      finish(opens, end.getStopIndex() + 1);
    }
  }

  private void finish(boolean opens, int end) {
    if (!tooLarge && !phrase.isEmpty()) {
      session.settle();
      blocks.statement(phrase, opens, end);
      checkSize(end);
    }
    phrase.clear();
    quoteComplaint = -1;
  }

  @Override
  public void unterminated(Token found) {
    if (phrase.isEmpty() || tooLarge || blocks.isTooDeep()) {
      phrase.clear();
      return;
    }
    int end = phrase.lastEnd();
    boolean closes = text.at(Math.min(found.getStartIndex(), text.length() - 1)) == '}';
    if (!closes && blocks.open().isEmpty() && isOfSetLines()) {
      noVerb();
      return;
    }
    if (found.getType() == Token.EOF) {
      blocks.breakOff(text.length(), phrase.start(0), end);
      phrase.clear();
      return;
    }
    complaints.missingSemicolon(end, closes ? Severity.WARNING : Severity.ERROR);
    finish(false, end);
  }

  private boolean isOfSetLines() {
    return file.format() == Format.JUNOS_SET || parts.current().hasCommands();
  }

  /** Lines among set lines that are none; each is said, and none is taken for a statement. */
  private void noVerb() {
    int from = 0;
    for (int i = 1; i <= phrase.size(); i++) {
      if (i == phrase.size() || phrase.isFirstOfLine(i)) {
        complaints.noVerb(phrase.start(from), phrase.end(i - 1));
        from = i;
      }
    }
    phrase.clear();
    comments.clear();
    quoteComplaint = -1;
  }

  @Override
  public void tag(Token tag) {
    blocks.tag(tag.getStartIndex(), tag.getStopIndex() + 1, isFirstOfLine(tag));
  }

  @Override
  public void tagInList(Token tag) {
    if (text.startsWith("inactive:", tag.getStartIndex())) {
      phrase.nextIsInactive();
    }
  }

  @Override
  public void close(Token brace) {
    blocks.close(brace.getStartIndex(), brace.getStopIndex() + 1, isFirstOfLine(brace));
  }

  @Override
  public void namelessBlock(Token brace) {
    blocks.nameless(brace.getStartIndex(), brace.getStopIndex() + 1);
  }

  @Override
  public void strayBracket(Token bracket) {
    complaints.stray(bracket.getStartIndex(), bracket.getStopIndex() + 1);
  }

  @Override
  public void verb(Token token) {
    verbStart = token.getStartIndex();
    int end = token.getStopIndex() + 1;
    blocks.breakOff(verbStart, 0, 0);
    verb = pool.word(verbStart, end);
    inCommand = true;
    session.settle();
    Part part = parts.current();
    if (part.mixes(true) && !session.isTranscript()) {
      complaints.mixed(verbStart, end);
    }
    passedOver = SetProgram.namesPath(verb) && skimming.line(part.level(), part.skimmed());
  }

  @Override
  public void command(Token end) {
    inCommand = false;
    if (!passedOver && !tooLarge) {
      int last = phrase.size() == 0 ? verbStart + verb.length() : phrase.lastEnd();
      if (watch.isPresent()) {
        watch.get().runs(verb, verbStart, Extent.of(verb, phrase, parts.current()));
      }
      program.run(verb, phrase, parts.current(), verbStart, last);
      if (verb.equals("set")) {
        program.mark(comments, parts.current());
      }
      checkSize(last);
    }
    phrase.clear();
    comments.clear();
    quoteComplaint = -1;
  }

  @Override
  public void session(Token line) {
    blocks.breakOff(line.getStartIndex(), 0, 0);
    session.line(line.getStartIndex(), line.getStopIndex() + 1);
  }

  @Override
  public void annotation(int start, int end) {
    comments.annotation(start, end);
  }

  @Override
  public void openAnnotation(int start, int end) {
    complaints.openAnnotation(start);
    parts.current().isPartial();
  }

  @Override
  public void comment(int start, int end) {
    String model = comments.comment(start, end);
    if (!model.isEmpty() && blocks.open().isEmpty()) {
      parts.current().modelHint(model);
    }
  }

  @Override
  public void foreignBlank(int at) {
    complaints.foreignBlank(at);
  }

  @Override
  public void broken(int start, int end) {
    complaints.brokenLine(start, end);
  }

  @Override
  public void noise(int start, int end) {
    complaints.session(start, end);
  }
}
