package org.losslint.evaluate;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Diagnostic;
import org.losslint.source.Format;
import org.losslint.source.Input;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceReading;
import org.losslint.source.SourceText;
import org.losslint.source.Sources;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.JunosDocument;
import org.losslint.syntax.JunosReader;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.NicReader;

/**
 * One input as far as it could be read.
 *
 * @param configurations none for anything but Junos
 * @param nic empty for anything but host and counter output
 * @param status what the report says of the file
 * @param reason why it is not {@link Report.Status#CHECKED}; else empty
 * @param text of the file; empty where it could not be read
 */
record ReadFile(
    String path,
    Format format,
    List<Configuration> configurations,
    Optional<NicDocument> nic,
    List<Diagnostic> diagnostics,
    Report.Status status,
    String reason,
    Optional<SourceText> text) {

  static ReadFile of(Input input, InputStream standardInput) {
    if (input instanceof Input.Skipped skipped) {
      return failed(input, Format.UNKNOWN, List.of(), Report.Status.SKIPPED, skipped.reason());
    }
    SourceReading reading;
    try {
      reading =
          input instanceof Input.OfFile file
              ? Sources.read(file.tree(), file.path(), file.display())
              : Sources.read(standardInput, input.display());
    } catch (IOException e) {
      return failed(
          input, Format.UNKNOWN, List.of(), Report.Status.FAILED, "cannot be read: " + reason(e));
    }
    return parsed(input, reading);
  }

  /**
   * An input that is at hand as text, for examples and tests.
   *
   * @param format that its content does not tell; empty where it does
   */
  static ReadFile of(String path, String text, Optional<Format> format) {
    SourceReading reading =
        Sources.of(text.getBytes(java.nio.charset.StandardCharsets.UTF_8), path);
    if (format.isPresent() && format.get() != reading.file().format()) {
      SourceFile file = new SourceFile(path, reading.file().text(), format.get());
      reading = new SourceReading(file, List.of(), true);
    }
    return parsed(new Input.OfStandardInput(path), reading);
  }

  private static ReadFile parsed(Input input, SourceReading reading) {
    SourceFile file = reading.file();
    if (!reading.readable()) {
      boolean walked = input instanceof Input.OfFile f && !f.named();
      boolean unknown = file.format() == Format.UNKNOWN;
      return failed(
          input,
          file.format(),
          walked && unknown ? List.of() : reading.diagnostics(),
          walked && unknown ? Report.Status.SKIPPED : Report.Status.FAILED,
          worst(reading.diagnostics()));
    }
    List<Diagnostic> diagnostics = new ArrayList<>(reading.diagnostics());
    if (file.format().isJunos()) {
      JunosDocument document = JunosReader.read(file);
      diagnostics.addAll(document.diagnostics());
      return new ReadFile(
          input.display(),
          file.format(),
          document.readable() ? document.configurations() : List.of(),
          Optional.empty(),
          diagnostics,
          status(document.readable(), document.partial()),
          document.readable() && !document.partial() ? "" : worst(diagnostics),
          Optional.of(file.text()));
    }
    NicDocument document = NicReader.read(file);
    diagnostics.addAll(document.diagnostics());
    return new ReadFile(
        input.display(),
        file.format(),
        List.of(),
        document.readable() ? Optional.of(document) : Optional.empty(),
        diagnostics,
        status(document.readable(), document.partial()),
        document.readable() && !document.partial() ? "" : worst(diagnostics),
        Optional.of(file.text()));
  }

  private static Report.Status status(boolean readable, boolean partial) {
    return !readable
        ? Report.Status.FAILED
        : partial ? Report.Status.PARTIAL : Report.Status.CHECKED;
  }

  private static ReadFile failed(
      Input input,
      Format format,
      List<Diagnostic> diagnostics,
      Report.Status status,
      String reason) {
    return new ReadFile(
        input.display(),
        format,
        List.of(),
        Optional.empty(),
        diagnostics,
        status,
        reason,
        Optional.empty());
  }

  private static String worst(List<Diagnostic> diagnostics) {
    if (diagnostics.isEmpty()) {
      return "it could not be read";
    }
    Diagnostic worst = diagnostics.get(0);
    for (Diagnostic diagnostic : diagnostics) {
      worst = diagnostic.severity().compareTo(worst.severity()) > 0 ? diagnostic : worst;
    }
    return worst.message();
  }

  private static String reason(IOException e) {
    if (e instanceof java.nio.file.NoSuchFileException) {
      return "it does not exist";
    }
    return e instanceof java.nio.file.AccessDeniedException
        ? "reading it is not permitted"
        : String.valueOf(e.getMessage());
  }

  /** An empty text of the same file, for what has to point at a file without holding it. */
  SourceFile hollow() {
    return new SourceFile(path, SourceText.of(""), format);
  }
}
