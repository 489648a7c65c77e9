package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.rules.compile.Nearest;
import org.losslint.rules.compile.PlacedText;
import org.losslint.source.Place;
import org.losslint.source.yaml.YamlNode;

/** The values of a mapping that has a fixed set of keys. */
final class Fields {
  private final YamlNodes nodes;
  private final String what;
  private final Place place;
  private final Map<String, YamlNodes.Entry> entries;

  private Fields(YamlNodes nodes, String what, Place place, Map<String, YamlNodes.Entry> entries) {
    this.nodes = nodes;
    this.what = what;
    this.place = place;
    this.entries = entries;
  }

  /** The mapping at {@code node}; each key that is not one of {@code keys} is a problem. */
  static Optional<Fields> of(YamlNodes nodes, YamlNode node, String what, Collection<String> keys) {
    Optional<Map<String, YamlNodes.Entry>> entries = nodes.mapping(node, what);
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = new Fields(nodes, what, node.place(), entries.get());
    fields.checkKeys(keys);
    return Optional.of(fields);
  }

  private void checkKeys(Collection<String> keys) {
    for (Map.Entry<String, YamlNodes.Entry> entry : entries.entrySet()) {
      Place at = entry.getValue().key().place();
      if (!keys.contains(entry.getKey())) {
        nodes
            .problems()
            .add(
                at,
                "`" + entry.getKey() + "` is no key of " + what,
                Nearest.hintOrList(entry.getKey(), keys, "keys are"));
      } else if (YamlNodes.isMissing(entry.getValue().value())) {
        nodes
            .problems()
            .add(at, "`" + entry.getKey() + "` has no value", "give it one, or leave it out");
      }
    }
  }

  Place place() {
    return place;
  }

  /** Where a key stands, or the mapping where it does not. */
  Place place(String key) {
    return entries.containsKey(key) ? entries.get(key).key().place() : place;
  }

  boolean has(String key) {
    return entries.containsKey(key);
  }

  /** Empty where the key is not there or has nothing behind it. */
  Optional<YamlNode> node(String key) {
    return Optional.ofNullable(entries.get(key))
        .map(YamlNodes.Entry::value)
        .filter(value -> !YamlNodes.isMissing(value));
  }

  Optional<PlacedText> text(String key) {
    return node(key).flatMap(node -> nodes.scalar(node, "`" + key + "`"));
  }

  /** The text of a key, without blanks around it; empty text where it is not there. */
  String words(String key) {
    return text(key).map(text -> text.value().strip()).orElse("");
  }

  /** As {@link #text}; that it is not there is a problem. */
  Optional<PlacedText> required(String key) {
    require(key);
    return text(key);
  }

  void require(String key) {
    if (!entries.containsKey(key)) {
      nodes.problems().add(place, what + " has no `" + key + "`", "add it");
    }
  }

  /** The items of a list; none where the key is not there. */
  List<YamlNode> items(String key) {
    return node(key).flatMap(node -> nodes.sequence(node, "`" + key + "`")).orElse(List.of());
  }

  List<PlacedText> texts(String key) {
    return node(key).map(node -> nodes.scalars(node, "`" + key + "`")).orElse(List.of());
  }

  /** A list of texts, for which a single one may stand. */
  List<PlacedText> textOrTexts(String key) {
    Optional<YamlNode> node = node(key);
    if (node.isPresent() && node.get() instanceof YamlNode.Scalar) {
      List<PlacedText> one = new ArrayList<>();
      text(key).ifPresent(one::add);
      return one;
    }
    return texts(key);
  }

  /** The keys of an inner mapping whose keys are free; none where the key is not there. */
  Map<String, YamlNodes.Entry> entries(String key) {
    return node(key).flatMap(node -> nodes.mapping(node, "`" + key + "`")).orElse(Map.of());
  }

  /** An inner mapping with a fixed set of keys. */
  Optional<Fields> fields(String key, Collection<String> keys) {
    return node(key).flatMap(node -> Fields.of(nodes, node, "`" + key + "`", keys));
  }
}
