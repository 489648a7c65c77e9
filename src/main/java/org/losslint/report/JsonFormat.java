package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;

/** The contract for programs: {@code rules/schema/report.json}. Keys are only ever added. */
final class JsonFormat implements ReportFormat {
  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    JsonGenerator json = JsonParts.generator(out, true);
    JsonParts parts = new JsonParts(json, context.redaction());
    json.writeStartObject();
    json.writeFieldName("tool");
    parts.tool(report);
    json.writeFieldName("summary");
    parts.summary(report);
    json.writeArrayFieldStart("files");
    for (Report.JudgedFile file : report.files()) {
      json.writeStartObject();
      parts.file(file);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("findings");
    DeciderNames names = new DeciderNames(report);
    for (Finding finding : report.findings()) {
      json.writeStartObject();
      parts.finding(finding, names.of(finding));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("notEvaluated");
    for (Report.NotEvaluated row : report.notEvaluated()) {
      json.writeStartObject();
      parts.notEvaluated(row);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("passed");
    for (Report.Passed row : report.passed()) {
      json.writeStartObject();
      parts.passed(row);
      json.writeEndObject();
    }
    json.writeEndArray();
    if (!report.comparisons().isEmpty()) {
      json.writeArrayFieldStart("comparisons");
      for (Comparison comparison : report.comparisons()) {
        json.writeStartObject();
        parts.comparison(comparison, report);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeArrayFieldStart("problems");
    for (Problem problem : context.problems()) {
      json.writeStartObject();
      parts.problem(problem);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.flush();
    out.write('\n');
  }
}
