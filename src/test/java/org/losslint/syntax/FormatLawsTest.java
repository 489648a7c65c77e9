package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceReading;
import org.losslint.source.SourceText;
import org.losslint.source.Sources;

/** What holds for every configuration, whatever it is written in. */
class FormatLawsTest {
  @Provide
  Arbitrary<List<Integer>> decisions() {
    return Arbitraries.integers().between(0, 9999).list().ofMinSize(1).ofMaxSize(200);
  }

  private static JunosDocument read(String text, Format format) {
    return JunosReader.read(new SourceFile("t", SourceText.of(text), format));
  }

  private static String shape(String text, Format format) {
    JunosDocument document = read(text, format);
    // The generator does not care for ranges.
    String said = TreeText.diagnostics(document).replaceAll("(?m)^value .*\n", "");
    assertEquals("", said, text);
    return GeneratedTree.shape(document.configurations().get(0).root());
  }

  @Property(tries = 500)
  void fourFormatsAreOneTree(@ForAll("decisions") List<Integer> decisions) {
    Statement tree = GeneratedTree.of(decisions);
    if (tree.children().isEmpty()) {
      return;
    }
    String expected = GeneratedTree.shape(tree);
    assertEquals(expected, shape(Canonical.braces(tree), Format.JUNOS_TEXT));
    assertEquals(expected, shape(Canonical.setLines(tree), Format.JUNOS_SET));
    assertEquals(expected, shape(XmlText.of(tree), Format.JUNOS_XML));
    assertEquals(expected, shape(JsonText.compact(tree), Format.JUNOS_JSON));
    assertEquals(expected, shape(JsonText.verbose(tree), Format.JUNOS_JSON));
  }

  @Property(tries = 200)
  void whatIsPrintedIsReadAsTheSame(@ForAll("decisions") List<Integer> decisions) {
    Statement tree = GeneratedTree.of(decisions);
    String lines = Canonical.setLines(tree);
    String braces = Canonical.braces(tree);
    assertEquals(lines, Canonical.setLines(TreeText.root(lines)));
    assertEquals(braces, Canonical.braces(TreeText.root(braces)));
    assertEquals(braces, Canonical.braces(TreeText.root(lines)));
  }

  /** Comments, blanks and line ends change places and nothing else. */
  @Property(tries = 200)
  void layoutMeansNothing(
      @ForAll("decisions") List<Integer> decisions, @ForAll List<@IntRange(max = 6) Integer> tape) {
    Statement tree = GeneratedTree.of(decisions);
    if (tree.children().isEmpty()) {
      return;
    }
    String expected = GeneratedTree.shape(tree);
    assertEquals(
        expected,
        shape(
            laidOut(Canonical.braces(tree), tape, "/* a { note */\n", "# b }\n"),
            Format.JUNOS_TEXT));
    assertEquals(
        expected,
        shape(laidOut(Canonical.setLines(tree), tape, "# set\n", "\n"), Format.JUNOS_SET));
    assertEquals(
        expected, shape(laidOut(XmlText.of(tree), tape, "<!-- <a> -->", "\n"), Format.JUNOS_XML));
    assertEquals(
        expected, shape(laidOut(JsonText.compact(tree), tape, "", "\n"), Format.JUNOS_JSON));
  }

  /** Each line may get another indentation, another end, and something behind it. */
  private static String laidOut(
      String text, List<Integer> tape, String comment, String otherComment) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (String line : text.split("\n")) {
      int change = tape.isEmpty() ? 0 : tape.get(at++ % tape.size());
      out.append(change == 1 ? "\t" : change == 2 ? "      " : "");
      out.append(change == 3 ? line.strip() : line).append(change == 4 ? "\r\n" : "\n");
      out.append(change == 5 ? comment : change == 6 ? otherComment : "");
    }
    return out.toString();
  }

  /**
   * A cut text is read as far as it goes and marked, and says nothing that the whole does not say.
   */
  @Property(tries = 300)
  void aCutIsNeverTakenForTheWhole(
      @ForAll("decisions") List<Integer> decisions, @ForAll @IntRange(max = 9999) int permyriad) {
    Statement tree = GeneratedTree.of(decisions);
    if (tree.children().isEmpty()) {
      return;
    }
    List<String> lines = List.of(Canonical.setLines(tree).split("\n"));
    String braces = Canonical.braces(tree);
    int cut = braces.length() * permyriad / 10_000;
    JunosDocument document = read(braces.substring(0, cut), Format.JUNOS_TEXT);
    assertSays(lines, document);
    if (depth(braces, cut) > 0) {
      assertTrue(document.partial(), () -> braces.substring(0, cut));
    }
    String xml = XmlText.of(tree);
    assertCut(lines, xml, xml.length() * permyriad / 10_000, Format.JUNOS_XML);
    for (String json : List.of(JsonText.compact(tree), JsonText.verbose(tree))) {
      assertCut(lines, json, json.length() * permyriad / 10_000, Format.JUNOS_JSON);
    }
  }

  private static void assertCut(List<String> lines, String text, int cut, Format format) {
    String start = text.substring(0, cut);
    JunosDocument document = read(start, format);
    assertSays(lines, document);
    if (cut < text.stripTrailing().length()) {
      assertTrue(document.partial() || !document.readable(), start);
      assertFalse(document.diagnostics().isEmpty(), start);
    }
  }

  /** Each line that the tree prints is one of the whole, or the head of one. */
  private static void assertSays(List<String> lines, JunosDocument document) {
    for (Configuration configuration : document.configurations()) {
      for (String said : Canonical.setLines(configuration.root()).split("\n")) {
        assertTrue(
            said.isEmpty()
                || lines.stream()
                    .anyMatch(line -> line.equals(said) || line.startsWith(said + " ")),
            said);
      }
    }
  }

  private static int depth(String text, int end) {
    int depth = 0;
    boolean quoted = false;
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      if (quoted) {
        quoted = c != '"';
        i += c == '\\' ? 1 : 0;
      } else if (c == '"') {
        quoted = true;
      } else {
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      }
    }
    return depth;
  }

  @Property(tries = 300)
  void noBytesMakeItFail(
      @ForAll("decisions") List<Integer> decisions,
      @ForAll @IntRange(max = 4) int format,
      @ForAll List<Byte> bytes,
      @ForAll @IntRange(max = 9999) int permyriad) {
    Statement tree = GeneratedTree.of(decisions);
    String text =
        switch (format) {
          case 0 -> Canonical.braces(tree);
          case 1 -> Canonical.setLines(tree);
          case 2 -> XmlText.of(tree);
          case 3 -> JsonText.compact(tree);
          default -> JsonText.verbose(tree);
        };
    byte[] whole = text.getBytes(StandardCharsets.UTF_8);
    int at = whole.length * permyriad / 10_000;
    for (int i = 0; i < bytes.size() && at + i < whole.length; i++) {
      whole[at + i] = bytes.get(i);
    }
    SourceReading reading = Sources.of(whole, "t");
    if (reading.readable()) {
      JunosDocument document = JunosReader.read(reading.file());
      for (Configuration configuration : document.configurations()) {
        TreeText.read(Canonical.setLines(configuration.root()));
        TreeText.read(Canonical.braces(configuration.root()));
      }
      document.diagnostics().forEach(d -> assertFalse(d.message().isEmpty()));
    }
  }
}
