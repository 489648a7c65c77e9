package org.losslint.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.evaluate.Known;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * The file of accepted findings: JSON with one entry a line, sorted, so that two people who write
 * it get the same bytes and a merge has whole entries to choose from.
 */
public final class Baseline {
  private static final int VERSION = 1;
  private static final Comparator<Known> ORDER =
      Comparator.comparing(Known::device)
          .thenComparing(Known::file)
          .thenComparing(Known::rule)
          .thenComparing(Known::path)
          .thenComparing(Known::fingerprint);
  private static final List<String> KEYS =
      List.of(
          "fingerprint",
          "rule",
          "check",
          "severity",
          "device",
          "file",
          "path",
          "have",
          "need",
          "subjects");

  private Baseline() {}

  /**
   * Writes entries and leaves {@code out} open.
   *
   * @param entries in any order; their files relative to the folder of the baseline
   */
  public static void write(List<Known> entries, Redaction redaction, Writer out)
      throws IOException {
    List<Known> sorted = new ArrayList<>(entries);
    sorted.sort(ORDER);
    out.write("{\"version\":" + VERSION + ",\"entries\":[");
    for (int i = 0; i < sorted.size(); i++) {
      out.write(i == 0 ? "\n" : ",\n");
      out.write(line(sorted.get(i), redaction));
    }
    out.write(sorted.isEmpty() ? "]}\n" : "\n]}\n");
  }

  private static String line(Known entry, Redaction redaction) throws IOException {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = JsonParts.generator(line, false)) {
      json.writeStartObject();
      json.writeStringField("fingerprint", entry.fingerprint());
      json.writeStringField("rule", entry.rule());
      json.writeStringField("check", entry.check());
      json.writeStringField("severity", entry.severity().label());
      json.writeStringField("device", entry.device());
      json.writeStringField("file", entry.file());
      json.writeStringField("path", redaction.mask(entry.path()));
      json.writeStringField("have", redaction.mask(entry.have()));
      json.writeStringField("need", redaction.mask(entry.need()));
      json.writeArrayFieldStart("subjects");
      for (String subject : entry.subjects()) {
        json.writeString(subject);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return line.toString();
  }

  /**
   * Reads entries, as strictly as everything that a person may have changed by hand.
   *
   * @param display path of the file as messages show it
   * @param problems takes what is wrong
   */
  public static List<Known> read(String text, String display, List<Problem> problems) {
    Reading reading = new Reading(display, problems);
    try (JsonParser json = new JsonFactory().createParser(text)) {
      reading.file(json);
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      problems.add(
          Problem.of(
              display + ":" + line + ": this is no baseline: it is no JSON",
              "write it anew with `losslint baseline write`"));
    } catch (IOException e) {
      problems.add(Problem.of(display + " cannot be read", ""));
    }
    return reading.entries;
  }

  private static final class Reading {
    private final String display;
    private final List<Problem> problems;
    private final List<Known> entries = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    Reading(String display, List<Problem> problems) {
      this.display = display;
      this.problems = problems;
    }

    void file(JsonParser json) throws IOException {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        wrong(json, "this is no baseline");
        return;
      }
      boolean versioned = false;
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String key = json.currentName();
        JsonToken value = json.nextToken();
        if (key.equals("version") && value == JsonToken.VALUE_NUMBER_INT) {
          versioned = true;
          if (json.getIntValue() != VERSION) {
            wrong(json, "version " + json.getIntValue() + " of baselines is not known");
          }
        } else if (key.equals("entries") && value == JsonToken.START_ARRAY) {
          while (json.nextToken() != JsonToken.END_ARRAY) {
            entry(json);
          }
        } else {
          wrong(json, "`" + key + "` does not belong here");
          json.skipChildren();
        }
      }
      if (!versioned) {
        wrong(json, "there is no `version`");
      }
      if (json.nextToken() != null) {
        wrong(json, "something stands behind the end");
      }
    }

    private void entry(JsonParser json) throws IOException {
      int line = json.currentLocation().getLineNr();
      if (json.currentToken() != JsonToken.START_OBJECT) {
        wrong(json, "an entry is wanted here");
        json.skipChildren();
        return;
      }
      Map<String, String> texts = new HashMap<>();
      List<String> subjects = new ArrayList<>();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String key = json.currentName();
        JsonToken value = json.nextToken();
        if (!KEYS.contains(key)) {
          wrong(json, "an entry has no `" + key + "`");
          json.skipChildren();
        } else if (key.equals("subjects") && value == JsonToken.START_ARRAY) {
          while (json.nextToken() != JsonToken.END_ARRAY) {
            subjects.add(json.getText());
          }
        } else if (value == JsonToken.VALUE_STRING) {
          texts.put(key, json.getText());
        } else {
          wrong(json, "`" + key + "` is of another type");
          json.skipChildren();
        }
      }
      Severity severity = Severity.of(texts.getOrDefault("severity", "")).orElse(null);
      if (severity == null || !texts.containsKey("fingerprint") || !texts.containsKey("rule")) {
        add(line, "the entry lacks its fingerprint, rule or severity");
        return;
      }
      if (!seen.add(texts.get("fingerprint"))) {
        add(line, "the entry is there twice");
        return;
      }
      entries.add(
          new Known(
              texts.get("fingerprint"),
              texts.get("rule"),
              texts.getOrDefault("check", ""),
              severity,
              texts.getOrDefault("device", ""),
              texts.getOrDefault("file", ""),
              texts.getOrDefault("path", ""),
              texts.getOrDefault("have", ""),
              texts.getOrDefault("need", ""),
              subjects));
    }

    private void wrong(JsonParser json, String message) {
      add(json.currentLocation().getLineNr(), message);
    }

    private void add(int line, String message) {
      problems.add(
          Problem.of(
              display + ":" + line + ": " + message,
              "write it anew with `losslint baseline write`"));
    }
  }
}
