package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.source.SourceReading;
import org.losslint.source.Sources;

/**
 * Compares the trees and diagnostics of whole files with those written beside them. Each file is
 * the input of the case of its name; a {@code .tree} that is not there is written, to be looked at.
 */
class JunosGoldenTest {
  private static final Path FILES = Path.of("testdata", "junos");

  static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(FILES)) {
      return all.filter(path -> !path.toString().endsWith(".tree")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void readsAsExpected(Path path) throws IOException {
    String name = path.getFileName().toString();
    SourceReading reading = Sources.read(path, name);
    StringBuilder found = new StringBuilder(reading.file().format().label()).append('\n');
    reading
        .diagnostics()
        .forEach(
            d ->
                found
                    .append(d.kind().label())
                    .append(' ')
                    .append(d.severity().label())
                    .append(' ')
                    .append(d.place().start().line())
                    .append(' ')
                    .append(d.message())
                    .append('\n'));
    if (reading.readable()) {
      found.append(TreeText.of(JunosReader.read(reading.file())));
    }
    Path expected = FILES.resolve(name + ".tree");
    if (Files.notExists(expected)) {
      Files.writeString(expected, found);
      throw new AssertionError(expected + " was written; look at it");
    }
    assertEquals(Files.readString(expected), found.toString());
  }
}
