package org.losslint.source;

/**
 * A pattern with {@code *} (any run), {@code ?} (one character) and {@code [a-z]} or {@code [!a]}
 * (one of a set). In a pattern of paths {@code *} and {@code ?} stop at a slash and {@code **}
 * stands for any number of folders, none included. A bracket that never closes is a plain
 * character, so every text is a pattern.
 *
 * <p>Matching takes time in proportion to pattern × text at most, whatever the pattern.
 */
public final class Glob {
  private final String pattern;
  private final boolean paths;

  private Glob(String pattern, boolean paths) {
    this.pattern = pattern;
    this.paths = paths;
  }

  /** For names of devices and interfaces: {@code et-0/0/*} also matches {@code et-0/0/1:2}. */
  public static Glob ofNames(String pattern) {
    return new Glob(pattern, false);
  }

  /** For paths with forward slashes. */
  public static Glob ofPaths(String pattern) {
    return new Glob(pattern, true);
  }

  /** Whether {@code text} holds a character that a pattern gives a meaning. */
  public static boolean isPattern(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '*' || c == '?' || c == '[') {
        return true;
      }
    }
    return false;
  }

  public String pattern() {
    return pattern;
  }

  public boolean matches(String text) {
    return paths
        ? pathMatches(text)
        : runMatches(pattern, 0, pattern.length(), text, 0, text.length());
  }

  /**
   * Folder by folder. Only the last {@code **} needs to be remembered: what stands before it
   * matched already, and giving it more folders is all that can still help.
   */
  private boolean pathMatches(String text) {
    int p = 0;
    int t = 0;
    int afterStars = -1;
    int starsTook = 0;
    while (t <= text.length()) {
      int textEnd = segmentEnd(text, t);
      if (p <= pattern.length()) {
        int patternEnd = segmentEnd(pattern, p);
        if (patternEnd - p == 2 && pattern.startsWith("**", p)) {
          afterStars = patternEnd + 1;
          starsTook = t;
          p = afterStars;
          if (p > pattern.length()) {
            return true;
          }
          continue;
        }
        if (runMatches(pattern, p, patternEnd, text, t, textEnd)) {
          p = patternEnd + 1;
          t = textEnd + 1;
          continue;
        }
      }
      if (afterStars < 0) {
        return false;
      }
      starsTook = segmentEnd(text, starsTook) + 1;
      t = starsTook;
      p = afterStars;
    }
    return p > pattern.length();
  }

  private static int segmentEnd(String text, int from) {
    int slash = text.indexOf('/', from);
    return slash < 0 ? text.length() : slash;
  }

  private static boolean runMatches(
      String pattern, int from, int patternEnd, String text, int start, int textEnd) {
    int p = from;
    int t = start;
    int afterStar = -1;
    int starTook = 0;
    while (t < textEnd) {
      if (p < patternEnd && pattern.charAt(p) == '*') {
        afterStar = ++p;
        starTook = t;
        continue;
      }
      int next = p < patternEnd ? oneMatches(pattern, p, patternEnd, text.charAt(t)) : -1;
      if (next >= 0) {
        p = next;
        t++;
      } else if (afterStar >= 0) {
        p = afterStar;
        t = ++starTook;
      } else {
        return false;
      }
    }
    while (p < patternEnd && pattern.charAt(p) == '*') {
      p++;
    }
    return p == patternEnd;
  }

  /** The place in the pattern behind what matched {@code c}, or -1. */
  private static int oneMatches(String pattern, int at, int end, char c) {
    char wanted = pattern.charAt(at);
    if (wanted == '?') {
      return at + 1;
    }
    int close = wanted == '[' ? closingBracket(pattern, at, end) : -1;
    if (close < 0) {
      return wanted == c ? at + 1 : -1;
    }
    int i = at + 1;
    boolean not = pattern.charAt(i) == '!';
    if (not) {
      i++;
    }
    boolean found = false;
    while (i < close) {
      boolean range = i + 2 < close && pattern.charAt(i + 1) == '-';
      char last = range ? pattern.charAt(i + 2) : pattern.charAt(i);
      found |= c >= pattern.charAt(i) && c <= last;
      i += range ? 3 : 1;
    }
    return found != not ? close + 1 : -1;
  }

  /** A closing bracket that comes first in the set belongs to the set. */
  private static int closingBracket(String pattern, int at, int end) {
    int i = at + 1;
    if (i < end && pattern.charAt(i) == '!') {
      i++;
    }
    for (i++; i < end; i++) {
      if (pattern.charAt(i) == ']') {
        return i;
      }
    }
    return -1;
  }

  @Override
  public String toString() {
    return pattern;
  }
}
