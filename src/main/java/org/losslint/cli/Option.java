package org.losslint.cli;

/**
 * An option of a command.
 *
 * @param name with its dashes: {@code --format}
 * @param letter short form such as {@code -f}; empty without one
 * @param argument what help calls its value; empty for a flag
 * @param repeatable whether it may be given several times
 * @param help one sentence
 */
record Option(String name, String letter, String argument, boolean repeatable, String help) {
  static Option flag(String name, String letter, String help) {
    return new Option(name, letter, "", false, help);
  }

  static Option value(String name, String argument, String help) {
    return new Option(name, "", argument, false, help);
  }

  boolean isFlag() {
    return argument.isEmpty();
  }
}
