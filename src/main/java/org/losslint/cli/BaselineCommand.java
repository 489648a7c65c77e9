package org.losslint.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Known;
import org.losslint.source.Problem;

/**
 * {@code losslint baseline write} and {@code prune}: accepts what is found, and forgets it again.
 */
final class BaselineCommand implements Command {
  private final boolean prunes;

  /**
   * @param prunes whether it takes stale entries out, instead of writing all anew
   */
  BaselineCommand(boolean prunes) {
    this.prunes = prunes;
  }

  @Override
  public String name() {
    return prunes ? "baseline prune" : "baseline write";
  }

  @Override
  public String operands() {
    return "[OPTION…] PATH…";
  }

  @Override
  public String summary() {
    return prunes
        ? "takes entries out of the baseline that nothing is found for"
        : "accepts all that is found now, so that only new findings count";
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>();
    options.add(BaselineFile.BASELINE);
    options.add(CheckCommand.TOLERATE);
    options.addAll(InputOptions.ALL);
    options.add(Day.TODAY);
    return options;
  }

  @Override
  public String notes() {
    return """

    The file is .losslint-baseline.json in the working directory, unless --baseline names
    another one. What a waiver covers is not written. Nothing is written when a file could
    not be judged.
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    Environment environment = console.environment();
    String display = arguments.value(BaselineFile.BASELINE).orElse(BaselineFile.DEFAULT);
    Verdict.Policy policy =
        new Verdict.Policy(
            Optional.empty(), Unevaluated.WARN, CheckCommand.tolerated(arguments), false, false);
    InputOptions options = new InputOptions(arguments, environment);
    CheckRun run =
        new CheckRun(
            inspection,
            options,
            Optional.empty(),
            Optional.empty(),
            environment,
            Day.clock(arguments, environment));
    try (Moments moments = Moments.now()) {
      Optional<BaselineFile> baseline =
          prunes
              ? Optional.of(
                  BaselineFile.read(moments.tree(), display, environment.workingDirectory()))
              : Optional.empty();
      CheckRun.Result result = run.of(moments, baseline, Optional.empty());
      if (result.interrupted().isPresent()) {
        return console.end(
            ExitStatus.INTERRUPTED, "nothing is written: " + result.interrupted().get());
      }
      Verdict verdict =
          Verdict.of(result.report(), Verdict.named(result.inputs()), result.problems(), policy);
      if (verdict.status() != ExitStatus.CLEAN) {
        console.say(result.problems().size() > 1 ? result.problems() : List.<Problem>of());
        return console.end(verdict.status(), "nothing is written: " + verdict.reason());
      }
      List<Known> entries = prunes ? kept(baseline.orElseThrow(), result) : found(result);
      BaselineFile.write(entries, display, environment.workingDirectory(), inspection.redaction());
      int stale = prunes ? baseline.orElseThrow().entries().size() - entries.size() : 0;
      console.print(
          display
              + ": "
              + entries.size()
              + (entries.size() == 1 ? " entry" : " entries")
              + (prunes ? ", " + stale + " taken out" : "")
              + "\n");
      return ExitStatus.CLEAN;
    }
  }

  private static List<Known> found(CheckRun.Result result) {
    List<Known> entries = new ArrayList<>();
    for (Finding finding : result.report().findings()) {
      if (finding.suppressed().isEmpty()) {
        entries.add(Known.of(finding));
      }
    }
    return entries;
  }

  private static List<Known> kept(BaselineFile baseline, CheckRun.Result result) {
    Set<String> stale = new HashSet<>();
    for (Comparison comparison : result.report().comparisons()) {
      comparison.mended().forEach(known -> stale.add(known.fingerprint()));
    }
    List<Known> entries = new ArrayList<>();
    for (Known entry : baseline.entries()) {
      if (!stale.contains(entry.fingerprint())) {
        entries.add(entry);
      }
    }
    return entries;
  }
}
