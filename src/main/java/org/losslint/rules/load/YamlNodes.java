package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.yaml.YamlDocument;
import org.losslint.source.yaml.YamlNode;

/**
 * Strict reading of the nodes of one YAML file: scalars are the text that is written ({@code no} is
 * the text no), keys stand once, and nothing is shared by aliases.
 */
final class YamlNodes {
  private static final int MOST_SHOWN = 40;
  private static final String SINGLE = "a single value";

  private final SourceFile file;
  private final Problems problems;
  private final String what;

  /** Those of a pack. */
  YamlNodes(SourceFile file, Problems problems) {
    this(file, problems, "packs");
  }

  /**
   * @param what the file is, in the plural, for messages
   */
  YamlNodes(SourceFile file, Problems problems, String what) {
    this.file = file;
    this.problems = problems;
    this.what = what;
  }

  SourceFile file() {
    return file;
  }

  Problems problems() {
    return problems;
  }

  /** The root of the file; that there is none is a problem. */
  Optional<YamlNode> root() {
    int before = problems.count();
    Optional<YamlNode> root = rootOrNone();
    if (root.isEmpty() && problems.count() == before) {
      problems.add(
          PlacedText.of(file).slice(0, 0).place(),
          "the file is empty",
          "a pack starts with `pack: NAME`");
    }
    return root;
  }

  /** The root of the file; empty where nothing but comments stands in it. */
  Optional<YamlNode> rootOrNone() {
    List<Problem> found = new ArrayList<>();
    Optional<YamlNode> root = YamlDocument.parse(file, found);
    problems.addAll(found);
    if (root.isPresent() && isMissing(root.get())) {
      return Optional.empty();
    }
    return root.filter(node -> isPlain(node, Collections.newSetFromMap(new IdentityHashMap<>())));
  }

  /**
   * A node that an alias repeats may stand in many places, and a few such nodes in millions; a tag
   * would change what a value is. Nothing here has a use for either.
   */
  private boolean isPlain(YamlNode node, Set<YamlNode> seen) {
    int start = node.place().span().start();
    int first = start < file.text().length() ? file.text().at(start) : ' ';
    if (first == '&' || first == '!' || !seen.add(node)) {
      problems.add(
          node.place(),
          first == '!' ? what + " use no tags" : what + " use no anchors and aliases",
          first == '!'
              ? "leave the tag out; a text that starts with `!` stands in quotes"
              : what.equals("packs")
                  ? "write the value where it is needed, or make it a parameter"
                  : "write the value where it is needed");
      return false;
    }
    boolean plain = true;
    if (node instanceof YamlNode.Sequence sequence) {
      for (YamlNode item : sequence.items()) {
        plain &= isPlain(item, seen);
      }
    } else if (node instanceof YamlNode.Mapping mapping) {
      for (YamlNode.Entry entry : mapping.entries()) {
        plain &= isPlain(entry.key(), seen) && isPlain(entry.value(), seen);
      }
    }
    return plain;
  }

  /** A key of a mapping with what stands behind it. */
  record Entry(PlacedText key, YamlNode value) {}

  /** The keys of a mapping, in order; empty where the node is none. */
  Optional<Map<String, Entry>> mapping(YamlNode node, String what) {
    if (!(node instanceof YamlNode.Mapping mapping)) {
      return wrong(node, what, "a mapping of keys to values");
    }
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (YamlNode.Entry entry : mapping.entries()) {
      PlacedText key = PlacedText.of(entry.key());
      String name = key.value();
      if (entries.containsKey(name)) {
        problems.add(
            key.place(),
            "`" + name + "` stands twice in " + what,
            "it stands first in line " + entries.get(name).key().place().start().line());
      } else {
        entries.put(name, new Entry(key, entry.value()));
      }
    }
    return Optional.of(entries);
  }

  /** The items of a sequence; empty where the node is none. */
  Optional<List<YamlNode>> sequence(YamlNode node, String what) {
    return node instanceof YamlNode.Sequence sequence
        ? Optional.of(sequence.items())
        : wrong(node, what, "a list: start each item with `- `");
  }

  /** The text of a scalar; empty where the node is none. */
  Optional<PlacedText> scalar(YamlNode node, String what) {
    return node instanceof YamlNode.Scalar scalar
        ? Optional.of(PlacedText.of(scalar))
        : wrong(node, what, SINGLE);
  }

  /** The texts of a sequence of scalars. */
  List<PlacedText> scalars(YamlNode node, String what) {
    List<PlacedText> texts = new ArrayList<>();
    for (YamlNode item : sequence(node, what).orElse(List.of())) {
      scalar(item, "an item of " + what).ifPresent(texts::add);
    }
    return texts;
  }

  /** A key with nothing behind it. */
  static boolean isMissing(YamlNode node) {
    return node instanceof YamlNode.Scalar scalar && scalar.isEmpty();
  }

  private <T> Optional<T> wrong(YamlNode node, String what, String wanted) {
    String kind = node.kind();
    String found = kind.startsWith("`") ? "the value " + shortened(kind) : kind;
    String wayOut = "it must be " + wanted;
    if (wanted.equals(SINGLE) && isInBrackets(node)) {
      wayOut += "; a text that starts with a bracket stands in quotes";
    }
    problems.add(node.place(), what + " is " + found, wayOut);
    return Optional.empty();
  }

  private boolean isInBrackets(YamlNode node) {
    int start = node.place().span().start();
    int first = start < file.text().length() ? file.text().at(start) : ' ';
    return first == '{' || first == '[';
  }

  private static String shortened(String quoted) {
    int line = quoted.indexOf('\n');
    int end = Math.min(line < 0 ? quoted.length() : line, MOST_SHOWN);
    return end < quoted.length() ? quoted.substring(0, end) + "…`" : quoted;
  }
}
