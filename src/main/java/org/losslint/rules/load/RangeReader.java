package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.rules.ValidFor;
import org.losslint.rules.compile.ExpressionCompiler;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.expression.Expression;
import org.losslint.source.yaml.YamlNode;

/**
 * Reads {@code valid-for}: a text, or a text with the condition under which a subject lies in the
 * range. That of a pack holds for each rule that sees the subjects which it speaks of.
 */
final class RangeReader {
  private static final List<String> KEYS = List.of("text", "when");

  private final YamlNodes nodes;
  private final Optional<Given> ofPack;
  private boolean rules;
  private boolean used;

  /** What the pack writes, before it has a meaning for one rule. */
  private record Given(PlacedText text, Optional<PlacedText> when) {}

  RangeReader(Fields pack, YamlNodes nodes) {
    this.nodes = nodes;
    this.ofPack = given(pack);
  }

  private Optional<Given> given(Fields fields) {
    Optional<YamlNode> node = fields.node("valid-for");
    if (node.isEmpty()) {
      return Optional.empty();
    }
    if (node.get() instanceof YamlNode.Scalar) {
      return fields.text("valid-for").map(text -> new Given(text, Optional.empty()));
    }
    return Fields.of(nodes, node.get(), "`valid-for`", KEYS)
        .flatMap(f -> f.required("text").map(text -> new Given(text, f.text("when"))));
  }

  List<ValidFor> read(Fields rule, ExpressionCompiler compiler) {
    List<ValidFor> ranges = new ArrayList<>();
    given(rule).flatMap(range -> compiled(range, compiler)).ifPresent(ranges::add);
    rules = true;
    if (ofPack.isPresent() && ofPack.get().when().map(compiler::seesSubjectsOf).orElse(true)) {
      used = true;
      compiled(ofPack.get(), compiler).ifPresent(ranges::add);
    }
    return ranges;
  }

  private static Optional<ValidFor> compiled(Given range, ExpressionCompiler compiler) {
    String text = range.text().value().strip();
    if (range.when().isEmpty()) {
      return Optional.of(new ValidFor(text, Optional.empty()));
    }
    Optional<Expression> when = compiler.condition(range.when().get(), "when");
    return when.map(condition -> new ValidFor(text, Optional.of(condition)));
  }

  /** A range that no rule can see says nothing. */
  void checkUsed() {
    if (ofPack.isPresent() && rules && !used) {
      nodes
          .problems()
          .add(
              ofPack.get().when().orElse(ofPack.get().text()).place(),
              "no rule of the pack sees the subjects of this condition",
              "speak of subjects that the rules are for, or see");
    }
  }
}
