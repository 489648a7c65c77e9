package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.syntax.grammar.LineLexer;

/** The blocks that are open, and what is done where braces do not match. */
final class OpenBlocks {
  private final SourceText text;
  private final LineLexer lexer;
  private final Parts parts;
  private final TextComplaints complaints;
  private final Indentation indentation;
  private final boolean byIndentation;
  private final List<Block> open = new ArrayList<>();
  private boolean unbalanced;
  private boolean firstInBlock;

  /**
   * @param byIndentation whether braces that are missing are told by the columns of lines; only for
   *     a text whose braces do not match
   */
  OpenBlocks(
      SourceFile file,
      LineLexer lexer,
      Parts parts,
      TextComplaints complaints,
      boolean byIndentation) {
    this.text = file.text();
    this.lexer = lexer;
    this.parts = parts;
    this.complaints = complaints;
    this.indentation = new Indentation(text);
    this.byIndentation = byIndentation;
  }

  /** Whether braces do not match, and the columns of lines may tell where. */
  boolean isMendable() {
    return unbalanced && !byIndentation && indentation.isKept();
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  int depth() {
    return open.size();
  }

  /** The innermost block; absent outside of all. */
  @CheckForNull
  Block top() {
    return open.isEmpty() ? null : open.get(open.size() - 1);
  }

  void push(Block block) {
    open.add(block);
    firstInBlock = true;
  }

  /** How far the line of {@code offset} stands from the left. */
  int column(int offset) {
    return indentation.of(offset);
  }

  /** Where a line must not stand that belongs to a block which starts at {@code column}. */
  int endsAt(int column) {
    return byIndentation ? column : -1;
  }

  /** A line starts with a statement. */
  void newLine(int column, int at) {
    Block block = top();
    if (block != null && firstInBlock && block.column() >= 0) {
      indentation.note(block.column(), column);
    }
    firstInBlock = false;
    while (byIndentation && block != null && block.column() >= column) {
      missing(block, at);
      block = top();
    }
  }

  /** A line stands too far to the left to be in this block. */
  private void missing(Block block, int at) {
    open.remove(open.size() - 1);
    complaints.missingBrace(at, nameOf(block), block.start());
    block.endAt(at);
    Statement statement = block.statement();
    if (statement != null) {
      statement.set(Statement.OPEN, true);
    }
    parts.current().isPartial();
    lexer.blocksOpen(open.size());
  }

  /** Returns the block that the brace closes; absent when there is none. */
  @CheckForNull
  Block close(int start, int end, boolean firstOfLine) {
    firstInBlock = false;
    if (open.isEmpty() || (byIndentation && firstOfLine && isTooMany(start))) {
      unbalanced = true;
      complaints.braceTooMany(start, end);
      parts.current().isPartial();
      lexer.blocksOpen(open.size());
      return null;
    }
    Block block = open.remove(open.size() - 1);
    block.endAt(end);
    return block;
  }

  /**
   * Whether a brace at the start of a line closes no block; braces that are missing before it are
   * supplied, when it stands below the words that opened a block further out.
   */
  private boolean isTooMany(int start) {
    int column = indentation.of(start);
    int closed = open.size() - 1;
    while (closed >= 0 && open.get(closed).column() > column) {
      closed--;
    }
    if (closed >= 0 && open.get(closed).column() == column) {
      while (open.size() - 1 > closed) {
        missing(open.get(open.size() - 1), start);
      }
      return false;
    }
    Block block = open.get(open.size() - 1);
    return block.column() >= 0 && block.column() < column;
  }

  /** The text, or the part of the device, ends here; what is open is incomplete. */
  void breakOff(int at, int lostStart, int lostEnd) {
    unbalanced |= !open.isEmpty();
    for (Block block : open) {
      Statement statement = block.statement();
      if (statement != null) {
        statement.set(Statement.OPEN, true);
      }
    }
    Block block = top();
    String name = block == null ? "" : nameOf(block);
    complaints.open(at, name, block == null ? at : block.start(), lostStart, lostEnd);
    parts.current().isPartial();
    parts.current().root().set(Statement.OPEN, true);
    open.clear();
    lexer.blocksOpen(0);
  }

  private String nameOf(Block block) {
    Statement statement = block.statement();
    SchemaNode entries = block.entries();
    if (statement == null) {
      return text.slice(block.start(), wordEnd(block.start()));
    }
    String path = statement.path();
    return entries == null ? path : path.isEmpty() ? entries.word() : path + " " + entries.word();
  }

  private int wordEnd(int start) {
    int end = start;
    while (end < text.length() && text.at(end) > ' ') {
      end++;
    }
    return end;
  }
}
