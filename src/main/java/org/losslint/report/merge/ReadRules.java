package org.losslint.report.merge;

import java.util.ArrayList;
import java.util.List;
import org.losslint.report.RuleCatalogue;
import org.losslint.report.RuleInfo;
import org.losslint.source.Severity;

/** The rules that were in force, as a report tells of them. */
record ReadRules(List<ReadRule> rules) implements RuleCatalogue {
  ReadRules {
    rules = List.copyOf(rules);
  }

  /** One of them. */
  record ReadRule(
      String id,
      String name,
      String pack,
      String description,
      String helpMarkdown,
      Severity defaultSeverity)
      implements RuleInfo {}

  static ReadRules of(List<Fields> lines) throws MergeException {
    List<ReadRule> rules = new ArrayList<>(lines.size());
    for (Fields line : lines) {
      rules.add(
          new ReadRule(
              line.text("rule"),
              line.text("name"),
              line.text("pack"),
              line.text("description"),
              line.text("help"),
              FindingReader.severity(line)));
    }
    return new ReadRules(rules);
  }
}
