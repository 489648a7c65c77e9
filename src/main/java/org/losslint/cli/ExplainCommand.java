package org.losslint.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.report.RuleInfo;
import org.losslint.source.Spelling;

/** {@code losslint explain}: why a rule exists, and how to live with it. */
final class ExplainCommand implements Command {
  @Override
  public String name() {
    return "explain";
  }

  @Override
  public String operands() {
    return "[OPTION…] RULE";
  }

  @Override
  public String summary() {
    return "tells why a rule exists, from which source, and how to mend";
  }

  @Override
  public List<Option> options() {
    return List.of(
        InputOptions.PACK, InputOptions.ONLY_PACK, SettingsChoice.CONFIG, SettingsChoice.NO_CONFIG);
  }

  @Override
  public String notes() {
    return "";
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    if (arguments.operands().size() != 1) {
      throw new UsageException(
          arguments.operands().isEmpty() ? "no rule is given" : "more than one rule is given",
          "write for example losslint explain DCI-001");
    }
    String wanted = arguments.operands().get(0);
    Inspection.Rules rules = inspection.rules(InputOptions.packs(arguments, console.environment()));
    console.say(rules.problems());
    Optional<RuleInfo> rule = named(wanted, rules);
    if (rule.isEmpty()) {
      List<String> ids = new ArrayList<>();
      for (RuleInfo known : rules.catalogue().rules()) {
        ids.add(known.id());
        ids.add(known.name());
      }
      String hint = Spelling.hint(wanted, ids);
      throw new UsageException(
          "there is no rule " + wanted, hint.isEmpty() ? "see losslint rules list" : hint);
    }
    console.print(text(rule.get()));
    return rules.problems().isEmpty()
        ? ExitStatus.CLEAN
        : console.end(ExitStatus.NOT_JUDGED, "not all packs could be read");
  }

  /** By its identity in either case, or by its name. */
  private static Optional<RuleInfo> named(String wanted, Inspection.Rules rules) {
    for (RuleInfo rule : rules.catalogue().rules()) {
      if (rule.id().equalsIgnoreCase(wanted) || rule.name().equals(wanted)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  private static String text(RuleInfo rule) {
    StringBuilder text = new StringBuilder();
    text.append(rule.id()).append(' ').append(rule.name());
    text.append("  (").append(rule.defaultSeverity().label()).append(", pack ");
    text.append(rule.pack()).append(")\n\n").append(rule.description()).append('\n');
    if (!rule.helpMarkdown().isBlank()) {
      text.append('\n').append(rule.helpMarkdown().strip()).append('\n');
    }
    return text.toString();
  }
}
