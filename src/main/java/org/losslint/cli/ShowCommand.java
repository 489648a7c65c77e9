package org.losslint.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.losslint.evaluate.Report;
import org.losslint.report.SubjectGroup;
import org.losslint.report.SubjectJson;
import org.losslint.report.SubjectTable;
import org.losslint.source.Problem;

/** {@code losslint show}: what losslint understood, since what cannot be seen cannot be trusted. */
final class ShowCommand implements Command {
  private static final Option FORMAT =
      new Option("--format", "-f", "text|json", false, "a table, or all attributes as JSON");
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
    Inspection.Understood understood =
        inspection.show(options.request(console.environment().clock()));
    if (format.equals("json")) {
      SubjectJson.write(understood.groups(), inspection.redaction(), console.out());
    } else {
      for (SubjectGroup group : understood.groups()) {
        SubjectTable.write(group, console.out());
      }
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
}
