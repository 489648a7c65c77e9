package org.losslint.inventory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.Spelling;
import org.losslint.source.yaml.YamlNode;

/**
 * One mapping of the inventory, read strictly: a key that is not asked for, that stands twice, or
 * whose value is of the wrong kind is a problem with its place. What is wrong reads as if it were
 * not there, so that the rest is still checked.
 */
final class Fields {
  private final YamlNode.Mapping mapping;
  private final List<Problem> problems;
  private final Values values;

  /**
   * @param what it describes, for messages: {@code a link}
   * @param known every key that may stand here
   */
  Fields(YamlNode.Mapping mapping, String what, List<String> known, List<Problem> problems) {
    this.mapping = mapping;
    this.problems = problems;
    this.values = new Values(problems);
    Set<String> seen = new HashSet<>();
    for (YamlNode.Entry entry : mapping.entries()) {
      YamlNode.Scalar key = entry.key();
      if (!known.contains(key.text())) {
        problems.add(
            Problem.at(
                key.place(),
                "`" + key.text() + "` is no key of " + what,
                key.text().equals("<<")
                    ? "write the keys out; merging is not read"
                    : meant(key.text(), known)));
      } else if (!seen.add(key.text())) {
        problems.add(
            Problem.at(key.place(), "`" + key.text() + "` stands twice in " + what, "keep one"));
      }
    }
  }

  /** The fields of {@code node}; none when it is no mapping, which is a problem then. */
  static Optional<Fields> of(
      YamlNode node, String what, List<String> known, List<Problem> problems) {
    if (node instanceof YamlNode.Mapping mapping) {
      return Optional.of(new Fields(mapping, what, known, problems));
    }
    problems.add(
        Problem.at(
            node.place(),
            node.kind() + " stands where " + what + " is wanted",
            "write keys such as `" + known.get(0) + ": …`"));
    return Optional.empty();
  }

  private static String meant(String word, List<String> known) {
    String hint = Spelling.hint(word, known);
    return hint.isEmpty() ? "use " + String.join(", ", known) : hint;
  }

  Place place() {
    return mapping.place();
  }

  void problem(Place place, String message, String wayOut) {
    problems.add(Problem.at(place, message, wayOut));
  }

  /** Whether all keys are there; says which one is missing. */
  boolean require(String what, String... keys) {
    boolean complete = true;
    for (String key : keys) {
      if (mapping.value(key).isEmpty()) {
        problem(place(), what + " has no `" + key + "`", "add `" + key + ": …`");
        complete = false;
      }
    }
    return complete;
  }

  Optional<YamlNode> node(String key) {
    return mapping.value(key);
  }

  /** A value of one line; empty values are problems, because they look like set ones. */
  Optional<YamlNode.Scalar> scalar(String key) {
    Optional<YamlNode> node = mapping.value(key);
    return node.isEmpty() ? Optional.empty() : scalar(key, node.get());
  }

  private Optional<YamlNode.Scalar> scalar(String key, YamlNode node) {
    if (node instanceof YamlNode.Scalar scalar && !scalar.isEmpty() && !scalar.text().isBlank()) {
      return Optional.of(scalar);
    }
    problem(
        node.place(),
        "`" + key + "` is " + node.kind() + ", and one value is wanted",
        "write a value, or leave the key out");
    return Optional.empty();
  }

  Optional<Entry<String>> text(String key) {
    return scalar(key).map(scalar -> new Entry<>(scalar.text(), scalar.place()));
  }

  /** One of a few words. */
  Optional<Entry<String>> word(String key, List<String> words) {
    Optional<YamlNode.Scalar> scalar = scalar(key);
    if (scalar.isPresent() && !words.contains(scalar.get().text())) {
      problem(
          scalar.get().place(),
          "`"
              + key
              + "` is "
              + scalar.get().kind()
              + ", and one of "
              + String.join(", ", words)
              + " is wanted",
          Spelling.hint(scalar.get().text(), words));
      return Optional.empty();
    }
    return scalar.map(s -> new Entry<>(s.text(), s.place()));
  }

  Optional<Entry<Role>> role(String key) {
    return word(key, List.of("dci", "leaf", "spine"))
        .map(word -> new Entry<>(Role.of(word.value()).orElseThrow(), word.place()));
  }

  /** A whole number from {@code least} to {@code most}. */
  Optional<Entry<Integer>> whole(String key, int least, int most) {
    Optional<YamlNode.Scalar> scalar = scalar(key);
    return scalar.isEmpty() ? Optional.empty() : values.whole(key, scalar.get(), least, most);
  }

  /** A whole number, or a list of them. */
  List<Entry<Integer>> wholes(String key, int least, int most) {
    return list(key, true, scalar -> values.whole(key, scalar, least, most));
  }

  List<Entry<String>> texts(String key) {
    return list(key, false, scalar -> Optional.of(new Entry<>(scalar.text(), scalar.place())));
  }

  private <T> List<Entry<T>> list(
      String key, boolean oneMayStandAlone, Function<YamlNode.Scalar, Optional<Entry<T>>> read) {
    List<Entry<T>> found = new ArrayList<>();
    YamlNode node = mapping.value(key).orElse(null);
    if (node == null) {
      return found;
    }
    if (node instanceof YamlNode.Sequence sequence) {
      for (YamlNode item : sequence.items()) {
        scalar(key, item).flatMap(read).ifPresent(found::add);
      }
    } else if (oneMayStandAlone) {
      scalar(key, node).flatMap(read).ifPresent(found::add);
    } else {
      problem(
          node.place(),
          "`" + key + "` is " + node.kind() + ", and a list is wanted",
          node instanceof YamlNode.Scalar scalar && !scalar.isEmpty()
              ? "write `" + key + ": [" + scalar.text() + "]`"
              : "write `" + key + ": […]`, or leave the key out");
    }
    return found;
  }

  /** The mappings of a list; an item of another kind is a problem. */
  List<Fields> mappings(String key, String what, List<String> known) {
    List<Fields> fields = new ArrayList<>();
    YamlNode node = mapping.value(key).orElse(null);
    if (node instanceof YamlNode.Sequence sequence) {
      for (YamlNode item : sequence.items()) {
        of(item, what, known, problems).ifPresent(fields::add);
      }
    } else if (node != null) {
      problem(
          node.place(),
          "`" + key + "` is " + node.kind() + ", and a list is wanted",
          "start each entry with `- `, or leave the key out");
    }
    return fields;
  }

  Optional<Fields> fields(String key, String what, List<String> known) {
    Optional<YamlNode> node = mapping.value(key);
    return node.isEmpty() ? Optional.empty() : of(node.get(), what, known, problems);
  }

  /** A quantity above zero in a unit of the dimension of {@code usual}. */
  Optional<Entry<Quantity>> positive(String key, Unit usual) {
    Optional<YamlNode.Scalar> scalar = scalar(key);
    return scalar.isEmpty() ? Optional.empty() : values.positive(key, scalar.get(), usual);
  }

  /**
   * A quantity of zero or more.
   *
   * @param usual the unit that messages propose
   */
  Optional<Entry<Quantity>> quantity(String key, Unit usual) {
    Optional<YamlNode.Scalar> scalar = scalar(key);
    return scalar.isEmpty() ? Optional.empty() : values.quantity(key, scalar.get(), usual);
  }

  Optional<Entry<Quantity>> quantity(String key, YamlNode.Scalar scalar, Unit usual) {
    return values.quantity(key, scalar, usual);
  }

  /** A share of the whole, 0 % to 100 %. */
  Optional<Entry<Quantity>> share(String key) {
    Optional<YamlNode.Scalar> scalar = scalar(key);
    return scalar.isEmpty() ? Optional.empty() : values.share(key, scalar.get());
  }

  /** How many to one, written {@code 4} or {@code 4:1}. */
  Optional<Entry<Quantity>> oversubscription(String key) {
    Optional<YamlNode.Scalar> scalar = scalar(key);
    return scalar.isEmpty() ? Optional.empty() : values.oversubscription(key, scalar.get());
  }
}
