package org.losslint.source;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Decoded text as code points. Texts without a code point above U+00FF, which are nearly all, keep
 * one byte for each; the others four. Offsets, spans and columns everywhere count code points, so a
 * column is what an editor shows also behind an umlaut or an emoji.
 */
public final class SourceText {
  private final byte[] narrow;
  private final int[] wide;
  private final int length;
  private int[] lineStarts;

  private SourceText(byte[] narrow, int[] wide, int length) {
    this.narrow = narrow;
    this.wide = wide;
    this.length = length;
  }

  /** A text of which each byte is a code point; the array is taken over, not copied. */
  public static SourceText ofLatin1(byte[] codePoints, int length) {
    return new SourceText(codePoints, null, length);
  }

  public static SourceText of(String text) {
    boolean narrow = true;
    for (int i = 0; i < text.length() && narrow; i++) {
      narrow = text.charAt(i) <= 0xFF;
    }
    if (narrow) {
      byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
      return new SourceText(bytes, null, bytes.length);
    }
    int[] codePoints = text.codePoints().toArray();
    return new SourceText(null, codePoints, codePoints.length);
  }

  public int length() {
    return length;
  }

  /** The code point at {@code offset}. */
  public int at(int offset) {
    return narrow != null ? narrow[offset] & 0xFF : wide[offset];
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
    return narrow != null
        ? new String(narrow, start, end - start, StandardCharsets.ISO_8859_1)
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
    int[] starts = lineStarts();
    return starts.length > 1 && starts[starts.length - 1] == length
        ? starts.length - 1
        : starts.length;
  }

  /** The position of an offset; the offset behind the last code point is one, too. */
  public Position position(int offset) {
    int[] starts = lineStarts();
    int found = Arrays.binarySearch(starts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new Position(line + 1, offset - starts[line] + 1);
  }

  /** The span of a line without its line end; lines count from 1. */
  public Span line(int number) {
    int[] starts = lineStarts();
    int start = starts[number - 1];
    int end = number < starts.length ? starts[number] - 1 : length;
    if (end > start && at(end - 1) == '\r') {
      end--;
    }
    return new Span(start, Math.max(start, end));
  }

  private int[] lineStarts() {
    int[] known = lineStarts;
    if (known != null) {
      return known;
    }
    int count = 1;
    for (int i = 0; i < length; i++) {
      if (at(i) == '\n') {
        count++;
      }
    }
    int[] starts = new int[count];
    int next = 1;
    for (int i = 0; i < length; i++) {
      if (at(i) == '\n') {
        starts[next++] = i + 1;
      }
    }
    lineStarts = starts;
    return starts;
  }

  @Override
  public String toString() {
    return slice(0, length);
  }
}
