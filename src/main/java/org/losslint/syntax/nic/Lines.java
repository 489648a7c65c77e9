package org.losslint.syntax.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/**
 * The lines of a text one after the other. Takes off mail quotes ({@code > }), colours and other
 * terminal sequences; splits log lines that spell their line ends as {@code \n}.
 */
final class Lines {
  /** No tool prints a longer row; what is longer is not read. */
  static final int LIMIT = 1 << 14;

  private final SourceText text;
  private final Deque<Line> parts = new ArrayDeque<>();
  private int at;

  Lines(SourceText text) {
    this.text = text;
  }

  /** The next line, or null behind the last one. */
  @CheckForNull
  Line next() {
    if (!parts.isEmpty()) {
      return parts.removeFirst();
    }
    if (at >= text.length()) {
      return null;
    }
    int stop = at;
    int escapes = 0;
    while (stop < text.length() && text.at(stop) != '\n') {
      if (text.at(stop) == '\\' && stop + 1 < text.length() && text.at(stop + 1) == 'n') {
        escapes++;
      }
      stop++;
    }
    Span span = new Span(at, stop);
    at = stop + 1;
    if (escapes > 1) {
      splitAtEscapes(span);
      return parts.removeFirst();
    }
    return clean(span);
  }

  /** Whether the text ends in the middle of a line. */
  boolean endsOpen() {
    return text.length() > 0 && text.at(text.length() - 1) != '\n';
  }

  private Line clean(Span span) {
    int start = span.start();
    int depth = 0;
    int next = start;
    while (next < span.end()
        && (text.at(next) == '>' || text.at(next) == 0x1B || isBlank(text.at(next)))) {
      if (text.at(next) == 0x1B) {
        next = behindSequence(next, span.end());
        continue;
      }
      if (text.at(next) == '>') {
        depth++;
        start = next + 1;
      }
      next++;
    }
    // One blank behind a quote mark belongs to the mark.
    if (depth > 0 && start < span.end() && text.at(start) == ' ') {
      start++;
    }
    Builder line = new Builder(Math.min(span.end() - start, LIMIT + 1));
    int i = start;
    while (i < span.end() && line.size <= LIMIT) {
      int c = text.at(i);
      if (c == 0x1B) {
        i = behindSequence(i, span.end());
        continue;
      }
      if (isBlank(c)) {
        line.add(c == '\t' ? '\t' : ' ', i);
      } else if (c != '\r' && c != 0xFEFF && c != 0x200B) {
        line.add(c, i);
      }
      i++;
    }
    return line.build(span, depth);
  }

  /** The offset behind a terminal sequence that starts with ESC at {@code from}. */
  private int behindSequence(int from, int end) {
    int i = from + 1;
    if (i >= end) {
      return end;
    }
    int kind = text.at(i);
    i++;
    if (kind == '[') {
      while (i < end && (text.at(i) < '@' || text.at(i) > '~')) {
        i++;
      }
      return Math.min(end, i + 1);
    }
    if (kind == ']') {
      while (i < end && text.at(i) != 0x07 && text.at(i) != 0x1B) {
        i++;
      }
      return Math.min(end, i < end && text.at(i) == 0x1B ? i + 2 : i + 1);
    }
    return i;
  }

  /** One log line with a whole dump in it: undoes the escapes of JSON strings. */
  private void splitAtEscapes(Span span) {
    Builder line = new Builder(120);
    int start = span.start();
    int i = span.start();
    while (i < span.end()) {
      int c = text.at(i);
      if (c != '\\' || i + 1 >= span.end()) {
        if (c != '\r') {
          line.add(isBlank(c) && c != '\t' ? ' ' : c, i);
        }
        i++;
        continue;
      }
      int escaped = text.at(i + 1);
      switch (escaped) {
        case 'n' -> {
          parts.add(line.build(new Span(start, i), 0));
          line = new Builder(120);
          start = i + 2;
        }
        case 't' -> line.add('\t', i);
        case 'r' -> {}
        case '"', '\\', '/' -> line.add(escaped, i + 1);
        default -> {
          line.add(c, i);
          line.add(escaped, i + 1);
        }
      }
      i += 2;
    }
    parts.add(line.build(new Span(start, Math.max(start, span.end())), 0));
  }

  private static boolean isBlank(int c) {
    return c == ' ' || c == '\t' || c == 0xA0;
  }

  /** Collects the code points of one line with their offsets. */
  private static final class Builder {
    private int[] points;
    private int[] offsets;
    private int size;

    Builder(int expected) {
      points = new int[Math.max(8, expected)];
      offsets = new int[points.length];
    }

    void add(int point, int offset) {
      if (size == points.length) {
        points = Arrays.copyOf(points, size * 2);
        offsets = Arrays.copyOf(offsets, size * 2);
      }
      points[size] = point;
      offsets[size] = offset;
      size++;
    }

    Line build(Span span, int depth) {
      return new Line(Arrays.copyOf(points, size), Arrays.copyOf(offsets, size), span, depth);
    }
  }
}
