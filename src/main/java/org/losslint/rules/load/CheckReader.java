package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.rules.Check;
import org.losslint.rules.Fix;
import org.losslint.rules.Remedy;
import org.losslint.rules.Safety;
import org.losslint.rules.Template;
import org.losslint.rules.compile.ExpressionCompiler;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.compile.TemplateCompiler;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.LetReference;
import org.losslint.rules.expression.SubjectReference;
import org.losslint.source.Severity;
import org.losslint.source.yaml.YamlNode;

/** Reads the {@code checks} of a rule. */
final class CheckReader {
  private static final List<String> KEYS =
      List.of("key", "severity", "require", "message", "at", "fix", "note");
  private static final List<String> FIX_KEYS =
      List.of("junos", "command", "advice", "safety", "when");

  private final YamlNodes nodes;
  private final Problems problems;
  private final ExpressionCompiler compiler;
  private final TemplateCompiler templates;

  CheckReader(YamlNodes nodes, ExpressionCompiler compiler) {
    this.nodes = nodes;
    this.problems = nodes.problems();
    this.compiler = compiler;
    this.templates = new TemplateCompiler(compiler, problems);
  }

  List<Check> checks(Fields rule) {
    List<YamlNode> items = rule.items("checks");
    if (rule.node("checks").isPresent() && items.isEmpty()) {
      problems.add(rule.place("checks"), "the rule has no check", "add one with `require`");
    }
    List<Check> checks = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    for (YamlNode item : items) {
      Optional<Fields> fields = Fields.of(nodes, item, "a check", KEYS);
      if (fields.isPresent()) {
        checkKey(fields.get(), items.size() > 1, keys);
        check(fields.get()).ifPresent(checks::add);
      }
    }
    return checks;
  }

  private void checkKey(Fields fields, boolean isNeeded, Set<String> keys) {
    Optional<PlacedText> key = fields.text("key");
    if (key.isEmpty()) {
      if (isNeeded && !fields.has("key")) {
        problems.add(
            fields.place(), "a check has no `key`", "each check of several needs one of its own");
      }
    } else if (!Naming.isName(key.get().value())) {
      problems.add(
          key.get().place(),
          "`" + key.get() + "` is no key of a check",
          "use lower case, digits and hyphens");
    } else if (!keys.add(key.get().value())) {
      problems.add(
          key.get().place(), "two checks have the key `" + key.get() + "`", "take another one");
    }
  }

  private Optional<Check> check(Fields fields) {
    Optional<Severity> severity =
        fields.required("severity").flatMap(label -> Labels.severity(label, problems));
    Optional<Expression> require =
        fields.required("require").flatMap(text -> compiler.condition(text, "require"));
    Optional<Template> message = fields.required("message").flatMap(this::sentence);
    Optional<Expression> at = fields.text("at").flatMap(this::place);
    Optional<Template> note = fields.text("note").flatMap(this::sentence);
    List<Remedy> remedies = remedies(fields);
    if (severity.isEmpty() || require.isEmpty() || message.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Check(
            fields.words("key"), severity.get(), require.get(), message.get(), at, remedies, note));
  }

  /** What is written somewhere; a line or a text is not. */
  private Optional<Expression> place(PlacedText text) {
    Optional<Expression> at = compiler.expression(text);
    if (at.isPresent() && !isOfSubject(at.get())) {
      problems.add(
          text.place(),
          "`" + text + "` stands nowhere in a file",
          "name what the report points at, such as `queue.temporal`");
      return Optional.empty();
    }
    return at;
  }

  private static boolean isOfSubject(Expression expression) {
    if (expression instanceof SubjectReference || expression instanceof LetReference) {
      return true;
    }
    for (Expression operand : expression.operands()) {
      if (isOfSubject(operand)) {
        return true;
      }
    }
    return false;
  }

  private Optional<Template> sentence(PlacedText text) {
    return templates.template(text, Template.Medium.PEOPLE);
  }

  private List<Remedy> remedies(Fields check) {
    List<Remedy> remedies = new ArrayList<>();
    for (YamlNode item : check.items("fix")) {
      Fields.of(nodes, item, "a fix", FIX_KEYS).flatMap(this::remedy).ifPresent(remedies::add);
    }
    return remedies;
  }

  private Optional<Remedy> remedy(Fields fields) {
    Optional<Fix.Language> language = Optional.empty();
    for (Fix.Language candidate : Fix.Language.values()) {
      if (fields.has(candidate.label())) {
        if (language.isPresent()) {
          problems.add(
              fields.place(candidate.label()),
              "a fix has both `" + language.get().label() + "` and `" + candidate.label() + "`",
              "make two fixes of it");
        }
        language = Optional.of(candidate);
      }
    }
    Optional<Expression> when =
        fields.text("when").flatMap(text -> compiler.condition(text, "when"));
    if (language.isEmpty()) {
      problems.add(fields.place(), "a fix says nothing", "give it `junos`, `command` or `advice`");
      return Optional.empty();
    }
    Optional<Safety> safety = safety(fields, language.get());
    List<Template> lines = lines(fields, language.get());
    return safety.map(s -> new Remedy(fix(fields), lines, s, when));
  }

  private static Fix.Language fix(Fields fields) {
    return fields.has("junos")
        ? Fix.Language.JUNOS
        : fields.has("command") ? Fix.Language.COMMAND : Fix.Language.ADVICE;
  }

  private Optional<Safety> safety(Fields fields, Fix.Language language) {
    if (language == Fix.Language.ADVICE && !fields.has("safety")) {
      return Optional.of(Safety.DISPLAY_ONLY);
    }
    if (!fields.has("safety")) {
      problems.add(
          fields.place(),
          "a fix does not say what entering it does to traffic",
          "add `safety: safe`, `needs-window` or `display-only`");
      return Optional.empty();
    }
    return fields.text("safety").flatMap(label -> Labels.safety(label, problems));
  }

  /** Advice is one text; commands are one line each. */
  private List<Template> lines(Fields fields, Fix.Language language) {
    Template.Medium medium =
        switch (language) {
          case JUNOS -> Template.Medium.JUNOS;
          case COMMAND -> Template.Medium.SHELL;
          case ADVICE -> Template.Medium.PEOPLE;
        };
    List<Template> lines = new ArrayList<>();
    for (PlacedText text : fields.textOrTexts(language.label())) {
      for (PlacedText line : language == Fix.Language.ADVICE ? List.of(text) : Lines.of(text)) {
        templates.template(line, medium).ifPresent(lines::add);
      }
    }
    return lines;
  }
}
