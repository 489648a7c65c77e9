package org.losslint.report;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.losslint.source.SourceText;

/**
 * The hash of each line that GitHub recognises an alert by (its {@code primaryLocationLineHash}):
 * GitHub computes it when a report has none, and warns when a report has another. A hash covers the
 * 100 characters from the start of the line that are neither blank nor tab; line ends count as one
 * LF, the end of the file as 65535 and then zeros. Behind a colon stands the how-many-eth line with
 * this hash it is.
 */
final class LineHashes {
  private static final int WINDOW = 100;
  private static final long FACTOR = 37;

  private char[] kept = new char[1024];
  private int length;
  private int[] starts = new int[64];
  private int lines;
  private boolean atLineStart = true;

  private LineHashes() {}

  /** The hashes of all lines; line 1 is at 0. */
  static String[] of(SourceText text) {
    LineHashes hashes = new LineHashes();
    boolean afterCarriageReturn = false;
    for (int i = 0; i < text.length(); i++) {
      int c = text.at(i);
      boolean secondHalf = afterCarriageReturn && c == '\n';
      afterCarriageReturn = c == '\r';
      if (c != ' ' && c != '\t' && !secondHalf) {
        hashes.keep(c == '\r' ? '\n' : c);
      }
    }
    hashes.keep(0xFFFF);
    return hashes.all();
  }

  private void keep(int c) {
    if (atLineStart) {
      if (lines == starts.length) {
        starts = Arrays.copyOf(starts, lines * 2);
      }
      starts[lines++] = length;
    }
    atLineStart = c == '\n';
    if (length + 2 > kept.length) {
      kept = Arrays.copyOf(kept, kept.length * 2);
    }
    length += Character.toChars(c, kept, length);
  }

  private String[] all() {
    String[] hashes = new String[lines];
    Map<Long, Integer> seen = new HashMap<>();
    for (int line = 0; line < lines; line++) {
      long hash = 0;
      for (int i = starts[line]; i < starts[line] + WINDOW; i++) {
        hash = hash * FACTOR + (i < length ? kept[i] : 0);
      }
      hashes[line] = Long.toHexString(hash) + ":" + seen.merge(hash, 1, Integer::sum);
    }
    return hashes;
  }
}
