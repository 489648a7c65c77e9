package org.losslint.syntax;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losslint.source.SourceText;

/** The words of a statement as they come in, before anyone knows what they mean. */
final class Phrase {
  /** More words than this are no statement. */
  static final int LARGEST = 1 << 20;

  /** A longer word is no name and no value: more than a million code points. */
  static final int LONGEST = 1 << 20;

  private static final int FIRST_OF_LINE = 1;
  private static final int QUOTED = 2;
  private static final int EMPTY_LIST = 4;
  private static final int INACTIVE = 8;

  private final SourceText source;
  private final WordPool pool;
  private int[] starts = new int[16];
  private int[] ends = new int[16];
  private int[] lists = new int[16];
  private byte[] marks = new byte[16];
  private String[] texts = new String[16];
  private int size;
  private int list;
  private int[] brackets = new int[8];
  private int listCount;
  private boolean inactive;
  private boolean nextInactive;

  Phrase(SourceText source, WordPool pool) {
    this.source = source;
    this.pool = pool;
  }

  void clear() {
    size = 0;
    list = 0;
    listCount = 0;
    inactive = false;
    nextInactive = false;
  }

  /** The next word, the value of a list, has a tag of its own that switches it off. */
  void nextIsInactive() {
    nextInactive = true;
  }

  /** Tells whether the statement has a tag that switches it off. */
  void inactive(boolean off) {
    inactive = off;
  }

  boolean isInactive() {
    return inactive;
  }

  boolean isInactive(int i) {
    return (marks[i] & INACTIVE) != 0;
  }

  int size() {
    return size;
  }

  /** The words from {@code from} up to {@code to}, to be kept. */
  Phrase part(int from, int to) {
    Phrase part = new Phrase(source, pool);
    for (int i = from; i < to; i++) {
      part.add(starts[i], ends[i], texts[i], (marks[i] & QUOTED) != 0, false);
    }
    return part;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void add(int start, int end, String text, boolean quoted, boolean firstOfLine) {
    if (size == starts.length) {
      grow();
    }
    starts[size] = start;
    ends[size] = end;
    lists[size] = list;
    marks[size] =
        (byte)
            ((quoted ? QUOTED : 0)
                | (firstOfLine ? FIRST_OF_LINE : 0)
                | (nextInactive ? INACTIVE : 0));
    nextInactive = false;
    texts[size] = text;
    size++;
  }

  void addWord(int start, int end, boolean firstOfLine) {
    add(start, end, pool.word(start, end), false, firstOfLine);
  }

  /** Adds the words of a piece of text that blanks part, such as {@code edit class-of-service}. */
  void addAll(int start, int end) {
    int at = start;
    while (at < end) {
      int stop = at;
      while (stop < end && source.at(stop) > ' ') {
        stop++;
      }
      if (stop > at) {
        addWord(at, stop, false);
      }
      at = stop + 1;
    }
  }

  private void grow() {
    int larger = size * 2;
    starts = Arrays.copyOf(starts, larger);
    ends = Arrays.copyOf(ends, larger);
    lists = Arrays.copyOf(lists, larger);
    marks = Arrays.copyOf(marks, larger);
    texts = Arrays.copyOf(texts, larger);
  }

  void openList(int at) {
    listCount++;
    list = listCount;
    if (list * 2 >= brackets.length) {
      brackets = Arrays.copyOf(brackets, brackets.length * 2);
    }
    brackets[list * 2] = at;
  }

  /** An empty list stands among the words as a word without text. */
  void closeList() {
    if (list > 0 && (size == 0 || lists[size - 1] != list)) {
      int at = brackets[list * 2];
      add(at, at + 1, "", false, false);
      marks[size - 1] = EMPTY_LIST;
    }
    list = 0;
  }

  /**
   * Ends a list whose bracket is missing before the line that stands as far to the left as the
   * statement does: what stands there belongs to the next one.
   */
  void breakList() {
    int first = size;
    while (first > 0 && list > 0 && lists[first - 1] == list) {
      first--;
    }
    for (int i = first; i < size; i++) {
      if (isFirstOfLine(i) && isFirstOfLine(0) && column(i) <= column(0)) {
        Arrays.fill(lists, i, size, 0);
        list = 0;
        return;
      }
    }
  }

  /**
   * The words from {@code from} on, once for each choice of numbers in their brackets: {@code
   * et-0/0/[0-3,!2]}. None where there are more than {@code most}, or where something else stands
   * in brackets.
   */
  List<Phrase> expanded(int from, int most) {
    List<Phrase> lines = new ArrayList<>(List.of(new Phrase(source, pool)));
    for (int i = from; i < size; i++) {
      List<String> choices = lists[i] == 0 ? NumberRanges.expand(texts[i], most) : List.of();
      if (choices.isEmpty() || (long) lines.size() * choices.size() > most) {
        return List.of();
      }
      List<Phrase> longer = new ArrayList<>(lines.size() * choices.size());
      for (Phrase line : lines) {
        for (String choice : choices) {
          Phrase next = new Phrase(source, pool);
          for (int j = 0; j < line.size; j++) {
            next.add(line.starts[j], line.ends[j], line.texts[j], line.isQuoted(j), false);
          }
          next.add(starts[i], ends[i], choice, isQuoted(i), false);
          longer.add(next);
        }
      }
      lines = longer;
    }
    return lines;
  }

  boolean isEmptyList(int i) {
    return (marks[i] & EMPTY_LIST) != 0;
  }

  String text(int i) {
    return texts[i];
  }

  int start(int i) {
    return starts[i];
  }

  int end(int i) {
    return ends[i];
  }

  /** Behind the last word; there must be one. */
  int lastEnd() {
    return ends[size - 1];
  }

  /** Which bracket list the word stands in, counted from 1; 0 for none. */
  int list(int i) {
    return lists[i];
  }

  /** Where a bracket list opens. */
  int listStart(int number) {
    return brackets[number * 2];
  }

  /** The first word behind the bracket list that the word at {@code i} stands in. */
  int listEnd(int i) {
    int end = i;
    while (end < size && lists[end] == lists[i]) {
      end++;
    }
    return end;
  }

  boolean isFirstOfLine(int i) {
    return (marks[i] & FIRST_OF_LINE) != 0;
  }

  boolean isQuoted(int i) {
    return (marks[i] & QUOTED) != 0;
  }

  Word word(int i) {
    return new Word(texts[i], starts[i], ends[i]);
  }

  /** How far from the start of its line the word stands. */
  int column(int i) {
    return starts[i] - source.lineStart(starts[i]);
  }
}
