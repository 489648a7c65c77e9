package org.losslint.syntax;

import org.losslint.source.SourceText;

/** The tags that stand before a statement; several may, each on a line of its own. */
final class Tags {
  private int set;
  private int unset;
  private boolean deletes;
  private boolean replaces;

  /**
   * Adds one.
   *
   * @return whether it is patch text, which a device never prints
   */
  boolean add(SourceText text, int start) {
    if (text.startsWith("inactive:", start)) {
      set |= Statement.INACTIVE;
    } else if (text.startsWith("active:", start)) {
      unset |= Statement.INACTIVE;
    } else if (text.startsWith("protect:", start)) {
      set |= Statement.PROTECTED;
    } else if (text.startsWith("unprotect:", start)) {
      unset |= Statement.PROTECTED;
    } else if (text.startsWith("delete:", start)) {
      deletes = true;
    } else {
      replaces = true;
    }
    return deletes || replaces;
  }

  boolean inactive() {
    return (set & Statement.INACTIVE) != 0;
  }

  void clear() {
    set = 0;
    unset = 0;
    deletes = false;
    replaces = false;
  }

  boolean deletes() {
    return deletes;
  }

  boolean replaces() {
    return replaces;
  }

  /** What the statement then is. */
  int flags() {
    return set;
  }

  void applyTo(Statement statement) {
    statement.set(unset, false);
    statement.set(set, true);
  }
}
