package org.losslint.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Finds the command of a command line and sees to it that every end has its status and reason. */
final class Losslint {
  private final Inspection inspection;

  Losslint(Inspection inspection) {
    this.inspection = inspection;
  }

  ExitStatus run(String[] words, Environment environment) {
    Console console = new Console(environment);
    try {
      ExitStatus status = command(words, console);
      console.out().flush();
      return status;
    } catch (UsageException e) {
      return console.end(ExitStatus.NOT_JUDGED, e.getMessage());
    } catch (IOException | UncheckedIOException e) {
      return console.end(
          ExitStatus.NOT_JUDGED, "the report could not be written in full: " + Crash.reason(e));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
      return console.end(ExitStatus.NOT_JUDGED, Crash.of(e).toString());
    }
  }

  private ExitStatus command(String[] words, Console console) throws UsageException, IOException {
    String first = words.length == 0 ? "" : words[0];
    if (first.isEmpty()) {
      throw new UsageException("no command is given", "see losslint --help");
    }
    if (first.equals("--version")) {
      console.print("losslint " + Version.NUMBER + "\n");
      return ExitStatus.CLEAN;
    }
    if (first.equals("--help") || first.equals("-h")) {
      console.print(Help.overview());
      return ExitStatus.CLEAN;
    }
    Command command = Commands.of(words);
    List<Option> options = new ArrayList<>(command.options());
    options.add(Help.HELP);
    Arguments arguments = Arguments.parse(words, Commands.words(command), options);
    if (arguments.has(Help.HELP)) {
      console.print(Help.of(command));
      return ExitStatus.CLEAN;
    }
    return command.run(arguments, console, inspection);
  }
}
