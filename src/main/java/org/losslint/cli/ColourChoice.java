package org.losslint.cli;

import java.util.List;
import java.util.Optional;

/** Whether text is coloured. The option says it first, then the environment, then the terminal. */
final class ColourChoice {
  static final Option COLOR =
      Option.value("--color", "auto|always|never", "whether text on standard output is coloured");
  private static final List<String> WORDS = List.of("auto", "always", "never");

  private ColourChoice() {}

  /**
   * @throws UsageException for another word than the three
   */
  static boolean of(Arguments arguments, Environment environment) throws UsageException {
    Optional<String> choice = arguments.value(COLOR);
    if (choice.isPresent() && !WORDS.contains(choice.get())) {
      throw InputOptions.wrong(COLOR, choice.get(), WORDS);
    }
    if (choice.isPresent() && !choice.get().equals("auto")) {
      return choice.get().equals("always");
    }
    if (environment.variable("NO_COLOR").isPresent()) {
      return false;
    }
    Optional<String> force = environment.variable("CLICOLOR_FORCE");
    if (force.isPresent() && !force.get().equals("0")) {
      return true;
    }
    return environment.outIsTerminal()
        && !environment.variable("TERM").orElse("").equals("dumb")
        && !environment.variable("CLICOLOR").orElse("").equals("0");
  }
}
