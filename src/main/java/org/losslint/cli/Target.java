package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.report.FormatName;

/**
 * A format and where it goes.
 *
 * @param file empty for standard output
 */
record Target(FormatName format, Optional<String> file) {
  static final Option FORMAT =
      new Option(
          "--format",
          "-f",
          "NAME[=FILE]",
          true,
          "how to report, and where if not on standard output; several are possible: "
              + String.join(", ", FormatName.labels()));
  static final Option OUTPUT =
      Option.value("--output", "FILE", "the file of a single format, instead of standard output");

  /**
   * The targets that the options name; text on standard output when they name none.
   *
   * @throws UsageException for an unknown format, or for two that go to one place
   */
  static List<Target> of(Arguments arguments) throws UsageException {
    List<Target> targets = new ArrayList<>();
    for (String value : arguments.values(FORMAT)) {
      int equals = value.indexOf('=');
      String name = equals < 0 ? value : value.substring(0, equals);
      Optional<FormatName> format = FormatName.of(name);
      if (format.isEmpty()) {
        throw InputOptions.wrong(FORMAT, name, FormatName.labels());
      }
      String file = equals < 0 ? "" : value.substring(equals + 1);
      if (equals >= 0 && file.isEmpty()) {
        throw new UsageException(value + " names no file", "write " + name + "=FILE");
      }
      targets.add(new Target(format.get(), equals < 0 ? Optional.empty() : Optional.of(file)));
    }
    if (targets.isEmpty()) {
      targets.add(new Target(FormatName.TEXT, Optional.empty()));
    }
    Optional<String> output = arguments.value(OUTPUT);
    if (output.isPresent()) {
      if (targets.size() > 1 || targets.get(0).file().isPresent()) {
        throw new UsageException(
            "--output names the file of a single format", "write -f NAME=FILE for each instead");
      }
      targets.set(0, new Target(targets.get(0).format(), output));
    }
    refuseTwoInOnePlace(targets);
    return targets;
  }

  private static void refuseTwoInOnePlace(List<Target> targets) throws UsageException {
    for (int i = 0; i < targets.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (targets.get(i).file().equals(targets.get(j).file())) {
          String place = targets.get(i).file().orElse("standard output");
          throw new UsageException(
              "two formats go to " + place,
              "give each but one a file, as in -f sarif=report.sarif");
        }
      }
    }
  }
}
