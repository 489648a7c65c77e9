package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The rules in force, for people and for programs. */
public final class RuleList {
  private RuleList() {}

  /** A rule a line: identity, gravest severity, name, pack. */
  public static void writeText(List<? extends RuleInfo> rules, Writer out) throws IOException {
    TextTable table = new TextTable(List.of("rule", "severity", "name", "pack"));
    for (RuleInfo rule : rules) {
      table.row(List.of(rule.id(), rule.defaultSeverity().label(), rule.name(), rule.pack()));
    }
    table.write("", out);
  }

  /** A list of objects with everything that {@link RuleInfo} says. */
  public static void writeJson(List<? extends RuleInfo> rules, Writer out) throws IOException {
    JsonGenerator json = JsonParts.generator(out, true);
    json.writeStartArray();
    for (RuleInfo rule : rules) {
      json.writeStartObject();
      json.writeStringField("rule", rule.id());
      json.writeStringField("name", rule.name());
      json.writeStringField("pack", rule.pack());
      json.writeStringField("severity", rule.defaultSeverity().label());
      json.writeStringField("description", rule.description());
      json.writeStringField("help", rule.helpMarkdown());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.flush();
    out.write('\n');
  }
}
