package org.losslint.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.losslint.rules.Check;
import org.losslint.rules.Formula;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleSet;
import org.losslint.rules.Source;
import org.losslint.source.Severity;

/** What reports and {@code explain} say of the rules in force, taken from their packs. */
public final class PackCatalogue implements RuleCatalogue {
  private final List<RuleSet> sets;

  /**
   * @param sets the rules in force for the parts of a run; a rule that is in several is told as in
   *     the first
   */
  public PackCatalogue(List<RuleSet> sets) {
    this.sets = List.copyOf(sets);
  }

  @Override
  public List<? extends RuleInfo> rules() {
    List<RuleInfo> infos = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (RuleSet rules : sets) {
      for (Rule rule : rules.rules()) {
        if (seen.add(rule.id())) {
          infos.add(new Info(rule));
        }
      }
    }
    return infos;
  }

  private record Info(Rule rule) implements RuleInfo {
    @Override
    public String id() {
      return rule.id();
    }

    @Override
    public String name() {
      return rule.name();
    }

    @Override
    public String pack() {
      return rule.pack();
    }

    /** The first sentence of the reason, which says what is demanded. */
    @Override
    public String description() {
      String why = rule.identity().why().strip().replace('\n', ' ');
      int end = why.indexOf(". ");
      return end < 0 ? why : why.substring(0, end + 1);
    }

    @Override
    public String helpMarkdown() {
      StringBuilder help = new StringBuilder();
      help.append(rule.identity().why().strip()).append("\n\n");
      Source source = rule.identity().source();
      if (!source.title().isEmpty()) {
        help.append("Source: ").append(source.title());
        if (!source.section().isEmpty()) {
          help.append(", ").append(source.section());
        }
        help.append("\n\n");
      }
      if (rule instanceof JudgingRule judging) {
        String when = Formula.when(judging);
        help.append("For each ").append(judging.kind());
        help.append(when.isEmpty() ? ".\n\n" : " where `" + when + "`.\n\n");
        for (Check check : judging.checks()) {
          formula(judging, check, help);
        }
      }
      return help.toString().strip() + "\n";
    }

    private static void formula(JudgingRule rule, Check check, StringBuilder help) {
      Formula formula = Formula.of(rule, check);
      help.append("- ").append(check.severity().label());
      if (!check.key().isEmpty()) {
        help.append(" (").append(rule.id()).append('.').append(check.key()).append(')');
      }
      help.append(" unless `").append(formula.require()).append('`');
      for (String where : formula.where()) {
        help.append("\n  where `").append(where).append('`');
      }
      help.append('\n');
    }

    @Override
    public Severity defaultSeverity() {
      return rule instanceof JudgingRule judging
          ? judging.severity()
          : ((ReadingRule) rule).severity();
    }
  }
}
