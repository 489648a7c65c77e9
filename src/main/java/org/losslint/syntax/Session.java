package org.losslint.syntax;

import org.losslint.source.SessionText;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.syntax.SchemaNode.Kind;
import org.losslint.syntax.grammar.LineLexer;

/**
 * Follows a transcript: whose configuration is shown, and which part of it. A prompt names the
 * device, the command behind it the path where the text that follows belongs.
 */
final class Session {
  private final SourceText text;
  private final SourceFile file;
  private final LineLexer lexer;
  private final Parts parts;
  private final Fold fold;
  private final Phrase phrase;
  private final TextComplaints complaints;
  private boolean transcript;
  private int bannerStart;
  private int bannerEnd = -1;

  Session(
      SourceFile file,
      LineLexer lexer,
      Parts parts,
      Fold fold,
      WordPool pool,
      TextComplaints complaints) {
    this.file = file;
    this.text = file.text();
    this.lexer = lexer;
    this.parts = parts;
    this.fold = fold;
    this.phrase = new Phrase(text, pool);
    this.complaints = complaints;
  }

  /** Whether prompts or banners were seen. */
  boolean isTranscript() {
    return transcript;
  }

  /** Takes a line, or the prompt alone where a set line follows it. */
  void line(int start, int end) {
    if (parts.current().isEdited() && leaves(start, end)) {
      parts.current().exit();
      return;
    }
    transcript = true;
    complaints.session(start, end);
    phrase.clear();
    int command = SessionText.promptEnd(text, start, text.lineEnd(start));
    if (text.startsWith("[edit", start)) {
      int close = text.indexOf(']', start, end);
      bannerStart = start + "[edit".length();
      bannerEnd = close < 0 ? end : close;
    } else if (command > 0) {
      String host = SessionText.host(text, start, command);
      if (!host.isEmpty()) {
        parts.goTo(host);
      }
      settle();
      phrase.clear();
      phrase.addAll(command, end);
      command(text.at(command - 1) == '#');
    } else if (text.at(lastSign(start, end)) == ':') {
      parts.goTo(text.slice(start, lastSign(start, end)));
    } else {
      phrase.addAll(start, end);
      command(false);
    }
  }

  /** Whether the line is {@code exit} or {@code quit} of a script that has gone to a level. */
  private boolean leaves(int start, int end) {
    String word = text.slice(start, end).strip();
    return word.equals("exit") || word.equals("quit");
  }

  /**
   * Makes the level of the last banner hold. It waits until it is known for which device: that of
   * the prompt behind it, or the one at hand when configuration follows at once.
   */
  void settle() {
    if (bannerEnd >= 0) {
      phrase.clear();
      phrase.addAll(bannerStart, bannerEnd);
      bannerEnd = -1;
      level(0, phrase.size());
    }
  }

  private int lastSign(int start, int end) {
    int last = end - 1;
    while (last > start && text.at(last) <= ' ') {
      last--;
    }
    return last;
  }

  private void command(boolean configures) {
    if (phrase.isEmpty() || phrase.text(0).equals("load")) {
      return;
    }
    int pipe = 0;
    while (pipe < phrase.size() && phrase.text(pipe).charAt(0) != '|') {
      pipe++;
    }
    boolean shows = phrase.text(0).equals("show");
    boolean configuration = phrase.size() > 1 && phrase.text(1).equals("configuration");
    if (!shows || !(configuration || configures) || isNoConfiguration(pipe)) {
      lexer.skipOutput();
      return;
    }
    parts.current().isShown(showsWhole(configuration, pipe));
    if (prints("set", pipe) && !prints("relative", pipe)) {
      parts.current().level(parts.current().root(), null);
    } else if (configuration) {
      level(2, pipe);
    } else if (pipe > 1) {
      deeper(pipe);
    }
  }

  /** Whether the output is the whole configuration: no path below it, no filter behind it. */
  private boolean showsWhole(boolean configuration, int pipe) {
    boolean fromTop = configuration ? pipe == 2 : pipe == 1 && atTop();
    return fromTop && !prints("match", pipe) && !prints("find", pipe) && !prints("last", pipe);
  }

  private boolean atTop() {
    return parts.current().level() == parts.current().root();
  }

  /** Differences and other formats are no text of a configuration. */
  private boolean isNoConfiguration(int pipe) {
    return prints("compare", pipe)
        || prints("xml", pipe)
        || prints("json", pipe)
        || prints("count", pipe);
  }

  private boolean prints(String word, int pipe) {
    for (int i = pipe; i < phrase.size(); i++) {
      if (phrase.text(i).equals(word) || phrase.text(i).equals("|" + word)) {
        return true;
      }
    }
    return false;
  }

  private void level(int from, int to) {
    parts.current().level(parts.current().root(), null);
    if (from < to) {
      fold(from, to);
    }
  }

  /** {@code show} within {@code edit} shows what is below that level. */
  private void deeper(int pipe) {
    fold(1, pipe);
  }

  private void fold(int from, int to) {
    Part part = parts.current();
    Statement level = part.level();
    if (part.levelEntries() == null && level.schema().findByWord(phrase.text(from)) == null) {
      // A stanza that is not read: what it shows goes where nobody looks.
      part.skimmed().add(phrase.text(from), phrase.start(from), phrase.end(to - 1));
      part.level(unread(from), null);
      return;
    }
    int end = toHolder(level.schema(), from, to);
    if (end > from) {
      fold.run(level, part.levelEntries(), phrase, from, end, phrase.end(to - 1), true);
      part.level(fold.cursor(), fold.entries());
    }
  }

  private Statement unread(int at) {
    Word word = phrase.word(at);
    return new Statement(
        SchemaNode.UNKNOWN, file, java.util.List.of(word), word.start(), word.end());
  }

  /** The output of a leaf repeats it, so that it belongs to what holds the leaf. */
  private int toHolder(SchemaNode schema, int from, int to) {
    SchemaNode node = schema;
    int at = from;
    while (at < to) {
      SchemaNode next = node.findByWord(phrase.text(at));
      if (next == null) {
        return to;
      }
      if (next.kind() != Kind.CONTAINER && next.kind() != Kind.LIST) {
        return at;
      }
      at += 1 + next.keys().size();
      node = next;
    }
    return to;
  }
}
