package org.losslint.cli;

import java.io.IOException;
import java.util.List;

/** One command of losslint. A new one is a class and a line in {@link Commands}. */
interface Command {
  /** One word, or two where the command is one of a group: {@code rules list}. */
  String name();

  /** What stands behind the name: {@code [OPTION…] PATH…}. */
  String operands();

  /** One line for the list of commands. */
  String summary();

  /** Its own options, without {@code --help}. */
  List<Option> options();

  /** What help says below the options; may be empty. */
  String notes();

  /**
   * Does it.
   *
   * @throws UsageException for a command line that cannot be meant
   * @throws IOException when the report cannot be written
   */
  ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException;
}
