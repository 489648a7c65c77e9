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
      out.write(colours.strong(Visible.text(FindingText.where(finding))));
      out.write(": ");
      out.write(colours.severity(finding.severity()));
      out.write(' ');
      out.write(finding.rule());
      out.write(' ');
      out.write(Visible.text(finding.message()));
      out.write('\n');
    }
    out.write(Summary.line(report));
    out.write('\n');
  }
}
