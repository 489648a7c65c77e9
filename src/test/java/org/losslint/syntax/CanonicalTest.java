package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.source.SourceReading;
import org.losslint.source.Sources;

class CanonicalTest {
  static List<Path> files() throws IOException {
    return JunosGoldenTest.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void readingWhatIsPrintedGivesTheSame(Path path) throws IOException {
    SourceReading reading = Sources.read(path, path.toString());
    if (reading.readable()) {
      for (Configuration configuration : JunosReader.read(reading.file()).configurations()) {
        String lines = Canonical.setLines(configuration.root());
        JunosDocument again = TreeText.read(lines);
        assertEquals(lines, Canonical.setLines(again.configurations().get(0).root()));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "s1|s1",
        "et-0/0/0:1|et-0/0/0:1",
        "<*>|<*>",
        "a b|\"a b\"",
        "``|\"\"",
        "a\"b\\c|\"a\\\"b\\\\c\"",
        "<et-[0-1]>|\"<et-[0-1]>\"",
        "/*|\"/*\"",
        "$9$x|$9$x",
        "a;b|\"a;b\"",
        "#1|\"#1\"",
        "<a|\"<a\""
      })
  void quotesWhatWouldNotBeOneWord(String word, String spelt) {
    assertEquals(spelt, Canonical.quoted(word));
    String line = "set class-of-service schedulers " + spelt + "\n";
    assertEquals(line, TreeText.setLines(line));
  }

  @Test
  void namesStatementsByTheirPathWithoutValues() {
    Statement root =
        TreeText.read(
                "class-of-service { schedulers { \"s 1\" { buffer-size temporal 5; transmit-rate"
                    + " 10g; drop-profile-map loss-priority any protocol any drop-profile d; } }"
                    + " interfaces { et-0/0/0 { unit 0 { classifiers { dscp c; } } } } }")
            .configurations()
            .get(0)
            .root();
    Statement cos = root.child("class-of-service").orElseThrow();
    Statement scheduler = cos.child("schedulers", "s 1").orElseThrow();
    assertEquals("", root.path());
    assertEquals(
        "class-of-service schedulers \"s 1\" buffer-size temporal",
        scheduler.child("buffer-size").orElseThrow().children().get(0).path());
    assertEquals(
        "class-of-service schedulers \"s 1\" transmit-rate",
        scheduler.child("transmit-rate").orElseThrow().child("rate").orElseThrow().path());
    assertEquals(
        "class-of-service schedulers \"s 1\" drop-profile-map loss-priority any protocol any",
        scheduler.child("drop-profile-map", "any", "any").orElseThrow().path());
    assertEquals(
        "class-of-service interfaces et-0/0/0",
        cos.child("interfaces").orElseThrow().child("interface", "et-0/0/0").orElseThrow().path());
  }
}
