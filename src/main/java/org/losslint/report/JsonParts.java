package org.losslint.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Known;
import org.losslint.evaluate.Report;
import org.losslint.model.Evidence;
import org.losslint.rules.Fix;
import org.losslint.source.Place;
import org.losslint.source.Position;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * The objects of the JSON contract, each written at one place only. Every key is always there; what
 * is not known is {@code null} or empty.
 */
final class JsonParts {
  private final JsonGenerator json;
  private final Redaction redaction;

  JsonParts(JsonGenerator json, Redaction redaction) {
    this.json = json;
    this.redaction = redaction;
  }

  /** A generator that leaves {@code out} open; indented or in one line. */
  static JsonGenerator generator(Writer out, boolean indented) throws IOException {
    JsonGenerator json = new JsonFactory().createGenerator(out);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    if (indented) {
      // The line end of the platform must not show in the report.
      DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
      DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
      printer.indentObjectsWith(indenter);
      printer.indentArraysWith(indenter);
      json.setPrettyPrinter(printer);
    }
    return json;
  }

  void tool(Report report) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", "losslint");
    json.writeStringField("version", report.version());
    json.writeEndObject();
  }

  void summary(Report report) throws IOException {
    json.writeStartObject();
    json.writeNumberField("files", report.files().size());
    json.writeNumberField("devices", report.devices());
    json.writeNumberField("subjects", report.subjects());
    json.writeNumberField("passed", report.passedCount());
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      json.writeNumberField(severity.label(), report.count(severity));
    }
    json.writeNumberField("notEvaluated", report.notEvaluatedCount());
    json.writeNumberField("suppressed", report.suppressedCount());
    json.writeEndObject();
  }

  /** The fields of a file; the caller opens and closes the object. */
  void file(Report.JudgedFile file) throws IOException {
    json.writeStringField("path", file.path());
    json.writeStringField("format", file.format().label());
    textOrNull("device", file.devices().isEmpty() ? "" : file.devices().get(0));
    texts("devices", file.devices());
    json.writeStringField("status", file.status().label());
    textOrNull("reason", file.reason());
  }

  /**
   * The fields of a finding; the caller opens and closes the object.
   *
   * @param device to name; empty for none
   */
  void finding(Finding finding, String device) throws IOException {
    json.writeStringField("rule", finding.rule());
    textOrNull("check", finding.check());
    json.writeStringField("name", finding.name());
    json.writeStringField("pack", finding.pack());
    json.writeStringField("severity", finding.severity().label());
    json.writeStringField("message", finding.message());
    place(finding.place());
    textOrNull("device", device);
    texts("subjects", finding.subjects());
    json.writeStringField("path", finding.path());
    json.writeObjectFieldStart("values");
    for (Map.Entry<String, String> value : finding.values().entrySet()) {
      json.writeStringField(value.getKey(), value.getValue());
    }
    json.writeEndObject();
    via(finding.via());
    fixes(finding.fixes());
    textOrNull("note", finding.note());
    json.writeStringField("fingerprint", finding.fingerprint());
    suppression(finding.suppressed());
  }

  private void place(Optional<Place> place) throws IOException {
    if (place.isEmpty()) {
      for (String key : List.of("file", "line", "column", "endLine", "endColumn")) {
        json.writeNullField(key);
      }
      return;
    }
    Position start = place.get().start();
    Position end = place.get().end();
    json.writeStringField("file", place.get().file().path());
    json.writeNumberField("line", start.line());
    json.writeNumberField("column", start.column());
    json.writeNumberField("endLine", end.line());
    json.writeNumberField("endColumn", end.column());
  }

  private void via(List<Evidence.Step> via) throws IOException {
    json.writeArrayFieldStart("via");
    for (Evidence.Step step : via) {
      json.writeStartObject();
      json.writeStringField("file", step.place().file().path());
      json.writeNumberField("line", step.place().start().line());
      json.writeStringField("text", redaction.mask(step.text()));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void fixes(List<Fix> fixes) throws IOException {
    json.writeArrayFieldStart("fix");
    for (Fix fix : fixes) {
      json.writeStartObject();
      texts(fix.language().label(), fix.lines());
      json.writeStringField("safety", fix.safety().label());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void suppression(Optional<Finding.Suppression> suppressed) throws IOException {
    if (suppressed.isEmpty()) {
      json.writeNullField("suppressed");
      return;
    }
    json.writeObjectFieldStart("suppressed");
    json.writeStringField("by", suppressed.get().by());
    textOrNull("reason", suppressed.get().reason());
    textOrNull("owner", suppressed.get().owner());
    textOrNull("until", suppressed.get().until());
    json.writeEndObject();
  }

  void notEvaluated(Report.NotEvaluated row) throws IOException {
    json.writeStringField("rule", row.rule());
    json.writeStringField("name", row.name());
    textOrNull("device", row.device());
    textOrNull("file", row.file());
    json.writeStringField("reason", row.reason());
    json.writeStringField("supply", row.supply());
    json.writeNumberField("count", row.count());
    texts("subjects", row.subjects());
  }

  void passed(Report.Passed row) throws IOException {
    json.writeStringField("rule", row.rule());
    json.writeStringField("name", row.name());
    textOrNull("device", row.device());
    json.writeNumberField("count", row.count());
    if (!row.note().isEmpty()) {
      json.writeStringField("note", row.note());
    }
  }

  /** The findings in the order of the report; those that were known have it in their own row. */
  void comparison(Comparison comparison, Report report) throws IOException {
    json.writeStringField("kind", comparison.kind().label());
    json.writeStringField("with", comparison.with());
    json.writeObjectFieldStart("counts");
    for (Comparison.State state : Comparison.State.values()) {
      json.writeNumberField(state.label(), comparison.count(state));
    }
    json.writeNumberField("mended", comparison.mended().size());
    json.writeNumberField("lost", comparison.lost().size());
    json.writeEndObject();
    json.writeArrayFieldStart("changes");
    for (Finding finding : report.findings()) {
      Optional<Comparison.Change> change = comparison.of(finding);
      if (change.isPresent() && change.get().state() != Comparison.State.KNOWN) {
        json.writeStartObject();
        json.writeStringField("fingerprint", finding.fingerprint());
        json.writeStringField("state", change.get().state().label());
        textOrNull("was", change.get().before().map(Known::have).orElse(""));
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("mended");
    for (Known known : comparison.mended()) {
      json.writeStartObject();
      known(known);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("lost");
    for (Comparison.Lost lost : comparison.lost()) {
      json.writeStartObject();
      known(lost.known());
      json.writeStringField("because", lost.because());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("idle");
    for (Comparison.Idle idle : comparison.idle()) {
      json.writeStartObject();
      json.writeStringField("file", idle.place().file().path());
      json.writeNumberField("line", idle.place().start().line());
      json.writeStringField("text", redaction.mask(idle.text()));
      json.writeStringField("because", idle.because());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  void known(Known known) throws IOException {
    json.writeStringField("rule", known.rule());
    json.writeStringField("severity", known.severity().label());
    textOrNull("device", known.device());
    textOrNull("file", known.file());
    json.writeStringField("path", known.path());
    texts("subjects", known.subjects());
    textOrNull("have", known.have());
    textOrNull("need", known.need());
    json.writeStringField("fingerprint", known.fingerprint());
  }

  void problem(Problem problem) throws IOException {
    json.writeStringField("message", problem.message());
    textOrNull("supply", problem.wayOut());
    place(problem.place());
  }

  void texts(String key, List<String> texts) throws IOException {
    json.writeArrayFieldStart(key);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  void textOrNull(String key, String text) throws IOException {
    if (text.isEmpty()) {
      json.writeNullField(key);
    } else {
      json.writeStringField(key, text);
    }
  }
}
