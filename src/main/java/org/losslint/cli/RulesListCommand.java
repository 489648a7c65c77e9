package org.losslint.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.report.RuleList;
import org.losslint.report.RuleView;

/** {@code losslint rules list}: the rules in force. */
final class RulesListCommand implements Command {
  private static final Option FORMAT =
      new Option(
          "--format", "-f", "text|json|markdown", false, "how to write them (default: text)");
  private static final List<String> FORMATS = List.of("text", "json", "markdown");

  @Override
  public String name() {
    return "rules list";
  }

  @Override
  public String operands() {
    return "[OPTION…] [PATTERN…]";
  }

  @Override
  public String summary() {
    return "lists the rules in force";
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>(List.of(FORMAT));
    options.addAll(RuleFilter.OPTIONS);
    options.add(InputOptions.PACK);
    options.add(InputOptions.ONLY_PACK);
    options.add(SettingsChoice.CONFIG);
    options.add(SettingsChoice.NO_CONFIG);
    return options;
  }

  @Override
  public String notes() {
    return """

    A PATTERN is compared with the identity, the name and the pack of each rule: 'DCI-*',
    '*kmin*', junos-cos. A rule is listed where one of them fits, and all options do.
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    String format = arguments.value(FORMAT).orElse("text");
    if (!FORMATS.contains(format)) {
      throw InputOptions.wrong(FORMAT, format, FORMATS);
    }
    Inspection.Rules rules =
        inspection.rules(InputOptions.packs(arguments, console.environment()), "");
    boolean disabled = arguments.has(RuleFilter.DISABLED);
    List<RuleView> all = disabled ? rules.disabled() : rules.views();
    List<RuleView> chosen = RuleFilter.of(arguments, all);
    Writer out = console.out();
    switch (format) {
      case "json" -> RuleList.writeJson(chosen, out);
      case "markdown" -> RuleList.writeMarkdown(chosen, out);
      default -> {
        if (!chosen.isEmpty() && disabled) {
          RuleList.writeDisabled(chosen, out);
        } else if (!chosen.isEmpty()) {
          RuleList.writeText(chosen, out);
        }
      }
    }
    out.flush();
    if (chosen.isEmpty()) {
      console.say("losslint: " + nothing(disabled, all));
    }
    console.say(rules.problems());
    return rules.problems().isEmpty()
        ? ExitStatus.CLEAN
        : console.end(ExitStatus.NOT_JUDGED, "not all packs could be read");
  }

  private static String nothing(boolean disabled, List<RuleView> all) {
    Optional<String> none =
        disabled && all.isEmpty() ? Optional.of("no rule is disabled") : Optional.empty();
    return none.orElse("none of " + all.size() + " rules fits");
  }
}
