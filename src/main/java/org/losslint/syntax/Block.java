package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.List;

/**
 * A pair of braces that is open.
 *
 * @param statement what its statements belong to; absent when it is passed over
 * @param entries the list whose entries its statements are, when it is a block of entries
 * @param start offset of the words that opened it
 * @param flags of the block itself, where it is one of entries: they hold for each of them
 * @param annotations likewise
 */
record Block(
    @CheckForNull Statement statement,
    @CheckForNull SchemaNode entries,
    int start,
    int flags,
    List<Annotation> annotations) {

  /** Ends what the braces belong to, as far as the words before them made it. */
  void endAt(int offset) {
    Statement ended = statement;
    while (ended != null && ended.holder() != null && ended.start() >= start) {
      ended.endAt(offset);
      ended = ended.holder();
    }
  }
}
