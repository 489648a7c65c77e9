package org.losslint.syntax.nic;

import java.util.Arrays;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * One line as a tool printed it, freed from the marks that mails, terminals and logs put around it.
 * Knows for each code point where it stands in the file.
 */
final class Line {
  private final int[] points;
  private final int[] offsets;
  private final Span span;
  private final int depth;

  /**
   * @param points the line itself
   * @param offsets the offset of each in the file
   * @param span the line in the file with its marks
   * @param depth how many mail quote marks stood before it
   */
  Line(int[] points, int[] offsets, Span span, int depth) {
    this.points = points;
    this.offsets = offsets;
    this.span = span;
    this.depth = depth;
  }

  int length() {
    return points.length;
  }

  int at(int index) {
    return points[index];
  }

  /** With the marks that were taken off. */
  Span span() {
    return span;
  }

  int depth() {
    return depth;
  }

  boolean isBlank() {
    return indent() == points.length;
  }

  /** How many blanks it starts with. */
  int indent() {
    int indent = 0;
    while (indent < points.length && isSpace(points[indent])) {
      indent++;
    }
    return indent;
  }

  static boolean isSpace(int c) {
    return c == ' ' || c == '\t';
  }

  String text() {
    return text(0, points.length);
  }

  String text(int from, int to) {
    return new String(points, from, to - from);
  }

  /** The stretch of the file from the code point {@code from} to the one before {@code to}. */
  Span span(int from, int to) {
    if (points.length == 0) {
      return span;
    }
    if (from >= to) {
      int at = from < points.length ? offsets[from] : offsets[points.length - 1] + 1;
      return new Span(at, at);
    }
    return new Span(offsets[from], offsets[to - 1] + 1);
  }

  /** From the first code point that is no blank to the last. */
  Span content() {
    int end = points.length;
    while (end > 0 && isSpace(points[end - 1])) {
      end--;
    }
    return span(Math.min(indent(), end), end);
  }

  Span span(Token token) {
    return span(token.getStartIndex(), token.getStopIndex() + 1);
  }

  Word word(Token token) {
    Span at = span(token);
    return new Word(token.getText(), at.start(), at.end());
  }

  /** What a rule took, blanks inside included; empty text where it took nothing. */
  Word word(ParserRuleContext rule) {
    Token first = rule.getStart();
    Token last = rule.getStop();
    if (first == null || last == null || last.getStopIndex() < first.getStartIndex()) {
      Span nothing = span(points.length, points.length);
      return new Word("", nothing.start(), nothing.end());
    }
    return word(first.getStartIndex(), last.getStopIndex() + 1);
  }

  Word word(int from, int to) {
    Span at = span(from, to);
    return new Word(text(from, to), at.start(), at.end());
  }

  /** The part of it from {@code index} on. */
  Line from(int index) {
    return part(index, points.length);
  }

  /** The part of it from the code point {@code from} to the one before {@code to}. */
  Line part(int from, int to) {
    return new Line(
        Arrays.copyOfRange(points, from, to), Arrays.copyOfRange(offsets, from, to), span, depth);
  }

  /** This line without its last code point (a backslash), a blank, and the next one. */
  Line continuedBy(Line next) {
    int kept = points.length - 1;
    int[] joined = Arrays.copyOf(points, kept + 1 + next.points.length);
    int[] places = Arrays.copyOf(offsets, joined.length);
    joined[kept] = ' ';
    System.arraycopy(next.points, 0, joined, kept + 1, next.points.length);
    System.arraycopy(next.offsets, 0, places, kept + 1, next.points.length);
    return new Line(joined, places, span.to(next.span), depth);
  }

  boolean endsWith(char c) {
    return points.length > 0 && points[points.length - 1] == c;
  }

  boolean contains(String part) {
    return text().contains(part);
  }

  @Override
  public String toString() {
    return text();
  }
}
