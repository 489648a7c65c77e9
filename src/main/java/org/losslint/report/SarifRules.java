package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losslint.evaluate.Finding;
import org.losslint.source.Severity;

/** The rules of a SARIF run: those in force, and any that a finding names besides. */
final class SarifRules {
  /** Longer descriptions are refused by GitHub. */
  private static final int LONGEST = 1024;

  private final List<RuleInfo> rules = new ArrayList<>();
  private final Map<String, Integer> indexes = new HashMap<>();

  SarifRules(RuleCatalogue catalogue, List<Finding> findings) {
    for (RuleInfo rule : catalogue.rules()) {
      add(rule);
    }
    for (Finding finding : findings) {
      if (!indexes.containsKey(finding.rule())) {
        add(new Named(finding));
      }
    }
  }

  private void add(RuleInfo rule) {
    if (indexes.putIfAbsent(rule.id(), rules.size()) == null) {
      rules.add(rule);
    }
  }

  /** All that is known of a rule that is in no loaded pack. */
  private record Named(Finding finding) implements RuleInfo {
    @Override
    public String id() {
      return finding.rule();
    }

    @Override
    public String name() {
      return finding.name();
    }

    @Override
    public String pack() {
      return finding.pack();
    }

    @Override
    public String description() {
      return "";
    }

    @Override
    public String helpMarkdown() {
      return "";
    }

    @Override
    public Severity defaultSeverity() {
      return finding.severity();
    }
  }

  int index(String rule) {
    return indexes.get(rule);
  }

  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("rules");
    for (RuleInfo rule : rules) {
      rule(rule, json);
    }
    json.writeEndArray();
  }

  private static void rule(RuleInfo rule, JsonGenerator json) throws IOException {
    // An empty text does not count as one for GitHub.
    String title = rule.name().isBlank() ? rule.id() : rule.id() + " " + rule.name();
    String description = rule.description().isBlank() ? title : rule.description();
    String help = rule.helpMarkdown().isBlank() ? description : rule.helpMarkdown();
    json.writeStartObject();
    json.writeStringField("id", rule.id());
    if (!rule.name().isBlank()) {
      json.writeStringField("name", cut(rule.name(), 255));
    }
    text(json, "shortDescription", cut(title, LONGEST));
    text(json, "fullDescription", cut(description, LONGEST));
    json.writeObjectFieldStart("help");
    json.writeStringField("text", help);
    json.writeStringField("markdown", help);
    json.writeEndObject();
    json.writeObjectFieldStart("defaultConfiguration");
    json.writeStringField("level", SarifFormat.level(rule.defaultSeverity()));
    json.writeEndObject();
    json.writeObjectFieldStart("properties");
    json.writeArrayFieldStart("tags");
    json.writeString(rule.pack());
    json.writeEndArray();
    json.writeStringField("precision", "high");
    json.writeStringField(
        "problem.severity",
        rule.defaultSeverity() == Severity.INFO
            ? "recommendation"
            : rule.defaultSeverity().label());
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void text(JsonGenerator json, String key, String text) throws IOException {
    json.writeObjectFieldStart(key);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  private static String cut(String text, int longest) {
    return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
  }
}
