package org.losslint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Compares a result with the file that holds the expected one. {@code mvn test -Dgolden.write=true}
 * writes the files anew, to be read before they are committed.
 */
public final class Golden {
  private Golden() {}

  public static void check(Path expected, String actual) {
    try {
      if (Boolean.getBoolean("golden.write")) {
        Files.createDirectories(expected.getParent());
        Files.writeString(expected, actual);
      }
      assertEquals(Files.readString(expected), actual, () -> "differs from " + expected);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files of a folder with this ending in order of their names; there must be some. */
  public static List<Path> inputs(Path folder, String ending) {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> inputs = files.filter(f -> f.toString().endsWith(ending)).sorted().toList();
      if (inputs.isEmpty()) {
        throw new IllegalStateException("no " + ending + " in " + folder);
      }
      return inputs;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
