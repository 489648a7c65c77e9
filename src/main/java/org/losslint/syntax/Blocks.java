package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.syntax.grammar.LineLexer;

/** Puts the statements in braces into the tree, and keeps the blocks that are open. */
final class Blocks {
  /** The catalogue's limit for PARSE-012. */
  static final int DEEPEST = 200;

  private final SourceFile file;
  private final LineLexer lexer;
  private final Parts parts;
  private final Fold fold;
  private final Skimming skimming;
  private final Comments comments;
  private final TextComplaints complaints;
  private final UnknownStatements unknowns;
  private final Tags tags = new Tags();
  private final List<Block> open = new ArrayList<>();
  private final Schema schema = Schema.bundled();
  private boolean tooDeep;

  Blocks(
      SourceFile file,
      LineLexer lexer,
      Parts parts,
      Fold fold,
      Skimming skimming,
      Comments comments,
      TextComplaints complaints,
      UnknownStatements unknowns) {
    this.file = file;
    this.lexer = lexer;
    this.parts = parts;
    this.fold = fold;
    this.skimming = skimming;
    this.comments = comments;
    this.complaints = complaints;
    this.unknowns = unknowns;
  }

  /** Whether blocks are nested deeper than is read. */
  boolean isTooDeep() {
    return tooDeep;
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  int depth() {
    return open.size();
  }

  void tag(int start, int end) {
    if (tags.add(file.text(), start)) {
      complaints.patch(start, end);
    }
  }

  /**
   * Takes a statement; where semicolons are missing its words are several.
   *
   * @param opens whether a block follows it
   * @param end behind the sign that ends it
   */
  void statement(Phrase phrase, boolean opens, int end) {
    int from = 0;
    while (from < phrase.size()) {
      int limit = lineBreak(phrase, from);
      boolean last = limit == phrase.size();
      int stop = one(phrase, from, limit, last && opens, last ? end : phrase.end(limit - 1));
      if (stop < phrase.size()) {
        complaints.missingSemicolon(phrase.end(stop - 1), Severity.ERROR);
      }
      from = stop;
      tags.clear();
      comments.clear();
    }
  }

  /**
   * Where a line starts as far to the left as the statement does and with a word that may start a
   * statement, a semicolon is missing at the end of the line before.
   */
  private int lineBreak(Phrase phrase, int from) {
    int column = -1;
    for (int i = from + 1; i < phrase.size(); i++) {
      if (phrase.isFirstOfLine(i) && phrase.list(i) == 0 && phrase.isFirstOfLine(from)) {
        column = column < 0 ? phrase.column(from) : column;
        if (phrase.column(i) <= column && mayStartStatement(phrase.text(i))) {
          return i;
        }
      }
    }
    return phrase.size();
  }

  private boolean mayStartStatement(String word) {
    SchemaNode above = above().schema();
    return entries() != null || !above.isComplete() || above.findByWord(word) != null;
  }

  private Statement above() {
    Block top = top();
    Statement statement = top == null ? null : top.statement();
    return statement == null ? parts.current().level() : statement;
  }

  @CheckForNull
  private SchemaNode entries() {
    Block top = top();
    return top == null ? parts.current().levelEntries() : top.entries();
  }

  @CheckForNull
  private Block top() {
    return open.isEmpty() ? null : open.get(open.size() - 1);
  }

  private int one(Phrase phrase, int from, int limit, boolean opens, int end) {
    Part part = parts.current();
    Statement above = above();
    SchemaNode entries = entries();
    if (part.mixes(false)) {
      complaints.mixed(phrase.start(from), phrase.end(from));
    }
    if (entries == null && isLevelOfStanzas(above)) {
      above = part.levelOf(above, phrase.text(from), phrase.start(from));
      if (opens && passesOver(above, phrase, from, limit)) {
        return limit;
      }
      if (!opens && above.schema().findByWord(phrase.text(from)) == null) {
        // Of an unread stanza in one line no more is kept than of one in braces.
        skimming.statement(above, phrase, from, limit, part.skimmed());
        return limit;
      }
    }
    if (tags.deletes() || tags.replaces()) {
      giveWay(above, entries, phrase, from, limit);
    }
    if (tags.deletes()) {
      if (opens) {
        skimming.nameless(part.skimmed());
        push(new Block(null, null, phrase.start(from), 0, List.of()), phrase, from);
      }
      return limit;
    }
    int stop = fold.run(above, entries, phrase, from, limit, end, false);
    mark(part);
    if (opens && stop == limit) {
      boolean ofEntries = fold.entries() != null;
      push(
          new Block(
              fold.cursor(),
              fold.entries(),
              phrase.start(from),
              ofEntries ? tags.flags() : 0,
              ofEntries ? comments.annotations() : List.of()),
          phrase,
          from);
    }
    return stop;
  }

  private static boolean isLevelOfStanzas(Statement above) {
    return above.schema().findByWord("class-of-service") != null;
  }

  private boolean passesOver(Statement above, Phrase phrase, int from, int limit) {
    int deepest = skimming.block(above, phrase, from, limit, parts.current().skimmed());
    if (deepest < 0) {
      return false;
    }
    if (above.schema() == schema.root() && schema.root().findByWord(phrase.text(from)) == null) {
      unknowns.reportStanza(
          phrase.text(from), phrase.start(from), phrase.end(from), above.schema().children());
    }
    push(new Block(null, null, phrase.start(from), 0, List.of()), phrase, from);
    if (open.size() + deepest > DEEPEST) {
      stop(phrase, from);
    }
    return true;
  }

  /** {@code delete:} and {@code replace:} take away what is there. */
  private void giveWay(
      Statement above, @CheckForNull SchemaNode entries, Phrase phrase, int from, int limit) {
    for (Statement statement : PathSearch.of(above, entries, phrase, from, limit).found()) {
      Statement holder = statement.holder();
      if (holder != null) {
        holder.remove(statement);
      }
    }
  }

  private void mark(Part part) {
    Statement first = fold.first();
    if (first == null) {
      return;
    }
    tags.applyTo(first);
    Block top = top();
    if (top != null && top.entries() != null && first.schema() == top.entries()) {
      first.set(top.flags(), true);
      part.annotate(first, top.annotations());
    }
    if (comments.isIgnored()) {
      first.set(Statement.IGNORED, true);
    }
    if (comments.isInherited()) {
      first.set(Statement.INHERITED, true);
      part.isInherited();
    }
    part.annotate(first, comments.annotations());
  }

  private void push(Block block, Phrase phrase, int from) {
    if (open.size() >= DEEPEST) {
      stop(phrase, from);
      return;
    }
    open.add(block);
  }

  private void stop(Phrase phrase, int from) {
    if (!tooDeep) {
      tooDeep = true;
      complaints.tooDeep(phrase.start(from), phrase.end(from), DEEPEST);
    }
    lexer.goOnAt(file.text().length());
  }

  /** A block without a name, of which nothing can be told. */
  void nameless(int start, int end) {
    complaints.namelessBlock(start, end);
    skimming.nameless(parts.current().skimmed());
    if (open.size() < DEEPEST) {
      open.add(new Block(null, null, start, 0, List.of()));
    }
  }

  void close(int start, int end) {
    tags.clear();
    if (open.isEmpty()) {
      complaints.braceTooMany(start, end);
      parts.current().isPartial();
    } else {
      Block block = open.remove(open.size() - 1);
      block.endAt(end);
      Statement statement = block.statement();
      if (comments.isOmitted() && statement != null) {
        statement.set(Statement.OMITTED, true);
      }
    }
    comments.clear();
  }

  /** The text, or the part of the device, ends here; what is open is incomplete. */
  void breakOff(int at, int lostStart, int lostEnd) {
    if (open.isEmpty() && lostEnd <= lostStart) {
      return;
    }
    List<String> names = new ArrayList<>(open.size());
    for (Block block : open) {
      Statement statement = block.statement();
      SchemaNode entries = block.entries();
      if (statement == null) {
        names.add(file.text().slice(block.start(), wordEnd(block.start())));
      } else {
        String path = statement.path();
        names.add(
            entries == null ? path : path.isEmpty() ? entries.word() : path + " " + entries.word());
        statement.set(Statement.OPEN, true);
      }
    }
    int openedAt = open.isEmpty() ? at : open.get(open.size() - 1).start();
    complaints.open(at, names, openedAt, lostStart, lostEnd);
    parts.current().isPartial();
    parts.current().root().set(Statement.OPEN, true);
    open.clear();
    lexer.blocksOpen(0);
    tags.clear();
    comments.clear();
  }

  private int wordEnd(int start) {
    int end = start;
    while (end < file.text().length() && file.text().at(end) > ' ') {
      end++;
    }
    return end;
  }
}
