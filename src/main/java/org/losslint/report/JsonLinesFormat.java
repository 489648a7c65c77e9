package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;

/**
 * The contract of JSON with one object a line, so that a report of a fleet can be cut, filtered and
 * joined by line. {@code type} says what a line holds; the first is {@code tool}, the last {@code
 * summary}: a file without it was cut. The report of a shard holds more, in further keys and lines.
 */
final class JsonLinesFormat implements ReportFormat {
  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    JsonGenerator json = JsonParts.generator(out, false);
    // Between two root values, where the default is a blank.
    json.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
    JsonParts parts = new JsonParts(json, context.redaction());
    Optional<ShardLines> shard = Optional.empty();
    if (context.share().isPresent()) {
      shard = Optional.of(new ShardLines(json, parts, report, context, context.share().get()));
    }
    start(json, "tool");
    json.writeFieldName("tool");
    parts.tool(report);
    if (shard.isPresent()) {
      shard.get().head();
    }
    json.writeEndObject();
    for (Report.JudgedFile file : report.files()) {
      start(json, "file");
      parts.file(file);
      if (shard.isPresent()) {
        shard.get().file(file);
      }
      json.writeEndObject();
    }
    DeciderNames names = new DeciderNames(report);
    for (Finding finding : report.findings()) {
      start(json, "finding");
      parts.finding(finding, names.of(finding));
      if (shard.isPresent()) {
        shard.get().finding(finding);
      }
      json.writeEndObject();
    }
    for (Report.NotEvaluated row : report.notEvaluated()) {
      start(json, "notEvaluated");
      parts.notEvaluated(row);
      json.writeEndObject();
    }
    for (Report.Passed row : report.passed()) {
      start(json, "passed");
      parts.passed(row);
      json.writeEndObject();
    }
    for (Comparison comparison : report.comparisons()) {
      start(json, "comparison");
      parts.comparison(comparison, report);
      json.writeEndObject();
    }
    for (Problem problem : context.problems()) {
      start(json, "problem");
      parts.problem(problem);
      json.writeEndObject();
    }
    if (shard.isPresent()) {
      shard.get().rest();
    }
    start(json, "summary");
    json.writeFieldName("summary");
    parts.summary(report);
    json.writeEndObject();
    json.flush();
    out.write('\n');
  }

  private static void start(JsonGenerator json, String type) throws IOException {
    json.writeStartObject();
    json.writeStringField("type", type);
  }
}
