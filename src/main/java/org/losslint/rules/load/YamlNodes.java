package org.losslint.rules.load;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.rules.PackPlace;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.source.Position;
import org.losslint.source.SourceFile;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Strict reading of one YAML file as a graph of nodes: scalars are the text that is written ({@code
 * no} is the text no), keys stand once, and nothing is shared by anchors.
 */
final class YamlNodes {
  private final SourceFile file;
  private final Problems problems;

  YamlNodes(SourceFile file, Problems problems) {
    this.file = file;
    this.problems = problems;
  }

  SourceFile file() {
    return file;
  }

  Problems problems() {
    return problems;
  }

  /** The root of the file; empty where it is no YAML. */
  Optional<Node> root() {
    LoaderOptions options = new LoaderOptions();
    options.setProcessComments(false);
    try {
      Node root = new Yaml(options).compose(new StringReader(file.text().toString()));
      if (root != null) {
        return Optional.of(root);
      }
      problems.add(place(0), "the file is empty", "a pack starts with `pack: NAME`");
    } catch (MarkedYAMLException e) {
      int index = e.getProblemMark() == null ? 0 : e.getProblemMark().getIndex();
      problems.add(place(index), "this is no YAML: " + explanation(e), "");
    } catch (YAMLException e) {
      problems.add(place(0), "this is no YAML: " + firstLine(e.getMessage()), "");
    }
    return Optional.empty();
  }

  private static String explanation(MarkedYAMLException e) {
    return e.getContext() == null ? e.getProblem() : e.getContext() + ": " + e.getProblem();
  }

  private static String firstLine(String message) {
    int end = message.indexOf('\n');
    return end < 0 ? message : message.substring(0, end);
  }

  private PackPlace place(int index) {
    Position position = file.text().position(Math.min(index, file.text().length()));
    return new PackPlace(file.path(), position.line(), position.column());
  }

  PackPlace place(Node node) {
    return place(node.getStartMark().getIndex());
  }

  /** A key of a mapping with what stands behind it. */
  record Entry(PlacedText key, Node value) {}

  /** The keys of a mapping, in order; empty where the node is none. */
  Optional<Map<String, Entry>> mapping(Node node, String what) {
    if (!isUsable(node)) {
      return Optional.empty();
    }
    if (!(node instanceof MappingNode mapping)) {
      return wrong(node, what, "a mapping of keys to values");
    }
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      Optional<PlacedText> key = scalar(tuple.getKeyNode(), "a key of " + what);
      if (key.isEmpty()) {
        continue;
      }
      String name = key.get().value();
      if (entries.containsKey(name)) {
        problems.add(
            key.get().start(),
            "`" + name + "` stands twice in " + what,
            "it stands first in line " + entries.get(name).key().start().line());
      } else {
        entries.put(name, new Entry(key.get(), tuple.getValueNode()));
      }
    }
    return Optional.of(entries);
  }

  /** The items of a sequence; empty where the node is none. */
  Optional<List<Node>> sequence(Node node, String what) {
    if (!isUsable(node)) {
      return Optional.empty();
    }
    return node instanceof SequenceNode sequence
        ? Optional.of(List.copyOf(sequence.getValue()))
        : wrong(node, what, "a list");
  }

  /** The text of a scalar; empty where the node is none. */
  Optional<PlacedText> scalar(Node node, String what) {
    if (!isUsable(node)) {
      return Optional.empty();
    }
    if (!(node instanceof ScalarNode scalar)) {
      return wrong(node, what, "a single value");
    }
    int[] offsets = ScalarPlaces.of(file.text(), scalar);
    return Optional.of(PlacedText.of(file, scalar.getValue(), offsets));
  }

  /** The texts of a sequence of scalars. */
  List<PlacedText> scalars(Node node, String what) {
    List<PlacedText> texts = new ArrayList<>();
    for (Node item : sequence(node, what).orElse(List.of())) {
      scalar(item, "an item of " + what).ifPresent(texts::add);
    }
    return texts;
  }

  /** Whether a mapping has a key, whatever else may be wrong with it. */
  static boolean hasKey(Node node, String key) {
    if (node instanceof MappingNode mapping) {
      for (NodeTuple tuple : mapping.getValue()) {
        if (tuple.getKeyNode() instanceof ScalarNode scalar && scalar.getValue().equals(key)) {
          return true;
        }
      }
    }
    return false;
  }

  static boolean isScalar(Node node) {
    return node instanceof ScalarNode;
  }

  static boolean isSequence(Node node) {
    return node instanceof SequenceNode;
  }

  /** A key with nothing behind it. */
  static boolean isMissing(Node node) {
    return node instanceof ScalarNode scalar
        && scalar.getScalarStyle() == org.yaml.snakeyaml.DumperOptions.ScalarStyle.PLAIN
        && scalar.getValue().isEmpty();
  }

  private <T> Optional<T> wrong(Node node, String what, String wanted) {
    String found =
        node instanceof MappingNode
            ? "a mapping"
            : node instanceof SequenceNode
                ? "a list"
                : isMissing(node) ? "empty" : "the value `" + shortened(node) + "`";
    problems.add(place(node), what + " is " + found, "it must be " + wanted);
    return Optional.empty();
  }

  private static String shortened(Node node) {
    String value = firstLine(((ScalarNode) node).getValue());
    return value.length() > 40 ? value.substring(0, 40) + "…" : value;
  }

  /**
   * An anchored node may stand in many places, and a few nested ones in millions; packs have no use
   * for it. A tag would change what a value is.
   */
  private boolean isUsable(Node node) {
    if (node.getAnchor() != null) {
      problems.add(
          place(node),
          "the anchor `&" + node.getAnchor() + "`: packs use no anchors and aliases",
          "write the value where it is needed, or make it a parameter");
      return false;
    }
    Tag tag = node.getTag();
    if (tag != null && !tag.getValue().startsWith(Tag.PREFIX)) {
      problems.add(
          place(node), "the tag `" + tag.getValue() + "`: packs use no tags", "leave it out");
      return false;
    }
    return true;
  }
}
