package org.losslint.source;

import java.util.Collection;
import java.util.Optional;

/** Finds the word that was probably meant. */
public final class Spelling {
  private Spelling() {}

  /**
   * The candidate nearest to {@code word}, when it is near enough for a slip: one change in a word
   * of up to four letters, two up to nine, three beyond. Of two equally near ones the first.
   */
  public static Optional<String> nearest(String word, Collection<String> candidates) {
    int limit = word.length() <= 4 ? 1 : word.length() <= 9 ? 2 : 3;
    String best = null;
    int least = limit + 1;
    for (String candidate : candidates) {
      if (Math.abs(candidate.length() - word.length()) < least) {
        int distance = distance(word, candidate);
        if (distance < least) {
          least = distance;
          best = candidate;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** {@code did you mean `x`?}, or empty where nothing is near. */
  public static String hint(String word, Collection<String> candidates) {
    Optional<String> nearest = nearest(word, candidates);
    return nearest.isPresent() ? "did you mean `" + nearest.get() + "`?" : "";
  }

  /**
   * How many letters must be inserted, removed, replaced or swapped with their neighbour to make
   * one word of the other.
   */
  public static int distance(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + cost);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[b.length()];
  }
}
