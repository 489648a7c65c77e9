package org.losslint.rules.load;

import java.util.List;
import java.util.Optional;
import org.losslint.rules.Pack;
import org.losslint.rules.compile.PlacedText;
import org.losslint.source.yaml.YamlNode;

/** Reads what a pack changes in the pack that it extends. */
final class OverrideReader {
  private static final List<String> KEYS = List.of("parameters", "severity", "message");
  private static final List<String> DISABLE_KEYS = List.of("rule", "reason");

  private final YamlNodes nodes;
  private final PackChanges changes;

  OverrideReader(YamlNodes nodes, PackChanges changes) {
    this.nodes = nodes;
    this.changes = changes;
  }

  Pack apply(Fields fields, Pack pack) {
    for (String key : List.of("overrides", "disable")) {
      if (fields.has(key) && !fields.has("extends")) {
        nodes
            .problems()
            .add(
                fields.place(key),
                "`" + key + "` changes another pack, and this one extends none",
                "name it with `extends`, or change the rules themselves");
        return pack;
      }
    }
    return disabled(fields, overridden(fields, pack));
  }

  private Pack overridden(Fields fields, Pack pack) {
    Optional<Fields> overrides = fields.fields("overrides", KEYS);
    if (overrides.isEmpty()) {
      return pack;
    }
    Pack changed = pack;
    for (YamlNodes.Entry entry : overrides.get().entries("parameters").values()) {
      changed = changes.parameter(changed, entry.key(), entry.value(), nodes);
    }
    for (YamlNodes.Entry entry : overrides.get().entries("severity").values()) {
      Optional<PlacedText> severity = text(entry);
      if (severity.isPresent()) {
        changed = changes.severity(changed, entry.key(), severity.get());
      }
    }
    for (YamlNodes.Entry entry : overrides.get().entries("message").values()) {
      Optional<PlacedText> message = text(entry);
      if (message.isPresent()) {
        changed = changes.message(changed, entry.key(), message.get());
      }
    }
    return changed;
  }

  private Optional<PlacedText> text(YamlNodes.Entry entry) {
    return nodes.scalar(entry.value(), "`" + entry.key() + "`");
  }

  private Pack disabled(Fields fields, Pack pack) {
    Pack changed = pack;
    for (YamlNode node : fields.items("disable")) {
      Optional<Fields> item = Fields.of(nodes, node, "an item of `disable`", DISABLE_KEYS);
      Optional<PlacedText> rule = item.flatMap(i -> i.required("rule"));
      Optional<PlacedText> reason = item.flatMap(i -> i.required("reason"));
      if (rule.isPresent() && reason.isPresent()) {
        changed = changes.disable(changed, rule.get(), reason.get().value().strip());
      }
    }
    return changed;
  }
}
