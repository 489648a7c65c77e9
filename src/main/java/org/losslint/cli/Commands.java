package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Spelling;

/** The commands that exist, and how a command line finds its one. */
final class Commands {
  private Commands() {}

  /** All of them, for help; a run makes only the one that it needs. */
  static List<Command> all() {
    List<Command> commands = new ArrayList<>();
    for (String name : List.of("check", "show", "explain", "rules list")) {
      commands.add(named(name));
    }
    return commands;
  }

  private static Command named(String name) {
    return switch (name) {
      case "check" -> new CheckCommand();
      case "show" -> new ShowCommand();
      case "explain" -> new ExplainCommand();
      case "rules list" -> new RulesListCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }

  /**
   * The command that the first word or two name.
   *
   * @throws UsageException when they name none
   */
  static Command of(String[] words) throws UsageException {
    String first = words[0];
    if (first.equals("check") || first.equals("show") || first.equals("explain")) {
      return named(first);
    }
    if (first.equals("rules")) {
      if (words.length > 1 && words[1].equals("list")) {
        return named("rules list");
      }
      throw new UsageException(
          words.length > 1 ? "there is no command rules " + words[1] : "rules is not complete",
          "write losslint rules list");
    }
    if (first.charAt(0) == '-') {
      throw new UsageException(
          "there is no option " + first + " before a command", "see losslint --help");
    }
    String hint = Spelling.hint(first, List.of("check", "show", "explain", "rules"));
    throw new UsageException(
        "there is no command " + first,
        hint.isEmpty() ? "to check a file write losslint check " + first : hint);
  }

  /** How many words of the command line the name of a command takes. */
  static int words(Command command) {
    return command.name().indexOf(' ') < 0 ? 1 : 2;
  }
}
