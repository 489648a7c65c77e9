package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Type;
import org.losslint.rules.compile.Names;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Parameter;
import org.losslint.source.yaml.YamlNode;

/** Reads {@code parameters}. */
final class ParameterReader {
  private static final List<String> KEYS = List.of("value", "meaning", "range");
  private static final List<String> RANGE_KEYS = List.of("min", "max");

  private final YamlNodes nodes;
  private final Problems problems;
  private final LiteralReader literals;

  ParameterReader(YamlNodes nodes) {
    this.nodes = nodes;
    this.problems = nodes.problems();
    this.literals = new LiteralReader(problems);
  }

  /** The inherited parameters, whose indexes stay, and then those of the pack. */
  List<Parameter> read(Fields fields, List<Parameter> inherited) {
    List<Parameter> parameters = new ArrayList<>(inherited);
    for (Map.Entry<String, YamlNodes.Entry> entry : fields.entries("parameters").entrySet()) {
      PlacedText key = entry.getValue().key();
      if (isNew(key, inherited)) {
        parameter(key, entry.getValue().value()).ifPresent(parameters::add);
      }
    }
    return parameters;
  }

  private boolean isNew(PlacedText key, List<Parameter> inherited) {
    String name = key.value();
    for (Parameter parameter : inherited) {
      if (parameter.name().equals(name)) {
        problems.add(
            key.place(),
            "the pack that this one extends has the parameter `" + name + "` already",
            "change its value with `overrides: {parameters: {" + name + ": …}}`");
        return false;
      }
    }
    return hasGoodName(key, "a parameter", problems);
  }

  static boolean hasGoodName(PlacedText key, String what, Problems problems) {
    String name = key.value();
    if (Names.isReserved(name)) {
      problems.add(
          key.place(),
          "`" + name + "` is a word of the expression language",
          "call " + what + " something else");
      return false;
    }
    if (!Names.isName(name)) {
      problems.add(
          key.place(),
          "`" + name + "` is no name for " + what,
          "use letters, digits and hyphens, a letter first");
      return false;
    }
    return true;
  }

  private Optional<Parameter> parameter(PlacedText key, YamlNode node) {
    String name = key.value();
    String what = "parameter `" + name + "`";
    Optional<Fields> fields = Fields.of(nodes, node, what, KEYS);
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    fields.get().require("value");
    fields.get().require("meaning");
    Optional<Literal> value =
        fields.get().node("value").flatMap(v -> literals.read(v, nodes, "`value`"));
    if (value.isEmpty()) {
      return Optional.empty();
    }
    Parameter.Range range = range(fields.get(), value.get());
    Parameter parameter = new Parameter(name, value.get(), fields.get().words("meaning"), range);
    if (!range.holds(value.get().value())) {
      problems.add(
          fields.get().place("value"),
          "`" + value.get().written() + "` is outside of the range of " + what,
          "the range is " + range);
    }
    return Optional.of(parameter);
  }

  private Parameter.Range range(Fields fields, Literal value) {
    Optional<YamlNode> node = fields.node("range");
    if (node.isEmpty()) {
      return Parameter.Range.ANY;
    }
    if (node.get() instanceof YamlNode.Sequence) {
      return new Parameter.Range(Optional.empty(), Optional.empty(), choices(fields, value));
    }
    Optional<Fields> ends = Fields.of(nodes, node.get(), "`range`", RANGE_KEYS);
    Optional<Literal> min = ends.flatMap(e -> end(e, "min", value));
    Optional<Literal> max = ends.flatMap(e -> end(e, "max", value));
    return new Parameter.Range(min, max, List.of());
  }

  private List<Literal> choices(Fields fields, Literal value) {
    List<Literal> choices = new ArrayList<>();
    for (PlacedText text : fields.texts("range")) {
      literals
          .read(text)
          .filter(choice -> hasType(choice, value.type(), text))
          .ifPresent(choices::add);
    }
    return choices;
  }

  private Optional<Literal> end(Fields ends, String key, Literal value) {
    Optional<PlacedText> text = ends.text(key);
    if (text.isPresent() && !(value.type() instanceof Type.OfQuantity)) {
      problems.add(
          text.get().place(),
          "`" + value.written() + "` has no order",
          "give the choices as a list: `range: [a, b]`");
      return Optional.empty();
    }
    return text.flatMap(literals::read).filter(end -> hasType(end, value.type(), text.get()));
  }

  private boolean hasType(Literal literal, Type type, PlacedText text) {
    if (!literal.type().equals(type)) {
      problems.add(
          text.place(),
          "`" + text + "` is a " + literal.type() + " and the value is a " + type,
          "both must be of one type");
      return false;
    }
    return true;
  }
}
