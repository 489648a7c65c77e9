package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.losslint.model.SubjectKind;
import org.losslint.model.Vocabulary;
import org.losslint.rules.Check;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.PackPlace;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.Template;
import org.losslint.rules.compile.ExpressionCompiler;
import org.losslint.rules.compile.Names;
import org.losslint.rules.compile.Nearest;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.compile.TemplateCompiler;
import org.losslint.rules.compile.WordClash;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Parameter;
import org.losslint.source.Place;
import org.losslint.source.Severity;
import org.losslint.source.yaml.YamlNode;

/**
 * Changes to a pack from outside of it: by a pack that extends it, or by the settings of a user.
 * Each gives the changed pack; a mistake is noted and leaves the pack as it is.
 */
public final class PackChanges {
  private final Vocabulary vocabulary;
  private final Problems problems;

  public PackChanges(Vocabulary vocabulary, Problems problems) {
    this.vocabulary = vocabulary;
    this.problems = problems;
  }

  /** Gives a parameter another value of its type, within its range. */
  public Pack parameter(Pack pack, PlacedText name, PlacedText value) {
    return parameter(pack, name, value.place(), new LiteralReader(problems).read(value));
  }

  Pack parameter(Pack pack, PlacedText name, YamlNode value, YamlNodes nodes) {
    Optional<Literal> literal = new LiteralReader(problems).read(value, nodes, "`" + name + "`");
    return parameter(pack, name, value.place(), literal);
  }

  private Pack parameter(Pack pack, PlacedText name, Place at, Optional<Literal> value) {
    Optional<Parameter> parameter = pack.parameter(name.value());
    if (parameter.isEmpty()) {
      List<String> names = pack.parameters().stream().map(Parameter::name).toList();
      problems.add(
          name.place(),
          "there is no parameter `" + name + "` to change",
          Nearest.hintOrList(name.value(), names, "parameters are"));
    }
    if (parameter.isEmpty() || value.isEmpty()) {
      return pack;
    }
    Parameter old = parameter.get();
    if (!value.get().type().equals(old.type())) {
      problems.add(
          at,
          "`"
              + name
              + "` is a "
              + old.type()
              + ", and `"
              + value.get().written()
              + "` is a "
              + value.get().type(),
          "its value is " + old.value().written());
      return pack;
    }
    if (!old.range().holds(value.get().value())) {
      problems.add(
          at,
          "`" + value.get().written() + "` is outside of the range of `" + name + "`",
          "the range is " + old.range());
      return pack;
    }
    if (clashes(pack, old.name(), at, value.get())) {
      return pack;
    }
    List<Parameter> parameters = new ArrayList<>(pack.parameters());
    parameters.set(parameters.indexOf(old), old.with(value.get()));
    return pack.with(parameters, pack.rules(), pack.fixtures());
  }

  private boolean clashes(Pack pack, String name, Place at, Literal value) {
    for (Rule rule : pack.rules()) {
      if (rule instanceof JudgingRule judging) {
        for (Expression expression : judging.expressions()) {
          Optional<WordClash> clash = WordClash.in(expression, name, value);
          if (clash.isPresent()) {
            problems.add(
                at,
                "`"
                    + clash.get().value()
                    + "` is no "
                    + clash.get().type()
                    + ", and "
                    + rule.id()
                    + " compares `"
                    + name
                    + "` with one",
                clash.get().wayOut());
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Gives a rule, or one check of it ({@code DCI-004.key}), another severity. */
  public Pack severity(Pack pack, PlacedText address, PlacedText label) {
    Optional<Severity> severity = Labels.severity(label, problems);
    if (severity.isEmpty()) {
      return pack;
    }
    Optional<Rule> found = find(pack, address);
    if (found.isEmpty()) {
      return pack;
    }
    Rule changed =
        found.get() instanceof JudgingRule judging
            ? judging.with(checks(judging, address, check -> check.with(severity.get())))
            : ((ReadingRule) found.get()).with(severity.get());
    return replace(pack, found.get(), changed);
  }

  /** Gives a rule, or one check of it, another message. */
  public Pack message(Pack pack, PlacedText address, PlacedText text) {
    Optional<Rule> rule = find(pack, address);
    if (rule.isEmpty()) {
      return pack;
    }
    if (rule.get() instanceof JudgingRule several
        && several.checks().size() > 1
        && keyOf(address).isEmpty()) {
      problems.add(
          address.place(),
          address + " has several checks, each with a message of its own",
          "name one: `" + address + "." + several.checks().get(0).key() + "`");
      return pack;
    }
    if (!(rule.get() instanceof JudgingRule judging)) {
      problems.add(
          address.place(),
          "`" + address + "` is about reading, and its messages come from the reader",
          "change its severity, or leave it");
      return pack;
    }
    Optional<SubjectKind<?>> kind = vocabulary.kind(judging.kind());
    if (kind.isEmpty()) {
      return pack;
    }
    Names names = new Names(vocabulary, kind.get(), pack.parameters());
    names.restore(judging.lets(), judging.variables());
    Optional<Template> message =
        new TemplateCompiler(new ExpressionCompiler(names, problems), problems)
            .template(text, Template.Medium.PEOPLE);
    if (message.isEmpty()) {
      return pack;
    }
    List<Check> checks = checks(judging, address, check -> check.with(message.get()));
    return replace(pack, judging, judging.with(checks).withVariables(names.variables()));
  }

  /** Leaves a rule out. */
  public Pack disable(Pack pack, PlacedText rule, String reason) {
    Optional<Rule> found = find(pack, rule);
    if (found.isEmpty()) {
      return pack;
    }
    if (!found.get().id().equals(rule.value())) {
      problems.add(
          rule.place(),
          "`" + rule + "` is one check of a rule",
          "disable the rule, or give the check the severity info");
      return pack;
    }
    if (found.get() instanceof ReadingRule) {
      problems.add(
          rule.place(),
          "`" + rule + "` is about reading, and what was not read is never left out",
          "give it the severity info");
      return pack;
    }
    List<Rule> rules = new ArrayList<>(pack.rules());
    rules.remove(found.get());
    List<Pack.Disabled> disabled = new ArrayList<>(pack.disabled());
    disabled.add(new Pack.Disabled(rule.value(), reason, PackPlace.of(rule.place())));
    return pack.without(rules, disabled);
  }

  private static Pack replace(Pack pack, Rule old, Rule other) {
    List<Rule> rules = new ArrayList<>(pack.rules());
    rules.set(rules.indexOf(old), other);
    return pack.with(pack.parameters(), rules, pack.fixtures());
  }

  private static List<Check> checks(
      JudgingRule rule, PlacedText address, UnaryOperator<Check> onCheck) {
    String key = keyOf(address);
    List<Check> checks = new ArrayList<>();
    for (Check check : rule.checks()) {
      checks.add(key.isEmpty() || check.key().equals(key) ? onCheck.apply(check) : check);
    }
    return checks;
  }

  private static String keyOf(PlacedText address) {
    int dot = address.value().indexOf('.');
    return dot < 0 ? "" : address.value().substring(dot + 1);
  }

  private Optional<Rule> find(Pack pack, PlacedText address) {
    String key = keyOf(address);
    String id =
        key.isEmpty()
            ? address.value()
            : address.value().substring(0, address.value().indexOf('.'));
    Optional<Rule> rule = pack.rule(id);
    if (rule.isEmpty()) {
      List<String> ids = pack.rules().stream().map(Rule::id).toList();
      problems.add(
          address.place(), "there is no rule `" + id + "` to change", Nearest.hint(id, ids));
      return rule;
    }
    List<String> keys =
        rule.get() instanceof JudgingRule judging
            ? judging.checks().stream().map(Check::key).filter(k -> !k.isEmpty()).toList()
            : List.of();
    if (!key.isEmpty() && !keys.contains(key)) {
      problems.add(
          address.place(),
          id + " has no check `" + key + "`",
          keys.isEmpty()
              ? "it has one check; write " + id
              : Nearest.hintOrList(key, keys, "checks are"));
      return Optional.empty();
    }
    return rule;
  }
}
