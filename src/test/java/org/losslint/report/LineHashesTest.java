package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;
import org.losslint.source.SourceText;

/** The values were computed by a second implementation of what GitHub's upload action does. */
class LineHashesTest {
  private static String[] of(String text) {
    return LineHashes.of(SourceText.of(text));
  }

  @Test
  void theEndOfAFileIsALine() {
    assertArrayEquals(new String[] {"c129715d7a2bc9a3:1"}, of(""));
  }

  @Test
  void blanksTabsAndKindsOfLineEndsDoNotCount() {
    String[] expected = {
      "c5ac15f12b18464f:1",
      "bf096e7f0521bced:1",
      "25dcf33e1e8185d4:1",
      "3c5bef55b72b93c9:1",
      "c129715d7a2bc9a3:1"
    };
    assertArrayEquals(expected, of("system {\n    host-name dc1;\r\n}\n\n"));
    assertArrayEquals(expected, of("system{\r\thost-namedc1;\r  }\r\n\n"));
  }

  @Test
  void equalLinesAreNumberedAndWideCharactersAreTwo() {
    String[] hashes = of("set x \uD83D\uDE80 ü\n".repeat(9));
    assertEquals("2614a292555fc4aa:1", hashes[0]);
    assertEquals("19798340be199a9b:1", hashes[1]);
    assertEquals("9b7fd148c6045cb2:1", hashes[8]);
    assertEquals("c129715d7a2bc9a3:1", hashes[9]);
    String[] equal = of("abcdefghijklmnopqrstuvwxyz\n".repeat(8));
    assertEquals(equal[0].replace(":1", ":2"), equal[1]);
  }

  @Property
  void thereIsOneForEachLine(@ForAll @CharRange(from = '\n', to = '\u0100') String text) {
    assertEquals(text.split("\r\n|\r|\n", -1).length, of(text).length);
  }
}
