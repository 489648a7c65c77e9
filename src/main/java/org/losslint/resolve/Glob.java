package org.losslint.resolve;

/**
 * Name patterns as Junos has them: {@code *} any run, {@code ?} one character, {@code [0-9]} one of
 * a set, {@code [!x]} one outside of it. The time is bounded by pattern × name, whatever the
 * pattern is.
 *
 * <p>Two mechanisms use them: {@code <…>} in configuration groups (vendor page "Using Wildcards
 * with Configuration Groups") and the plain {@code et-*} of {@code class-of-service interfaces}.
 */
public final class Glob {
  private Glob() {}

  /** Whether a key is a group wildcard: {@code <et-*>}. */
  public static boolean isWildcard(String key) {
    return key.length() >= 2 && key.charAt(0) == '<' && key.charAt(key.length() - 1) == '>';
  }

  /** Whether a plain name holds a pattern character, so that it stands for several. */
  public static boolean isPattern(String name) {
    return name.indexOf('*') >= 0 || name.indexOf('?') >= 0 || name.indexOf('[') >= 0;
  }

  /** Whether {@code name} matches a group wildcard, which is given with its angle brackets. */
  public static boolean wildcardMatches(String wildcard, String name) {
    return wildcard.equals("<*>") || matches(wildcard, 1, wildcard.length() - 1, name);
  }

  /** Whether {@code name} matches a plain pattern. */
  public static boolean matches(String pattern, String name) {
    return matches(pattern, 0, pattern.length(), name);
  }

  private static boolean matches(String pattern, int from, int end, String name) {
    int p = from;
    int n = 0;
    int star = -1;
    int resume = 0;
    while (n < name.length()) {
      if (p < end && pattern.charAt(p) == '*') {
        star = p++;
        resume = n;
        continue;
      }
      int next = p < end ? matchOne(pattern, p, end, name.charAt(n)) : -1;
      if (next > 0) {
        p = next;
        n++;
      } else if (star >= 0) {
        p = star + 1;
        n = ++resume;
      } else {
        return false;
      }
    }
    while (p < end && pattern.charAt(p) == '*') {
      p++;
    }
    return p == end;
  }

  /**
   * Where the pattern goes on when its element at {@code p} takes {@code c}; -1 when it does not.
   */
  private static int matchOne(String pattern, int p, int end, char c) {
    char element = pattern.charAt(p);
    if (element == '?') {
      return p + 1;
    }
    if (element != '[') {
      return element == c ? p + 1 : -1;
    }
    int close = pattern.indexOf(']', p + 2);
    if (close < 0 || close >= end) {
      return c == '[' ? p + 1 : -1;
    }
    int i = p + 1;
    boolean negated = pattern.charAt(i) == '!' || pattern.charAt(i) == '^';
    if (negated) {
      i++;
    }
    boolean inside = false;
    while (i < close) {
      if (i + 2 < close && pattern.charAt(i + 1) == '-') {
        inside |= pattern.charAt(i) <= c && c <= pattern.charAt(i + 2);
        i += 3;
      } else {
        inside |= pattern.charAt(i) == c;
        i++;
      }
    }
    return inside != negated ? close + 1 : -1;
  }

  /**
   * How narrow a pattern is, for choosing among several that match one port: the number of
   * characters that it fixes. Which of two equally narrow ones wins is not documented.
   */
  public static int strength(String pattern) {
    int fixed = 0;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '[') {
        int close = pattern.indexOf(']', i + 2);
        i = close < 0 ? i : close;
      } else if (c != '*' && c != '?') {
        fixed++;
      }
    }
    return fixed;
  }
}
