package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.losslint.model.Attribute;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;

/**
 * Subjects with all their attributes: an object with a list for each kind. An attribute says its
 * state ({@code known}, {@code absent} or {@code unknown}), its exact value or why there is none,
 * and where that is written.
 */
public final class SubjectJson {
  private final JsonGenerator json;
  private final Redaction redaction;

  private SubjectJson(JsonGenerator json, Redaction redaction) {
    this.json = json;
    this.redaction = redaction;
  }

  public static void write(List<SubjectGroup> groups, Redaction redaction, Writer out)
      throws IOException {
    JsonGenerator json = JsonParts.generator(out, true);
    SubjectJson subjects = new SubjectJson(json, redaction);
    json.writeStartObject();
    for (SubjectGroup group : groups) {
      subjects.group(group);
    }
    json.writeEndObject();
    json.flush();
    out.write('\n');
  }

  private void group(SubjectGroup group) throws IOException {
    json.writeArrayFieldStart(group.kind().name());
    for (Subject subject : group.subjects()) {
      json.writeStartObject();
      json.writeStringField("label", subject.label());
      json.writeStringField("device", subject.device());
      json.writeStringField("file", subject.file());
      json.writeObjectFieldStart("attributes");
      for (Attribute attribute : group.kind().attributes().values()) {
        if (attribute.parameter().isEmpty()) {
          json.writeFieldName(attribute.name());
          fact(attribute.read(subject, ""));
        }
      }
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void fact(Fact<?> fact) throws IOException {
    json.writeStartObject();
    if (fact instanceof Fact.Known<?> known) {
      json.writeStringField("state", "known");
      json.writeFieldName("value");
      value(known.value());
      json.writeStringField("basis", known.basis().name().toLowerCase(Locale.ROOT));
      json.writeBooleanField("inherited", known.inherited());
    } else if (fact instanceof Fact.Unknown<?> unknown) {
      json.writeStringField("state", "unknown");
      json.writeStringField("because", unknown.because());
      json.writeStringField("supply", unknown.supply());
    } else {
      json.writeStringField("state", "absent");
    }
    evidence(fact.evidence());
    json.writeEndObject();
  }

  private void value(Object value) throws IOException {
    if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (value instanceof Items items) {
      json.writeStartArray();
      for (Fact<?> item : items.facts()) {
        fact(item);
      }
      json.writeEndArray();
      if (items.incomplete().isPresent()) {
        json.writeStringField("incomplete", items.incomplete().get().because());
      }
    } else {
      json.writeString(redaction.mask(FactText.exact(value)));
    }
  }

  private void evidence(Evidence evidence) throws IOException {
    if (!evidence.path().isEmpty()) {
      json.writeStringField("path", evidence.path());
    }
    if (evidence.place().isPresent()) {
      json.writeStringField("file", evidence.place().get().file().path());
      json.writeNumberField("line", evidence.place().get().start().line());
    }
    if (!evidence.via().isEmpty()) {
      json.writeArrayFieldStart("via");
      for (Evidence.Step step : evidence.via()) {
        json.writeString(step.place() + " " + redaction.mask(step.text()));
      }
      json.writeEndArray();
    }
  }
}
