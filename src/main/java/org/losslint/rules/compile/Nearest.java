package org.losslint.rules.compile;

import java.util.Collection;

/** Finds the word that was meant. */
public final class Nearest {
  private Nearest() {}

  /** {@code did you mean `x`?} where a candidate is near enough to be meant; else empty. */
  public static String hint(String word, Collection<String> candidates) {
    String best = "";
    int bestDistance = Math.max(1, Math.min(3, word.length() / 3)) + 1;
    for (String candidate : candidates) {
      int distance = near(word, candidate, bestDistance);
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return best.isEmpty() ? "" : "did you mean `" + best + "`?";
  }

  private static int near(String word, String candidate, int limit) {
    if (candidate.equalsIgnoreCase(word)) {
      return 0;
    }
    boolean isStart = word.length() > 2 && candidate.startsWith(word);
    return isStart ? 1 : distance(word, candidate, limit);
  }

  /** As {@link #hint}, or what there is to choose from where nothing is near. */
  public static String hintOrList(String word, Collection<String> candidates, String list) {
    String hint = hint(word, candidates);
    return !hint.isEmpty() || candidates.isEmpty()
        ? hint
        : list + " " + String.join(", ", candidates);
  }

  /**
   * How many letters are to be put in, left out, changed or swapped with their neighbour; any
   * number from {@code limit} on where it is as many.
   */
  static int distance(String a, String b, int limit) {
    if (Math.abs(a.length() - b.length()) >= limit) {
      return limit;
    }
    int[] before = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
      int[] free = before;
      before = last;
      last = row;
      row = free;
    }
    return last[b.length()];
  }
}
