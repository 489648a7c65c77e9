package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
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
  private final OpenBlocks open;
  private final Schema schema = Schema.bundled();
  private boolean tooDeep;
  private int tagStart = -1;

  /**
   * @param byIndentation whether braces that are missing are told by the columns of lines; only for
   *     a text whose braces do not match
   */
  Blocks(
      SourceFile file,
      LineLexer lexer,
      Parts parts,
      Fold fold,
      Skimming skimming,
      Comments comments,
      TextComplaints complaints,
      UnknownStatements unknowns,
      boolean byIndentation) {
    this.file = file;
    this.lexer = lexer;
    this.parts = parts;
    this.fold = fold;
    this.skimming = skimming;
    this.comments = comments;
    this.complaints = complaints;
    this.unknowns = unknowns;
    this.open = new OpenBlocks(file, lexer, parts, complaints, byIndentation);
  }

  /** Whether blocks are nested deeper than is read. */
  boolean isTooDeep() {
    return tooDeep;
  }

  OpenBlocks open() {
    return open;
  }

  void tag(int start, int end, boolean firstOfLine) {
    if (firstOfLine && tagStart < 0) {
      tagStart = start;
    }
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
      int column = columnOf(phrase, from);
      if (column >= 0) {
        open.newLine(column, tagStart >= 0 ? tagStart : phrase.start(from));
      }
      int limit = lineBreak(phrase, from);
      boolean last = limit == phrase.size();
      int stop = one(phrase, from, limit, last && opens, last ? end : phrase.end(limit - 1));
      if (stop < phrase.size()) {
        complaints.missingSemicolon(phrase.end(stop - 1), Severity.ERROR);
      }
      from = stop;
      tags.clear();
      tagStart = -1;
      comments.clear();
    }
  }

  /** How far a statement stands from the left, with its tag; -1 when it starts no line. */
  private int columnOf(Phrase phrase, int from) {
    if (tagStart >= 0) {
      return open.column(tagStart);
    }
    return phrase.isFirstOfLine(from) ? open.column(phrase.start(from)) : -1;
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
    Block top = open.top();
    Statement statement = top == null ? null : top.statement();
    return statement == null ? parts.current().level() : statement;
  }

  @CheckForNull
  private SchemaNode entries() {
    Block top = open.top();
    return top == null ? parts.current().levelEntries() : top.entries();
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
        push(Block.unread(phrase.start(from), columnOf(phrase, from)), phrase, from);
      }
      return limit;
    }
    phrase.inactive(tags.inactive());
    int stop = fold.run(above, entries, phrase, from, limit, end, false);
    mark(part);
    if (opens && stop == limit) {
      boolean ofEntries = fold.entries() != null;
      push(
          new Block(
              fold.cursor(),
              fold.entries(),
              phrase.start(from),
              columnOf(phrase, from),
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
    int column = columnOf(phrase, from);
    int deepest =
        skimming.block(above, phrase, from, limit, parts.current().skimmed(), open.endsAt(column));
    if (deepest < 0) {
      return false;
    }
    if (above.schema() == schema.root() && schema.root().findByWord(phrase.text(from)) == null) {
      unknowns.reportStanza(
          phrase.text(from), phrase.start(from), phrase.end(from), above.schema().children());
    }
    if (skimming.leftOpen()) {
      complaints.missingBraceWithin(lexer.position(), phrase.text(from), phrase.start(from));
      parts.current().isPartial();
    }
    push(Block.unread(phrase.start(from), column), phrase, from);
    if (open.depth() + deepest > DEEPEST) {
      stop(phrase, from);
    }
    return true;
  }

  /** {@code delete:} and {@code replace:} take away what is there. */
  private void giveWay(
      Statement above, @CheckForNull SchemaNode entries, Phrase phrase, int from, int limit) {
    PathSearch search = PathSearch.of(above, entries, phrase, from, limit);
    for (Statement statement : search.found()) {
      if (tags.deletes() && search.values().size() < statement.words().size()) {
        search.values().forEach(statement::removeWord);
        if (!search.values().isEmpty()) {
          continue;
        }
      }
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
    Block top = open.top();
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
    if (open.depth() >= DEEPEST) {
      stop(phrase, from);
      return;
    }
    open.push(block);
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
    if (open.depth() < DEEPEST) {
      open.push(Block.unread(start, -1));
    }
  }

  void close(int start, int end, boolean firstOfLine) {
    tags.clear();
    tagStart = -1;
    Block block = open.close(start, end, firstOfLine);
    Statement statement = block == null ? null : block.statement();
    if (comments.isOmitted() && statement != null) {
      statement.set(Statement.OMITTED, true);
    }
    comments.clear();
  }

  /** The text, or the part of the device, ends here; what is open is incomplete. */
  void breakOff(int at, int lostStart, int lostEnd) {
    if (!open.isEmpty() || lostEnd > lostStart) {
      open.breakOff(at, lostStart, lostEnd);
      tags.clear();
      tagStart = -1;
      comments.clear();
    }
  }
}
