package org.losslint.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The demo, in a shell of its own. */
final class Demo {
  private static final Path FOLDER = Path.of("testdata/demo");

  private Demo() {}

  static Shell shell() {
    Shell shell = Shell.judging();
    try (Stream<Path> files = Files.walk(FOLDER)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        shell.with("demo/" + FOLDER.relativize(file), Files.readString(file));
      }
      return shell;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
