package org.losslint.resolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.syntax.SchemaNode;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/** Works out the children of one node from the statements that contribute to it. */
final class Children {
  private final Node node;
  private final Groups groups;
  private final List<Contribution> contributions;
  private final Map<String, Node> byKey;

  /** Which contribution named a child first: the strength that decides between choices. */
  private Map<Node, Integer> rank = Map.of();

  private final List<Contribution> notInForce = new ArrayList<>(0);

  Children(Node node, Groups groups, List<Contribution> contributions) {
    this.node = node;
    this.groups = groups;
    this.contributions = contributions;
    int children = 0;
    for (Contribution contribution : contributions) {
      children += contribution.statement().children().size();
    }
    this.byKey = children == 0 ? Map.of() : new LinkedHashMap<>(2 * children);
  }

  Map<String, Node> build() {
    boolean ranges = InterfaceRanges.concern(node);
    if (contributions.size() == 1 && !contributions.get(0).isInherited() && !ranges) {
      return ofOne(contributions.get(0));
    }
    rank = new IdentityHashMap<>();
    // A wildcard decorates what exists and creates nothing, so first everything that exists gets
    // its node.
    for (int i = 0; i < contributions.size(); i++) {
      Contribution contribution = contributions.get(i);
      for (Statement child : contribution.statement().children()) {
        if (counts(child) && !decorates(child, contribution) && !ofRange(child, contribution)) {
          name(child, i);
          if (ranges && child.name().equals("interface-range")) {
            for (String port : InterfaceRanges.namedBy(child)) {
              namePort(port);
            }
          }
        }
      }
    }
    for (Contribution contribution : contributions) {
      contributeLiterals(contribution);
      if (contribution.isInherited()) {
        contributeWildcards(contribution);
      }
    }
    if (ranges) {
      contributeRanges();
    }
    if (contributions.size() > 1) {
      dropLosersOfChoices();
    }
    dropReplaced();
    return byKey;
  }

  /** Most statements are written once and inherit nothing: no child of theirs has a rival. */
  private Map<String, Node> ofOne(Contribution written) {
    for (Statement child : written.statement().children()) {
      if (child.isInactive() || child.isIgnoredByDevice()) {
        notInForce.add(written.below(child, false));
      } else if (counts(child) && !ofRange(child, written)) {
        String key = keyOf(child);
        Node named = byKey.get(key);
        if (named == null) {
          named = made(child);
          byKey.put(key, named);
        }
        named.contribute(written.below(child, false));
      }
    }
    dropReplaced();
    return byKey;
  }

  private Node made(Statement child) {
    return new Node(node, child.schema(), child.name(), keysOf(child), groups, new ArrayList<>(1));
  }

  private void dropReplaced() {
    if (!notInForce.isEmpty()) {
      notInForce.removeIf(other -> byKey.containsKey(keyOf(other.statement())));
    }
  }

  List<Contribution> notInForce() {
    return notInForce;
  }

  private boolean counts(Statement child) {
    return !child.isInactive()
        && !child.isIgnoredByDevice()
        && !Groups.isDirective(child.name())
        && !isGroupMatter(child);
  }

  /**
   * Group definitions at the root, and the conditions inside of a group, configure nothing
   * themselves.
   */
  private boolean isGroupMatter(Statement child) {
    return node.parent().isEmpty()
        && (child.name().equals("groups") || child.name().equals("when"));
  }

  /** Only inside of groups: elsewhere {@code <name>} is a name, or a placeholder of a document. */
  private static boolean decorates(Statement child, Contribution from) {
    return from.isInherited()
        && child.schema().kind() == SchemaNode.Kind.LIST
        && Groups.isWildcard(child);
  }

  /** A port that a range stands for has what the range holds, and not the list of its members. */
  private boolean ofRange(Statement child, Contribution from) {
    return (child.name().equals("member") || child.name().equals("member-range"))
        && from.statement().name().equals("interface-range")
        && !node.name().equals("interface-range");
  }

  private void name(Statement child, int contribution) {
    String key = keyOf(child);
    if (!byKey.containsKey(key)) {
      Node named = made(child);
      byKey.put(key, named);
      rank.put(named, contribution);
    }
  }

  private void namePort(String port) {
    String key = "interface\0" + port;
    node.schema()
        .child("interface")
        .filter(schema -> !byKey.containsKey(key))
        .ifPresent(
            schema ->
                byKey.put(
                    key,
                    new Node(
                        node, schema, "interface", List.of(port), groups, new ArrayList<>(1))));
  }

  private void contributeLiterals(Contribution contribution) {
    for (Statement child : contribution.statement().children()) {
      if (child.isInactive() || child.isIgnoredByDevice()) {
        notInForce.add(contribution.below(child, false));
      } else if (counts(child)
          && !decorates(child, contribution)
          && !ofRange(child, contribution)) {
        byKey.get(keyOf(child)).contribute(contribution.below(child, false));
      }
    }
  }

  private void contributeWildcards(Contribution contribution) {
    for (Statement child : contribution.statement().children()) {
      if (counts(child) && decorates(child, contribution)) {
        for (Node named : byKey.values()) {
          if (named.name().equals(child.name()) && Groups.keysMatch(child, named.keys())) {
            named.contribute(contribution.below(child, true));
          }
        }
      }
    }
  }

  private void contributeRanges() {
    for (Node range : byKey.values()) {
      if (range.name().equals("interface-range")) {
        for (Node port : byKey.values()) {
          if (port.name().equals("interface") && InterfaceRanges.isMember(range, port.key())) {
            range.contributions().forEach(port::contribute);
          }
        }
      }
    }
  }

  /** Of statements that exclude each other the one that the strongest contribution has stays. */
  private void dropLosersOfChoices() {
    Map<String, Node> winners = new HashMap<>();
    for (Node child : byKey.values()) {
      if (!child.schema().choice().isEmpty()) {
        winners.merge(child.schema().choice(), child, (a, b) -> rank.get(b) < rank.get(a) ? b : a);
      }
    }
    byKey
        .values()
        .removeIf(
            child -> {
              Node winner = winners.get(child.schema().choice());
              if (winner == null || child == winner || rank.get(child) <= rank.get(winner)) {
                return false;
              }
              Contribution lost = contributions.get(rank.get(child));
              if (lost.rivals(contributions.get(rank.get(winner)))) {
                winner.contest(Doubt.ambiguous(child.strongest()));
              }
              return true;
            });
  }

  private static List<String> keysOf(Statement statement) {
    if (statement.schema().kind() != SchemaNode.Kind.LIST) {
      return List.of();
    }
    List<String> keys = new ArrayList<>(statement.words().size());
    for (Word word : statement.words()) {
      keys.add(word.text());
    }
    return keys;
  }

  static String keyOf(Statement statement) {
    SchemaNode.Kind kind = statement.schema().kind();
    if (kind != SchemaNode.Kind.LIST && kind != SchemaNode.Kind.UNKNOWN) {
      return statement.name();
    }
    StringBuilder key = new StringBuilder(statement.name());
    for (Word word : statement.words()) {
      key.append('\0').append(word.text());
    }
    return key.toString();
  }
}
