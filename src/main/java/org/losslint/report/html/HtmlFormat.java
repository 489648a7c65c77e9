package org.losslint.report.html;

import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.losslint.evaluate.Report;
import org.losslint.report.RenderContext;
import org.losslint.report.ReportFormat;

/**
 * One self-contained page for an audit. It asks for nothing over the network, and a policy in it
 * forbids that; text from files is escaped by the templates and can become neither markup nor
 * script.
 */
public final class HtmlFormat implements ReportFormat {
  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    AuditPage page = new Audit(report, context).page(out);
    try {
      JteauditGenerated.render(new OwaspHtmlTemplateOutput(new WriterOutput(out)), null, page);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
