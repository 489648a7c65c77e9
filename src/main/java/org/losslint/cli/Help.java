package org.losslint.cli;

import java.util.List;

/** Help, made from the tables that the parser reads. */
final class Help {
  static final Option HELP = Option.flag("--help", "-h", "shows this");
  private static final int COLUMN = 34;
  private static final int WIDTH = 96;

  private static final String STATUS =
      """

      Exit status:
        0    everything was judged, and nothing at or above --fail-on was found
        1    something was found
        2    it could not be judged: usage, a bad pack or inventory, a named file
             that is unreadable, empty, cut or of no known format, nothing to judge
        130  interrupted
      """;

  private Help() {}

  static String overview() {
    StringBuilder text =
        new StringBuilder(
            """
            losslint tells whether the configuration of a network that carries RDMA can
            really be lossless.

            Usage: losslint COMMAND [OPTION…] …

            Commands:
            """);
    for (Command command : Commands.all()) {
      row(text, command.name() + " " + firstOperand(command), command.summary());
    }
    text.append("\nOptions:\n");
    row(text, "-h, --help", "shows this; behind a command, its options");
    row(text, "--version", "shows the version");
    return text.append(STATUS).toString();
  }

  static String of(Command command) {
    StringBuilder text = new StringBuilder();
    text.append("Usage: losslint ").append(command.name()).append(' ').append(command.operands());
    text.append("\n\n").append(capital(command.summary())).append(".\n\nOptions:\n");
    List<Option> options = command.options();
    for (Option option : options) {
      row(text, left(option), option.help());
    }
    row(text, left(HELP), HELP.help());
    text.append(command.notes());
    return text.append(STATUS).toString();
  }

  private static String left(Option option) {
    String name =
        option.letter().isEmpty() ? option.name() : option.letter() + ", " + option.name();
    return option.isFlag() ? name : name + " " + option.argument();
  }

  private static String firstOperand(Command command) {
    return command.operands().replace("[OPTION…]", "").strip();
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private static void row(StringBuilder text, String left, String right) {
    text.append("  ").append(left);
    int column = left.length() + 2;
    if (column >= COLUMN) {
      text.append('\n');
      column = 0;
    }
    text.append(" ".repeat(COLUMN - column));
    column = COLUMN;
    for (String word : right.split(" ")) {
      if (column + word.length() > WIDTH) {
        text.append('\n').append(" ".repeat(COLUMN));
        column = COLUMN;
      }
      text.append(column == COLUMN ? "" : " ").append(word);
      column += word.length() + 1;
    }
    text.append('\n');
  }
}
