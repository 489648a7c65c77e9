package org.losslint.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.source.SourceFile;

/** Makes the statements of one file, or finds the one that is there already. */
final class StatementMaker {
  private static final List<String> NO_KEYS = List.of();

  /**
   * So many statements of one file are kept: more than any device has, and what half a gigabyte
   * holds with the text.
   */
  static final int LARGEST = 2_000_000;

  /** From here on the values of a leaf-list are looked up in a set. */
  private static final int MANY_VALUES = 32;

  private final SourceFile file;
  private final Map<Statement, Set<String>> manyValues = new IdentityHashMap<>();
  private int made;

  StatementMaker(SourceFile file) {
    this.file = file;
  }

  /** Whether there are more statements than are kept. */
  boolean isFull() {
    return made > LARGEST;
  }

  /** The only child of this node; what its choice excludes gives way to a new one. */
  Statement only(
      Statement above, SchemaNode node, List<Word> words, int start, int headEnd, int end) {
    Statement child = above.find(node, NO_KEYS);
    if (child == null) {
      above.giveUpOthers(node);
      child = add(above, node, words, start, headEnd, end);
    }
    return child;
  }

  /** A new child. */
  Statement add(
      Statement above, SchemaNode node, List<Word> words, int start, int headEnd, int end) {
    Statement child = new Statement(node, file, words, start, headEnd);
    child.endAt(end);
    above.add(child);
    made++;
    return child;
  }

  /**
   * Adds a value to a leaf-list, unless it is there: Junos keeps each value once, at its first
   * place. What a user writes into a list of pairs is kept as it stands, for a rule to judge.
   */
  boolean addValue(Statement list, Word value) {
    if (!list.schema().isPaired() && holds(list, value.text())) {
      return false;
    }
    list.addWord(value);
    return true;
  }

  private boolean holds(Statement list, String value) {
    List<Word> words = list.words();
    if (words.size() < MANY_VALUES) {
      for (int i = 0; i < words.size(); i++) {
        if (words.get(i).text().equals(value)) {
          return true;
        }
      }
      return false;
    }
    Set<String> values = manyValues.get(list);
    if (values == null || values.size() != words.size()) {
      values = new HashSet<>();
      for (Word word : words) {
        values.add(word.text());
      }
      manyValues.put(list, values);
    }
    return !values.add(value);
  }

  /** Whether a list of pairs is given again as it is, as in a stanza that is shown twice. */
  boolean repeats(Statement list, Phrase phrase, int from, int to) {
    List<Word> words = list.words();
    boolean same = list.schema().isPaired() && to - from > 1 && words.size() == to - from;
    for (int i = 0; same && i < words.size(); i++) {
      same = words.get(i).text().equals(phrase.text(from + i));
    }
    return same;
  }

  /** The unknown statement that the words from {@code from} up to {@code to} are. */
  Statement unknown(Statement above, Phrase phrase, int from, int to, int end) {
    List<Word> words = words(phrase, from, to);
    int headEnd = words.get(words.size() - 1).end();
    return unknown(above, words, phrase.start(from), headEnd, end);
  }

  /** The unknown statement of these words; it is found again where it was given before. */
  Statement unknown(Statement above, List<Word> words, int start, int headEnd, int end) {
    List<String> texts = new ArrayList<>(words.size());
    for (Word word : words) {
      texts.add(word.text());
    }
    Statement known = above.find(SchemaNode.UNKNOWN, texts);
    return known != null ? known : add(above, SchemaNode.UNKNOWN, words, start, headEnd, end);
  }

  /** All words, with the brackets of their lists. */
  private static List<Word> words(Phrase phrase, int from, int to) {
    List<Word> words = new ArrayList<>(to - from);
    for (int i = from; i < to; i++) {
      int list = phrase.list(i);
      if (list != 0 && (i == from || list != phrase.list(i - 1))) {
        int bracket = phrase.listStart(list);
        words.add(new Word("[", bracket, bracket + 1));
      }
      if (!phrase.isEmptyList(i)) {
        words.add(phrase.word(i));
      }
      if (list != 0 && (i + 1 == to || list != phrase.list(i + 1))) {
        // Its place may be unknown: it may be missing.
        words.add(new Word("]", phrase.end(i), phrase.end(i)));
      }
    }
    return words;
  }
}
