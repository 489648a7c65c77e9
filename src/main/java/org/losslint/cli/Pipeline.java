package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import org.losslint.evaluate.Report;
import org.losslint.report.Redaction;
import org.losslint.report.RuleCatalogue;
import org.losslint.source.Format;
import org.losslint.source.Input;

/**
 * Joins the steps from files to outcomes. As long as no step reads a format, every input is one
 * that could not be judged, and no run is clean.
 */
final class Pipeline implements Inspection {
  private static final String NO_READER = "this build reads no format yet";

  @Override
  public Judged check(Request request) {
    Report report =
        new Report(Version.NUMBER, files(request), List.of(), List.of(), List.of(), 0, 0);
    return new Judged(report, RuleCatalogue.EMPTY, List.of());
  }

  @Override
  public Understood show(Request request) {
    return new Understood(List.of(), files(request), List.of());
  }

  @Override
  public Rules rules(Packs packs) {
    return new Rules(RuleCatalogue.EMPTY, List.of());
  }

  @Override
  public Redaction redaction() {
    return line -> line;
  }

  private static List<Report.JudgedFile> files(Request request) {
    List<Report.JudgedFile> files = new ArrayList<>();
    for (Input input : request.inputs()) {
      boolean skipped = input instanceof Input.Skipped;
      files.add(
          new Report.JudgedFile(
              input.display(),
              Format.UNKNOWN,
              List.of(),
              skipped ? Report.Status.SKIPPED : Report.Status.FAILED,
              input instanceof Input.Skipped s ? s.reason() : NO_READER));
    }
    return files;
  }
}
