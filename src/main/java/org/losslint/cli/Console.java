package org.losslint.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.losslint.report.LogLines;
import org.losslint.report.Visible;
import org.losslint.source.Problem;

/** Where a run writes: the report on one side, all that is said about it on the other. */
final class Console {
  private final Environment environment;
  private final Writer out;
  private final Writer err;

  Console(Environment environment) {
    this.environment = environment;
    this.out = writer(environment.out());
    this.err = writer(environment.err());
  }

  /** UTF-8 whatever the locale says: a report is the same on every machine. */
  static Writer writer(OutputStream stream) {
    return new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 15);
  }

  Environment environment() {
    return environment;
  }

  /** For the report alone; the caller flushes it. */
  Writer out() {
    return out;
  }

  /** For a report to people, which may be read in the log of a build; the caller flushes it. */
  Writer lines() {
    return new LogLines(out);
  }

  /**
   * One line on standard error. What cannot be written there is lost: nowhere is left to say so.
   */
  void say(String line) {
    try {
      err.write(Visible.logLine(Visible.text(line)));
      err.write('\n');
      err.flush();
    } catch (IOException e) {
      // See above.
    }
  }

  void say(List<Problem> problems) {
    for (Problem problem : problems) {
      say("losslint: " + problem);
    }
  }

  /** Why the exit status is not zero; always the last line. */
  ExitStatus end(ExitStatus status, String why) {
    say("losslint: exit " + status.code() + ": " + why);
    return status;
  }

  /** Lines of help or of a list on standard output. */
  void print(String text) {
    try {
      out.write(text);
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
