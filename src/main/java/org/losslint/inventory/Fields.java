package org.losslint.inventory;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import edu.umd.cs.findbugs.annotations.SuppressFBWarnings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  private static final List<String> ROLES = List.of("dci", "leaf", "spine");

  private final YamlNode.Mapping mapping;
  private final List<String> known;
  private final YamlNode[] nodes;
  private final List<Problem> problems;
  private final Values values;
  private int next;

  /**
   * @param what it describes, for messages: {@code a link}
   * @param known every key that may stand here
   */
  Fields(YamlNode.Mapping mapping, String what, List<String> known, List<Problem> problems) {
    this(mapping, what, known, new Values(problems));
  }

  private Fields(YamlNode.Mapping mapping, String what, List<String> known, Values values) {
    this.mapping = mapping;
    this.known = known;
    this.nodes = new YamlNode[known.size()];
    this.problems = values.problems();
    this.values = values;
    for (YamlNode.Entry entry : mapping.entries()) {
      String key = entry.key().text();
      int index = index(key);
      if (index < 0) {
        unknown(entry.key(), what);
      } else if (nodes[index] == null) {
        nodes[index] = entry.value();
      } else {
        problems.add(
            Problem.at(entry.key().place(), "`" + key + "` stands twice in " + what, "keep one"));
      }
    }
  }

  private void unknown(YamlNode.Scalar key, String what) {
    problems.add(
        Problem.at(
            key.place(),
            "`" + key.text() + "` is no key of " + what,
            key.text().equals("<<")
                ? "write the keys out; merging is not read"
                : meant(key.text(), known)));
  }

  /**
   * Which of the known keys it is, or -1. Keys of common files are the very texts of the table, and
   * both who writes and who reads them nearly always goes by its order.
   */
  private int index(String key) {
    int size = nodes.length;
    int at = next;
    for (int left = size; left > 0; left--) {
      int behind = at + 1 < size ? at + 1 : 0;
      if (isSame(known.get(at), key)) {
        next = behind;
        return at;
      }
      at = behind;
    }
    return known.indexOf(key);
  }

  @SuppressFBWarnings(
      value = "ES_COMPARING_PARAMETER_STRING_WITH_EQ",
      justification = "a shortcut; equal texts that are two objects are found behind it")
  private static boolean isSame(String a, String b) {
    return a == b;
  }

  /** The fields of {@code node}; none when it is no mapping, which is a problem then. */
  static Optional<Fields> of(
      YamlNode node, String what, List<String> known, List<Problem> problems) {
    return of(node, what, known, new Values(problems));
  }

  private static Optional<Fields> of(
      YamlNode node, String what, List<String> known, Values values) {
    if (node instanceof YamlNode.Mapping mapping) {
      return Optional.of(new Fields(mapping, what, known, values));
    }
    values
        .problems()
        .add(
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
      if (find(key) == null) {
        problem(place(), what + " has no `" + key + "`", "add `" + key + ": …`");
        complete = false;
      }
    }
    return complete;
  }

  Optional<YamlNode> node(String key) {
    return Optional.ofNullable(find(key));
  }

  @CheckForNull
  private YamlNode find(String key) {
    int index = index(key);
    return index < 0 ? null : nodes[index];
  }

  /** A value of one line; empty values are problems, because they look like set ones. */
  Optional<YamlNode.Scalar> scalar(String key) {
    YamlNode node = find(key);
    return node == null ? Optional.empty() : scalar(key, node);
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
    Optional<YamlNode.Scalar> scalar = scalar(key);
    return scalar.isEmpty()
        ? Optional.empty()
        : Optional.of(new Entry<>(scalar.get().text(), scalar.get().place()));
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
    return word(key, ROLES)
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
    YamlNode node = find(key);
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
  List<Fields> mappings(String key, String what, List<String> keys) {
    List<Fields> fields = new ArrayList<>();
    YamlNode node = find(key);
    if (node instanceof YamlNode.Sequence sequence) {
      for (YamlNode item : sequence.items()) {
        of(item, what, keys, values).ifPresent(fields::add);
      }
    } else if (node != null) {
      problem(
          node.place(),
          "`" + key + "` is " + node.kind() + ", and a list is wanted",
          "start each entry with `- `, or leave the key out");
    }
    return fields;
  }

  Optional<Fields> fields(String key, String what, List<String> keys) {
    YamlNode node = find(key);
    return node == null ? Optional.empty() : of(node, what, keys, values);
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
