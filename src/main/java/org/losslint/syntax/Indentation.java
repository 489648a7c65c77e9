package org.losslint.syntax;

import org.losslint.source.SourceText;

/**
 * How far lines stand from the left. The device indents what a block holds, and so does nearly
 * everyone; then the columns tell where a brace is missing that the count of braces only misses at
 * the end of the text.
 */
final class Indentation {
  private static final int TAB = 8;

  private final SourceText text;
  private int deeper;
  private int others;

  Indentation(SourceText text) {
    this.text = text;
  }

  /** How far the first sign of the line that holds {@code offset} stands from the left. */
  int of(int offset) {
    int column = 0;
    for (int at = text.lineStart(offset); at < offset; at++) {
      int c = text.at(at);
      if (c > ' ') {
        break;
      }
      column += c == '\t' ? TAB - column % TAB : 1;
    }
    return column;
  }

  /** Takes note of a block and of the first line in it. */
  void note(int blockColumn, int firstColumn) {
    if (firstColumn > blockColumn) {
      deeper++;
    } else {
      others++;
    }
  }

  /** Whether blocks were indented, but for a few: as many as missing braces make. */
  boolean isKept() {
    return deeper > 0 && others * 3 <= deeper;
  }
}
