package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;

/** Checkstyle XML, which Jenkins and reviewdog read. Suppressed findings are left out. */
final class CheckstyleFormat implements ReportFormat {
  private static final String NO_FILE = "losslint";

  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    NearestFile nearest = new NearestFile(report);
    Map<String, List<Finding>> files = new LinkedHashMap<>();
    for (Finding finding : report.findings()) {
      if (finding.suppressed().isEmpty()) {
        files
            .computeIfAbsent(nearest.of(finding).orElse(NO_FILE), f -> new ArrayList<>())
            .add(finding);
      }
    }
    XmlText xml = new XmlText(out);
    xml.start("checkstyle");
    xml.attribute("version", "4.3");
    for (Map.Entry<String, List<Finding>> file : files.entrySet()) {
      xml.start("file");
      xml.attribute("name", file.getKey());
      for (Finding finding : file.getValue()) {
        error(finding, xml);
      }
      xml.end();
    }
    problems(context.problems(), xml);
    xml.end();
  }

  private static void error(Finding finding, XmlText xml) throws IOException {
    xml.start("error");
    xml.attribute("line", finding.place().isPresent() ? finding.place().get().start().line() : 1);
    if (finding.place().isPresent()) {
      xml.attribute("column", finding.place().get().start().column());
    }
    xml.attribute("severity", finding.severity().label());
    xml.attribute("message", FindingText.title(finding) + ": " + finding.message());
    xml.attribute("source", "losslint." + finding.rule());
    xml.end();
  }

  private static void problems(List<Problem> problems, XmlText xml) throws IOException {
    if (problems.isEmpty()) {
      return;
    }
    xml.start("file");
    xml.attribute("name", NO_FILE);
    for (Problem problem : problems) {
      xml.start("error");
      xml.attribute("line", 1);
      xml.attribute("severity", "error");
      xml.attribute("message", problem.toString());
      xml.attribute("source", "losslint");
      xml.end();
    }
    xml.end();
  }
}
