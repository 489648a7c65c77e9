package org.losslint.rules.prepared;

import java.util.List;
import java.util.Optional;
import org.losslint.rules.Check;
import org.losslint.rules.Identity;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Note;
import org.losslint.rules.Pack;
import org.losslint.rules.PackPlace;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Remedy;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleReference;
import org.losslint.rules.Source;
import org.losslint.rules.Template;
import org.losslint.rules.ValidFor;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Parameter;

/**
 * Writes packs as they are after they were read and checked, so that a run need not do it again.
 * Examples and fixtures are left out: only tests of packs want them, and those read the YAML.
 */
final class PackWriter {
  private final FormWriter out = new FormWriter();
  private final ExpressionWriter expressions = new ExpressionWriter(out);

  private PackWriter() {}

  /** The prepared form of packs. */
  static byte[] write(List<Pack> packs) {
    PackWriter writer = new PackWriter();
    writer.out.number(packs.size());
    for (Pack pack : packs) {
      writer.out.text(pack.name());
      writer.out.block(() -> writer.pack(pack));
    }
    return writer.out.bytes();
  }

  private void pack(Pack pack) {
    out.text(pack.version());
    source(pack.source());
    out.texts(pack.lineage());
    out.number(pack.disabled().size());
    for (Pack.Disabled disabled : pack.disabled()) {
      out.text(disabled.rule());
      out.text(disabled.reason());
      place(disabled.place());
    }
    place(pack.place());
    out.number(pack.parameters().size());
    for (Parameter parameter : pack.parameters()) {
      parameter(parameter);
    }
    out.number(pack.rules().size());
    for (Rule rule : pack.rules()) {
      rule(rule);
    }
  }

  private void parameter(Parameter parameter) {
    out.text(parameter.name());
    expressions.literal(parameter.value());
    out.text(parameter.meaning());
    expressions.optional(parameter.range().min());
    expressions.optional(parameter.range().max());
    out.number(parameter.range().choices().size());
    for (Literal choice : parameter.range().choices()) {
      expressions.literal(choice);
    }
  }

  private void rule(Rule rule) {
    out.flag(rule instanceof JudgingRule);
    Identity identity = rule.identity();
    out.text(identity.id());
    out.text(identity.name());
    out.text(identity.pack());
    source(identity.source());
    out.text(identity.why());
    place(identity.place());
    if (rule instanceof JudgingRule judging) {
      judging(judging);
    } else {
      ReadingRule reading = (ReadingRule) rule;
      out.choice(reading.kind());
      out.choice(reading.severity());
      out.choice(reading.forced());
    }
  }

  private void judging(JudgingRule rule) {
    out.text(rule.kind());
    expressions.optional(rule.when());
    references(rule.needs());
    references(rule.replacedBy());
    out.number(rule.lets().size());
    for (Let let : rule.lets()) {
      out.text(let.name());
      expressions.expression(let.expression());
    }
    out.number(rule.checks().size());
    for (Check check : rule.checks()) {
      check(check);
    }
    out.number(rule.notes().size());
    for (Note note : rule.notes()) {
      template(note.text());
      expressions.optional(note.when());
    }
    out.number(rule.validFor().size());
    for (ValidFor range : rule.validFor()) {
      out.text(range.text());
      expressions.optional(range.when());
    }
    out.number(rule.variables());
  }

  private void references(List<RuleReference> references) {
    out.number(references.size());
    for (RuleReference reference : references) {
      out.text(reference.rule());
      place(reference.place());
    }
  }

  private void check(Check check) {
    out.text(check.key());
    out.choice(check.severity());
    expressions.expression(check.require());
    template(check.message());
    expressions.optional(check.at());
    out.number(check.remedies().size());
    for (Remedy remedy : check.remedies()) {
      out.choice(remedy.language());
      out.number(remedy.lines().size());
      for (Template line : remedy.lines()) {
        template(line);
      }
      out.choice(remedy.safety());
      expressions.optional(remedy.when());
    }
    Optional<Template> note = check.note();
    out.flag(note.isPresent());
    if (note.isPresent()) {
      template(note.get());
    }
  }

  private void template(Template template) {
    out.choice(template.medium());
    out.number(template.parts().size());
    for (Template.Part part : template.parts()) {
      if (part instanceof Template.Value value) {
        expressions.expression(value.expression());
        out.choice(value.bare());
      } else {
        out.number(ExpressionReader.NONE);
        out.text(((Template.Words) part).text());
      }
    }
  }

  private void source(Source source) {
    out.text(source.title());
    out.text(source.file());
    out.text(source.section());
    out.text(source.url());
  }

  private void place(PackPlace place) {
    out.text(place.file());
    out.number(place.line());
    out.number(place.column());
  }
}
