package org.losslint.cli;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.losslint.evaluate.Report;
import org.losslint.report.ConfigurationText;
import org.losslint.report.SubjectGroup;
import org.losslint.report.SubjectJson;
import org.losslint.report.SubjectTable;
import org.losslint.source.Problem;

/** {@code losslint show}: what losslint understood, since what cannot be seen cannot be trusted. */
final class ShowCommand implements Command {
  private static final Option FORMAT =
      new Option("--format", "-f", "text|json", false, "a table, or all attributes as JSON");
  private static final Option TREE =
      Option.flag("--ast", "", "the statements of configurations as a tree, with their places");
  private static final Option EFFECTIVE =
      Option.flag("--effective", "", "what is in force, with the line and group that gives it");
  private static final Option SET =
      Option.flag("--set", "", "what was read, as set lines in one canonical form");
  private static final List<Option> TEXTS = List.of(TREE, EFFECTIVE, SET);
  private static final List<String> FORMATS = List.of("text", "json");

  @Override
  public String name() {
    return "show";
  }

  @Override
  public String operands() {
    return "[OPTION…] PATH…";
  }

  @Override
  public String summary() {
    return "shows the resolved queues, bindings and NIC settings";
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>();
    options.add(FORMAT);
    options.addAll(TEXTS);
    options.addAll(InputOptions.ALL);
    return options;
  }

  @Override
  public String notes() {
    return "";
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    String format = arguments.value(FORMAT).orElse("text");
    if (!FORMATS.contains(format)) {
      throw InputOptions.wrong(FORMAT, format, FORMATS);
    }
    InputOptions options = new InputOptions(arguments, console.environment());
    Option text = text(arguments);
    if (text != null && arguments.value(FORMAT).isPresent()) {
      throw new UsageException(text.name() + " has one format; leave out " + FORMAT.name());
    }
    Request request = options.request(console.environment().clock());
    Inspection.Understood understood =
        text == null ? inspection.show(request) : texts(text, request, console, inspection);
    if (format.equals("json")) {
      SubjectJson.write(understood.groups(), inspection.redaction(), console.out());
    } else {
      Writer out = console.lines();
      for (SubjectGroup group : understood.groups()) {
        SubjectTable.write(group, out);
      }
      out.flush();
    }
    console.out().flush();
    List<Problem> problems = new ArrayList<>(options.problems());
    problems.addAll(understood.problems());
    for (Report.JudgedFile file : understood.files()) {
      if (file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL) {
        problems.add(Problem.of(file.path() + " could not be read in full: " + file.reason(), ""));
      }
    }
    if (problems.isEmpty()) {
      return ExitStatus.CLEAN;
    }
    if (problems.size() > 1) {
      console.say(problems);
      return console.end(ExitStatus.NOT_JUDGED, "not everything could be read");
    }
    return console.end(ExitStatus.NOT_JUDGED, problems.get(0).toString());
  }

  @CheckForNull
  private static Option text(Arguments arguments) throws UsageException {
    Option found = null;
    for (Option option : TEXTS) {
      if (arguments.has(option)) {
        if (found != null) {
          throw new UsageException(
              "give " + found.name() + " or " + option.name() + ", and not both");
        }
        found = option;
      }
    }
    return found;
  }

  private static Inspection.Understood texts(
      Option option, Request request, Console console, Inspection inspection) throws IOException {
    // Each line is written whole, so that nothing is left to flush.
    ConfigurationText out = new ConfigurationText(inspection.redaction(), console.lines());
    boolean several = request.inputs().size() > 1;
    return inspection.read(
        request,
        (path, configuration, effective) -> {
          if (several || configuration.promptHost().isPresent()) {
            out.heading(path, configuration);
          }
          if (option.equals(TREE)) {
            out.tree(configuration);
          } else if (option.equals(SET)) {
            out.setLines(configuration);
          } else {
            out.effective(effective);
          }
        });
  }
}
