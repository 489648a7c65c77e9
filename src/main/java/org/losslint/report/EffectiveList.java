package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The settings in force, for people and for programs. */
public final class EffectiveList {
  private EffectiveList() {}

  /** A setting a line. */
  public static void writeText(List<EffectiveValue> values, Writer out) throws IOException {
    TextTable table = new TextTable(List.of("setting", "value", "from", "instead of"));
    for (EffectiveValue value : values) {
      String name = value.name().isEmpty() ? value.section() : value.section() + " " + value.name();
      table.row(List.of(name, value.value(), value.from(), value.insteadOf()));
    }
    table.write("", out);
  }

  /** A list of objects; what is empty is {@code null}. */
  public static void writeJson(List<EffectiveValue> values, Writer out) throws IOException {
    JsonGenerator json = JsonParts.generator(out, true);
    JsonParts parts = new JsonParts(json, piece -> piece);
    json.writeStartArray();
    for (EffectiveValue value : values) {
      json.writeStartObject();
      json.writeStringField("setting", value.section());
      parts.textOrNull("name", value.name());
      json.writeStringField("value", value.value());
      parts.textOrNull("from", value.from());
      parts.textOrNull("insteadOf", value.insteadOf());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.flush();
    out.write('\n');
  }
}
