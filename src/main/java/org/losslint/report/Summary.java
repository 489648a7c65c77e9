package org.losslint.report;

import org.losslint.evaluate.Report;
import org.losslint.source.Severity;

/** The last line of what people read: nothing that was not judged is left out of the count. */
public final class Summary {
  private Summary() {}

  /**
   * {@code 40 passed; 1 error, 0 warnings, 2 infos; 3 not evaluated; 0 suppressed; 2 files, 1
   * device}.
   */
  static String line(Report report) {
    StringBuilder line = new StringBuilder(96);
    line.append(report.passedCount()).append(" passed; ");
    counted(line, report.count(Severity.ERROR), "error").append(", ");
    counted(line, report.count(Severity.WARNING), "warning").append(", ");
    counted(line, report.count(Severity.INFO), "info").append("; ");
    line.append(report.notEvaluatedCount()).append(" not evaluated; ");
    line.append(report.suppressedCount()).append(" suppressed; ");
    counted(line, report.files().size(), "file");
    files(line, report);
    line.append(", ");
    counted(line, report.devices(), "device");
    if (report.unchangedCount() > 0) {
      line.append("; ").append(leftOut(report));
    }
    return line.toString();
  }

  /** {@code 1204 of 1500 files not changed since 2026-11-01, not judged}. */
  public static String leftOut(Report report) {
    String reason = "";
    boolean any = false;
    for (Report.JudgedFile file : report.files()) {
      if (file.status() == Report.Status.UNCHANGED) {
        reason = file.reason();
      }
      any |= file.status() != Report.Status.UNCHANGED && file.status() != Report.Status.SKIPPED;
    }
    StringBuilder line = new StringBuilder(64);
    line.append(report.unchangedCount()).append(" of ");
    counted(line, report.files().size(), "file").append(' ').append(reason);
    return line.append(any ? ", not judged" : ", so that nothing is judged").toString();
  }

  private static void files(StringBuilder line, Report report) {
    boolean open = false;
    for (Report.Status status : Report.Status.values()) {
      int count = 0;
      for (Report.JudgedFile file : report.files()) {
        count += file.status() == status ? 1 : 0;
      }
      boolean told = status == Report.Status.CHECKED || status == Report.Status.UNCHANGED;
      if (count > 0 && !told) {
        line.append(open ? ", " : " (").append(count).append(' ').append(status.label());
        open = true;
      }
    }
    if (open) {
      line.append(')');
    }
  }

  private static StringBuilder counted(StringBuilder line, int count, String what) {
    line.append(count).append(' ').append(what);
    return count == 1 ? line : line.append('s');
  }
}
