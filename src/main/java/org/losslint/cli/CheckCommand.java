package org.losslint.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.Share;
import org.losslint.report.RenderContext;
import org.losslint.report.Summary;
import org.losslint.source.Severity;

/** {@code losslint check}: the main job. */
final class CheckCommand implements Command {
  static final Option FAIL_ON =
      Option.value(
          "--fail-on",
          "SEVERITY",
          "error, warning, info or never: what exits with 1 (default: error)");
  static final Option UNEVALUATED =
      Option.value(
          "--unevaluated",
          "ignore|warn|fail",
          "what to do about rules that lack a fact: count, list, or exit with 2 (default: warn)");
  static final Option TOLERATE =
      Option.value(
          "--tolerate-unreadable",
          "N",
          "how many files in folders may be unreadable or cut (default: 0)");
  private static final List<String> SEVERITIES = List.of("error", "warning", "info", "never");

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String operands() {
    return "[OPTION…] PATH…";
  }

  @Override
  public String summary() {
    return "judges configurations and dumps";
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>();
    options.add(Target.FORMAT);
    options.add(Target.OUTPUT);
    options.add(FAIL_ON);
    options.add(UNEVALUATED);
    options.add(TOLERATE);
    options.addAll(Moments.ALL);
    options.add(ChangeRequest.APPLY);
    options.add(BaselineFile.BASELINE);
    options.add(BaselineFile.STRICT);
    options.add(ShardChoice.SHARD);
    options.add(SinceChoice.SINCE);
    options.addAll(InputOptions.ALL);
    options.add(ColourChoice.COLOR);
    options.add(Day.TODAY);
    return options;
  }

  @Override
  public String notes() {
    return """

    A PATH is a file, a folder, a pattern such as 'net/**/*.conf', - for standard
    input, or @FILE for a list of them in FILE, in lines or ended by NUL.
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    Environment environment = console.environment();
    List<Target> targets = Target.of(arguments);
    Verdict.Policy policy = policy(arguments);
    if (policy.strictBaseline() && !arguments.has(BaselineFile.BASELINE)) {
      throw new UsageException(
          BaselineFile.STRICT.name() + " has no effect without --baseline", "name the baseline");
    }
    boolean colours = ColourChoice.of(arguments, environment);
    InputOptions options = new InputOptions(arguments, environment);
    CheckRun run =
        new CheckRun(
            inspection,
            options,
            ShardChoice.of(arguments),
            SinceChoice.of(arguments, environment),
            environment,
            Day.clock(arguments, environment));
    Optional<String> change = arguments.value(ChangeRequest.APPLY);
    if (change.isPresent() && (arguments.has(Moments.BASE) || arguments.has(Moments.STAGED))) {
      throw new UsageException(
          "--apply compares with what runs now, and --base and --staged with something else",
          "give one of them");
    }
    try (Moments moments = Moments.of(arguments, environment)) {
      Optional<BaselineFile> baseline =
          arguments
              .value(BaselineFile.BASELINE)
              .map(file -> BaselineFile.read(moments.tree(), file, environment.workingDirectory()));
      CheckRun.Result result = run.of(moments, baseline, change);
      RenderContext context =
          RenderContext.plain(inspection.redaction(), result.rules())
              .withFailOn(policy.failOn())
              .withProblems(result.problems())
              .withShare(result.share());
      if (policy.unevaluated() == Unevaluated.IGNORE) {
        context = context.withoutNotEvaluated();
      }
      Telling.write(targets, result.report(), context, colours, console);
      return end(result, policy, console);
    }
  }

  private static ExitStatus end(CheckRun.Result result, Verdict.Policy policy, Console console) {
    for (String note : result.notes()) {
      console.say("losslint: " + note);
    }
    if (result.interrupted().isPresent()) {
      return console.end(ExitStatus.INTERRUPTED, result.interrupted().get());
    }
    Verdict.Policy own = policy;
    if (result.share().isPresent()) {
      console.say("losslint: " + part(result.share().get(), result.report().files().size()));
    }
    if (result.share().isPresent() && result.share().get().anyJudged()) {
      own = policy.orNothing();
    }
    if (result.report().unchangedCount() > 0) {
      console.say("losslint: " + Summary.leftOut(result.report()));
    }
    Verdict verdict =
        Verdict.of(result.report(), Verdict.named(result.inputs()), result.problems(), own);
    return Telling.end(verdict, result.problems(), console);
  }

  /** Nobody is to take a part for the whole. */
  private static String part(Share share, int files) {
    return files == 0
        ? "no file falls to shard " + share.shard() + ", so nothing is judged here"
        : "shard " + share.shard() + " is " + files + " of " + share.positions().size() + " files";
  }

  /**
   * What the user wants to fail.
   *
   * @throws UsageException where an option holds no word that it knows
   */
  static Verdict.Policy policy(Arguments arguments) throws UsageException {
    String failOn = arguments.value(FAIL_ON).orElse("error");
    if (!SEVERITIES.contains(failOn)) {
      throw InputOptions.wrong(FAIL_ON, failOn, SEVERITIES);
    }
    String word = arguments.value(UNEVALUATED).orElse("warn");
    Optional<Unevaluated> unevaluated = Unevaluated.of(word);
    if (unevaluated.isEmpty()) {
      throw InputOptions.wrong(UNEVALUATED, word, Unevaluated.LABELS);
    }
    return new Verdict.Policy(
        Severity.of(failOn),
        unevaluated.get(),
        tolerated(arguments),
        arguments.has(Moments.STAGED),
        arguments.has(BaselineFile.STRICT));
  }

  /**
   * How many files in folders may be unreadable.
   *
   * @throws UsageException where the option holds no number
   */
  static int tolerated(Arguments arguments) throws UsageException {
    Optional<String> tolerated = arguments.value(TOLERATE);
    return tolerated.isEmpty() ? 0 : InputOptions.whole(TOLERATE, tolerated.get(), 0);
  }
}
