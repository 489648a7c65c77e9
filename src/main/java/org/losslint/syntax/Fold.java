package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import org.losslint.source.SourceFile;
import org.losslint.syntax.SchemaNode.Kind;

/**
 * Puts the words of a statement into the tree. The schema tells which word is a keyword, a name or
 * a value, so that {@code buffer-size temporal 5;}, {@code buffer-size { temporal 5; }} and the set
 * line are one tree.
 *
 * <p>A word that fits nothing where the words before it lead closes containers and leaves up to the
 * nearest list entry of the same statement, never beyond. What then fits nowhere is an unknown
 * statement, kept with all its words.
 */
final class Fold {
  private final StatementMaker maker;
  private final UnknownStatements unknowns;
  private final List<Statement> given = new ArrayList<>();

  private Phrase phrase;
  private Statement base;
  private Statement cursor;
  @CheckForNull private SchemaNode entries;
  @CheckForNull private Statement first;
  @CheckForNull private Statement last;
  private boolean closesBase;
  private int to;
  private int statementEnd;
  private int chainStart;
  private int runs;

  Fold(SourceFile file, Statement root, Phrase phrase, UnknownStatements unknowns) {
    this.maker = new StatementMaker(file);
    this.unknowns = unknowns;
    this.phrase = phrase;
    this.base = root;
    this.cursor = root;
  }

  /**
   * Folds the words from {@code from} up to {@code to} below {@code above}.
   *
   * @param list of which list the words are an entry, when a block of entries is open
   * @param end where the statement ends with its sign
   * @param ofCommand whether the words are a set line, whose leaves may be followed by leaves of
   *     the entry that it starts from
   * @return how far the words are one statement: less than {@code to} where the rest belongs to
   *     another one, because a semicolon is missing
   */
  int run(
      Statement above,
      @CheckForNull SchemaNode list,
      Phrase words,
      int from,
      int limit,
      int end,
      boolean ofCommand) {
    runs++;
    phrase = words;
    base = above;
    cursor = above;
    entries = list;
    first = null;
    last = null;
    to = limit;
    statementEnd = end;
    closesBase = ofCommand;
    chainStart = -1;
    given.clear();
    int at = from;
    while (at < to) {
      SchemaNode list1 = entries;
      if (list1 != null) {
        at = entry(list1, at, at);
        continue;
      }
      SchemaNode node = fitting(at);
      if (node != null) {
        at = take(node, at);
      } else if (phrase.isEmptyList(at)) {
        at++;
      } else if (!climb(at)) {
        if (!ofCommand && at > from && startsStatementOfBase(at)) {
          return at;
        }
        unknown(at);
        at = to;
      }
    }
    return at;
  }

  /** Whether the tree is larger than is kept, or the same is said over and over. */
  boolean isFull() {
    return maker.isFull() || runs > 2 * StatementMaker.LARGEST;
  }

  /** The statement whose block follows. */
  Statement cursor() {
    return cursor;
  }

  /** The list whose entries follow in a block; absent when the block is that of {@link #cursor}. */
  @CheckForNull
  SchemaNode entries() {
    return entries;
  }

  /** The innermost statement that the words name: what they set. */
  Statement innermost() {
    Statement leaf = last;
    return leaf == null ? cursor : leaf;
  }

  /** The outermost statement that the words name; absent when they only open a block of entries. */
  @CheckForNull
  Statement first() {
    return first;
  }

  @CheckForNull
  private SchemaNode fitting(int at) {
    SchemaNode schema = cursor.schema();
    String word = phrase.text(at);
    if (phrase.list(at) == 0) {
      SchemaNode node = schema.findByWord(word);
      if (node != null) {
        return node;
      }
    }
    List<SchemaNode> positionals = schema.positionals();
    for (int i = 0; i < positionals.size(); i++) {
      SchemaNode node = positionals.get(i);
      if (node.kind() == Kind.LIST || (node.type().fits(word) && isFree(node))) {
        return node;
      }
    }
    return null;
  }

  /** Whether this statement has given neither the leaf nor another one of its choice. */
  private boolean isFree(SchemaNode node) {
    for (Statement statement : given) {
      SchemaNode other = statement.schema();
      if (statement.holder() == cursor
          && (other == node
              || (!node.choice().isEmpty() && other.choice().equals(node.choice())))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Closes containers until one of them takes the word; when none does, it stays where it is. A
   * container that was only named is not closed: what cannot stand in it is in the wrong place.
   */
  private boolean climb(int at) {
    if (!saysSomething(cursor)) {
      return false;
    }
    Statement deepest = cursor;
    int chain = chainStart;
    for (Statement above = closing(); above != null; above = closing()) {
      cursor = above;
      chainStart = -1;
      if (fitting(at) != null) {
        return true;
      }
    }
    cursor = deepest;
    chainStart = chain;
    return false;
  }

  private boolean saysSomething(Statement container) {
    if (container.schema().kind() != Kind.CONTAINER || container.schema().hasPresence()) {
      return true;
    }
    for (Statement statement : given) {
      if (statement.holder() == container) {
        return true;
      }
    }
    return false;
  }

  /** What is left when {@link #cursor} is closed; absent where the words end that may close it. */
  @CheckForNull
  private Statement closing() {
    Statement above = cursor.holder();
    if (cursor == base || above == null || cursor.schema().kind() == Kind.LIST) {
      return null;
    }
    if (above.schema().findByWord("class-of-service") != null) {
      return null;
    }
    boolean toBase = closesBase && above.schema().kind() == Kind.LIST;
    return above == base && !toBase ? null : above;
  }

  private boolean startsStatementOfBase(int at) {
    return phrase.list(at) == 0 && base.schema().findByWord(phrase.text(at)) != null;
  }

  private int take(SchemaNode node, int at) {
    switch (node.kind()) {
      case CONTAINER:
        chainStart = chainStart < 0 ? phrase.start(at) : chainStart;
        cursor = only(node, List.of(), phrase.start(at), phrase.end(at));
        return at + 1;
      case LIST:
        entries = node;
        if (node.isPositional()) {
          return entry(node, at, at);
        }
        return at + 1 == to ? to : entry(node, at, at + 1);
      case LEAF_LIST:
        return leafList(node, at);
      case LEAF:
        return leaf(node, at);
      default:
        last = only(node, List.of(), headStart(at), phrase.end(at));
        given.add(last);
        return at + 1;
    }
  }

  /** A leaf is shown with the containers that stand before it in the same statement. */
  private int headStart(int at) {
    return chainStart < 0 ? phrase.start(at) : chainStart;
  }

  private Statement only(SchemaNode node, List<Word> words, int start, int headEnd) {
    return touched(maker.only(cursor, node, words, start, headEnd, statementEnd));
  }

  /** A tag before {@code family inet} is that of {@code inet}. */
  private Statement touched(Statement child) {
    Statement outermost = first;
    if (outermost == null || (outermost.schema().isBeforeEach() && child.holder() == outermost)) {
      first = child;
    }
    return child;
  }

  private int leaf(SchemaNode node, int at) {
    int value = node.isPositional() ? at : at + 1;
    int next = value;
    List<Word> words = List.of();
    int headEnd = phrase.end(at);
    if (value < to && !phrase.isEmptyList(value)) {
      next = phrase.list(value) == 0 ? value + 1 : Math.min(to, phrase.listEnd(value));
      words = List.of(phrase.word(next - 1));
      headEnd = phrase.end(next - 1);
    }
    int start = headStart(at);
    Statement leaf = only(node, words, start, headEnd);
    if (leaf.start() != start) {
      leaf.replace(words, start, headEnd);
      leaf.endAt(statementEnd);
    }
    given.add(leaf);
    last = leaf;
    return next;
  }

  private int leafList(SchemaNode node, int at) {
    int value = node.isPositional() ? at : at + 1;
    if (value >= to) {
      return value;
    }
    if (phrase.isEmptyList(value)) {
      return value + 1;
    }
    int next = phrase.list(value) == 0 ? value + 1 : Math.min(to, phrase.listEnd(value));
    int inactive = inactiveValues(value, next);
    boolean whole = (phrase.isInactive() && first == null) || inactive == next - value;
    Statement known = cursor.find(node, List.of());
    if (known != null && !closesBase && known.isInactive() != whole && !known.words().isEmpty()) {
      if (whole) {
        unknowns.inactiveValues(phrase.start(at), phrase.end(next - 1), node);
        return next;
      }
      unknowns.inactiveValues(known.start(), known.place().span().end(), node);
      known.replace(new ArrayList<>(2), headStart(at), phrase.end(next - 1));
      known.set(Statement.INACTIVE, false);
    }
    Statement list = only(node, List.of(), headStart(at), phrase.end(next - 1));
    last = list;
    if (maker.repeats(list, phrase, value, next)) {
      return next;
    }
    if (inactive > 0) {
      list.set(Statement.INACTIVE, whole);
    }
    for (int i = value; i < next; i++) {
      if (whole || !phrase.isInactive(i)) {
        maker.addValue(list, phrase.word(i));
      } else {
        unknowns.inactiveValues(phrase.start(i), phrase.end(i), node);
      }
    }
    return next;
  }

  private int inactiveValues(int from, int end) {
    int inactive = 0;
    for (int i = from; i < end; i++) {
      inactive += phrase.isInactive(i) ? 1 : 0;
    }
    return inactive;
  }

  /** Takes the keys of an entry; {@code head} is the list's own word where it has one. */
  private int entry(SchemaNode node, int head, int from) {
    List<SchemaNode> keys = node.keys();
    int at = from;
    if (phrase.isEmptyList(at)) {
      entries = null;
      return at + 1;
    }
    if (keys.size() == 1 && keys.get(0).isPositional()) {
      int next = phrase.list(at) == 0 ? at + 1 : Math.min(to, phrase.listEnd(at));
      for (int i = at; i < next; i++) {
        Word key = phrase.word(i);
        open(node, List.of(key.text()), List.of(key), phrase.start(head), key.end(), i + 1 < next);
      }
      return next;
    }
    Word[] words = new Word[keys.size()];
    int known = 0;
    while (at < to && known < words.length) {
      int key = keyAt(keys, words, at);
      if (key < 0) {
        break;
      }
      int value = keys.get(key).isPositional() ? at : at + 1;
      if (value >= to) {
        break;
      }
      words[key] = phrase.word(value);
      known++;
      at = value + 1;
    }
    if (known < words.length) {
      unknowns.keyMissing(phrase.start(head), phrase.end(Math.min(at, to - 1)), node);
    }
    List<String> texts = new ArrayList<>(words.length);
    List<Word> present = new ArrayList<>(words.length);
    int end = phrase.end(Math.max(head, at - 1));
    for (Word word : words) {
      Word key = word == null ? new Word("", end, end) : word;
      texts.add(key.text());
      present.add(key);
    }
    open(node, texts, present, phrase.start(head), end, false);
    return Math.max(at, from + 1);
  }

  private int keyAt(List<SchemaNode> keys, Word[] words, int at) {
    for (int i = 0; i < words.length; i++) {
      if (words[i] == null
          && (keys.get(i).isPositional() || keys.get(i).word().equals(phrase.text(at)))) {
        return i;
      }
    }
    return -1;
  }

  private void open(
      SchemaNode node, List<String> keys, List<Word> words, int start, int end, boolean more) {
    Statement found = cursor.find(node, keys);
    Statement entry =
        touched(found != null ? found : maker.add(cursor, node, words, start, end, statementEnd));
    if (!more) {
      entries = null;
      cursor = entry;
      chainStart = -1;
    }
  }

  private void unknown(int at) {
    Statement above = cursor;
    cursor = touched(maker.unknown(above, phrase, at, to, statementEnd));
    if (above.schema().isComplete()) {
      unknowns.report(cursor, above);
    }
  }
}
