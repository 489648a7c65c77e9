package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/**
 * A behaviour aggregate classifier: which class and loss priority a code point gets.
 *
 * @param type {@code dscp}, {@code dscp-ipv6}, {@code ieee-802.1}…
 */
record Classifier(String type, String name, Optional<Node> node, List<Row> rows) {

  /**
   * One code point of it.
   *
   * @param value of the code point
   * @param className the class as written
   * @param evidence where the code point is written
   */
  record Row(int value, String className, String lossPriority, Evidence evidence) {}

  Classifier {
    rows = List.copyOf(rows);
  }

  static Classifier of(
      String type, Node node, Map<String, Integer> aliases, Map<String, Node> siblings) {
    List<Row> rows = new ArrayList<>();
    read(type, node, aliases, rows);
    importInto(type, node, aliases, siblings, rows, 0);
    return new Classifier(type, node.key(), Optional.of(node), rows);
  }

  /**
   * {@code import} fills the code points that are not listed here (vendor page "import
   * (Classifiers)").
   */
  private static void importInto(
      String type,
      Node node,
      Map<String, Integer> aliases,
      Map<String, Node> siblings,
      List<Row> rows,
      int depth) {
    Optional<Value> imported = node.value("import");
    if (imported.isEmpty() || depth > siblings.size()) {
      return;
    }
    List<Row> more = new ArrayList<>();
    Node other = siblings.get(imported.get().text());
    if (other != null) {
      read(type, other, aliases, more);
      importInto(type, other, aliases, siblings, more, depth + 1);
    } else if (imported.get().text().equals("default")) {
      more.addAll(builtIn(type));
    }
    for (Row row : more) {
      if (rows.stream().noneMatch(r -> r.value() == row.value())) {
        rows.add(row);
      }
    }
  }

  private static void read(String type, Node node, Map<String, Integer> aliases, List<Row> rows) {
    for (Node forwardingClass : node.entries("forwarding-class")) {
      for (Node priority : forwardingClass.entries("loss-priority")) {
        String path = priority.path() + " code-points";
        for (Value value : priority.values("code-points")) {
          Optional<Integer> codePoint =
              Optional.ofNullable(aliases.get(value.text()))
                  .or(() -> CodePoint.parse(value.text(), type));
          if (codePoint.isPresent()) {
            rows.add(
                new Row(
                    codePoint.get(),
                    forwardingClass.key(),
                    priority.key(),
                    Spot.evidence(value.from(), path)));
          }
        }
      }
    }
  }

  /**
   * The classifier named {@code default}: EF, AF and network control by their usual code points,
   * the rest best effort.
   */
  static List<Row> builtIn(String type) {
    List<Row> rows = new ArrayList<>();
    if (CodePoint.isDscp(type)) {
      rows.add(row(46, "expedited-forwarding", "low"));
      for (int af = 10; af <= 14; af += 2) {
        rows.add(row(af, "assured-forwarding", af == 10 ? "low" : "high"));
      }
      rows.add(row(48, "network-control", "low"));
      rows.add(row(56, "network-control", "low"));
      for (int value = 0; value < 64; value++) {
        int wanted = value;
        if (rows.stream().noneMatch(r -> r.value() == wanted)) {
          rows.add(row(value, "best-effort", "low"));
        }
      }
    }
    return rows;
  }

  private static Row row(int value, String className, String lossPriority) {
    return new Row(value, className, lossPriority, Evidence.NONE);
  }

  /** The first row of a code point. */
  Optional<Row> row(int value) {
    for (Row row : rows) {
      if (row.value() == value) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }
}
