package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Comparison;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.model.Evidence;
import org.losslint.source.Place;
import org.losslint.source.Position;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * SARIF 2.1.0 with what GitHub code scanning requires of it: a region of its own for each result,
 * rules with help, and fingerprints, so that an alert stays the same alert.
 */
final class SarifFormat implements ReportFormat {
  /** GitHub refuses a run with more. */
  static final int MOST_RESULTS = 25_000;

  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    JsonGenerator json = JsonParts.generator(out, false);
    new Run(report, context, json).write();
    json.flush();
    out.write('\n');
  }

  private static final class Run {
    private final Report report;
    private final RenderContext context;
    private final JsonGenerator json;
    private final NearestFile nearest;
    private final DeciderNames names;

    Run(Report report, RenderContext context, JsonGenerator json) {
      this.report = report;
      this.context = context;
      this.json = json;
      this.nearest = new NearestFile(report);
      this.names = new DeciderNames(report);
    }

    void write() throws IOException {
      List<Finding> shown = shown();
      json.writeStartObject();
      json.writeStringField("$schema", SCHEMA);
      json.writeStringField("version", "2.1.0");
      json.writeArrayFieldStart("runs");
      json.writeStartObject();
      json.writeObjectFieldStart("tool");
      json.writeObjectFieldStart("driver");
      json.writeStringField("name", "losslint");
      json.writeStringField("version", report.version());
      json.writeStringField("semanticVersion", report.version());
      SarifRules rules = new SarifRules(context.rules(), shown);
      rules.write(json);
      json.writeEndObject();
      json.writeEndObject();
      json.writeStringField("columnKind", "unicodeCodePoints");
      json.writeObjectFieldStart("automationDetails");
      json.writeStringField("id", "losslint/");
      json.writeEndObject();
      invocation(report.findings().size() - shown.size());
      json.writeArrayFieldStart("results");
      for (Finding finding : shown) {
        result(finding, rules.index(finding.rule()));
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeEndArray();
      json.writeEndObject();
    }

    /** All findings in their order; beyond the limit the least severe are left out. */
    private List<Finding> shown() {
      if (report.findings().size() <= MOST_RESULTS) {
        return report.findings();
      }
      int[] room = new int[Severity.values().length];
      int free = MOST_RESULTS;
      for (int s = room.length - 1; s >= 0; s--) {
        int count = 0;
        for (Finding finding : report.findings()) {
          count += finding.severity().ordinal() == s ? 1 : 0;
        }
        room[s] = Math.min(count, free);
        free -= room[s];
      }
      List<Finding> shown = new ArrayList<>(MOST_RESULTS);
      for (Finding finding : report.findings()) {
        if (room[finding.severity().ordinal()]-- > 0) {
          shown.add(finding);
        }
      }
      return shown;
    }

    private void invocation(int leftOut) throws IOException {
      boolean sound = context.problems().isEmpty();
      for (Report.JudgedFile file : report.files()) {
        sound &= file.status() != Report.Status.FAILED;
      }
      json.writeArrayFieldStart("invocations");
      json.writeStartObject();
      json.writeBooleanField("executionSuccessful", sound);
      json.writeArrayFieldStart("toolExecutionNotifications");
      for (Problem problem : context.problems()) {
        notification("error", problem.toString(), "");
      }
      for (Report.JudgedFile file : report.files()) {
        if (file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL) {
          notification(
              "error", file.path() + ": " + file.status().label() + ", " + file.reason(), "");
        }
      }
      if (report.unchangedCount() > 0) {
        notification("note", Summary.leftOut(report), "");
      }
      if (leftOut > 0) {
        notification(
            "warning",
            leftOut + " findings of least severity are left out: a run holds " + MOST_RESULTS,
            "");
      }
      for (Report.NotEvaluated row : report.notEvaluated()) {
        String supply = row.supply().isEmpty() ? "" : "; " + row.supply();
        notification(
            "note",
            row.rule()
                + " is not evaluated on "
                + row.device()
                + " ("
                + row.count()
                + "): "
                + row.reason()
                + supply,
            row.rule());
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeEndArray();
    }

    private void notification(String level, String text, String rule) throws IOException {
      json.writeStartObject();
      json.writeStringField("level", level);
      message(text);
      if (!rule.isEmpty()) {
        json.writeObjectFieldStart("associatedRule");
        json.writeStringField("id", rule);
        json.writeEndObject();
      }
      json.writeEndObject();
    }

    private void result(Finding finding, int ruleIndex) throws IOException {
      json.writeStartObject();
      json.writeStringField("ruleId", finding.rule());
      json.writeNumberField("ruleIndex", ruleIndex);
      json.writeStringField("level", level(finding.severity()));
      message(text(finding));
      json.writeArrayFieldStart("locations");
      Optional<String> file = nearest.of(finding);
      if (file.isPresent()) {
        json.writeStartObject();
        location(file.get(), finding.place());
        json.writeEndObject();
      }
      json.writeEndArray();
      related(finding.via());
      json.writeObjectFieldStart("partialFingerprints");
      json.writeStringField("losslint/v1", finding.fingerprint());
      if (finding.place().isPresent()) {
        Optional<String> hash = context.quotes().lineHash(finding);
        if (hash.isPresent()) {
          json.writeStringField("primaryLocationLineHash", hash.get());
        }
      }
      json.writeEndObject();
      baselineState(finding);
      suppressions(finding.suppressed());
      properties(finding);
      json.writeEndObject();
    }

    private void baselineState(Finding finding) throws IOException {
      for (Comparison comparison : report.comparisons()) {
        Optional<Comparison.Change> change = comparison.of(finding);
        if (change.isPresent()) {
          json.writeStringField(
              "baselineState",
              switch (change.get().state()) {
                case NEW -> "new";
                case WORSE -> "updated";
                case KNOWN -> "unchanged";
              });
          return;
        }
      }
    }

    /** GitHub shows the message and nothing of the properties, so it holds what mends, too. */
    private static String text(Finding finding) {
      StringBuilder text = new StringBuilder(finding.message());
      String subjects = FindingText.subjects(finding, 10);
      if (!subjects.isEmpty()) {
        text.append("\non ").append(subjects);
      }
      if (!finding.note().isEmpty()) {
        text.append("\nnote: ").append(finding.note());
      }
      String fixes = FindingText.fixes(finding);
      return fixes.isEmpty() ? text.toString() : text.append('\n').append(fixes).toString();
    }

    private void location(String path, Optional<Place> place) throws IOException {
      json.writeObjectFieldStart("physicalLocation");
      json.writeObjectFieldStart("artifactLocation");
      json.writeStringField("uri", UriText.of(path));
      json.writeEndObject();
      json.writeObjectFieldStart("region");
      Position start = place.isPresent() ? place.get().start() : new Position(1, 1);
      Position end = place.isPresent() ? place.get().end() : start;
      json.writeNumberField("startLine", start.line());
      json.writeNumberField("startColumn", start.column());
      json.writeNumberField("endLine", end.line());
      json.writeNumberField("endColumn", end.column());
      json.writeEndObject();
      json.writeEndObject();
    }

    private void related(List<Evidence.Step> via) throws IOException {
      if (via.isEmpty()) {
        return;
      }
      json.writeArrayFieldStart("relatedLocations");
      for (int i = 0; i < via.size(); i++) {
        json.writeStartObject();
        json.writeNumberField("id", i + 1);
        location(via.get(i).place().file().path(), Optional.of(via.get(i).place()));
        message(context.redaction().mask(via.get(i).text()));
        json.writeEndObject();
      }
      json.writeEndArray();
    }

    /** Either all results have the list or none, and an empty one says "not suppressed". */
    private void suppressions(Optional<Finding.Suppression> suppressed) throws IOException {
      json.writeArrayFieldStart("suppressions");
      if (suppressed.isPresent()) {
        Finding.Suppression by = suppressed.get();
        StringBuilder why = new StringBuilder(by.by());
        why.append(by.reason().isEmpty() ? "" : ": " + by.reason());
        why.append(by.owner().isEmpty() ? "" : " (" + by.owner() + ")");
        why.append(by.until().isEmpty() ? "" : ", until " + by.until());
        json.writeStartObject();
        json.writeStringField("kind", "external");
        json.writeStringField("status", "accepted");
        json.writeStringField("justification", why.toString());
        json.writeEndObject();
      }
      json.writeEndArray();
    }

    private void properties(Finding finding) throws IOException {
      json.writeObjectFieldStart("properties");
      json.writeStringField("device", names.of(finding));
      json.writeStringField("path", finding.path());
      json.writeArrayFieldStart("subjects");
      for (String subject : finding.subjects()) {
        json.writeString(subject);
      }
      json.writeEndArray();
      json.writeObjectFieldStart("values");
      for (Map.Entry<String, String> value : finding.values().entrySet()) {
        json.writeStringField(value.getKey(), value.getValue());
      }
      json.writeEndObject();
      json.writeEndObject();
    }

    private void message(String text) throws IOException {
      json.writeObjectFieldStart("message");
      json.writeStringField("text", text);
      json.writeEndObject();
    }
  }

  static String level(Severity severity) {
    return severity == Severity.INFO ? "note" : severity.label();
  }
}
