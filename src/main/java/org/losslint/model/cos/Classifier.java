package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/**
 * A behaviour aggregate classifier: which class and loss priority a code point gets.
 *
 * @param type {@code dscp}, {@code dscp-ipv6}, {@code ieee-802.1}…
 * @param node where it is defined; empty for one that is built in
 * @param rows those listed first, then those that {@code import} fills in
 * @param unread what stands in the place of a code point and is none
 * @param open why a code point without a row may have one all the same
 */
record Classifier(
    String type,
    String name,
    Optional<Node> node,
    List<Row> rows,
    List<Unread> unread,
    Optional<Fact.Unknown<?>> open) {

  /** A word that is neither bits nor an alias. */
  record Unread(String word, String className, Evidence evidence) {}

  /**
   * One code point of it.
   *
   * @param value of the code point; -1 for what a firewall term sorts by other fields
   * @param className the class as written
   * @param evidence where the code point is written; none for what is built in
   */
  record Row(String type, int value, String className, String lossPriority, Evidence evidence) {

    /** What a firewall term gives to packets that it finds by anything but their code point. */
    static Row ofFilter(String className, String lossPriority, Evidence evidence) {
      return new Row("filter", -1, className, lossPriority, evidence);
    }

    boolean isWritten() {
      return evidence != Evidence.NONE;
    }

    boolean isDscp() {
      return CodePoint.isDscp(type);
    }
  }

  Classifier {
    rows = List.copyOf(rows);
    unread = List.copyOf(unread);
  }

  /** One that the platform brings along. */
  static Classifier builtIn(String type, String name, DefaultClassifiers defaults) {
    return new Classifier(
        type, name, Optional.empty(), defaults.rows(type), List.of(), defaults.open(type));
  }

  /** One that is configured. */
  static Classifier of(
      String type,
      Node node,
      Map<String, Integer> aliases,
      Map<String, Node> siblings,
      DefaultClassifiers defaults) {
    Reading reading = new Reading(type, aliases, siblings, defaults);
    reading.read(node);
    List<Unread> unread = List.copyOf(reading.unread);
    reading.imported(node, 0);
    return new Classifier(type, node.key(), Optional.of(node), reading.rows, unread, reading.open);
  }

  private static final class Reading {
    private final String type;
    private final Map<String, Integer> aliases;
    private final Map<String, Node> siblings;
    private final DefaultClassifiers defaults;
    private final List<Row> rows = new ArrayList<>();
    private final List<Unread> unread = new ArrayList<>();
    private Optional<Fact.Unknown<?>> open = Optional.empty();

    Reading(
        String type,
        Map<String, Integer> aliases,
        Map<String, Node> siblings,
        DefaultClassifiers defaults) {
      this.type = type;
      this.aliases = aliases;
      this.siblings = siblings;
      this.defaults = defaults;
    }

    /** {@code import} fills the code points that are not listed (vendor page "import"). */
    void imported(Node node, int depth) {
      Optional<Value> name = node.value("import");
      if (name.isEmpty() || depth > siblings.size()) {
        return;
      }
      Node other = siblings.get(name.get().text());
      List<Row> own = List.copyOf(rows);
      if (other != null) {
        read(other);
        fillOnly(own);
        imported(other, depth + 1);
      } else if (name.get().text().equals("default")) {
        rows.addAll(defaults.rows(type));
        fillOnly(own);
        open = open.or(() -> defaults.open(type));
      } else {
        Evidence at = Spot.evidence(name.get().from(), node.path() + " import");
        open =
            Optional.of(
                new Fact.Unknown<>(
                    "the imported classifier " + name.get().text() + " is not defined",
                    "define it, or import another one",
                    at));
      }
    }

    /** Takes out again what came behind {@code own} for code points that it has already. */
    private void fillOnly(List<Row> own) {
      for (int i = rows.size() - 1; i >= own.size(); i--) {
        for (Row row : own) {
          if (row.value() == rows.get(i).value()) {
            rows.remove(i);
            break;
          }
        }
      }
    }

    void read(Node node) {
      for (Node forwardingClass : node.entries("forwarding-class")) {
        for (Node priority : forwardingClass.entries("loss-priority")) {
          String path = priority.path() + " code-points";
          for (Value value : priority.values("code-points")) {
            Evidence evidence = Spot.evidence(value.from(), path);
            Integer alias = aliases.get(value.text());
            Optional<Integer> codePoint =
                alias != null ? Optional.of(alias) : CodePoint.parse(value.text(), type);
            if (codePoint.isPresent()) {
              rows.add(
                  new Row(type, codePoint.get(), forwardingClass.key(), priority.key(), evidence));
            } else {
              unread.add(new Unread(value.text(), forwardingClass.key(), evidence));
              open =
                  Optional.of(
                      new Fact.Unknown<>(
                          "`" + value.text() + "` is no code point of " + CodePoint.form(type),
                          "write its bits, or define it under code-point-aliases",
                          evidence));
            }
          }
        }
      }
    }
  }

  /** The rows of a code point; more than one where it is given to several classes. */
  List<Row> rows(int value) {
    List<Row> found = new ArrayList<>(1);
    for (Row row : rows) {
      if (row.value() == value) {
        found.add(row);
      }
    }
    return found;
  }
}
