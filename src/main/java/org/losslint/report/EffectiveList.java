package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The settings in force, for people and for programs. */
public final class EffectiveList {
  /** A value that is longer would push the columns behind it off every screen. */
  private static final int WIDTH = 60;

  private EffectiveList() {}

  /** A setting a line. */
  public static void writeText(List<EffectiveValue> values, Writer out) throws IOException {
    TextTable table = new TextTable(List.of("setting", "value", "from", "instead of"));
    for (EffectiveValue value : values) {
      String name = value.name().isEmpty() ? value.section() : value.section() + " " + value.name();
      table.row(List.of(name, cut(value.value()), value.from(), cut(value.insteadOf())));
    }
    table.write("", out);
  }

  /** The JSON has the whole of it. */
  private static String cut(String value) {
    return value.length() <= WIDTH ? value : value.substring(0, WIDTH - 1) + "…";
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
