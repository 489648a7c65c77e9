package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.List;

/**
 * A pair of braces that is open.
 *
 * @param statement what its statements belong to; absent when it is passed over
 * @param entries the list whose entries its statements are, when it is a block of entries
 * @param start offset of the words that opened it
 * @param column how far they stand from the left, or -1 when something stands before them
 * @param flags of the block itself, where it is one of entries: they hold for each of them
 * @param annotations likewise
 */
record Block(
    @CheckForNull Statement statement,
    @CheckForNull SchemaNode entries,
    int start,
    int column,
    int flags,
    List<Annotation> annotations) {

  /** A block that is passed over. */
  static Block unread(int start, int column) {
    return new Block(null, null, start, column, 0, List.of());
  }

  /** Ends what the braces belong to, as far as the words before them made it. */
  void endAt(int offset) {
    Statement ended = statement;
    while (ended != null && ended.holder() != null && ended.start() >= start) {
      ended.endAt(offset);
      ended = ended.holder();
    }
  }
}
