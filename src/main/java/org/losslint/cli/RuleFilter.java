package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.losslint.model.LosslessVocabulary;
import org.losslint.report.RuleView;
import org.losslint.rules.Check;
import org.losslint.rules.Dependencies;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.ReadingRule;
import org.losslint.source.Glob;
import org.losslint.source.Severity;
import org.losslint.source.Spelling;

/** Chooses some of many rules. */
final class RuleFilter {
  static final Option DISABLED =
      Option.flag("--disabled", "", "those that settings leave out, with the reason, instead");
  private static final Option FOR =
      Option.value("--for", "KIND", "those that judge this kind of subject, such as queue");
  private static final Option SEVERITY =
      Option.value("--severity", "SEVERITY", "those with a check of error, warning or info");
  private static final Option READS =
      Option.value("--reads", "NAME", "those that use an attribute or parameter: queue.kmin");
  static final List<Option> OPTIONS = List.of(FOR, SEVERITY, READS, DISABLED);
  private static final List<String> SEVERITIES = List.of("error", "warning", "info");

  private final List<Glob> patterns = new ArrayList<>();
  private final Optional<String> kind;
  private final Optional<String> severity;
  private final Optional<String> reads;

  private RuleFilter(Arguments arguments) throws UsageException {
    for (String pattern : arguments.operands()) {
      patterns.add(Glob.ofNames(pattern));
    }
    kind = arguments.value(FOR);
    severity = arguments.value(SEVERITY);
    reads = arguments.value(READS);
    if (severity.isPresent() && !SEVERITIES.contains(severity.get())) {
      throw InputOptions.wrong(SEVERITY, severity.get(), SEVERITIES);
    }
    Set<String> kinds = new TreeSet<>(LosslessVocabulary.ALL.kinds().keySet());
    if (kind.isPresent() && !kinds.contains(kind.get())) {
      String hint = Spelling.hint(kind.get(), kinds);
      throw new UsageException(
          "--for is `" + kind.get() + "`, and there is no such kind of subject",
          hint.isEmpty() ? "kinds are " + String.join(", ", kinds) : hint);
    }
  }

  /**
   * Those of the rules that the options and operands choose.
   *
   * @throws UsageException for an option that can choose nothing
   */
  static List<RuleView> of(Arguments arguments, List<RuleView> rules) throws UsageException {
    RuleFilter filter = new RuleFilter(arguments);
    filter.refuseSlips(arguments.operands(), rules);
    List<RuleView> chosen = new ArrayList<>();
    for (RuleView rule : rules) {
      if (filter.accepts(rule)) {
        chosen.add(rule);
      }
    }
    return chosen;
  }

  /** What fits no rule at all is a slip; that nothing fits everything is an answer. */
  private void refuseSlips(List<String> operands, List<RuleView> rules) throws UsageException {
    for (int i = 0; i < operands.size(); i++) {
      List<String> names = new ArrayList<>();
      boolean fits = rules.isEmpty();
      for (RuleView view : rules) {
        names.addAll(List.of(view.rule().id(), view.rule().name(), view.rule().pack()));
        fits |= fits(patterns.get(i), view);
      }
      if (!fits) {
        throw new UsageException(
            "no rule or pack in force is called " + operands.get(i),
            Spelling.hint(operands.get(i), names));
      }
    }
    if (reads.isPresent()) {
      Set<String> names = new TreeSet<>();
      for (RuleView view : rules) {
        if (view.rule() instanceof JudgingRule judging) {
          Dependencies used = Dependencies.ofRule(judging);
          names.addAll(used.attributes());
          names.addAll(used.parameters());
        }
      }
      if (!names.contains(reads.get()) && !rules.isEmpty()) {
        throw new UsageException("no rule reads " + reads.get(), Spelling.hint(reads.get(), names));
      }
    }
  }

  private boolean accepts(RuleView view) {
    return isNamed(view)
        && (kind.isEmpty()
            || (view.rule() instanceof JudgingRule judging && judging.kind().equals(kind.get())))
        && (severity.isEmpty() || hasSeverity(view))
        && (reads.isEmpty() || uses(view, reads.get()));
  }

  private boolean isNamed(RuleView view) {
    for (Glob pattern : patterns) {
      if (fits(pattern, view)) {
        return true;
      }
    }
    return patterns.isEmpty();
  }

  private static boolean fits(Glob pattern, RuleView view) {
    return pattern.matches(view.rule().id())
        || pattern.matches(view.rule().name())
        || pattern.matches(view.rule().pack());
  }

  private boolean hasSeverity(RuleView view) {
    Severity wanted = Severity.of(severity.orElseThrow()).orElseThrow();
    if (view.rule() instanceof ReadingRule) {
      return view.severity() == wanted;
    }
    for (Check check : ((JudgingRule) view.rule()).checks()) {
      if (check.severity() == wanted) {
        return true;
      }
    }
    return false;
  }

  private static boolean uses(RuleView view, String name) {
    if (!(view.rule() instanceof JudgingRule judging)) {
      return false;
    }
    Dependencies used = Dependencies.ofRule(judging);
    return used.attributes().contains(name) || used.parameters().contains(name);
  }
}
