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

  /**
   * Whether two wildcards of one group led to this and to another statement, so that it is not
   * documented which of them is stronger.
   */
  boolean rivals(Contribution other) {
    return byWildcard
        && other.byWildcard
        && statement != other.statement
        && groups.equals(other.groups);
  }

  Contribution below(Statement child, boolean wildcard) {
    return new Contribution(child, groups, byWildcard || wildcard, doubt);
  }
}
