package org.losslint.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.supposed.SupposedValue;
import org.losslint.evaluate.supposed.Supposition;
import org.losslint.model.LosslessVocabulary;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.report.Explanation;
import org.losslint.report.RuleHere;
import org.losslint.report.RuleView;
import org.losslint.rules.JudgingRule;
import org.losslint.source.Problem;
import org.losslint.source.Spelling;

/** {@code losslint explain}: why a rule exists, what it comes to here, and how to live with it. */
final class ExplainCommand implements Command {
  private static final Option FORMAT =
      new Option("--format", "-f", "text|markdown", false, "how to write the page (default: text)");
  private static final Option FORMULA =
      Option.flag("--formula", "", "computes the rule from --rtt, --rate and --given alone");
  private static final Option GIVEN =
      new Option(
          "--given",
          "",
          "NAME=VALUE",
          true,
          "with --formula: what an attribute is, such as queue.drain-time=12948us");
  private static final List<String> FORMATS = List.of("text", "markdown");

  @Override
  public String name() {
    return "explain";
  }

  @Override
  public String operands() {
    return "[OPTION…] RULE [PATH…]";
  }

  @Override
  public String summary() {
    return "tells why a rule exists, what it comes to here, and how to mend or waive";
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>(List.of(FORMAT, FORMULA, GIVEN));
    options.addAll(InputOptions.ALL);
    options.add(ColourChoice.COLOR);
    options.add(Day.TODAY);
    return options;
  }

  @Override
  public String notes() {
    return """

    RULE is an identity or a name: DCI-001, buffer-depth. With PATHs the page holds the
    numbers of each queue, link or setting in these files that the rule speaks of.

      losslint explain DCI-001 net/
      losslint explain --formula DCI-001 --rtt 5179us --rate 100G
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    String format = arguments.value(FORMAT).orElse("text");
    if (!FORMATS.contains(format)) {
      throw InputOptions.wrong(FORMAT, format, FORMATS);
    }
    Explanation explanation =
        new Explanation(
            format.equals("markdown"), ColourChoice.of(arguments, console.environment()));
    List<String> operands = arguments.operands();
    if (operands.isEmpty() || operands.get(0).isEmpty()) {
      throw new UsageException("no rule is given", "write for example losslint explain DCI-001");
    }
    boolean formula = arguments.has(FORMULA);
    if (!formula && arguments.has(GIVEN)) {
      throw new UsageException("--given has no effect without --formula", "add --formula");
    }
    for (Option option : List.of(InputOptions.RTT, InputOptions.RATE)) {
      if (!formula && operands.size() == 1 && arguments.has(option)) {
        throw new UsageException(
            option.name() + " has no effect without files", "add --formula to compute the rule");
      }
    }
    if (formula && operands.size() > 1) {
      throw new UsageException(
          "--formula computes without files, and `" + operands.get(1) + "` is given",
          "leave out one of them");
    }
    InputOptions options = new InputOptions(arguments, console.environment());
    return formula
        ? compute(options, arguments, explanation, console, inspection)
        : explain(options, arguments, explanation, console, inspection);
  }

  private static ExitStatus explain(
      InputOptions options,
      Arguments arguments,
      Explanation explanation,
      Console console,
      Inspection inspection)
      throws UsageException, IOException {
    List<String> operands = arguments.operands();
    List<String> paths = operands.subList(1, operands.size());
    Packs packs = InputOptions.packs(arguments, console.environment());
    Optional<Request> request = Optional.empty();
    String place = "";
    if (!paths.isEmpty()) {
      request = Optional.of(options.request(Day.clock(arguments, console.environment()), paths));
      place = request.get().inputs().isEmpty() ? "" : request.get().inputs().get(0).display();
    }
    Inspection.Rules rules = inspection.rules(packs, place);
    RuleView rule = named(operands.get(0), rules, console.environment());
    List<Problem> problems = new ArrayList<>(options.problems());
    Optional<RuleHere> here = Optional.empty();
    if (request.isPresent()) {
      Inspection.Applied applied = inspection.apply(request.get(), rule.rule().id());
      problems.addAll(applied.problems());
      here = Optional.of(applied.here());
    } else {
      problems.addAll(rules.problems());
    }
    Writer out = console.lines();
    explanation.write(rule, here, out);
    out.flush();
    return ending(problems, console);
  }

  private static ExitStatus compute(
      InputOptions options,
      Arguments arguments,
      Explanation explanation,
      Console console,
      Inspection inspection)
      throws UsageException, IOException {
    Packs packs = InputOptions.packs(arguments, console.environment());
    Inspection.Rules rules = inspection.rules(packs, "");
    RuleView rule = named(arguments.operands().get(0), rules, console.environment());
    if (!(rule.rule() instanceof JudgingRule) || !rule.disabled().isEmpty()) {
      throw new UsageException(
          rule.rule().id()
              + (rule.disabled().isEmpty()
                  ? " is about reading and has no formula"
                  : " is disabled"),
          "see losslint explain " + rule.rule().id());
    }
    Supposition supposition = new Supposition(LosslessVocabulary.ALL);
    Optional<Quantity> rtt = options.quantity(InputOptions.RTT, Unit.US, "5179us");
    Optional<Quantity> rate = options.quantity(InputOptions.RATE, Unit.GBPS, "100G");
    if (rtt.isPresent()) {
      supposition.suppose("link.rtt", rtt.get());
      supposition.suppose("link.path-rtt", rtt.get());
    }
    if (rate.isPresent()) {
      supposition.suppose("link.rate", rate.get());
      supposition.suppose("port.rate", rate.get());
    }
    for (String given : arguments.values(GIVEN)) {
      suppose(given, supposition);
    }
    Inspection.Computed computed = inspection.compute(packs, rule.rule().id(), supposition);
    Writer out = console.lines();
    explanation.write(rule, computed.rule(), computed.computation(), rate, out);
    out.flush();
    return ending(rules.problems(), console);
  }

  private static void suppose(String given, Supposition supposition) throws UsageException {
    int equals = given.indexOf('=');
    if (equals < 0) {
      throw new UsageException(
          "--given is `" + given + "`", "write for example --given queue.drain-time=12948us");
    }
    List<Problem> problems = new ArrayList<>();
    String name = given.substring(0, equals).strip();
    Optional<Object> value =
        SupposedValue.of(LosslessVocabulary.ALL, name, given.substring(equals + 1), problems);
    if (value.isEmpty()) {
      throw new UsageException("--given: " + problems.get(0).message(), problems.get(0).wayOut());
    }
    supposition.suppose(name, value.get());
  }

  /** By its identity in either case, with or without a check behind it, or by its name. */
  private static RuleView named(String wanted, Inspection.Rules rules, Environment environment)
      throws UsageException {
    int dot = wanted.indexOf('.');
    String id = dot < 0 ? wanted : wanted.substring(0, dot);
    List<RuleView> views = new ArrayList<>(rules.views());
    views.addAll(rules.disabled());
    List<String> names = new ArrayList<>();
    for (RuleView view : views) {
      if (view.rule().id().equalsIgnoreCase(id) || view.rule().name().equals(wanted)) {
        return view;
      }
      names.add(view.rule().id());
      names.add(view.rule().name());
    }
    if (isFile(wanted, environment)) {
      throw new UsageException(
          "`" + wanted + "` is a file, and the rule stands first",
          "write for example losslint explain DCI-001 " + wanted);
    }
    String hint = Spelling.hint(wanted, names);
    throw new UsageException(
        "there is no rule " + wanted, hint.isEmpty() ? "see losslint rules list" : hint);
  }

  private static boolean isFile(String wanted, Environment environment) {
    try {
      return Files.exists(environment.workingDirectory().resolve(wanted));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static ExitStatus ending(List<Problem> problems, Console console) {
    if (problems.isEmpty()) {
      return ExitStatus.CLEAN;
    }
    if (problems.size() > 1) {
      console.say(problems);
      return console.end(ExitStatus.NOT_JUDGED, "not everything could be read");
    }
    return console.end(ExitStatus.NOT_JUDGED, problems.get(0).toString());
  }
}
