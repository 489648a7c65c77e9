package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.SubjectKind;
import org.losslint.model.Vocabulary;
import org.losslint.rules.Check;
import org.losslint.rules.Identity;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Note;
import org.losslint.rules.Pack;
import org.losslint.rules.PackPlace;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleReference;
import org.losslint.rules.Source;
import org.losslint.rules.ValidFor;
import org.losslint.rules.compile.ExpressionCompiler;
import org.losslint.rules.compile.Names;
import org.losslint.rules.compile.Nearest;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.compile.RuleId;
import org.losslint.rules.expression.Expression;
import org.losslint.source.Diagnostic;
import org.losslint.source.Severity;
import org.losslint.source.yaml.YamlNode;

/** Reads one rule of a pack. */
final class RuleReader {
  private static final List<String> KEYS =
      List.of(
          "id",
          "name",
          "for",
          "when",
          "needs",
          "replaced-by",
          "let",
          "checks",
          "section",
          "source",
          "why",
          "valid-for",
          "notes",
          "examples",
          "diagnostic");
  private static final List<String> READING_KEYS =
      List.of("id", "name", "diagnostic", "severity", "section", "source", "why", "examples");
  private static final int MOST_LETS = 60;

  private final Vocabulary vocabulary;
  private final YamlNodes nodes;
  private final Problems problems;
  private final Pack pack;
  private final RangeReader ranges;

  /**
   * @param pack with its parameters and fixtures
   */
  RuleReader(Vocabulary vocabulary, YamlNodes nodes, Pack pack, RangeReader ranges) {
    this.vocabulary = vocabulary;
    this.nodes = nodes;
    this.problems = nodes.problems();
    this.pack = pack;
    this.ranges = ranges;
  }

  /**
   * The rule; empty where it has a mistake.
   *
   * @param ids that are taken; that of this rule is added
   */
  Optional<Rule> read(YamlNode node, Set<String> ids) {
    int before = problems.count();
    boolean isReading =
        node instanceof YamlNode.Mapping keys && keys.value("diagnostic").isPresent();
    Optional<Fields> fields = Fields.of(nodes, node, "a rule", isReading ? READING_KEYS : KEYS);
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Identity identity = identity(fields.get(), ids);
    Optional<? extends Rule> rule =
        isReading ? reading(fields.get(), identity) : judging(fields.get(), identity);
    return problems.count() > before ? Optional.empty() : rule.map(r -> r);
  }

  private Identity identity(Fields fields, Set<String> ids) {
    Optional<PlacedText> id = fields.required("id");
    if (id.isPresent() && !RuleId.isValid(id.get().value())) {
      problems.add(
          id.get().place(), "`" + id.get() + "` is no id of a rule", "write for example NET-001");
    } else if (id.isPresent() && !ids.add(id.get().value())) {
      problems.add(
          id.get().place(),
          "there is a rule " + id.get() + " already",
          "an id is never used twice; to change a rule of another pack write `overrides`");
    }
    Optional<PlacedText> name = fields.required("name");
    if (name.isPresent() && !Naming.isName(name.get().value())) {
      problems.add(
          name.get().place(),
          "`" + name.get() + "` is no name of a rule",
          "use lower case, digits and hyphens");
    }
    fields.require("why");
    Source own = new SourceReader(problems).of(fields);
    String section = fields.words("section");
    Source special =
        section.isEmpty() ? own : new Source(own.title(), own.file(), section, own.url());
    return new Identity(
        fields.words("id"),
        fields.words("name"),
        pack.name(),
        pack.source().with(special),
        fields.words("why"),
        PackPlace.of(fields.place()));
  }

  private Optional<ReadingRule> reading(Fields fields, Identity identity) {
    Optional<Diagnostic.Kind> kind =
        fields.required("diagnostic").flatMap(label -> Labels.diagnostic(label, problems));
    Optional<Severity> severity =
        fields.required("severity").flatMap(label -> Labels.severity(label, problems));
    if (kind.isEmpty() || severity.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new ReadingRule(
            identity,
            kind.get(),
            severity.get(),
            Optional.empty(),
            new ExampleReader(nodes, pack.fixtures(), List.of()).read(fields)));
  }

  private Optional<JudgingRule> judging(Fields fields, Identity identity) {
    fields.require("checks");
    Optional<SubjectKind<?>> kind = fields.required("for").flatMap(this::kind);
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    Names names = new Names(vocabulary, kind.get(), pack.parameters());
    ExpressionCompiler compiler = new ExpressionCompiler(names, problems);
    lets(fields, names, compiler);
    Optional<Expression> when =
        fields.text("when").flatMap(text -> compiler.condition(text, "when"));
    List<Check> checks = new CheckReader(nodes, compiler).checks(fields);
    List<Note> notes = new NoteReader(nodes, compiler).read(fields);
    List<ValidFor> validFor = ranges.read(fields, compiler);
    return Optional.of(
        new JudgingRule(
            identity,
            kind.get().name(),
            when,
            references(fields, "needs", identity),
            references(fields, "replaced-by", identity),
            names.lets(),
            checks,
            notes,
            validFor,
            pack.parameters(),
            names.variables(),
            new ExampleReader(nodes, pack.fixtures(), checks).read(fields)));
  }

  private Optional<SubjectKind<?>> kind(PlacedText text) {
    Optional<SubjectKind<?>> kind = vocabulary.kind(text.value());
    if (kind.isEmpty()) {
      problems.add(
          text.place(),
          "there are no subjects called `" + text + "`",
          Nearest.hintOrList(text.value(), vocabulary.kinds().keySet(), "a rule is for one of"));
    }
    return kind;
  }

  private void lets(Fields fields, Names names, ExpressionCompiler compiler) {
    Map<String, YamlNodes.Entry> entries = fields.entries("let");
    if (entries.size() > MOST_LETS) {
      problems.add(fields.place("let"), "more than " + MOST_LETS + " lets", "make two rules of it");
      return;
    }
    names.announce(entries.keySet());
    for (YamlNodes.Entry entry : entries.values()) {
      String name = entry.key().value();
      boolean good = ParameterReader.hasGoodName(entry.key(), "a let", problems);
      if (good && names.resolve(name).isPresent()) {
        problems.add(
            entry.key().place(),
            "`" + name + "` already means something else here",
            "take another name");
        good = false;
      }
      Optional<Expression> value =
          nodes.scalar(entry.value(), "`" + name + "`").flatMap(compiler::expression);
      if (good && value.isPresent()) {
        names.define(name, value.get());
      } else {
        names.defineBroken(name);
      }
    }
  }

  private List<RuleReference> references(Fields fields, String key, Identity identity) {
    List<RuleReference> references = new ArrayList<>();
    for (PlacedText text : fields.texts(key)) {
      String id = text.value();
      if (!RuleId.isValid(id)) {
        problems.add(text.place(), "`" + id + "` is no id of a rule", "write for example DCI-003");
      } else if (id.equals(identity.id())) {
        problems.add(text.place(), "the rule names itself in `" + key + "`", "leave it out");
      } else {
        references.add(new RuleReference(id, PackPlace.of(text.place())));
      }
    }
    return references;
  }
}
