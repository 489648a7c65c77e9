package org.losslint.resolve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.syntax.Canonical;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/** The configuration groups of one configuration. */
final class Groups {
  private final Map<String, Statement> byName = new LinkedHashMap<>();
  private final Surroundings surroundings;

  /** No groups at all. */
  static final Groups NONE = new Groups();

  private Groups() {
    surroundings = Surroundings.UNKNOWN;
  }

  Groups(Statement root, Surroundings surroundings) {
    this.surroundings = surroundings;
    for (Statement group : root.children()) {
      if (group.name().equals("groups") && !group.isInactive() && group.word().isPresent()) {
        byName.putIfAbsent(group.words().get(0).text(), group);
      }
    }
  }

  /**
   * Whether a statement steers inheritance or carries data of scripts instead of configuring
   * something.
   */
  static boolean isDirective(String name) {
    return name.startsWith("apply-")
        && (name.equals("apply-groups")
            || name.equals("apply-groups-except")
            || name.equals("apply-macro")
            || name.equals("apply-flags"));
  }

  /**
   * The group of a name; empty where none is defined, it is inactive or its conditions are known
   * not to hold.
   */
  Optional<Statement> inForce(String name) {
    Statement group = byName.get(name);
    if (group == null) {
      return Optional.empty();
    }
    for (Statement condition : conditions(group)) {
      if (surroundings.holds(condition).filter(holds -> !holds).isPresent()) {
        return Optional.empty();
      }
    }
    return Optional.of(group);
  }

  /** Why a group may not apply: a condition that only the running device can decide. */
  Optional<Doubt> doubt(Statement group) {
    for (Statement condition : conditions(group)) {
      if (surroundings.holds(condition).isEmpty()) {
        StringBuilder because = new StringBuilder("the group ");
        because.append(group.words().get(0).text()).append(" applies only when ");
        because.append(Canonical.words(condition));
        return Optional.of(
            new Doubt(Doubt.Kind.CONDITIONAL, condition.place(), because.toString()));
      }
    }
    return Optional.empty();
  }

  private static List<Statement> conditions(Statement group) {
    List<Statement> conditions = new ArrayList<>(0);
    for (Statement child : group.children()) {
      if (child.name().equals("when") && !child.isInactive()) {
        for (Statement condition : child.children()) {
          if (!condition.isInactive()) {
            conditions.add(condition);
          }
        }
      }
    }
    return conditions;
  }

  /** A statement of a group and whether a wildcard led to it. */
  record Match(Statement statement, boolean byWildcard) {}

  /**
   * What of a group stands at the path of {@code node}, literal names before wildcards at each
   * level.
   */
  static List<Match> at(Statement group, Node node) {
    List<Match> matches = List.of(new Match(group, false));
    for (Node step : node.lineage()) {
      List<Match> next = new ArrayList<>(1);
      for (Match match : matches) {
        descend(match, step, false, next);
        descend(match, step, true, next);
      }
      matches = next;
    }
    return matches;
  }

  private static void descend(Match match, Node step, boolean wildcards, List<Match> into) {
    for (Statement child : match.statement().children()) {
      if (!child.isInactive()
          && !child.isIgnoredByDevice()
          && child.name().equals(step.name())
          && isWildcard(child) == wildcards
          && keysMatch(child, step.keys())) {
        into.add(new Match(child, match.byWildcard() || wildcards));
      }
    }
  }

  static boolean isWildcard(Statement statement) {
    for (Word word : statement.words()) {
      if (Glob.isWildcard(word.text())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the keys of a statement in a group, literal or wildcard, are these. */
  static boolean keysMatch(Statement statement, List<String> keys) {
    if (keys.isEmpty()) {
      return true;
    }
    List<Word> words = statement.words();
    if (words.size() != keys.size()) {
      return false;
    }
    for (int i = 0; i < keys.size(); i++) {
      String key = words.get(i).text();
      if (!key.equals(keys.get(i))
          && !(Glob.isWildcard(key) && Glob.wildcardMatches(key, keys.get(i)))) {
        return false;
      }
    }
    return true;
  }
}
