package org.losslint.cli;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losslint.evaluate.Verdicts;
import org.losslint.evaluate.Watch;

/** Runs command lines in process, on files in memory. */
final class Shell {
  final FakeInspection inspection = new FakeInspection();
  private final Inspection used;
  final Map<String, String> variables = new HashMap<>();
  boolean terminal;
  String standardInput = "";
  Watch watch = Watch.NONE;
  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());
  final Path folder = files.getPath("/repo");

  /** What a run left behind. */
  record Ran(int status, String out, String err) {
    String lastLine() {
      List<String> lines = err.lines().toList();
      return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
    }
  }

  /** Judges nothing, so that a test sees the command line alone. */
  Shell() {
    this(null);
  }

  /** Judges as the program does. */
  static Shell judging() {
    return new Shell(new Pipeline());
  }

  /** Judges as the program does, and lets somebody hear each verdict. */
  static Shell judging(Verdicts witness) {
    return new Shell(new Pipeline(witness));
  }

  private Shell(Inspection real) {
    used = real == null ? inspection : real;
    try {
      Files.createDirectories(folder.resolve(".git"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Shell with(String path, String text) {
    try {
      Path file = folder.resolve(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void remove(String path) {
    try {
      Files.delete(folder.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String read(String path) {
    try {
      return Files.readString(folder.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Ran run(String... words) {
    return run(new ByteArrayOutputStream(), words);
  }

  Ran run(OutputStream out, String... words) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Environment environment =
        new Environment(
            new ByteArrayInputStream(standardInput.getBytes(StandardCharsets.UTF_8)),
            out,
            err,
            folder,
            variables,
            terminal,
            () -> LocalDate.of(2026, 11, 29),
            watch);
    ExitStatus status = new Losslint(used).run(words, environment);
    String written =
        out instanceof ByteArrayOutputStream bytes ? bytes.toString(StandardCharsets.UTF_8) : "";
    return new Ran(status.code(), written, err.toString(StandardCharsets.UTF_8));
  }
}
