package org.losslint.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.report.RenderContext;
import org.losslint.report.merge.MergeException;
import org.losslint.report.merge.Merged;
import org.losslint.report.merge.Merging;
import org.losslint.report.merge.ShardReport;
import org.losslint.source.Problem;

/** {@code losslint merge}: the reports of all shards become the one of the whole run. */
final class MergeCommand implements Command {
  @Override
  public String name() {
    return "merge";
  }

  @Override
  public String operands() {
    return "[OPTION…] REPORT…";
  }

  @Override
  public String summary() {
    return "joins the reports of shards to the report of the whole run";
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>();
    options.add(Target.FORMAT);
    options.add(Target.OUTPUT);
    options.add(CheckCommand.FAIL_ON);
    options.add(CheckCommand.UNEVALUATED);
    options.add(CheckCommand.TOLERATE);
    options.add(BaselineFile.STRICT);
    options.add(ColourChoice.COLOR);
    return options;
  }

  @Override
  public String notes() {
    return """

    A REPORT is what one shard wrote: losslint check --shard 3/8 -f jsonl=3.jsonl …
    All shards of the run are to be there, each once.
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    List<Target> targets = Target.of(arguments);
    Verdict.Policy policy = CheckCommand.policy(arguments);
    boolean colours = ColourChoice.of(arguments, console.environment());
    if (arguments.operands().isEmpty()) {
      throw new UsageException("no report is given", "name the reports of all shards");
    }
    List<Problem> problems = new ArrayList<>();
    Optional<Merged> merged = merged(arguments.operands(), console.environment(), problems);
    if (merged.isEmpty()) {
      if (problems.size() > 1) {
        console.say(problems);
      }
      return console.end(
          ExitStatus.NOT_JUDGED,
          problems.size() == 1
              ? problems.get(0).toString()
              : problems.size() + " problems above; nothing is merged");
    }
    if (policy.strictBaseline() && !merged.get().compared()) {
      throw new UsageException(
          BaselineFile.STRICT.name() + " has no effect: the shards were judged without a baseline",
          "give --baseline FILE to each shard");
    }
    Merged whole = merged.get();
    RenderContext context =
        RenderContext.plain(inspection.redaction(), whole.rules())
            .withFailOn(policy.failOn())
            .withProblems(whole.problems())
            .withQuotes(whole.quotes());
    if (policy.unevaluated() == Unevaluated.IGNORE) {
      context = context.withoutNotEvaluated();
    }
    Telling.write(targets, whole.report(), context, colours, console);
    Verdict verdict = Verdict.of(whole.report(), whole.named(), whole.problems(), policy);
    return Telling.end(verdict, whole.problems(), console);
  }

  private static Optional<Merged> merged(
      List<String> names, Environment environment, List<Problem> problems) {
    List<ShardReport> shards = new ArrayList<>(names.size());
    for (String name : names) {
      try (BufferedReader text = open(name, environment)) {
        shards.add(ShardReport.read(text, name));
      } catch (MergeException e) {
        problems.add(e.problem());
      } catch (IOException | InvalidPathException e) {
        problems.add(
            Problem.of(
                "the report `" + name + "` cannot be read: " + Crash.reason(e),
                "name a file that a shard wrote"));
      }
    }
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Merging.of(shards, Version.NUMBER));
    } catch (MergeException e) {
      problems.add(e.problem());
      return Optional.empty();
    }
  }

  private static BufferedReader open(String name, Environment environment) throws IOException {
    return new BufferedReader(
        new InputStreamReader(
            Files.newInputStream(environment.workingDirectory().resolve(name)),
            StandardCharsets.UTF_8));
  }
}
