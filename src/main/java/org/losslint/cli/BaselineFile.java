package org.losslint.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.losslint.evaluate.Known;
import org.losslint.report.Baseline;
import org.losslint.report.Redaction;
import org.losslint.source.Problem;
import org.losslint.source.Tree;

/**
 * The file of accepted findings, with paths as reports show them. On disk they are relative to the
 * folder of the file, so that it is the same wherever losslint is run.
 *
 * @param display as the user named it
 * @param problems why it cannot be read in full
 */
record BaselineFile(String display, List<Known> entries, List<Problem> problems) {
  static final Option BASELINE =
      Option.value(
          "--baseline", "FILE", "counts only what is new or worse than the entries of a file");
  static final Option STRICT =
      Option.flag(
          "--strict-baseline", "", "exits with 1 when entries of the baseline are stale, too");
  static final String DEFAULT = ".losslint-baseline.json";

  BaselineFile {
    entries = List.copyOf(entries);
    problems = List.copyOf(problems);
  }

  /**
   * Reads it.
   *
   * @param tree what it is read from: a hook takes the staged one
   */
  static BaselineFile read(Tree tree, String display, Path workingDirectory) {
    List<Problem> problems = new ArrayList<>();
    List<Known> entries = new ArrayList<>();
    Path file = workingDirectory.resolve(display).normalize();
    try {
      String text = new String(tree.read(file), StandardCharsets.UTF_8);
      for (Known entry : Baseline.read(text, display, problems)) {
        String path = entry.file();
        String shown =
            path.isEmpty()
                ? ""
                : slashes(workingDirectory.relativize(folder(file).resolve(path).normalize()));
        entries.add(moved(entry, path, shown));
      }
    } catch (IOException | java.nio.file.InvalidPathException e) {
      problems.add(
          Problem.of(
              "the baseline `" + display + "` cannot be read",
              "write it with `losslint baseline write`"));
    }
    return new BaselineFile(display, entries, problems);
  }

  /**
   * Writes entries, whole or not at all.
   *
   * @throws IOException when it cannot be written
   */
  static void write(List<Known> entries, String display, Path workingDirectory, Redaction redaction)
      throws IOException {
    Path file = workingDirectory.resolve(display).normalize();
    List<Known> relative = new ArrayList<>(entries.size());
    for (Known entry : entries) {
      String path = entry.file();
      String shown =
          path.isEmpty()
              ? ""
              : slashes(folder(file).relativize(workingDirectory.resolve(path).normalize()));
      relative.add(moved(entry, path, shown));
    }
    Path parts = file.resolveSibling(file.getFileName() + ".new");
    try (Writer out = Console.writer(Files.newOutputStream(parts))) {
      Baseline.write(relative, redaction, out);
    } catch (IOException e) {
      throw new IOException("`" + display + "` cannot be written", e);
    }
    Files.move(parts, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }

  /** A host that nobody names is called by its file, which then moves with it. */
  private static Known moved(Known entry, String from, String to) {
    return new Known(
        entry.fingerprint(),
        entry.rule(),
        entry.check(),
        entry.severity(),
        entry.device().equals(from) ? to : entry.device(),
        to,
        entry.path(),
        entry.have(),
        entry.need(),
        entry.subjects());
  }

  private static Path folder(Path file) {
    Path folder = file.getParent();
    return folder == null ? file : folder;
  }

  private static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }
}
