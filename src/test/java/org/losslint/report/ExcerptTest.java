package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

class ExcerptTest {
  private static final Redaction NONE = line -> line;

  private static Excerpt of(String text, String marked, Redaction redaction) {
    SourceFile file = new SourceFile("a", SourceText.of(text), Format.JUNOS_TEXT);
    int at = text.indexOf(marked);
    int start = text.codePointCount(0, at);
    int end = start + marked.codePointCount(0, marked.length());
    return Excerpt.of(new Place(file, new Span(start, end)), redaction);
  }

  @Test
  void marksThePlace() {
    assertEquals(new Excerpt(2, "  b c d", 4, 1, 0), of("a\n  b c d\n", "c", NONE));
  }

  @Test
  void widensTabsAndMovesTheCaretsWithThem() {
    assertEquals(new Excerpt(1, "        b       c", 16, 1, 0), of("\tb\tc", "c", NONE));
  }

  @Test
  void countsWideAndCombiningCharactersAsATerminalDoes() {
    assertEquals(4, of("\uD83D\uDE80\u4E2Dx", "x", NONE).before());
    assertEquals(1, of("e\u0301x", "x", NONE).before());
  }

  @Test
  void aPlaceOverManyLinesIsMarkedInTheFirst() {
    assertEquals(new Excerpt(1, "a {", 0, 3, 2), of("a {\n b;\n}\n", "a {\n b;\n}", NONE));
    assertEquals(0, of("a {\n", "a {\n", NONE).more());
  }

  @Test
  void anEmptyPlaceHasOneCaret() {
    SourceFile file = new SourceFile("a", SourceText.of("abc\n"), Format.JUNOS_TEXT);
    assertEquals(new Excerpt(1, "abc", 3, 1, 0), Excerpt.of(new Place(file, new Span(3, 3)), NONE));
    assertEquals(new Excerpt(2, "", 0, 1, 0), Excerpt.of(new Place(file, new Span(4, 4)), NONE));
  }

  @Test
  void masksSecretsAndKeepsTheCaretsWhereTheyBelong() {
    Redaction redaction = piece -> piece.replace("key hunter2", "key *******");
    assertEquals(
        new Excerpt(1, "key ******* id 7;", 15, 1, 0), of("key hunter2 id 7;", "7", redaction));
    assertEquals(
        new Excerpt(1, "key ******* id 7;", 4, 7, 0),
        of("key hunter2 id 7;", "hunter2", redaction));
  }

  @Test
  void masksASecretInALineWithoutEndByWhatStandsBeforeIt() {
    Redaction redaction = piece -> piece.replace("key hunter2", "key *******");
    String text = "x ".repeat(1500) + "key hunter2 " + "y ".repeat(1500);
    assertEquals(new Excerpt(1, "*******", 0, 7, 0), of(text, "hunter2", redaction));
  }

  @Test
  void aLongLineIsClippedAroundThePlace() {
    Excerpt excerpt = of("x".repeat(500) + " here " + "y".repeat(500), "here", NONE);
    assertTrue(excerpt.text().length() <= 162, excerpt.text());
    assertTrue(excerpt.text().startsWith("…x"), excerpt.text());
    assertTrue(excerpt.text().endsWith("y…"), excerpt.text());
    assertEquals(
        "here", excerpt.text().substring(excerpt.before(), excerpt.before() + excerpt.carets()));
  }

  @Test
  void ofALineWithoutEndOnlyThePlaceIsShown() {
    Excerpt excerpt = of("secret ".repeat(1000) + "here" + " secret".repeat(1000), "here", NONE);
    assertEquals(new Excerpt(1, "here", 0, 4, 0), excerpt);
  }

  @Test
  void hiddenCharactersAreSpeltAndCounted() {
    assertEquals(new Excerpt(1, "a\\x1bb", 5, 1, 0), of("a\u001bb", "b", NONE));
  }
}
