package org.losslint.source;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Decoded text as code points. Texts without a code point above U+00FF, which are nearly all, keep
 * one byte for each; those without one above U+FFFF two, the others four. Offsets, spans and
 * columns everywhere count code points, so a column is what an editor shows also behind an umlaut
 * or an emoji.
 */
public final class SourceText {
  private byte[] narrow;
  private char[] medium;
  private int[] wide;
  private final int length;
  private volatile int[] lineStarts;
  private KeptLines kept;

  private SourceText(byte[] narrow, char[] medium, int[] wide, int length) {
    this.narrow = narrow;
    this.medium = medium;
    this.wide = wide;
    this.length = length;
  }

  /** A text of which each byte is a code point; the array is taken over, not copied. */
  public static SourceText ofLatin1(byte[] codePoints, int length) {
    return new SourceText(codePoints, null, null, length);
  }

  /** A text of which each char is a code point; the array is taken over, not copied. */
  static SourceText ofBasic(char[] codePoints, int length) {
    return new SourceText(null, codePoints, null, length);
  }

  /** The array is taken over, not copied. */
  static SourceText ofCodePoints(int[] codePoints, int length) {
    return new SourceText(null, null, codePoints, length);
  }

  /**
   * A text of which only places are known, as of a report that was read: its lines are blank.
   *
   * @param numbers of the lines with places in them, from 1, ascending, each once
   * @param columns the largest column of each
   */
  public static SourceText ofPlaces(int[] numbers, int[] columns) {
    KeptLines lines = KeptLines.blank(numbers, columns);
    SourceText text = new SourceText(null, null, null, lines.end());
    text.kept = lines;
    return text;
  }

  public static SourceText of(String text) {
    int highest = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      highest = Math.max(highest, Character.isSurrogate(c) ? Character.MAX_CODE_POINT : c);
    }
    if (highest <= 0xFF) {
      byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
      return ofLatin1(bytes, bytes.length);
    }
    if (highest <= 0xFFFF) {
      return ofBasic(text.toCharArray(), text.length());
    }
    int[] codePoints = text.codePoints().toArray();
    return ofCodePoints(codePoints, codePoints.length);
  }

  /**
   * Whether a character stands between words: white space, and the blanks that web pages and word
   * processors put there, of which some cannot be seen at all.
   */
  public static boolean isBlank(int c) {
    return c <= ' ' || isForeignBlank(c);
  }

  /** Whether it is a blank that Junos does not take for one, such as a no-break space or a BOM. */
  public static boolean isForeignBlank(int c) {
    return c == 0xA0
        || (c >= 0x2000 && c <= 0x200D)
        || c == 0x202F
        || c == 0x205F
        || c == 0x2060
        || c == 0x3000
        || c == 0xFEFF;
  }

  public int length() {
    return length;
  }

  /** The code point at {@code offset}. */
  public int at(int offset) {
    if (narrow != null) {
      return narrow[offset] & 0xFF;
    }
    if (medium != null) {
      return medium[offset];
    }
    return wide != null ? wide[offset] : kept.at(offset);
  }

  /**
   * Lets go of everything but some lines, so that a report of thousands of files does not hold all
   * of them. Lines and offsets of what is kept stay what they were; the rest reads as blanks.
   *
   * @param numbers of the lines, from 1, ascending, each once
   */
  public void keepOnly(int[] numbers) {
    if (kept == null) {
      kept = KeptLines.of(this, numbers);
      narrow = null;
      medium = null;
      wide = null;
      lineStarts = null;
    }
  }

  /** Whether nothing of it was let go. */
  public boolean isWhole() {
    return kept == null;
  }

  /** The pieces from {@code starts} to {@code ends}, one behind the other. */
  SourceText copy(int[] starts, int[] ends) {
    int size = 0;
    for (int i = 0; i < starts.length; i++) {
      size += ends[i] - starts[i];
    }
    if (narrow != null) {
      byte[] joined = new byte[size];
      join(narrow, joined, starts, ends);
      return ofLatin1(joined, size);
    }
    if (medium != null) {
      char[] joined = new char[size];
      join(medium, joined, starts, ends);
      return ofBasic(joined, size);
    }
    int[] joined = new int[size];
    join(wide, joined, starts, ends);
    return ofCodePoints(joined, size);
  }

  private static void join(Object from, Object to, int[] starts, int[] ends) {
    int at = 0;
    for (int i = 0; i < starts.length; i++) {
      System.arraycopy(from, starts[i], to, at, ends[i] - starts[i]);
      at += ends[i] - starts[i];
    }
  }

  /** Whether each code point is one char, so that offsets are those of a string. */
  boolean isBasic() {
    return wide == null;
  }

  /** Whether each code point is one byte, so that {@link #narrow()} may be scanned. */
  public boolean isNarrow() {
    return narrow != null;
  }

  /**
   * The bytes of a narrow text, for scanning only; valid up to {@link #length()}. Callers must not
   * write to it: a copy of each file would cost as much as reading it.
   */
  public byte[] narrow() {
    if (narrow == null) {
      throw new IllegalStateException("the text holds wide code points");
    }
    return narrow;
  }

  public String slice(int start, int end) {
    if (narrow != null) {
      return new String(narrow, start, end - start, StandardCharsets.ISO_8859_1);
    }
    if (kept != null) {
      return kept.slice(start, end);
    }
    return medium != null
        ? new String(medium, start, end - start)
        : new String(wide, start, end - start);
  }

  public String slice(Span span) {
    return slice(span.start(), span.end());
  }

  /**
   * Lines end with LF; a CR before it is no part of the line. A text that ends with LF has no line
   * behind it.
   */
  public int lineCount() {
    if (kept != null) {
      return kept.lineCount();
    }
    int[] starts = lineStarts();
    return starts.length > 1 && starts[starts.length - 1] == length
        ? starts.length - 1
        : starts.length;
  }

  /** The position of an offset; the offset behind the last code point is one, too. */
  public Position position(int offset) {
    if (kept != null) {
      return kept.position(offset);
    }
    int[] starts = lineStarts();
    int found = Arrays.binarySearch(starts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new Position(line + 1, offset - starts[line] + 1);
  }

  /** The span of a line without its line end; lines count from 1. */
  public Span line(int number) {
    if (kept != null) {
      return kept.line(number);
    }
    int[] starts = lineStarts();
    int start = starts[number - 1];
    int end = number < starts.length ? starts[number] - 1 : length;
    if (end > start && at(end - 1) == '\r') {
      end--;
    }
    return new Span(start, Math.max(start, end));
  }

  /** Whether {@code word} stands at {@code offset}. */
  public boolean startsWith(String word, int offset) {
    if (offset + word.length() > length) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (at(offset + i) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** The first place of {@code codePoint} from {@code start} on and before {@code end}, or -1. */
  public int indexOf(int codePoint, int start, int end) {
    byte[] bytes = narrow;
    if (bytes != null) {
      byte wanted = (byte) codePoint;
      for (int i = start; i < end && codePoint <= 0xFF; i++) {
        if (bytes[i] == wanted) {
          return i;
        }
      }
      return -1;
    }
    for (int i = start; i < end; i++) {
      if (at(i) == codePoint) {
        return i;
      }
    }
    return -1;
  }

  /** The end of the line that holds {@code offset}: its LF, or the end of the text. */
  public int lineEnd(int offset) {
    int found = indexOf('\n', offset, length);
    return found < 0 ? length : found;
  }

  /** Where the line that holds {@code offset} starts. */
  public int lineStart(int offset) {
    int start = offset;
    while (start > 0 && at(start - 1) != '\n') {
      start--;
    }
    return start;
  }

  private int[] lineStarts() {
    int[] known = lineStarts;
    if (known != null) {
      return known;
    }
    int[] starts = new int[Math.max(16, length / 16)];
    int next = 1;
    for (int at = indexOf('\n', 0, length); at >= 0; at = indexOf('\n', at + 1, length)) {
      if (next == starts.length) {
        starts = Arrays.copyOf(starts, next * 2);
      }
      starts[next++] = at + 1;
    }
    starts = Arrays.copyOf(starts, next);
    lineStarts = starts;
    return starts;
  }

  @Override
  public String toString() {
    return slice(0, length);
  }
}
