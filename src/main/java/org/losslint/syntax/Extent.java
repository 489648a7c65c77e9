package org.losslint.syntax;

import java.util.List;

/**
 * The part of a configuration that a set line can change: the innermost object that its path names,
 * there or not. To tell whether a line does something that part alone has to be looked at, however
 * large the rest is.
 */
public final class Extent {
  private final Part part;
  private final Statement level;
  private final SchemaNode entries;
  private final Phrase path;
  private final String text;

  private Extent(Part part, Phrase path) {
    this.part = part;
    this.level = part.level();
    this.entries = part.levelEntries();
    this.path = path;
    StringBuilder words = new StringBuilder(level.path()).append(' ');
    for (int i = 0; i < path.size(); i++) {
      words.append(path.text(i)).append(' ');
    }
    this.text = words.toString();
  }

  /** What a line changes at most; everything where its words say more than a path. */
  static Extent of(String verb, Phrase phrase, Part part) {
    boolean isPath =
        switch (verb) {
          case "set", "delete", "activate", "deactivate", "protect", "unprotect" -> true;
          default -> false;
        };
    int end =
        isPath
            ? PathSearch.of(part.level(), part.levelEntries(), phrase, 0, phrase.size()).reach()
            : 0;
    return new Extent(part, phrase.part(0, end));
  }

  /** Whether all that another one covers is covered by this one. */
  public boolean covers(Extent other) {
    return path.size() == 0 || other.text.startsWith(text);
  }

  /** What it holds now, as canonical set lines. */
  public String print() {
    return path.size() == 0 ? Canonical.setLines(part.root()) : Canonical.setLines(found());
  }

  private List<Statement> found() {
    return PathSearch.of(level, entries, path, 0, path.size()).found();
  }
}
