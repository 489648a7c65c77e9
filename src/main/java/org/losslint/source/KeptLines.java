package org.losslint.source;

import java.util.Arrays;

/**
 * The lines of a text that a report needs, when the rest of it is let go. What is asked of another
 * line finds nothing there.
 */
final class KeptLines {
  private final int[] numbers;
  private final int[] starts;

  /** Where each line starts in what is kept, and behind them where the last one ends. */
  private final int[] offsets;

  private final SourceText kept;
  private final int lineCount;

  private KeptLines(int[] numbers, SourceText text) {
    this.numbers = numbers;
    this.starts = new int[numbers.length];
    this.offsets = new int[numbers.length + 1];
    this.lineCount = text.lineCount();
    int[] ends = new int[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      Span line = text.line(numbers[i]);
      starts[i] = line.start();
      ends[i] = line.end();
      offsets[i + 1] = offsets[i] + line.end() - line.start();
    }
    this.kept = text.copy(starts, ends);
  }

  /**
   * Lines of which no more is known than that they are there.
   *
   * @param numbers of lines, ascending, each once
   * @param lengths how long each is at least, in code points
   */
  static KeptLines blank(int[] numbers, int[] lengths) {
    return new KeptLines(numbers, lengths);
  }

  private KeptLines(int[] numbers, int[] lengths) {
    this.numbers = numbers.clone();
    this.starts = new int[numbers.length];
    this.offsets = new int[numbers.length + 1];
    this.lineCount = numbers.length == 0 ? 1 : numbers[numbers.length - 1];
    for (int i = 0; i < numbers.length; i++) {
      offsets[i + 1] = offsets[i] + lengths[i];
      if (i > 0) {
        starts[i] = end(i - 1) + 1;
      }
    }
    this.kept = SourceText.of(" ".repeat(offsets[numbers.length]));
  }

  /** Behind the last line. */
  int end() {
    return numbers.length == 0 ? 0 : end(numbers.length - 1);
  }

  /**
   * @param numbers of lines, ascending, each once
   */
  static KeptLines of(SourceText text, int[] numbers) {
    return new KeptLines(numbers, text);
  }

  int lineCount() {
    return lineCount;
  }

  private int end(int index) {
    return starts[index] + offsets[index + 1] - offsets[index];
  }

  /** The kept line at or before an offset; -1 where there is none. */
  private int before(int offset) {
    int found = Arrays.binarySearch(starts, offset);
    return found >= 0 ? found : -found - 2;
  }

  /** A blank where the line was not kept. */
  int at(int offset) {
    int index = before(offset);
    return index >= 0 && offset < end(index)
        ? kept.at(offsets[index] + offset - starts[index])
        : ' ';
  }

  String slice(int start, int end) {
    StringBuilder text = new StringBuilder(end - start);
    for (int i = start; i < end; i++) {
      text.appendCodePoint(at(i));
    }
    return text.toString();
  }

  Position position(int offset) {
    int index = before(offset);
    return index < 0
        ? new Position(1, offset + 1)
        : new Position(numbers[index], offset - starts[index] + 1);
  }

  /** An empty one where the line was not kept. */
  Span line(int number) {
    int found = Arrays.binarySearch(numbers, number);
    if (found >= 0) {
      return new Span(starts[found], end(found));
    }
    int previous = -found - 2;
    int offset = previous < 0 ? 0 : end(previous);
    return new Span(offset, offset);
  }
}
