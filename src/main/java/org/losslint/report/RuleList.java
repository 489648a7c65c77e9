package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import org.losslint.rules.Check;
import org.losslint.rules.Dependencies;
import org.losslint.rules.Formula;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleReference;
import org.losslint.rules.Source;
import org.losslint.rules.ValidFor;
import org.losslint.rules.expression.Parameter;

/** Rules, for people and for programs. */
public final class RuleList {
  private RuleList() {}

  /** A rule a line: identity, gravest severity, what it is for, name, pack. */
  public static void writeText(List<RuleView> rules, Writer out) throws IOException {
    TextTable table = new TextTable(List.of("rule", "severity", "for", "name", "pack"));
    for (RuleView view : rules) {
      Rule rule = view.rule();
      table.row(
          List.of(rule.id(), view.severity().label(), subject(rule), rule.name(), rule.pack()));
    }
    table.write("", out);
  }

  /** A disabled rule a line, with the reason. */
  public static void writeDisabled(List<RuleView> rules, Writer out) throws IOException {
    TextTable table = new TextTable(List.of("rule", "name", "pack", "disabled, because"));
    for (RuleView view : rules) {
      Rule rule = view.rule();
      table.row(List.of(rule.id(), rule.name(), rule.pack(), view.disabled()));
    }
    table.write("", out);
  }

  private static String subject(Rule rule) {
    return rule instanceof JudgingRule judging ? judging.kind() : "reading";
  }

  /** A page with all of them, pack by pack, as the documentation has it. */
  public static void writeMarkdown(List<RuleView> rules, Writer out) throws IOException {
    out.write("# Rules\n\nMade from the packs by `losslint rules list -f markdown`.\n");
    String pack = "";
    for (RuleView view : rules) {
      if (!view.pack().name().equals(pack)) {
        pack = view.pack().name();
        head(view, rules, out);
      }
      PageLayout page = new MarkdownLayout(3);
      RulePage parts = new RulePage(view, page);
      parts.head();
      parts.formula();
      parts.remedies();
      out.write("\n" + page.text());
    }
  }

  /** The pack, its source, and a table of its rules. */
  private static void head(RuleView first, List<RuleView> rules, Writer out) throws IOException {
    PageLayout page = new MarkdownLayout(2);
    page.title(first.pack().name(), "Version " + first.pack().version() + ".");
    Source source = first.pack().source();
    if (!source.title().isEmpty()) {
      page.prose("Source: " + page.plain(source.title()) + ".");
    }
    List<List<String>> rows = new java.util.ArrayList<>();
    for (RuleView view : rules) {
      if (view.pack().name().equals(first.pack().name())) {
        Rule rule = view.rule();
        String anchor = (rule.id() + "-" + rule.name()).toLowerCase(java.util.Locale.ROOT);
        rows.add(
            List.of(
                "[" + rule.id() + "](#" + anchor + ")",
                rule.name(),
                subject(rule),
                view.severity().label()));
      }
    }
    page.table(List.of("rule", "name", "for", "severity"), rows);
    out.write("\n" + page.text());
  }

  /** A list of objects; what is empty is {@code null} or an empty list. */
  public static void writeJson(List<RuleView> rules, Writer out) throws IOException {
    JsonGenerator json = JsonParts.generator(out, true);
    JsonParts parts = new JsonParts(json, piece -> piece);
    json.writeStartArray();
    for (RuleView view : rules) {
      write(view, json, parts);
    }
    json.writeEndArray();
    json.flush();
    out.write('\n');
  }

  private static void write(RuleView view, JsonGenerator json, JsonParts parts) throws IOException {
    Rule rule = view.rule();
    json.writeStartObject();
    json.writeStringField("rule", rule.id());
    json.writeStringField("name", rule.name());
    json.writeStringField("pack", rule.pack());
    json.writeStringField("severity", view.severity().label());
    json.writeStringField("for", subject(rule));
    parts.textOrNull("disabled", view.disabled());
    Source source = rule.identity().source();
    parts.textOrNull("source", source.title());
    parts.textOrNull("section", source.section());
    parts.textOrNull("url", source.url());
    json.writeStringField("why", rule.identity().why().strip());
    if (rule instanceof JudgingRule judging) {
      judging(view, judging, json, parts);
    } else {
      json.writeStringField("diagnostic", ((ReadingRule) rule).kind().label());
    }
    json.writeNumberField("examples", rule.examples().size());
    json.writeEndObject();
  }

  private static void judging(RuleView view, JudgingRule rule, JsonGenerator json, JsonParts parts)
      throws IOException {
    parts.textOrNull("when", Formula.when(rule));
    json.writeArrayFieldStart("checks");
    for (Check check : rule.checks()) {
      json.writeStartObject();
      parts.textOrNull("key", check.key());
      json.writeStringField("severity", check.severity().label());
      Formula formula = Formula.of(rule, check);
      json.writeStringField("require", formula.require());
      texts("where", formula.where(), json);
      json.writeStringField("message", check.message().written());
      json.writeBooleanField("fix", !check.remedies().isEmpty());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeObjectFieldStart("parameters");
    for (Parameter parameter : view.parameters()) {
      json.writeStringField(parameter.name(), parameter.value().written());
    }
    json.writeEndObject();
    texts("needs", rule.needs().stream().map(RuleReference::rule).toList(), json);
    texts("replacedBy", rule.replacedBy().stream().map(RuleReference::rule).toList(), json);
    texts("validFor", rule.validFor().stream().map(ValidFor::text).toList(), json);
    texts("reads", Dependencies.ofRule(rule).attributes(), json);
  }

  private static void texts(String name, Collection<String> texts, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
