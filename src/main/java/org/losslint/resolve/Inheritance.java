package org.losslint.resolve;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.Place;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/**
 * Adds to the statements of one node those that {@code apply-groups} brings in there, to a fixed
 * point.
 */
final class Inheritance {
  private final Groups groups;
  private final Node node;
  private final Set<String> excepted = new HashSet<>();

  Inheritance(Groups groups, Node node) {
    this.groups = groups;
    this.node = node;
  }

  List<Contribution> expand(List<Contribution> own) {
    boolean plain = true;
    for (Contribution contribution : own) {
      for (Statement child : contribution.statement().children()) {
        if (!child.isInactive() && Groups.isDirective(child.name())) {
          plain = false;
          if (child.name().equals("apply-groups-except")) {
            for (Word group : child.words()) {
              excepted.add(group.text());
            }
          }
        }
      }
    }
    if (plain) {
      return own;
    }
    List<Contribution> all = new ArrayList<>();
    for (Contribution contribution : own) {
      if (excepted.stream().noneMatch(contribution::comesThrough)) {
        add(contribution, all);
      }
    }
    return all;
  }

  private void add(Contribution contribution, List<Contribution> all) {
    all.add(contribution);
    for (Statement child : contribution.statement().children()) {
      if (child.name().equals("apply-groups") && !child.isInactive()) {
        for (Word name : child.words()) {
          apply(name, child, contribution, all);
        }
      }
    }
  }

  private void apply(
      Word name, Statement directive, Contribution contribution, List<Contribution> all) {
    // A group that applies itself, directly or through others, gives nothing more; a rule reports
    // the loop.
    if (excepted.contains(name.text()) || contribution.comesThrough(name.text())) {
      return;
    }
    Optional<Statement> group = groups.inForce(name.text());
    if (group.isEmpty()) {
      return;
    }
    Optional<Doubt> doubt = contribution.doubt().or(() -> groups.doubt(group.get()));
    List<GroupUse> through = new ArrayList<>(contribution.groups());
    through.add(new GroupUse(name.text(), new Place(directive.file(), name.span())));
    for (Groups.Match match : Groups.at(group.get(), node)) {
      add(new Contribution(match.statement(), through, match.byWildcard(), doubt), all);
    }
  }
}
