package org.losslint.rules.prepared;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Vocabulary;
import org.losslint.quantity.Unit;
import org.losslint.rules.Check;
import org.losslint.rules.Fix;
import org.losslint.rules.Identity;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Note;
import org.losslint.rules.Pack;
import org.losslint.rules.PackPlace;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Remedy;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleReference;
import org.losslint.rules.Safety;
import org.losslint.rules.Source;
import org.losslint.rules.Template;
import org.losslint.rules.ValidFor;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Parameter;
import org.losslint.source.Diagnostic;
import org.losslint.source.Severity;

/** The packs that a build prepared. They are those of the YAML files without their examples. */
public final class PreparedPacks {
  private static final Severity[] SEVERITIES = Severity.values();
  private static final Diagnostic.Kind[] DIAGNOSTICS = Diagnostic.Kind.values();
  private static final Fix.Language[] LANGUAGES = Fix.Language.values();
  private static final Safety[] SAFETIES = Safety.values();
  private static final Template.Medium[] MEDIA = Template.Medium.values();
  private static final Unit[] UNITS = Unit.values();

  private final FormReader in;
  private final ExpressionReader expressions;
  private final List<String> names = new ArrayList<>();
  private final List<Integer> starts = new ArrayList<>();

  /**
   * @param form what {@link #write} made
   * @param vocabulary the one that the packs were read with
   */
  public PreparedPacks(byte[] form, Vocabulary vocabulary) {
    in = new FormReader(form, vocabulary);
    expressions = new ExpressionReader(in);
    int count = in.number();
    for (int i = 0; i < count; i++) {
      names.add(in.text());
      int length = in.number();
      starts.add(in.position());
      in.goTo(in.position() + length);
    }
  }

  /** The prepared form of packs. */
  public static byte[] write(List<Pack> packs) {
    return PackWriter.write(packs);
  }

  /** Empty where the build prepared no pack of the name. */
  public Optional<Pack> pack(String name) {
    int index = names.indexOf(name);
    if (index < 0) {
      return Optional.empty();
    }
    in.goTo(starts.get(index));
    return Optional.of(read(name));
  }

  private Pack read(String name) {
    String version = in.text();
    Source source = source();
    List<String> lineage = in.texts();
    List<Pack.Disabled> disabled = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      disabled.add(new Pack.Disabled(in.text(), in.text(), place()));
    }
    PackPlace place = place();
    List<Parameter> parameters = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      parameters.add(parameter());
    }
    List<Parameter> shared = List.copyOf(parameters);
    List<Rule> rules = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      rules.add(rule(shared));
    }
    return new Pack(name, version, source, lineage, shared, rules, Map.of(), disabled, place);
  }

  private Parameter parameter() {
    String name = in.text();
    Literal value = expressions.literal();
    String meaning = in.text();
    Optional<Literal> min = end();
    Optional<Literal> max = end();
    List<Literal> choices = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      choices.add(expressions.literal());
    }
    return new Parameter(name, value, meaning, new Parameter.Range(min, max, choices));
  }

  private Optional<Literal> end() {
    Optional<Expression> end = expressions.optional();
    return end.isPresent() ? Optional.of((Literal) end.get()) : Optional.empty();
  }

  private Rule rule(List<Parameter> parameters) {
    boolean judges = in.flag();
    Identity identity = new Identity(in.text(), in.text(), in.text(), source(), in.text(), place());
    return judges
        ? judging(identity, parameters)
        : new ReadingRule(
            identity,
            in.choice(DIAGNOSTICS),
            in.choice(SEVERITIES),
            in.optional(SEVERITIES),
            List.of());
  }

  private JudgingRule judging(Identity identity, List<Parameter> parameters) {
    String kind = in.text();
    Optional<Expression> when = expressions.optional();
    List<RuleReference> needs = references();
    List<RuleReference> replacedBy = references();
    List<Let> lets = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      lets.add(new Let(in.text(), expressions.expression()));
    }
    List<Check> checks = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      checks.add(check());
    }
    List<Note> notes = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      notes.add(new Note(template(), expressions.optional()));
    }
    List<ValidFor> ranges = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      ranges.add(new ValidFor(in.text(), expressions.optional()));
    }
    return new JudgingRule(
        identity,
        kind,
        when,
        needs,
        replacedBy,
        lets,
        checks,
        notes,
        ranges,
        parameters,
        in.number(),
        List.of());
  }

  private List<RuleReference> references() {
    List<RuleReference> references = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      references.add(new RuleReference(in.text(), place()));
    }
    return references;
  }

  private Check check() {
    String key = in.text();
    Severity severity = in.choice(SEVERITIES);
    Expression require = expressions.expression();
    Template message = template();
    Optional<Expression> at = expressions.optional();
    List<Remedy> remedies = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      remedies.add(remedy());
    }
    Optional<Template> note = in.flag() ? Optional.of(template()) : Optional.empty();
    return new Check(key, severity, require, message, at, remedies, note);
  }

  private Remedy remedy() {
    Fix.Language language = in.choice(LANGUAGES);
    List<Template> lines = new ArrayList<>();
    for (int left = in.number(); left > 0; left--) {
      lines.add(template());
    }
    return new Remedy(language, lines, in.choice(SAFETIES), expressions.optional());
  }

  private Template template() {
    Template.Medium medium = in.choice(MEDIA);
    int count = in.number();
    List<Template.Part> parts = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      Optional<Expression> value = expressions.optional();
      parts.add(
          value.isPresent()
              ? new Template.Value(value.get(), in.optional(UNITS))
              : new Template.Words(in.text()));
    }
    return new Template(medium, parts);
  }

  private Source source() {
    return new Source(in.text(), in.text(), in.text(), in.text());
  }

  private PackPlace place() {
    return new PackPlace(in.text(), in.number(), in.number());
  }
}
