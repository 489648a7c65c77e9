package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * GitLab Code Quality. The widget compares fingerprints with those of the target branch and folds
 * equal ones into one, so a repeated one is salted with its number. Suppressed findings are left
 * out.
 */
final class GitLabFormat implements ReportFormat {
  private static final String NO_FILE = "losslint";

  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    NearestFile nearest = new NearestFile(report);
    Map<String, Integer> seen = new HashMap<>();
    JsonGenerator json = JsonParts.generator(out, true);
    json.writeStartArray();
    for (Finding finding : report.findings()) {
      if (finding.suppressed().isPresent()) {
        continue;
      }
      int number = seen.merge(finding.fingerprint(), 1, Integer::sum);
      // The rule first: GitLab shows nothing but the description.
      entry(
          json,
          FindingText.title(finding) + ": " + finding.message(),
          finding.rule(),
          number == 1 ? finding.fingerprint() : digest(finding.fingerprint() + "\n" + number),
          severity(finding.severity()),
          nearest.of(finding).orElse(NO_FILE),
          finding.place());
    }
    for (Problem problem : context.problems()) {
      entry(
          json,
          problem.toString(),
          "losslint",
          digest(problem.message()),
          "blocker",
          problem.place().isPresent() ? problem.place().get().file().path() : NO_FILE,
          problem.place());
    }
    json.writeEndArray();
    json.flush();
    out.write('\n');
  }

  private static void entry(
      JsonGenerator json,
      String description,
      String check,
      String fingerprint,
      String severity,
      String path,
      Optional<Place> place)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("description", description);
    json.writeStringField("check_name", check);
    json.writeStringField("fingerprint", fingerprint);
    json.writeStringField("severity", severity);
    json.writeObjectFieldStart("location");
    json.writeStringField("path", path);
    json.writeObjectFieldStart("lines");
    json.writeNumberField("begin", place.isPresent() ? place.get().start().line() : 1);
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> "major";
      case WARNING -> "minor";
      case INFO -> "info";
    };
  }

  private static String digest(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
