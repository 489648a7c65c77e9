package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;

/**
 * {@code path:line:column: severity RULE message}, one line a finding, as editors and {@code grep}
 * take it. The last line is the summary.
 */
final class ConciseFormat implements ReportFormat {
  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    Colours colours = new Colours(context.colours());
    for (Finding finding : report.findings()) {
      if (finding.suppressed().isPresent()) {
        continue;
      }
      String line =
          colours.strong(Visible.text(FindingText.where(finding)))
              + ": "
              + colours.severity(finding.severity())
              + " "
              + Visible.text(finding.rule())
              + " "
              + Visible.text(finding.message());
      out.write(Visible.logLine(line));
      out.write('\n');
    }
    out.write(Summary.line(report));
    out.write('\n');
  }
}
