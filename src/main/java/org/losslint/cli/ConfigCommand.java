package org.losslint.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.losslint.report.EffectiveList;
import org.losslint.source.Problem;

/** {@code losslint config}: what governs a file or folder, and who says so. */
final class ConfigCommand implements Command {
  private static final Option FORMAT =
      new Option("--format", "-f", "text|json", false, "how to write them (default: text)");
  private static final List<String> FORMATS = List.of("text", "json");

  @Override
  public String name() {
    return "config";
  }

  @Override
  public String operands() {
    return "[OPTION…] [PATH]";
  }

  @Override
  public String summary() {
    return "shows each setting in force and where it comes from";
  }

  @Override
  public List<Option> options() {
    return List.of(
        FORMAT,
        SettingsChoice.CONFIG,
        SettingsChoice.NO_CONFIG,
        InputOptions.INVENTORY,
        InputOptions.ROLE,
        InputOptions.RTT,
        InputOptions.RATE,
        InputOptions.PACK,
        InputOptions.ONLY_PACK);
  }

  @Override
  public String notes() {
    return """

    Settings stand in .losslint.yaml, the nearest at or above a file, up to the folder that
    holds .git. PATH is a file or a folder; without it, the working directory is meant.
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    String format = arguments.value(FORMAT).orElse("text");
    if (!FORMATS.contains(format)) {
      throw InputOptions.wrong(FORMAT, format, FORMATS);
    }
    if (arguments.operands().size() > 1) {
      throw new UsageException(
          "more than one path is given", "each may have settings of its own; ask for one");
    }
    InputOptions options = new InputOptions(arguments, console.environment());
    Inspection.Settled settled = inspection.settings(options.query());
    List<Problem> problems = settled.problems();
    if (format.equals("json")) {
      EffectiveList.writeJson(settled.values(), console.out());
    } else {
      Writer out = console.lines();
      EffectiveList.writeText(settled.values(), out);
      out.flush();
    }
    console.out().flush();
    if (problems.isEmpty()) {
      return ExitStatus.CLEAN;
    }
    if (problems.size() > 1) {
      console.say(problems);
      return console.end(ExitStatus.NOT_JUDGED, "not all settings could be read");
    }
    return console.end(ExitStatus.NOT_JUDGED, problems.get(0).toString());
  }
}
