package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceReading;
import org.losslint.source.SourceText;
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

  /** What is printed as set lines is read as the same tree, and printed again as the same lines. */
  @ParameterizedTest
  @MethodSource("files")
  void setLinesAreAFixedPoint(Path path) throws IOException {
    SourceReading reading = Sources.read(path, path.getFileName().toString());
    if (!reading.readable()) {
      return;
    }
    for (Configuration configuration : JunosReader.read(reading.file()).configurations()) {
      String lines = Canonical.setLines(configuration);
      List<Configuration> again =
          JunosReader.read(new SourceFile("again.set", SourceText.of(lines), Format.JUNOS_SET))
              .configurations();
      if (again.isEmpty()) {
        assertEquals("", lines);
      } else {
        assertEquals(lines, Canonical.setLines(again.get(0)));
        assertEquals(state(configuration), state(again.get(0)));
      }
    }
  }

  /** All that a tree means. */
  private static String state(Configuration configuration) {
    StringBuilder out = new StringBuilder();
    for (Statement child : configuration.root().children()) {
      state(child, configuration, "", out);
    }
    return out.toString();
  }

  /** Of what no schema knows set lines cannot tell how it is nested, so its words are joined. */
  private static void state(
      Statement statement, Configuration configuration, String before, StringBuilder out) {
    if (statement.isUnknown() && !statement.children().isEmpty()) {
      for (Statement child : statement.children()) {
        state(child, configuration, before + text(statement), out);
      }
      return;
    }
    Statement known = statement;
    while (known.isUnknown()) {
      known = known.parent().orElseThrow();
    }
    out.append(known.path()).append(before).append(text(statement));
    out.append(statement.isInactive() ? " inactive" : "");
    out.append(statement.isProtected() ? " protected" : "");
    out.append(statement.isIgnoredByDevice() ? " ignored" : "");
    out.append(statement.isOmitted() ? " omitted" : "");
    for (Annotation annotation : configuration.annotationsOf(statement)) {
      out.append(" /* ").append(annotation.text().replace('\n', ' ')).append(" */");
    }
    out.append('\n');
    for (Statement child : statement.children()) {
      state(child, configuration, "", out);
    }
  }

  private static String text(Statement statement) {
    StringBuilder text = new StringBuilder();
    statement.words().forEach(word -> text.append(' ').append(word.text()));
    return text.toString();
  }
}
