package org.losslint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptLinesTest {
  /** Texts of one, two and four bytes a code point; the fourth line ends with CR LF. */
  @ParameterizedTest
  @ValueSource(strings = {"four", "v\u03b9er", "f\uD83D\uDE80ur"})
  void keptLinesReadAsBeforeAndOthersAsBlanks(String word) {
    String text = "one\ntwo\nthree\n" + word + " words in it\r\nfive\nsix";
    SourceText whole = SourceText.of(text);
    SourceText kept = SourceText.of(text);
    kept.keepOnly(new int[] {3, 4});
    assertTrue(whole.isWhole());
    assertFalse(kept.isWhole());
    assertEquals(whole.length(), kept.length());
    assertEquals(6, kept.lineCount());
    Span line = whole.line(4);
    assertEquals(line, kept.line(4));
    assertEquals(word + " words in it", kept.slice(line));
    for (int offset = whole.line(3).start(); offset <= line.end(); offset++) {
      assertEquals(whole.position(offset), kept.position(offset));
    }
    for (int offset = line.start(); offset < line.end(); offset++) {
      assertEquals(whole.at(offset), kept.at(offset));
    }
    assertEquals("   ", kept.slice(0, 3));
    assertEquals("", kept.slice(kept.line(2)));
    assertEquals("", kept.slice(kept.line(6)));
    assertEquals(' ', kept.at(whole.line(6).start()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "one line", "a\n"})
  void nothingNeedBeKept(String text) {
    SourceText kept = SourceText.of(text);
    kept.keepOnly(new int[0]);
    assertEquals(text.length(), kept.length());
    assertEquals(new Position(1, 1), kept.position(0));
    assertEquals("", kept.slice(kept.line(1)));
  }

  /** Of a report that is read only places are known; they are where the report says. */
  @Test
  void placesAloneKeepLinesAndColumns() {
    SourceText text = SourceText.ofPlaces(new int[] {3, 70}, new int[] {12, 1});
    assertFalse(text.isWhole());
    for (int column : new int[] {1, 5, 12, 13}) {
      int offset = text.line(3).start() + column - 1;
      assertEquals(new Position(3, column), text.position(offset));
    }
    assertEquals(new Position(70, 1), text.position(text.line(70).start()));
    assertTrue(text.line(70).start() > text.line(3).end());
  }
}
