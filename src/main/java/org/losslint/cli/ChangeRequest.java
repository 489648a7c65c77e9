package org.losslint.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.model.Evidence;
import org.losslint.source.Format;
import org.losslint.source.Input;
import org.losslint.source.Overlay;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.Secrets;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceReading;
import org.losslint.source.Sources;
import org.losslint.source.Tree;
import org.losslint.syntax.change.AppliedChange;

/** A change that somebody wants to load, and the configuration that runs now. */
final class ChangeRequest {
  static final Option APPLY =
      Option.value(
          "--apply",
          "CHANGE",
          "judges what a change makes of the one file given: set and delete lines, statements in"
              + " braces with replace: and delete:, or the output of show | compare");

  private final Input.OfFile running;
  private final AppliedChange applied;
  private final SourceFile composed;

  private ChangeRequest(Input.OfFile running, AppliedChange applied, SourceFile composed) {
    this.running = running;
    this.applied = applied;
    this.composed = composed;
  }

  /**
   * Reads the change and the configuration.
   *
   * @param change path; {@code -} for standard input
   * @param inputs what runs now: one configuration
   * @param problems takes what is wrong with the change
   * @throws UsageException where they cannot be put together at all
   */
  static ChangeRequest of(
      String change, List<Input> inputs, Environment environment, List<Problem> problems)
      throws UsageException {
    if (inputs.size() != 1 || !(inputs.get(0) instanceof Input.OfFile running)) {
      throw new UsageException(
          "--apply changes one configuration, and " + inputs.size() + " files are given",
          "name the file that holds what runs now");
    }
    SourceReading now = read(running.tree(), running.path(), running.display());
    Format format = now.file().format();
    if (!now.readable() || (format != Format.JUNOS_TEXT && format != Format.JUNOS_SET)) {
      throw new UsageException(
          running.display() + " is " + format.label() + ", which no change can be applied to",
          "give the output of `show configuration`, in braces or set lines");
    }
    SourceFile text = change(change, environment).file();
    AppliedChange applied = AppliedChange.of(now.file(), text, problems);
    SourceFile composed = Sources.of(applied.bytes(), running.display()).file();
    return new ChangeRequest(
        running, applied, new SourceFile(running.display(), composed.text(), format));
  }

  private static SourceReading change(String change, Environment environment)
      throws UsageException {
    if (!change.equals("-")) {
      return read(Tree.DISK, environment.workingDirectory().resolve(change), change);
    }
    try {
      InputStream in = environment.in();
      return Sources.read(in, "<stdin>");
    } catch (IOException e) {
      throw new UsageException("the change on standard input cannot be read");
    }
  }

  private static SourceReading read(Tree tree, Path path, String display) throws UsageException {
    try {
      return Sources.read(tree, path, display);
    } catch (IOException e) {
      throw new UsageException("`" + display + "` cannot be read", "name a file that can");
    }
  }

  /** The same request for the configuration after the change. */
  Request after(Request request) {
    Tree changed = new Overlay(running.tree(), running.path(), applied.bytes());
    return new Request(
        List.of(new Input.OfFile(changed, running.path(), running.display(), running.named())),
        request.in(),
        request.inventory(),
        request.blanket(),
        request.packs(),
        request.workingDirectory(),
        request.folders(),
        request.clock(),
        request.jobs(),
        request.watch(),
        request.shard(),
        Optional.empty(),
        request.walked(),
        request.since());
  }

  /** What of the change did nothing. */
  List<Comparison.Idle> idle() {
    List<Comparison.Idle> idle = new ArrayList<>();
    for (Place place : applied.idle(composed)) {
      String text = Secrets.line(place.file().text(), place.start().line()).strip();
      boolean takes = text.startsWith("delete") || text.startsWith("-");
      idle.add(
          new Comparison.Idle(
              place, text, takes ? "what it names is not there" : "it is so already"));
    }
    return idle;
  }

  /** The report with places in the change where the change decides. */
  Report placed(Report report) {
    List<Finding> findings = new ArrayList<>(report.findings().size());
    for (Finding finding : report.findings()) {
      Optional<Place> place = finding.place();
      if (place.isPresent() && isOfChange(place.get())) {
        Optional<Place> origin = applied.origin(place.get().span());
        boolean ofReading = finding.pack().equals("reading");
        if (origin.isEmpty() || (ofReading && applied.isMade(place.get().span().start()))) {
          // Said of lines that nobody wrote, such as that set lines follow on braces.
          continue;
        }
        place = origin;
      }
      findings.add(at(finding, place));
    }
    return new Report(
        report.version(),
        report.files(),
        findings,
        report.notEvaluated(),
        report.passed(),
        report.devices(),
        report.subjects(),
        report.links(),
        report.comparisons());
  }

  private boolean isOfChange(Place place) {
    return place.file().path().equals(running.display())
        && applied.isOfChange(place.span().start());
  }

  private Finding at(Finding finding, Optional<Place> place) {
    List<Evidence.Step> via = new ArrayList<>(finding.via().size());
    for (Evidence.Step step : finding.via()) {
      Optional<Place> origin =
          isOfChange(step.place()) ? applied.origin(step.place().span()) : Optional.empty();
      via.add(origin.isPresent() ? new Evidence.Step(origin.get(), step.text()) : step);
    }
    return new Finding(
        finding.rule(),
        finding.check(),
        finding.name(),
        finding.pack(),
        finding.severity(),
        finding.message(),
        place,
        finding.device(),
        finding.subjects(),
        finding.path(),
        finding.values(),
        via,
        finding.fixes(),
        finding.note(),
        finding.identity(),
        finding.suppressed());
  }
}
