package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import org.losslint.evaluate.Report;

/** One way to write a report. The same report gives the same text on every machine. */
public interface ReportFormat {
  /**
   * Writes the whole report and leaves {@code out} open.
   *
   * @throws IOException when {@code out} does
   */
  void write(Report report, RenderContext context, Writer out) throws IOException;
}
