package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.ExampleFailure;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.supposed.Supposition;
import org.losslint.model.LosslessVocabulary;
import org.losslint.report.Redaction;
import org.losslint.report.RuleCatalogue;
import org.losslint.report.RuleHere;
import org.losslint.report.SubjectGroup;
import org.losslint.rules.Pack;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.load.ShippedPackLibrary;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Format;
import org.losslint.source.Input;
import org.losslint.source.Problem;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** Judges nothing; gives what a test sets, for the inputs that it is given. */
final class FakeInspection implements Inspection {
  private static final String PACK =
      """
      pack: sample
      version: 1.0.0
      source: {title: Design guide}
      rules:
        - id: DCI-001
          name: buffer-depth
          for: queue
          checks:
            - {severity: error, require: queue.drain-time >= 1 us, message: too shallow}
          why: The queue holds 2.5 round trips. A shorter one loses packets.
        - id: NIC-001
          name: slow-restart
          for: nic-setting
          checks:
            - {severity: warning, require: nic-setting.current is present, message: not set}
          why: It starts again at its old rate.
      """;

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
    return new Judged(report, RuleCatalogue.EMPTY, problems, 0);
  }

  @Override
  public Understood read(Request request, org.losslint.evaluate.Readings.Sink sink) {
    return show(request);
  }

  @Override
  public Understood show(Request request) {
    asked = Optional.of(request);
    return new Understood(groups, files(request), problems);
  }

  @Override
  public Rules rules(Packs packs, String place) {
    askedPacks = Optional.of(packs);
    LoadedPack loaded =
        new PackReader(LosslessVocabulary.ALL, new ShippedPackLibrary(packs.workingDirectory()))
            .read(new SourceFile("sample.yaml", SourceText.of(PACK), Format.UNKNOWN));
    List<Pack> all = List.of(loaded.pack().orElseThrow());
    return new Rules(RuleSets.assemble(all).rules(), all, Settings.NONE, problems);
  }

  @Override
  public Applied apply(Request request, String rule) {
    asked = Optional.of(request);
    return new Applied(new RuleHere(List.of(), Map.of(), findings), problems);
  }

  @Override
  public Computed compute(Packs packs, String rule, Supposition supposition) {
    throw new UnsupportedOperationException("it has no formulas");
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
}
