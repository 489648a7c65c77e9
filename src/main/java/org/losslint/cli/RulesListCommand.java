package org.losslint.cli;

import java.io.IOException;
import java.util.List;
import org.losslint.report.RuleInfo;
import org.losslint.report.RuleList;

/** {@code losslint rules list}: the rules in force. */
final class RulesListCommand implements Command {
  private static final Option FORMAT =
      new Option("--format", "-f", "text|json", false, "how to write them (default: text)");
  private static final List<String> FORMATS = List.of("text", "json");

  @Override
  public String name() {
    return "rules list";
  }

  @Override
  public String operands() {
    return "[OPTION…]";
  }

  @Override
  public String summary() {
    return "lists the rules in force";
  }

  @Override
  public List<Option> options() {
    return List.of(
        FORMAT,
        InputOptions.PACK,
        InputOptions.ONLY_PACK,
        SettingsChoice.CONFIG,
        SettingsChoice.NO_CONFIG);
  }

  @Override
  public String notes() {
    return "";
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    String format = arguments.value(FORMAT).orElse("text");
    if (!FORMATS.contains(format)) {
      throw InputOptions.wrong(FORMAT, format, FORMATS);
    }
    if (!arguments.operands().isEmpty()) {
      throw new UsageException("rules list takes no " + arguments.operands().get(0));
    }
    Inspection.Rules rules = inspection.rules(InputOptions.packs(arguments, console.environment()));
    List<? extends RuleInfo> known = rules.catalogue().rules();
    if (format.equals("json")) {
      RuleList.writeJson(known, console.out());
    } else {
      RuleList.writeText(known, console.out());
    }
    console.out().flush();
    console.say(rules.problems());
    return rules.problems().isEmpty()
        ? ExitStatus.CLEAN
        : console.end(ExitStatus.NOT_JUDGED, "not all packs could be read");
  }
}
