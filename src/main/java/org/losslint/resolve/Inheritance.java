package org.losslint.resolve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.Place;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/**
 * Adds to the statements of one node those that {@code apply-groups} brings in there, to a fixed
 * point: a group may apply groups.
 */
final class Inheritance {
  /** Groups within groups are followed so far; no device has more than a few. */
  private static final int DEEPEST = 200;

  /** What chassis clusters write for the group of the node that runs. */
  private static final String OWN_NODE = "${node}";

  private static final List<String> NODES = List.of("node0", "node1");

  private final Groups groups;
  private final Node node;
  private final Set<String> excepted = new HashSet<>();
  private final List<Contribution> all = new ArrayList<>();

  /** What is there already, and whether without a doubt: the same statement again adds nothing. */
  private final Map<Statement, Boolean> certain = new IdentityHashMap<>();

  private Inheritance(Groups groups, Node node) {
    this.groups = groups;
    this.node = node;
  }

  /** What contributes to a node: its own statements and what their groups give. */
  static List<Contribution> expand(Groups groups, Node node, List<Contribution> own) {
    return isPlain(own) ? own : new Inheritance(groups, node).expand(own);
  }

  /** Nearly every node: nothing is applied there. */
  private static boolean isPlain(List<Contribution> own) {
    for (int i = 0; i < own.size(); i++) {
      List<Statement> children = own.get(i).statement().children();
      for (int j = 0; j < children.size(); j++) {
        if (Groups.isDirective(children.get(j).name()) && !children.get(j).isInactive()) {
          return false;
        }
      }
    }
    return true;
  }

  private List<Contribution> expand(List<Contribution> own) {
    for (Contribution contribution : own) {
      for (Statement child : contribution.statement().children()) {
        if (child.name().equals("apply-groups-except") && !child.isInactive()) {
          for (Word group : child.words()) {
            excepted.add(group.text());
          }
        }
      }
    }
    for (Contribution contribution : own) {
      if (!isExcepted(contribution)) {
        add(contribution);
      }
    }
    return all;
  }

  private boolean isExcepted(Contribution contribution) {
    for (GroupUse use : contribution.groups()) {
      if (excepted.contains(use.group())) {
        return true;
      }
    }
    return false;
  }

  /** Adds a statement, then what its groups give, then what their groups give: depth first. */
  private void add(Contribution first) {
    Deque<Contribution> waiting = new ArrayDeque<>();
    waiting.push(first);
    while (!waiting.isEmpty()) {
      Contribution contribution = waiting.pop();
      boolean isCertain = contribution.doubt().isEmpty();
      Boolean known = certain.get(contribution.statement());
      // A group that applies itself, directly or through others, ends here; a rule reports it.
      if (known != null && (known || !isCertain)) {
        continue;
      }
      certain.put(contribution.statement(), isCertain);
      all.add(contribution);
      List<Contribution> applied = new ArrayList<>(0);
      for (Statement child : contribution.statement().children()) {
        if (child.name().equals("apply-groups") && !child.isInactive()) {
          for (Word name : child.words()) {
            apply(name, child, contribution, applied);
          }
        }
      }
      for (int i = applied.size() - 1; i >= 0; i--) {
        waiting.push(applied.get(i));
      }
    }
  }

  private void apply(
      Word name, Statement directive, Contribution contribution, List<Contribution> applied) {
    Place place = new Place(directive.file(), name.span());
    if (name.text().equals(OWN_NODE)) {
      for (String own : NODES) {
        Doubt doubt =
            new Doubt(
                Doubt.Kind.CONDITIONAL, place, "the group " + own + " applies only on " + own);
        apply(own, place, contribution, Optional.of(doubt), applied);
      }
    } else {
      apply(name.text(), place, contribution, Optional.empty(), applied);
    }
  }

  private void apply(
      String name,
      Place place,
      Contribution contribution,
      Optional<Doubt> doubt,
      List<Contribution> applied) {
    Optional<Statement> group =
        excepted.contains(name) || contribution.groups().size() >= DEEPEST
            ? Optional.empty()
            : groups.inForce(name);
    if (group.isEmpty()) {
      return;
    }
    Optional<Doubt> why = contribution.doubt().or(() -> doubt).or(() -> groups.doubt(group.get()));
    List<GroupUse> through = new ArrayList<>(contribution.groups());
    through.add(new GroupUse(name, place));
    for (Groups.Match match : Groups.at(group.get(), node)) {
      applied.add(new Contribution(match.statement(), through, match.byWildcard(), why));
    }
  }
}
