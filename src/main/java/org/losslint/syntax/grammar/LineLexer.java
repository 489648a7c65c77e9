package org.losslint.syntax.grammar;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Token;
import org.losslint.source.SourceText;

/**
 * What the generated lexer is built on. It passes over white space, sees to what belongs to a line
 * and not to a statement, and lets the sink pass over stanzas that nobody reads.
 *
 * <p>Lines are looked at where a set line or a prompt can stand: outside of all braces, and at the
 * very start of a line within them, where a backup may have broken off.
 */
public abstract class LineLexer extends Lexer {
  private static final String ENTITY_QUOTE = "&quot;";
  private static final int ESCAPE = 0x1B;
  private static final int DELETE = 0x7F;

  private final SessionLines lines = new SessionLines();
  private SourceText text = SourceText.of("");
  private ScreenWidth screen = new ScreenWidth(text);
  private LineSink sink = LineSink.NONE;
  private int length;
  private int depth;
  private int lineAt;
  private boolean lineStart = true;
  private boolean command;

  /** Whether a statement may start here. */
  private boolean fresh = true;

  LineLexer(CharStream input) {
    super(input);
  }

  final void read(SourceText source) {
    text = source;
    screen = new ScreenWidth(source);
    length = source.length();
  }

  final void tell(LineSink listener) {
    sink = listener;
  }

  /** Where the next token is looked for. */
  public final int position() {
    return _input.index();
  }

  /** Goes on elsewhere: behind what was passed over, or back to what has to be read after all. */
  public final void goOnAt(int offset) {
    _input.seek(offset);
    int start = offset;
    while (start > 0 && text.at(start - 1) <= ' ' && text.at(start - 1) != '\n') {
      start--;
    }
    if (start == 0 || text.at(start - 1) == '\n') {
      lineStart = true;
      lineAt = start;
    }
  }

  /** Tells how many blocks are open, when the sink has closed some by itself. */
  public final void blocksOpen(int number) {
    depth = number;
  }

  /** Passes over the words up to the end of the line. */
  public final void skipLine() {
    _input.seek(text.lineEnd(_input.index()));
  }

  /** Passes over the output of a command that prints no configuration. */
  public final void skipOutput() {
    int at = text.lineEnd(_input.index());
    while (at < length && !lines.endsOutput(text, at + 1)) {
      at = text.lineEnd(at + 1);
    }
    goOnAt(Math.min(at + 1, length));
  }

  @Override
  public final Token nextToken() {
    while (true) {
      int at = skipBlanks(_input.index());
      if (command && at < length && text.at(at) == '\n' && screen.broke(text.lineStart(at), at)) {
        sink.broken(text.lineStart(at), at);
        _input.seek(at + 1);
        continue;
      }
      if (command && (at == length || text.at(at) == '\n')) {
        command = false;
        mode(DEFAULT_MODE);
        return new TextToken(JunosLexer.COMMAND_END, at, at, false);
      }
      if (at == length) {
        return new TextToken(Token.EOF, at, at, lineStart);
      }
      if (lineStart && !command && (depth == 0 || at == lineAt)) {
        SessionLines.Kind kind = lines.kind(text, at, depth);
        if (kind != SessionLines.Kind.STATEMENT) {
          Token token = line(kind, at, lines.end());
          if (token == null) {
            continue;
          }
          return token;
        }
      }
      if (command && text.startsWith(ENTITY_QUOTE, at)) {
        return entityString(at);
      }
      Token token = token(at);
      if (token != null) {
        return token;
      }
    }
  }

  @CheckForNull
  private Token token(int at) {
    _type = Token.INVALID_TYPE;
    int matched = getInterpreter().match(_input, _mode);
    int type = _type == Token.INVALID_TYPE ? matched : _type;
    int end = _input.index();
    switch (type) {
      case JunosLexer.ANNOTATION:
        sink.annotation(at, end);
        return null;
      case JunosLexer.OPEN_ANNOTATION:
        _input.seek(length);
        sink.openAnnotation(at, length);
        return null;
      case JunosLexer.COMMENT:
        sink.comment(at, end);
        return null;
      case JunosLexer.OPEN:
        depth++;
        break;
      case JunosLexer.CLOSE:
        depth = Math.max(0, depth - 1);
        break;
      case JunosLexer.WORD:
        return word(at, end);
      case JunosLexer.BROKEN_STRING:
        return brokenString(at, end);
      default:
        break;
    }
    return made(type, at, end);
  }

  private TextToken made(int type, int start, int end) {
    TextToken token = new TextToken(type, start, end, lineStart);
    lineStart = false;
    fresh =
        type == JunosLexer.SEMICOLON
            || type == JunosLexer.OPEN
            || type == JunosLexer.CLOSE
            || type == JunosLexer.TAG;
    return token;
  }

  @CheckForNull
  private Token word(int start, int matched) {
    int end = listStart(start, matched);
    if (end < matched) {
      _input.seek(end);
    }
    int last = text.at(end - 1);
    if (command && goesOnBelow(end)) {
      return joined(start);
    }
    if (command && last == ';') {
      // A semicolon that ends the line belongs to no word, unless it ends an entity.
      int stop = end;
      while (stop > start && text.at(stop - 1) == ';' && !endsEntity(start, stop)) {
        stop--;
      }
      return stop == start ? null : made(JunosLexer.WORD, start, stop);
    }
    if (!command && fresh) {
      int tag = lines.tagEnd(text, start, end);
      if (tag > 0 && tag < end) {
        _input.seek(tag);
        return made(JunosLexer.TAG, start, tag);
      }
    }
    boolean isTag = last == ':' && !command && lines.isTag(text, start, end);
    return made(isTag ? JunosLexer.TAG : JunosLexer.WORD, start, end);
  }

  private boolean goesOnBelow(int end) {
    int feed = end < length && text.at(end) == '\r' ? end + 1 : end;
    return feed < length && text.at(feed) == '\n' && screen.brokeWord(text.lineStart(feed), feed);
  }

  /** A word that a terminal broke, and its rest in the next lines. */
  private Token joined(int start) {
    int end = start;
    do {
      int feed = text.lineEnd(end);
      sink.broken(text.lineStart(feed), feed);
      end = feed + 1;
      while (end < length && text.at(end) > ' ' && text.at(end) != ']') {
        end++;
      }
    } while (goesOnBelow(end));
    _input.seek(end);
    return made(JunosLexer.WORD, start, end);
  }

  /** A string that is not closed in its line: a terminal may have broken it. */
  private Token brokenString(int start, int lineEnd) {
    int end = text.lineEnd(lineEnd);
    while (command && end < length && screen.broke(text.lineStart(end), end)) {
      int next = text.lineEnd(end + 1);
      int close = closingQuote(end + (endsInEscape(end) ? 2 : 1), next);
      if (close > 0) {
        for (int feed = text.lineEnd(start); feed < close; feed = text.lineEnd(feed + 1)) {
          sink.broken(text.lineStart(feed), feed);
        }
        _input.seek(close);
        return made(JunosLexer.STRING, start, close);
      }
      end = next;
    }
    return made(JunosLexer.BROKEN_STRING, start, lineEnd);
  }

  /** Whether the last sign of a line takes its meaning from the first one of the next. */
  private boolean endsInEscape(int lineEnd) {
    int end = text.at(lineEnd - 1) == '\r' ? lineEnd - 1 : lineEnd;
    int start = end;
    while (start > 0 && text.at(start - 1) == '\\') {
      start--;
    }
    return (end - start) % 2 != 0;
  }

  /** Behind the first quote that no backslash stands before; -1 without one. */
  private int closingQuote(int start, int end) {
    for (int i = start; i < end; i++) {
      if (text.at(i) == '\\') {
        i++;
      } else if (text.at(i) == '"') {
        return i + 1;
      }
    }
    return -1;
  }

  /**
   * Where a list begins right behind a keyword: `code-points[a]`; the end of the word if none does.
   */
  private int listStart(int start, int end) {
    int last = text.at(end - 1);
    if (last != ']' && text.indexOf('[', start, end) < 0) {
      return end;
    }
    for (int i = start + 1; i < end; i++) {
      int before = text.at(i - 1);
      if (text.at(i) == '[' && before >= 'a' && before <= 'z' && text.at(start) != '<') {
        return i;
      }
    }
    return end;
  }

  private boolean endsEntity(int start, int end) {
    for (int i = end - 2; i >= start && i > end - 8; i--) {
      int c = text.at(i);
      if (c == '&') {
        return i < end - 2;
      }
      if (!(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '#')) {
        return false;
      }
    }
    return false;
  }

  /** A string whose quotes an XML tool has escaped. */
  private Token entityString(int start) {
    int lineEnd = text.lineEnd(start);
    int close = start + ENTITY_QUOTE.length();
    while (close < lineEnd && !text.startsWith(ENTITY_QUOTE, close)) {
      close++;
    }
    int end = Math.min(close + ENTITY_QUOTE.length(), lineEnd);
    _input.seek(end);
    return made(close < lineEnd ? JunosLexer.STRING : JunosLexer.BROKEN_STRING, start, end);
  }

  @CheckForNull
  private Token line(SessionLines.Kind kind, int at, int end) {
    _input.seek(end);
    switch (kind) {
      case VERB:
        command = true;
        mode(JunosLexer.COMMAND);
        return made(JunosLexer.VERB, at, end);
      case SESSION:
        Token session = made(JunosLexer.SESSION, at, end);
        // Behind a prompt a set line starts as it does at the start of a line.
        lineStart = end < text.lineEnd(at);
        return session;
      case COMMENT:
        sink.comment(at, end);
        return null;
      default:
        sink.noise(at, end);
        return null;
    }
  }

  /** Passes over blanks, and over control characters that stand between words. */
  private int skipBlanks(int from) {
    int at = from;
    while (at < length) {
      int c = text.at(at);
      if (c > ' ' && c != DELETE) {
        if (!SourceText.isForeignBlank(c)) {
          break;
        }
        sink.foreignBlank(at);
      } else if (c == '\n') {
        if (command) {
          break;
        }
        lineStart = true;
        lineAt = at + 1;
      } else if (c == ESCAPE && at + 1 < length && text.at(at + 1) == '[') {
        at = colourEnd(at + 2);
        continue;
      }
      at++;
    }
    _input.seek(at);
    return at;
  }

  /** A terminal's escape sequence ends with a letter. */
  private int colourEnd(int from) {
    int at = from;
    while (at < length && text.at(at) >= ' ' && text.at(at) < '@') {
      at++;
    }
    return Math.min(at + 1, length);
  }
}
