package org.losslint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {
  @ParameterizedTest
  @CsvSource({
    "et-0/0/*, et-0/0/1:2, true",
    "et-*, et-0/0/0, true",
    "et-*, xe-0/0/0, false",
    "leaf?, leaf1, true",
    "leaf?, leaf12, false",
    "leaf[1-3], leaf2, true",
    "leaf[1-3], leaf4, false",
    "leaf[!1-3], leaf4, true",
    "leaf[13], leaf2, false",
    "a[]]b, a]b, true",
    "a[b, a[b, true",
    "*, '', true",
    "'', a, false",
    "*a*b*, xxaxxbxx, true",
    "*a*b*, xxbxxaxx, false",
  })
  void matchesNames(String pattern, String name, boolean matches) {
    assertEquals(matches, Glob.ofNames(pattern).matches(name));
  }

  @ParameterizedTest
  @CsvSource({
    "hosts/*, hosts/a, true",
    "hosts/*, hosts/a/b, false",
    "hosts/**, hosts/a/b, true",
    "hosts/**, hosts, false",
    "**/a.conf, a.conf, true",
    "**/a.conf, x/y/a.conf, true",
    "a/**/b/*.conf, a/b/c.conf, true",
    "a/**/b/*.conf, a/x/b/b/c.conf, true",
    "a/**/b/*.conf, a/x/b/b/c/d.conf, false",
    "**/a/**/b, x/a/y/a/z/b, true",
    "*.conf, x/a.conf, false",
    "**, a/b, true",
    "a, a/b, false",
    "a/b, a, false",
  })
  void matchesPathsFolderByFolder(String pattern, String path, boolean matches) {
    assertEquals(matches, Glob.ofPaths(pattern).matches(path));
  }

  @Test
  void knowsAPattern() {
    assertTrue(Glob.isPattern("et-*"));
    assertTrue(Glob.isPattern("leaf[12]"));
    assertFalse(Glob.isPattern("et-0/0/0:1"));
  }

  @Provide
  Arbitrary<String> patterns() {
    return Arbitraries.strings().withChars("ab/*?").ofMaxLength(12);
  }

  @Provide
  Arbitrary<String> paths() {
    return Arbitraries.strings().withChars("ab/").ofMaxLength(14);
  }

  @Property
  void agreesWithTheRegularExpressionOfTheSameMeaning(
      @ForAll("patterns") String pattern, @ForAll("paths") String text) {
    StringBuilder names = new StringBuilder();
    for (char c : pattern.toCharArray()) {
      names.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
    }
    assertEquals(Pattern.matches(names.toString(), text), Glob.ofNames(pattern).matches(text));
  }

  @Property
  void agreesFolderByFolderToo(@ForAll("patterns") String pattern, @ForAll("paths") String text) {
    assertEquals(
        byDefinition(pattern.split("/", -1), 0, text.split("/", -1), 0),
        Glob.ofPaths(pattern).matches(text));
  }

  /** Tries every number of folders for each {@code **}. */
  private static boolean byDefinition(String[] pattern, int p, String[] path, int t) {
    if (p == pattern.length) {
      return t == path.length;
    }
    if (pattern[p].equals("**")) {
      for (int took = p == pattern.length - 1 ? 1 : 0; t + took <= path.length; took++) {
        if (byDefinition(pattern, p + 1, path, t + took)) {
          return true;
        }
      }
      return false;
    }
    StringBuilder folder = new StringBuilder();
    for (char c : pattern[p].toCharArray()) {
      folder.append(c == '*' ? "[^/]*" : c == '?' ? "[^/]" : Pattern.quote(String.valueOf(c)));
    }
    return t < path.length
        && Pattern.matches(folder.toString(), path[t])
        && byDefinition(pattern, p + 1, path, t + 1);
  }
}
