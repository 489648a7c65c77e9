package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;
import org.losslint.syntax.grammar.LineLexer;
import org.losslint.syntax.grammar.Skimmer;

/** Decides which stanzas are passed over, and notes what they use. */
final class Skimming implements Skimmer.Observer {
  static final String FIREWALL = "firewall";
  private static final String[] CLASSIFYING = {"forwarding-class", "loss-priority"};

  private final SourceText text;
  private final LineLexer lexer;
  private final TextComplaints complaints;
  private final Comments comments;
  private final Skimmer skimmer;
  private final WordPool pool;
  private final Schema schema = Schema.bundled();
  private SkimmedStanzas stanzas;
  private String path = "";
  private boolean classifies;
  @CheckForNull private List<Span> brokenStrings;
  @CheckForNull private Boolean firewallLinesClassify;

  Skimming(
      SourceFile file,
      LineLexer lexer,
      TextComplaints complaints,
      Comments comments,
      WordPool pool) {
    this.text = file.text();
    this.lexer = lexer;
    this.complaints = complaints;
    this.comments = comments;
    this.pool = pool;
    this.skimmer = new Skimmer(text, this);
    this.stanzas = new SkimmedStanzas(file);
  }

  /**
   * Passes over the block behind the words {@code from} to {@code limit} when no rule reads it.
   *
   * @param above where it stands: at the top, in a group or in a logical system
   * @param column where a line that stands no further from the left ends it; -1 for nowhere
   * @return how deep blocks are nested in it, or -1 when it is to be read
   */
  int block(Statement above, Phrase phrase, int from, int limit, SkimmedStanzas into, int column) {
    String word = phrase.text(from);
    boolean known = above.schema().findByWord(word) != null;
    if (known && !(word.equals(FIREWALL) && limit == from + 1)) {
      return -1;
    }
    path = pathOf(above, word);
    classifies = false;
    // A filter may turn out to choose a class; then all of it is read, and nothing was noticed.
    stanzas = known ? new SkimmedStanzas(into.file()) : into;
    brokenStrings = known ? new ArrayList<>(0) : null;
    stanzas.add(path, phrase.start(from), phrase.end(limit - 1));
    int end = skimmer.block(lexer.position(), column);
    List<Span> broken = brokenStrings;
    brokenStrings = null;
    if (known) {
      if (classifies) {
        return -1;
      }
      into.addAll(stanzas);
    }
    if (broken != null) {
      for (Span span : broken) {
        complaints.brokenString(span.start(), span.end());
      }
    }
    lexer.goOnAt(end);
    return skimmer.deepest();
  }

  /** Whether a filter that holds this word may put a packet into a class. */
  static boolean isClassifying(String word) {
    return word.equals(CLASSIFYING[0]) || word.equals(CLASSIFYING[1]);
  }

  /** Whether a block within the last one that was passed over lacks its brace. */
  boolean leftOpen() {
    return skimmer.open() > 0;
  }

  /** Notes a statement that stands where stanzas do and is none that is read. */
  void statement(Statement above, Phrase phrase, int from, int limit, SkimmedStanzas into) {
    into.add(pathOf(above, phrase.text(from)), phrase.start(from), phrase.end(limit - 1));
  }

  /**
   * Passes over the rest of a set line when no rule reads its stanza.
   *
   * @return whether it did
   */
  boolean line(Statement level, SkimmedStanzas into) {
    int at = wordStart(lexer.position());
    int end = wordEnd(at);
    if (end == at || level.schema().findByWord("class-of-service") == null) {
      return false;
    }
    String word = pool.word(at, end);
    String above = Canonical.path(level);
    if (word.equals("groups")) {
      int name = wordStart(end);
      if (name < text.length() && text.at(name) == '"') {
        return false;
      }
      int nameEnd = wordEnd(name);
      above = "groups " + pool.word(name, nameEnd);
      at = wordStart(nameEnd);
      end = wordEnd(at);
      word = pool.word(at, end);
    }
    boolean known =
        word.isEmpty()
            || schema.root().findByWord(word) != null
            || Part.isOfClassOfService(word)
            || text.at(at) == '"'
            || word.equals("when");
    if (known && !(word.equals(FIREWALL) && !firewallLinesClassify())) {
      return false;
    }
    stanzas = into;
    path = above.isEmpty() ? word : above + " " + word;
    stanzas.add(path, at, end);
    lexer.goOnAt(skimmer.line(end));
    return true;
  }

  /** Passes over a block that belongs to nothing. */
  void nameless(SkimmedStanzas into) {
    stanzas = into;
    path = "";
    lexer.goOnAt(skimmer.block(lexer.position(), -1));
  }

  private static String pathOf(Statement above, String word) {
    String path = Canonical.path(above);
    return path.isEmpty() ? word : path + " " + word;
  }

  /** Whether a set line of the file lets a firewall filter choose a class. */
  private boolean firewallLinesClassify() {
    Boolean known = firewallLinesClassify;
    if (known == null) {
      known = false;
      for (int at = 0; at < text.length() && !known; at = text.lineEnd(at) + 1) {
        int end = text.lineEnd(at);
        int firewall = find(FIREWALL, at, Math.min(end, at + 80));
        known =
            firewall > 0
                && (find(CLASSIFYING[0], firewall, end) > 0
                    || find(CLASSIFYING[1], firewall, end) > 0);
      }
      firewallLinesClassify = known;
    }
    return known;
  }

  private int find(String word, int start, int end) {
    for (int at = start; at + word.length() <= end; at++) {
      if (text.at(at) == word.charAt(0) && text.startsWith(word, at)) {
        return at;
      }
    }
    return -1;
  }

  private int wordStart(int from) {
    int at = from;
    while (at < text.length() && SourceText.isBlank(text.at(at)) && text.at(at) != '\n') {
      at++;
    }
    return at;
  }

  private int wordEnd(int from) {
    int at = from;
    while (at < text.length() && !SourceText.isBlank(text.at(at))) {
      at++;
    }
    return at;
  }

  @Override
  public void reference(String keyword, int start, int end) {
    classifies |= isClassifying(keyword);
    stanzas.reference(path, keyword, pool.word(start, end), start, end);
  }

  @Override
  public void brokenString(int start, int end) {
    List<Span> waiting = brokenStrings;
    if (waiting != null) {
      waiting.add(new Span(start, end));
      return;
    }
    complaints.brokenString(start, end);
  }

  @Override
  public void annotation(int start, int end) {
    comments.passedOver(start, end);
  }

  @Override
  public void noise(int start, int end) {
    complaints.session(start, end);
  }
}
