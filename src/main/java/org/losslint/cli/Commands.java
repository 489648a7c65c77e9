package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Spelling;

/** The commands that exist, and how a command line finds its one. */
final class Commands {
  private Commands() {}

  /** In the order of help. */
  private static final List<String> NAMES =
      List.of(
          "check",
          "merge",
          "show",
          "explain",
          "config",
          "baseline write",
          "baseline prune",
          "rules list",
          "rules test",
          "rules attributes",
          "rules schema",
          "init",
          "completion");

  /** All of them, for help; a run makes only the one that it needs. */
  static List<Command> all() {
    List<Command> commands = new ArrayList<>();
    for (String name : NAMES) {
      commands.add(named(name));
    }
    return commands;
  }

  private static Command named(String name) {
    return switch (name) {
      case "check" -> new CheckCommand();
      case "merge" -> new MergeCommand();
      case "show" -> new ShowCommand();
      case "explain" -> new ExplainCommand();
      case "config" -> new ConfigCommand();
      case "baseline write" -> new BaselineCommand(false);
      case "baseline prune" -> new BaselineCommand(true);
      case "rules list" -> new RulesListCommand();
      case "rules test" -> new RulesTestCommand();
      case "rules attributes" -> new RulesAttributesCommand();
      case "rules schema" -> new RulesSchemaCommand();
      case "init" -> new InitCommand();
      case "completion" -> new CompletionCommand();
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
    String both = words.length > 1 ? first + " " + words[1] : first;
    List<String> ofGroup = new ArrayList<>();
    List<String> firsts = new ArrayList<>();
    for (String name : NAMES) {
      if (name.equals(first) || name.equals(both)) {
        return named(name);
      }
      int blank = name.indexOf(' ');
      firsts.add(blank < 0 ? name : name.substring(0, blank));
      if (name.startsWith(first + " ")) {
        ofGroup.add("losslint " + name);
      }
    }
    if (!ofGroup.isEmpty()) {
      throw new UsageException(
          words.length > 1 ? "there is no command " + both : first + " is not complete",
          "write one of " + String.join(", ", ofGroup));
    }
    if (first.charAt(0) == '-') {
      throw new UsageException(
          "there is no option " + first + " before a command", "see losslint --help");
    }
    String hint = Spelling.hint(first, firsts);
    throw new UsageException(
        "there is no command " + first,
        hint.isEmpty() ? "to check a file write losslint check " + first : hint);
  }

  /** How many words of the command line the name of a command takes. */
  static int words(Command command) {
    return command.name().indexOf(' ') < 0 ? 1 : 2;
  }
}
