package org.losslint.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.losslint.evaluate.Report;
import org.losslint.report.RenderContext;
import org.losslint.source.Problem;

/** How a run ends: the report goes where it is wanted, and the last line says the exit status. */
final class Telling {
  private Telling() {}

  /** Writes the report in each format that is asked for. */
  static void write(
      List<Target> targets, Report report, RenderContext context, boolean colours, Console console)
      throws IOException {
    for (Target target : targets) {
      write(target, report, context, colours, console);
    }
  }

  private static void write(
      Target target, Report report, RenderContext context, boolean colours, Console console)
      throws IOException {
    if (target.file().isEmpty()) {
      Writer out = console.out();
      target.format().format().write(report, context.withColours(colours), out);
      out.flush();
      return;
    }
    Path file = console.environment().workingDirectory().resolve(target.file().get());
    try (Writer out = Console.writer(Files.newOutputStream(file))) {
      target.format().format().write(report, context, out);
    } catch (IOException e) {
      throw new IOException("`" + target.file().get() + "` cannot be written", e);
    }
  }

  /** Says why the status is not zero; nothing where it is. */
  static ExitStatus end(Verdict verdict, List<Problem> problems, Console console) {
    if (verdict.status() == ExitStatus.CLEAN) {
      return ExitStatus.CLEAN;
    }
    if (problems.size() > 1) {
      console.say(problems);
    }
    return console.end(verdict.status(), verdict.reason());
  }
}
