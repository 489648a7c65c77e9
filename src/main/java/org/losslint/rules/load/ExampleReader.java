package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.rules.Check;
import org.losslint.rules.Example;
import org.losslint.rules.Fixture;
import org.losslint.rules.PackPlace;
import org.losslint.rules.compile.Nearest;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.expression.Outcome;
import org.losslint.source.yaml.YamlNode;

/** Reads the {@code examples} of a rule. */
final class ExampleReader {
  private static final List<String> KINDS =
      List.of("passes", "fails", "not-evaluated", "not-applicable");
  private static final List<String> KEYS =
      List.of("input", "format", "inventory", "fixture", "subject", "at", "check", "because");

  private final YamlNodes nodes;
  private final Problems problems;
  private final Map<String, Fixture> fixtures;
  private final List<String> checks;

  ExampleReader(YamlNodes nodes, Map<String, Fixture> fixtures, List<Check> checks) {
    this.nodes = nodes;
    this.problems = nodes.problems();
    this.fixtures = fixtures;
    this.checks = checks.stream().map(Check::key).filter(key -> !key.isEmpty()).toList();
  }

  List<Example> read(Fields rule) {
    List<Example> examples = new ArrayList<>();
    for (YamlNode node : rule.items("examples")) {
      Optional<Fields> fields = Fields.of(nodes, node, "an example", KINDS);
      if (fields.isPresent()) {
        example(fields.get()).ifPresent(examples::add);
      }
    }
    return examples;
  }

  private Optional<Example> example(Fields outer) {
    List<String> kinds = KINDS.stream().filter(outer::has).toList();
    if (kinds.size() != 1) {
      problems.add(
          outer.place(),
          "an example says " + (kinds.isEmpty() ? "not what is expected" : "two things at once"),
          "write one of passes, fails, not-evaluated, not-applicable");
      return Optional.empty();
    }
    String kind = kinds.get(0);
    Optional<YamlNode> node = outer.node(kind);
    if (node.isPresent() && node.get() instanceof YamlNode.Scalar) {
      return outer
          .text(kind)
          .map(input -> plain(outcome(kind), input.value(), PackPlace.of(outer.place())));
    }
    return outer.fields(kind, KEYS).flatMap(fields -> full(kind, fields));
  }

  private static Outcome outcome(String kind) {
    return switch (kind) {
      case "passes" -> Outcome.PASSED;
      case "fails" -> Outcome.FAILED;
      case "not-applicable" -> Outcome.NOT_APPLICABLE;
      default -> Outcome.NOT_EVALUATED;
    };
  }

  private static Example plain(Outcome expected, String input, PackPlace place) {
    return new Example(expected, input, "", "", "", Optional.empty(), "", "", "", place);
  }

  private Optional<Example> full(String kind, Fields fields) {
    Optional<PlacedText> input = fields.text("input");
    if (!fields.has("input") && !fields.has("inventory") && !fields.has("fixture")) {
      problems.add(
          fields.place(),
          "the example judges nothing",
          "give it `input`, `inventory` or `fixture`");
      return Optional.empty();
    }
    onlyFor(fields, "at", kind, "fails");
    onlyFor(fields, "check", kind, "fails");
    onlyFor(fields, "because", kind, "not-evaluated");
    fields.text("fixture").ifPresent(name -> known(name, "fixture", fixtures.keySet()));
    fields.text("check").ifPresent(key -> known(key, "check", checks));
    String format =
        fields.text("format").flatMap(label -> Labels.format(label, problems)).orElse("");
    return Optional.of(
        new Example(
            outcome(kind),
            input.map(PlacedText::value).orElse(""),
            format,
            fields.text("inventory").map(PlacedText::value).orElse(""),
            fields.words("fixture"),
            line(fields, input),
            fields.words("subject"),
            fields.words("check"),
            fields.words("because"),
            PackPlace.of(fields.place())));
  }

  private void onlyFor(Fields fields, String key, String kind, String wanted) {
    if (fields.has(key) && !kind.equals(wanted)) {
      problems.add(
          fields.place(key),
          "`" + key + "` says nothing of an example that " + said(kind),
          "it belongs to one that " + said(wanted));
    }
  }

  private static String said(String kind) {
    return switch (kind) {
      case "not-evaluated" -> "is not evaluated";
      case "not-applicable" -> "the rule does not apply to";
      default -> kind;
    };
  }

  private void known(PlacedText name, String what, Collection<String> names) {
    if (!names.contains(name.value())) {
      problems.add(
          name.place(),
          "there is no " + what + " `" + name + "`",
          Nearest.hintOrList(name.value(), names, "there are"));
    }
  }

  private Optional<Integer> line(Fields fields, Optional<PlacedText> input) {
    Optional<PlacedText> text = fields.text("at");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    String number = text.get().value().strip();
    int line = 0;
    for (int i = 0; i < number.length() && line >= 0; i++) {
      char c = number.charAt(i);
      line = c >= '0' && c <= '9' && i < 6 ? line * 10 + (c - '0') : -1;
    }
    long lines = input.map(i -> i.value().strip().lines().count()).orElse(1L);
    if (line < 1 || line > lines) {
      problems.add(
          text.get().place(),
          "`" + number + "` is no line of the example",
          "its input has the lines 1 to " + lines);
      return Optional.empty();
    }
    return Optional.of(line);
  }
}
