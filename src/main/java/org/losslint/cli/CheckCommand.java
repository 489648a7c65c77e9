package org.losslint.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.Report;
import org.losslint.report.RenderContext;
import org.losslint.report.RuleCatalogue;
import org.losslint.source.Problem;
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
    boolean colours = ColourChoice.of(arguments, environment);
    InputOptions options = new InputOptions(arguments, environment);
    Request request = options.request(Day.clock(arguments, environment));

    List<Problem> problems = new ArrayList<>(options.problems());
    Inspection.Judged judged = judge(inspection, request, problems);
    problems.addAll(judged.problems());
    RenderContext context =
        RenderContext.plain(inspection.redaction(), judged.rules())
            .withFailOn(policy.failOn())
            .withProblems(problems);
    if (policy.unevaluated() == Unevaluated.IGNORE) {
      context = context.withoutNotEvaluated();
    }
    for (Target target : targets) {
      write(target, judged.report(), context, colours, console);
    }
    Verdict verdict = Verdict.of(judged.report(), request.inputs(), problems, policy);
    if (verdict.status() != ExitStatus.CLEAN) {
      if (problems.size() > 1) {
        console.say(problems);
      }
      return console.end(verdict.status(), verdict.reason());
    }
    return ExitStatus.CLEAN;
  }

  /** A fault while judging leaves an empty report, so that who reads it by a program gets one. */
  private static Inspection.Judged judge(
      Inspection inspection, Request request, List<Problem> problems) {
    try {
      return inspection.check(request);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      problems.add(Crash.of(e));
      return new Inspection.Judged(
          new Report(Version.NUMBER, List.of(), List.of(), List.of(), List.of(), 0, 0),
          RuleCatalogue.EMPTY,
          List.of());
    }
  }

  private static Verdict.Policy policy(Arguments arguments) throws UsageException {
    String failOn = arguments.value(FAIL_ON).orElse("error");
    if (!SEVERITIES.contains(failOn)) {
      throw InputOptions.wrong(FAIL_ON, failOn, SEVERITIES);
    }
    String word = arguments.value(UNEVALUATED).orElse("warn");
    Optional<Unevaluated> unevaluated = Unevaluated.of(word);
    if (unevaluated.isEmpty()) {
      throw InputOptions.wrong(UNEVALUATED, word, Unevaluated.LABELS);
    }
    Optional<String> tolerated = arguments.value(TOLERATE);
    return new Verdict.Policy(
        Severity.of(failOn),
        unevaluated.get(),
        tolerated.isEmpty() ? 0 : InputOptions.whole(TOLERATE, tolerated.get(), 0));
  }

  private static void write(
      Target target, Report report, RenderContext context, boolean colours, Console console)
      throws IOException {
    if (target.file().isEmpty()) {
      Writer out = console.out();
      target.format().format().write(report, context.withColours(colours), out);
      out.flush();
      return;
    }
    Path file = console.environment().workingDirectory().resolve(target.file().get());
    try (Writer out = Console.writer(Files.newOutputStream(file))) {
      target.format().format().write(report, context, out);
    } catch (IOException e) {
      throw new IOException("`" + target.file().get() + "` cannot be written", e);
    }
  }
}
