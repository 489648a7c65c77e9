package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Spelling;

/**
 * A command line, taken apart by a table of options. {@code --name value}, {@code --name=value},
 * {@code -n value} and {@code -nvalue} are one; {@code --} ends the options.
 */
final class Arguments {
  private record Given(Option option, String value) {}

  private final List<Given> given = new ArrayList<>();
  private final List<String> operands = new ArrayList<>();

  private Arguments() {}

  /**
   * @param from where to start in {@code words}
   * @throws UsageException for an option that is not in the table, lacks its value, has one too
   *     many or stands twice
   */
  static Arguments parse(String[] words, int from, List<Option> options) throws UsageException {
    Arguments arguments = new Arguments();
    boolean optionsEnded = false;
    for (int i = from; i < words.length; i++) {
      String word = words[i];
      if (optionsEnded || word.length() < 2 || word.charAt(0) != '-') {
        arguments.operands.add(word);
      } else if (word.equals("--")) {
        optionsEnded = true;
      } else {
        i += arguments.option(word, i + 1 < words.length ? words[i + 1] : null, options);
      }
    }
    return arguments;
  }

  /** Takes one option; the result says how many further words its value took. */
  private int option(String word, String next, List<Option> options) throws UsageException {
    boolean letter = word.charAt(1) != '-';
    int equals = letter ? -1 : word.indexOf('=');
    String name = letter ? word.substring(0, 2) : equals < 0 ? word : word.substring(0, equals);
    Option option = named(name, options);
    String attached = null;
    if (letter && word.length() > 2) {
      attached = word.substring(word.charAt(2) == '=' ? 3 : 2);
    } else if (equals >= 0) {
      attached = word.substring(equals + 1);
    }
    if (!option.repeatable() && has(option)) {
      throw new UsageException(name + " is given twice", "give it once");
    }
    if (option.isFlag()) {
      if (attached != null) {
        throw new UsageException(name + " takes no value, and `" + attached + "` is given");
      }
      given.add(new Given(option, ""));
      return 0;
    }
    String value = attached != null ? attached : next;
    boolean missing = value == null || value.isEmpty();
    if (missing || (attached == null && value.length() > 1 && value.charAt(0) == '-')) {
      throw new UsageException(
          name + " needs a value", "write " + option.name() + " " + option.argument());
    }
    given.add(new Given(option, value));
    return attached == null ? 1 : 0;
  }

  private static Option named(String name, List<Option> options) throws UsageException {
    for (Option option : options) {
      if (name.equals(option.name()) || name.equals(option.letter())) {
        return option;
      }
    }
    List<String> names = new ArrayList<>();
    for (Option option : options) {
      names.add(option.name());
    }
    throw new UsageException("there is no option " + name, Spelling.hint(name, names));
  }

  boolean has(Option option) {
    return value(option).isPresent();
  }

  /** The value of an option that is not repeatable, or the first one. */
  Optional<String> value(Option option) {
    for (Given one : given) {
      if (one.option() == option) {
        return Optional.of(one.value());
      }
    }
    return Optional.empty();
  }

  List<String> values(Option option) {
    List<String> values = new ArrayList<>();
    for (Given one : given) {
      if (one.option() == option) {
        values.add(one.value());
      }
    }
    return values;
  }

  /** The words that are no option. */
  List<String> operands() {
    return operands;
  }
}
