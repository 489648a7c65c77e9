package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import org.losslint.syntax.SchemaNode.Kind;

/**
 * Finds what the path of a {@code delete} or {@code deactivate} names among the statements that are
 * there.
 */
final class PathSearch {
  private final List<Statement> found = new ArrayList<>();
  private final List<Word> values = new ArrayList<>();
  private int reach;

  private PathSearch() {}

  /** Looks for the words from {@code from} up to {@code to} below {@code base}. */
  static PathSearch of(
      Statement base, @CheckForNull SchemaNode entries, Phrase phrase, int from, int to) {
    PathSearch search = new PathSearch();
    search.run(base, entries, phrase, from, to);
    return search;
  }

  /** The statements that the path names: several when it names a list without a key. */
  List<Statement> found() {
    return found;
  }

  /** Of a leaf-list the values that the path names; none when it names the whole. */
  List<Word> values() {
    return values;
  }

  /**
   * How many of the words name the innermost object that is or could be there; of a leaf those of
   * what holds it, since more leaves may follow.
   */
  int reach() {
    return reach;
  }

  private void run(
      Statement base, @CheckForNull SchemaNode block, Phrase phrase, int from, int to) {
    Statement cursor = base;
    SchemaNode list = block;
    int at = from;
    while (at < to) {
      String word = phrase.text(at);
      reach = at;
      if (list == null) {
        SchemaNode node = cursor.schema().findByWord(word);
        if (node != null) {
          at++;
        } else {
          node = positional(cursor.schema(), word);
        }
        if (node == null) {
          reach = at + 1;
          unknown(cursor, phrase, at, to);
          return;
        }
        if (node.kind() == Kind.LIST) {
          list = node;
          continue;
        }
        Statement next = cursor.find(node, List.of());
        if (next == null) {
          reach = at;
          return;
        }
        if (node.kind() != Kind.CONTAINER) {
          reach = isTop(cursor) ? at : reach;
          value(next, phrase, at, to);
          return;
        }
        cursor = next;
        continue;
      }
      List<String> keys = new ArrayList<>(2);
      for (SchemaNode key : list.keys()) {
        at += at < to && !key.isPositional() && phrase.text(at).equals(key.word()) ? 1 : 0;
        if (at < to) {
          keys.add(phrase.text(at++));
        }
      }
      reach = at;
      Statement entry = cursor.find(list, keys);
      if (entry == null) {
        return;
      }
      cursor = entry;
      list = null;
    }
    reach = to;
    if (list != null) {
      found.addAll(cursor.children(list.name()));
    } else if (cursor != base || from == to) {
      found.add(cursor);
    }
  }

  /** Whether a statement is a whole configuration or a stanza of it, too large to be looked at. */
  private static boolean isTop(Statement statement) {
    Statement holder = statement.holder();
    return holder == null || holder.holder() == null;
  }

  @CheckForNull
  private static SchemaNode positional(SchemaNode schema, String word) {
    for (SchemaNode node : schema.positionals()) {
      if (node.kind() == Kind.LIST || node.type().fits(word)) {
        return node;
      }
    }
    return null;
  }

  /** A leaf may be named with its value, a leaf-list with some of its values. */
  private void value(Statement leaf, Phrase phrase, int at, int to) {
    if (leaf.schema().kind() != Kind.LEAF_LIST || at >= to) {
      found.add(leaf);
      return;
    }
    for (int i = at; i < to; i++) {
      for (Word word : leaf.words()) {
        if (word.text().equals(phrase.text(i))) {
          values.add(word);
        }
      }
    }
    if (!values.isEmpty()) {
      found.add(leaf);
    }
  }

  /** Unknown statements are told by their first words. */
  private void unknown(Statement above, Phrase phrase, int from, int to) {
    for (Statement child : above.children()) {
      if (!child.isUnknown()) {
        continue;
      }
      int at = from;
      List<Word> words = child.words();
      int i = 0;
      while (i < words.size() && at < to && words.get(i).text().equals(phrase.text(at))) {
        i++;
        at++;
      }
      if (at == to) {
        found.add(child);
      } else if (i == words.size()) {
        unknown(child, phrase, at, to);
      }
    }
  }
}
