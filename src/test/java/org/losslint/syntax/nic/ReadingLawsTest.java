package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.losslint.source.Diagnostic;
import org.losslint.source.Format;
import org.losslint.source.NicFormats;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/** What holds for every text. */
class ReadingLawsTest {
  private static final List<String> SAMPLES = samples();

  private static List<String> samples() {
    try (Stream<Path> files = Files.list(Path.of("testdata/nic/cases"))) {
      List<String> texts = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        texts.add(Files.readString(file));
      }
      texts.add(HostQosTest.MLNX_QOS);
      return texts;
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** Pieces that readers know, in any order, with rubbish between. */
  @Provide
  Arbitrary<String> mixtures() {
    Arbitrary<String> line =
        Arbitraries.of(SAMPLES)
            .flatMap(text -> Arbitraries.of(text.split("\n")))
            .map(l -> l.isEmpty() ? " " : l);
    Arbitrary<String> piece =
        Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(6, line),
            net.jqwik.api.Tuple.of(1, Arbitraries.strings().ofMaxLength(40)),
            net.jqwik.api.Tuple.of(
                1,
                Arbitraries.of(
                    "> ",
                    "\u001B[31m",
                    "\\n\\n",
                    "{\"ifname\":\"x\",",
                    "Device #99999999999999999999:",
                    "Configurations:",
                    "<interface-information",
                    "root@gpu1:~# mlxconfig -d x -e q",
                    "roce_x | 0xffffffffffffffffffff",
                    "queue 99999999999 a b 3",
                    "tc: 9999999999999 ratelimit: x, tsa: y",
                    "link a/1 99999999999999999999999 b",
                    "\t\t|\t|",
                    "\uD83D\uDE80 \u00A0\u200B")));
    return piece.list().ofMaxSize(40).map(l -> String.join("\n", l));
  }

  @Property(tries = 150)
  void nothingCrashesInAnyFormat(@ForAll("mixtures") String text, @ForAll Format format) {
    SourceFile file = new SourceFile("any.txt", SourceText.of(text), format);
    NicDocument document = NicReader.read(file);
    NicFormats.detect(file.text());
    for (Diagnostic diagnostic : document.diagnostics()) {
      assertInside(file, diagnostic.place().span());
    }
    for (Section section : document.sections()) {
      assertInside(file, section.span());
    }
    assertTrue(document.readable() || !document.diagnostics().isEmpty());
  }

  private static void assertInside(SourceFile file, Span span) {
    assertTrue(span.end() <= file.text().length(), span::toString);
  }

  @Property(tries = 150)
  void anyStringIsRead(@ForAll String text, @ForAll Format format) {
    NicDocument document = NicReader.read(new SourceFile("any.txt", SourceText.of(text), format));
    assertTrue(document.readable() || !document.diagnostics().isEmpty());
  }

  @Property(tries = 120)
  void everyStrayLineIsReported(
      @ForAll @IntRange(min = 0, max = 12) int sample,
      @ForAll @Size(min = 1, max = 6) List<@IntRange(min = 0, max = 60) Integer> places) {
    List<String> lines = new ArrayList<>(List.of(SAMPLES.get(sample).split("\n")));
    int at = 0;
    for (int place : places) {
      at++;
      lines.add(Math.min(place, lines.size()), "this is stray text, number " + at);
    }
    NicDocument document = Dumps.read(String.join("\n", lines) + "\n");
    SourceText text = document.file().text();
    for (int line = 1; line <= text.lineCount(); line++) {
      Span span = text.line(line);
      if (text.slice(span).startsWith("this is stray")) {
        assertTrue(
            document.diagnostics().stream().anyMatch(d -> covers(d.place().span(), span)),
            "line " + line + " of " + text);
      }
    }
  }

  private static boolean covers(Span outer, Span inner) {
    return outer.start() <= inner.start() && outer.end() >= inner.end();
  }

  @Property(tries = 120)
  void aCutNeverCrashes(
      @ForAll @IntRange(min = 0, max = 19) int sample,
      @ForAll @IntRange(min = 0, max = 100) int percent) {
    String text = SAMPLES.get(sample % SAMPLES.size());
    NicDocument document = Dumps.read(text.substring(0, text.length() * percent / 100));
    assertTrue(document.readable() || !document.diagnostics().isEmpty());
  }

  @Provide
  Arbitrary<String> values() {
    Arbitrary<String> word =
        Arbitraries.strings().withChars("ABCXYZabz019_").ofMinLength(1).ofMaxLength(40);
    Arbitrary<Integer> number = Arbitraries.integers().between(0, 100_000);
    return Combinators.combine(word, number).as((w, n) -> w + "(" + n + ")");
  }

  /** However wide they are: a closing parenthesis ends a value. */
  @Property(tries = 150)
  void valuesThatTouchComeApart(
      @ForAll("values") String first,
      @ForAll("values") String second,
      @ForAll("values") String third) {
    String title = "Device type: X\nConfigurations:   Default   Current   Next Boot\n";
    for (String gap : List.of("", " ", "     ")) {
      String row =
          "         SOME_MODE    "
              + Stream.of(first, second, third).collect(Collectors.joining(gap));
      NicDocument document = Dumps.read(title + row + "\n");
      assertEquals(List.of(), document.diagnostics());
      ConfigRow read = Dumps.only(document, ConfigDump.class).rows().get(0);
      assertEquals(
          List.of(first, second, third), read.cells().values().stream().map(Cell::raw).toList());
      for (Cell cell : read.cells().values()) {
        assertTrue(cell.number().isPresent(), cell::raw);
        assertFalse(cell.word().orElseThrow().contains("("));
      }
    }
  }

  @Property(tries = 40)
  void marksAroundADumpChangeNoValue(
      @ForAll @IntRange(min = 0, max = 2) int quotes,
      @ForAll @IntRange(min = 0, max = 8) int indent,
      @ForAll boolean carriage,
      @ForAll boolean colour) {
    String plain = Dumps.text("cases/c01.txt");
    String marked =
        plain
            .lines()
            .map(l -> "> ".repeat(quotes) + (l.isBlank() ? "" : " ".repeat(indent) + l))
            .map(l -> colour ? "\u001B[32m" + l + "\u001B[0m" : l)
            .map(l -> carriage ? l + "\r" : l)
            .collect(Collectors.joining("\n", "", "\n"));
    assertEquals(values(Dumps.read(plain)), values(Dumps.read(marked)));
  }

  private static List<String> values(NicDocument document) {
    List<String> values = new ArrayList<>();
    for (ConfigRow row : Dumps.only(document, ConfigDump.class).rows()) {
      values.add(row.name() + " " + row.cells().values().stream().map(Cell::raw).toList());
      for (Cell cell : row.cells().values()) {
        assertEquals(cell.raw(), document.place(cell.span()).text());
      }
    }
    return values;
  }
}
