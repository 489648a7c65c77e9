package org.losslint.cli;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Today;
import org.losslint.evaluate.Watch;

/**
 * Everything that a run may see of the world around it; tests give another one.
 *
 * @param in standard input, read only where {@code -} asks for it
 * @param out for the report and nothing else
 * @param err for everything else
 * @param workingDirectory absolute
 * @param variables the environment variables
 * @param outIsTerminal whether {@code out} is one; false where that is not known
 * @param clock asked only when something depends on the day
 * @param watch looks on while files are judged, and ends it when the user does
 */
public record Environment(
    InputStream in,
    OutputStream out,
    OutputStream err,
    Path workingDirectory,
    Map<String, String> variables,
    boolean outIsTerminal,
    Clock clock,
    Watch watch) {

  /** The calendar day of the run. */
  public interface Clock extends Today {}

  public Environment {
    variables = Map.copyOf(variables);
  }

  /** One that nobody watches. */
  public Environment(
      InputStream in,
      OutputStream out,
      OutputStream err,
      Path workingDirectory,
      Map<String, String> variables,
      boolean outIsTerminal,
      Clock clock) {
    this(in, out, err, workingDirectory, variables, outIsTerminal, clock, Watch.NONE);
  }

  /**
   * This process. Java cannot tell a terminal from a pipe before version 22; the launcher can, and
   * says so in the property {@code losslint.terminal}, and of standard error in {@code
   * losslint.progress}.
   */
  static Environment ofProcess(Interruption interruption) {
    OutputStream err = new FileOutputStream(FileDescriptor.err);
    return new Environment(
        // Reading all of a bare stream asks for its position, which a pipe does not have.
        new BufferedInputStream(interruption.watched(new FileInputStream(FileDescriptor.in))),
        new FileOutputStream(FileDescriptor.out),
        err,
        Path.of("").toAbsolutePath(),
        System.getenv(),
        Boolean.getBoolean("losslint.terminal"),
        new SystemClock(),
        Boolean.getBoolean("losslint.progress") ? progress(err, interruption) : interruption);
  }

  private static Watch progress(OutputStream err, Watch stop) {
    return new Progress(err, stop, System::nanoTime);
  }

  /** The value of a variable; one that is set to nothing counts as not set. */
  Optional<String> variable(String name) {
    String value = variables.get(name);
    return value == null || value.isEmpty() ? Optional.empty() : Optional.of(value);
  }

  private static final class SystemClock implements Clock {
    @Override
    public LocalDate today() {
      return LocalDate.now();
    }
  }
}
