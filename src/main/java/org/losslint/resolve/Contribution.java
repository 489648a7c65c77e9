package org.losslint.resolve;

import java.util.List;
import java.util.Optional;
import org.losslint.syntax.Statement;

/**
 * One written statement that an effective node is made of.
 *
 * @param statement as written
 * @param groups through which it was inherited, outermost first; empty for a statement written in
 *     place
 * @param byWildcard whether a wildcard of the group led to it, at this level or above
 * @param doubt why it may not be in force
 */
public record Contribution(
    Statement statement, List<GroupUse> groups, boolean byWildcard, Optional<Doubt> doubt) {
  public Contribution {
    groups = List.copyOf(groups);
  }

  public boolean isInherited() {
    return !groups.isEmpty();
  }

  boolean comesThrough(String group) {
    for (GroupUse use : groups) {
      if (use.group().equals(group)) {
        return true;
      }
    }
    return false;
  }

  Contribution below(Statement child, boolean wildcard) {
    return new Contribution(child, groups, byWildcard || wildcard, doubt);
  }
}
