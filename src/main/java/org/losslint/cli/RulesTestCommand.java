package org.losslint.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.losslint.evaluate.ExampleFailure;
import org.losslint.report.Visible;

/** {@code losslint rules test}: runs the examples inside packs. */
final class RulesTestCommand implements Command {
  @Override
  public String name() {
    return "rules test";
  }

  @Override
  public String operands() {
    return "[OPTION…] [PACK…]";
  }

  @Override
  public String summary() {
    return "runs the examples in packs";
  }

  @Override
  public List<Option> options() {
    return List.of(SettingsChoice.CONFIG, SettingsChoice.NO_CONFIG);
  }

  @Override
  public String notes() {
    return """

    A PACK is a name or a file; without one, all packs in force are tested, as they are
    written. A rule without an example, or without one that it fails on, an example that the
    rule says nothing of, and a let or parameter that nothing uses are failures too.
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    Packs packs =
        new Packs(
            List.of(),
            List.of(),
            SettingsChoice.of(arguments),
            console.environment().workingDirectory());
    Inspection.Tested tested = inspection.test(packs, arguments.operands());
    Writer out = console.out();
    for (ExampleFailure failure : tested.failures()) {
      out.write(Visible.logLine(Visible.text(failure.toString())));
      out.write('\n');
    }
    out.write(
        counted(tested.packs(), "pack")
            + ", "
            + counted(tested.rules(), "rule")
            + ", "
            + counted(tested.examples(), "example")
            + "; "
            + counted(tested.failures().size(), "failure")
            + "\n");
    out.flush();
    if (!tested.problems().isEmpty()) {
      console.say(tested.problems());
      return console.end(ExitStatus.NOT_JUDGED, "not all packs could be read");
    }
    if (tested.examples() == 0) {
      return console.end(ExitStatus.NOT_JUDGED, "nothing to test: there is no example");
    }
    return tested.failures().isEmpty()
        ? ExitStatus.CLEAN
        : console.end(
            ExitStatus.FINDINGS, counted(tested.failures().size(), "failure") + " in packs");
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
