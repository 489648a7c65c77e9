package org.losslint.rules.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.rules.Fixture;
import org.losslint.rules.compile.PlacedText;

/** Reads {@code fixtures}. */
final class FixtureReader {
  private static final List<String> KEYS = List.of("inventory", "config", "others");

  private final YamlNodes nodes;

  FixtureReader(YamlNodes nodes) {
    this.nodes = nodes;
  }

  Optional<Fixture> read(YamlNodes.Entry entry) {
    String name = entry.key().value();
    if (!Naming.isName(name)) {
      nodes
          .problems()
          .add(
              entry.key().place(),
              "`" + name + "` is no name of a fixture",
              "use lower case, digits and hyphens");
    }
    Optional<Fields> fields = Fields.of(nodes, entry.value(), "fixture `" + name + "`", KEYS);
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Optional<PlacedText> config = fields.get().text("config");
    if (config.isPresent() && !config.get().value().contains(Fixture.SNIPPET)) {
      nodes
          .problems()
          .add(
              fields.get().place("config"),
              "the fixture has no place for the example",
              "write `" + Fixture.SNIPPET + "` where it goes");
    }
    Map<String, String> others = new LinkedHashMap<>();
    for (YamlNodes.Entry other : fields.get().entries("others").values()) {
      nodes
          .scalar(other.value(), "`" + other.key() + "`")
          .ifPresent(text -> others.put(other.key().value(), text.value()));
    }
    return Optional.of(
        new Fixture(
            name,
            fields.get().text("inventory").map(PlacedText::value).orElse(""),
            config.map(PlacedText::value).orElse(""),
            others));
  }
}
