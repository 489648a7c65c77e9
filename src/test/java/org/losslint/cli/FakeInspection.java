package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.ExampleFailure;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.report.Redaction;
import org.losslint.report.RuleCatalogue;
import org.losslint.report.RuleInfo;
import org.losslint.report.SubjectGroup;
import org.losslint.source.Format;
import org.losslint.source.Input;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/** Judges nothing; gives what a test sets, for the inputs that it is given. */
final class FakeInspection implements Inspection {
  final List<Finding> findings = new ArrayList<>();
  final List<Report.NotEvaluated> notEvaluated = new ArrayList<>();
  final List<Problem> problems = new ArrayList<>();
  final List<ExampleFailure> failures = new ArrayList<>();
  final List<SubjectGroup> groups = new ArrayList<>();
  Report.Status status = Report.Status.CHECKED;
  Optional<Throwable> fault = Optional.empty();
  Optional<Request> asked = Optional.empty();
  Optional<Packs> askedPacks = Optional.empty();

  static Finding finding(Severity severity) {
    return new Finding(
        "DCI-001",
        "",
        "buffer-depth",
        "scale-across",
        severity,
        "too shallow",
        Optional.empty(),
        "dc1",
        List.of(),
        "class-of-service",
        java.util.Map.of(),
        List.of(),
        List.of(),
        "",
        "f",
        Optional.empty());
  }

  static Report.NotEvaluated row() {
    return new Report.NotEvaluated(
        "DCI-002", "x", "dc1", "a.conf", "the RTT is not known", "give `rtt`", 3, List.of());
  }

  private List<Report.JudgedFile> files(Request request) {
    List<Report.JudgedFile> files = new ArrayList<>();
    for (Input input : request.inputs()) {
      boolean skipped = input instanceof Input.Skipped;
      files.add(
          new Report.JudgedFile(
              input.display(),
              Format.JUNOS_TEXT,
              List.of("dc1"),
              skipped ? Report.Status.SKIPPED : status,
              status == Report.Status.CHECKED ? "" : "why not"));
    }
    return files;
  }

  @Override
  public Judged check(Request request) {
    asked = Optional.of(request);
    if (fault.isPresent()) {
      if (fault.get() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) fault.get();
    }
    Report report =
        new Report(
            Version.NUMBER,
            files(request),
            findings,
            notEvaluated,
            List.of(new Report.Passed("DCI-003", "y", "dc1", 2)),
            1,
            1);
    return new Judged(report, RuleCatalogue.EMPTY, problems);
  }

  @Override
  public Understood show(Request request) {
    asked = Optional.of(request);
    return new Understood(groups, files(request), problems);
  }

  @Override
  public Rules rules(Packs packs) {
    askedPacks = Optional.of(packs);
    return new Rules(
        () -> List.of(new Rule("DCI-001", "buffer-depth"), new Rule("NIC-001", "slow-restart")),
        problems);
  }

  @Override
  public Tested test(Packs packs, List<String> names) {
    askedPacks = Optional.of(packs);
    return new Tested(1, 2, 3, failures, problems);
  }

  @Override
  public Settled settings(SettingsQuery query) {
    askedPacks = Optional.of(query.packs());
    return new Settled(List.of(), problems);
  }

  @Override
  public Redaction redaction() {
    return line -> line.replace("hunter2", "*******");
  }

  private record Rule(String id, String name) implements RuleInfo {
    @Override
    public String pack() {
      return "scale-across";
    }

    @Override
    public String description() {
      return "The queue holds 2.5 round trips.";
    }

    @Override
    public String helpMarkdown() {
      return "A shorter one loses packets.";
    }

    @Override
    public Severity defaultSeverity() {
      return Severity.ERROR;
    }
  }
}
