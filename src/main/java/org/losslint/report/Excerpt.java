package org.losslint.report;

import org.losslint.source.Place;
import org.losslint.source.Position;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/**
 * The source line of a place as a report shows it, and where to put the carets below it. Secrets
 * are masked, hidden characters spelt out, tabs widened, and of a line that is far too long only
 * the surroundings of the place are kept.
 *
 * @param line its number, from 1
 * @param text what is shown
 * @param before columns of a terminal before the first caret
 * @param carets how many, at least one
 * @param more how many further lines the place covers
 */
public record Excerpt(int line, String text, int before, int carets, int more) {
  /** What fits beside the line number on a usual terminal. */
  private static final int WIDTH = 160;

  /** A line longer than this is no configuration in lines, but for example JSON without breaks. */
  private static final int LONG_LINE = 2_000;

  /** How much of such a line is read before a place to see what the place is. */
  private static final int CONTEXT = 200;

  public static Excerpt of(Place place, Redaction redaction) {
    SourceText source = place.file().text();
    Position start = place.start();
    Position end = place.end();
    Span line = source.line(start.line());
    int from = Math.min(place.span().start(), line.end());
    int to = Math.min(Math.max(place.span().end(), from), line.end());
    int more = Math.max(0, (end.column() == 1 ? end.line() - 1 : end.line()) - start.line());
    String shown;
    int first;
    if (line.end() - line.start() <= LONG_LINE) {
      shown = redaction.line(source, start.line());
      first = source.slice(line.start(), from).length();
    } else {
      // The keyword that makes a secret of a value stands before it.
      int context = Math.max(line.start(), from - CONTEXT);
      to = Math.min(to, from + WIDTH);
      String piece = redaction.mask(source.slice(context, to));
      shown = piece.substring(source.slice(context, from).length());
      first = 0;
    }
    int last = first + source.slice(from, to).length();
    return new Drawing(shown, first, last).excerpt(start.line(), more);
  }

  /** The text in three parts, for media that can mark the place itself. */
  public Marked marked() {
    int column = 0;
    int from = text.length();
    int to = text.length();
    for (int i = 0; i < text.length() && column < before + carets; ) {
      int c = text.codePointAt(i);
      if (column >= before && i < from) {
        from = i;
      }
      column += width(c);
      i += Character.charCount(c);
      to = i;
    }
    return new Marked(text.substring(0, from), text.substring(from, to), text.substring(to));
  }

  /** The place and what stands around it in the line. */
  public record Marked(String before, String place, String behind) {}

  /** Columns of a terminal: two for what East Asian typography and emoji draw wide. */
  private static int width(int c) {
    if (c < 0x300) {
      return 1;
    }
    int type = Character.getType(c);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    boolean wide =
        (c >= 0x1100 && c <= 0x115F)
            || (c >= 0x2E80 && c <= 0xA4CF)
            || (c >= 0xAC00 && c <= 0xD7A3)
            || (c >= 0xF900 && c <= 0xFAFF)
            || (c >= 0xFE30 && c <= 0xFE6F)
            || (c >= 0xFF00 && c <= 0xFF60)
            || (c >= 0x1F300 && c <= 0x1FAFF)
            || (c >= 0x20000 && c <= 0x3FFFD);
    return wide ? 2 : 1;
  }

  /** Lays the line out, character by character. */
  private static final class Drawing {
    private final StringBuilder text = new StringBuilder();
    private int column;
    private int before;
    private int behind;

    Drawing(String line, int first, int last) {
      int from = clipStart(line, first);
      if (from > 0) {
        add("…", 1);
      }
      int i = from;
      while (i < line.length() && column < WIDTH) {
        if (i == first) {
          before = column;
        }
        int c = line.codePointAt(i);
        put(c);
        i += Character.charCount(c);
        if (i == last) {
          behind = column;
        }
      }
      if (first >= i) {
        before = column;
      }
      if (last >= i || behind < before) {
        behind = Math.max(column, before);
      }
      if (i < line.length()) {
        add("…", 1);
      }
    }

    /** Drops the start of a long line when the place would not be seen otherwise. */
    private static int clipStart(String line, int first) {
      if (first <= WIDTH / 2 || line.length() <= WIDTH) {
        return 0;
      }
      int from = first - WIDTH / 4;
      return Character.isLowSurrogate(line.charAt(from)) ? from + 1 : from;
    }

    private void put(int c) {
      if (c == '\t') {
        int width = 8 - column % 8;
        add("        ".substring(0, width), width);
        return;
      }
      int length = text.length();
      Visible.append(text, c);
      int added = text.length() - length;
      column += added > Character.charCount(c) ? added : width(c);
    }

    private void add(String drawn, int width) {
      text.append(drawn);
      column += width;
    }

    Excerpt excerpt(int line, int more) {
      return new Excerpt(line, text.toString(), before, Math.max(1, behind - before), more);
    }
  }
}
