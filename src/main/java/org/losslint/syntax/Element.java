package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;

/**
 * A named piece of XML or JSON, before the schema tells what it is. Both forms name everything, so
 * they are one here: an array of JSON is its members, one after the other.
 */
final class Element {
  private static final int DELETES = 1 << 8;
  private static final int REPLACES = 1 << 9;

  private final String name;
  private final int start;
  private int headEnd;
  private int end;
  private int flags;
  @CheckForNull private Word value;
  private List<Element> children = List.of();
  private List<Annotation> annotations = List.of();
  private List<Skimmed.Reference> references = List.of();
  private boolean passedOver;

  /**
   * @param name without a prefix
   * @param start offset of its tag or key; of an object in an array that of its brace
   * @param headEnd behind its tag or key
   */
  Element(String name, int start, int headEnd) {
    this.name = name;
    this.start = start;
    this.headEnd = headEnd;
    this.end = headEnd;
  }

  String name() {
    return name;
  }

  int start() {
    return start;
  }

  int headEnd() {
    return headEnd;
  }

  int end() {
    return end;
  }

  void endAt(int offset) {
    end = offset;
    if (children.isEmpty()) {
      headEnd = offset;
    }
  }

  /** Its text; absent when it has none. */
  @CheckForNull
  Word value() {
    return value;
  }

  void value(Word text) {
    value = text;
  }

  List<Element> children() {
    return children;
  }

  void add(Element child) {
    if (children.isEmpty()) {
      children = new ArrayList<>(4);
    }
    children.add(child);
  }

  /** Takes back the child that was added last. */
  void removeLast() {
    children.remove(children.size() - 1);
  }

  List<Annotation> annotations() {
    return annotations;
  }

  void annotate(List<Annotation> notes) {
    annotations = notes;
  }

  /** What the statement then is. */
  int flags() {
    return flags & (DELETES - 1);
  }

  void flag(int flag) {
    flags |= flag;
  }

  boolean deletes() {
    return (flags & DELETES) != 0;
  }

  /** Whether it takes the place of what is there. */
  boolean replaces() {
    return (flags & REPLACES) != 0;
  }

  /**
   * Takes an attribute, whatever prefix it has.
   *
   * @return whether it is that of a patch, which no device shows
   */
  boolean attribute(String attribute, String content) {
    switch (local(attribute)) {
      case "inactive" -> flags |= isYes(content, "inactive") ? Statement.INACTIVE : 0;
      case "active" -> flags |= content.equals("false") ? Statement.INACTIVE : 0;
      case "protect" -> flags |= isYes(content, "protect") ? Statement.PROTECTED : 0;
      case "group" -> flags |= Statement.INHERITED;
      case "operation" -> {
        flags |= content.equals("delete") || content.equals("remove") ? DELETES : 0;
        flags |= content.equals("replace") ? REPLACES : 0;
      }
      case "delete" -> flags |= DELETES;
      case "replace" -> flags |= REPLACES;
      default -> {}
    }
    return deletes() || replaces();
  }

  private static boolean isYes(String content, String attribute) {
    return content.equals(attribute) || content.equals("true") || content.isEmpty();
  }

  /** A name without the prefix of its name space or module. */
  static String local(String name) {
    return name.substring(name.lastIndexOf(':') + 1);
  }

  /** Its child of this name; absent when it has none. */
  @CheckForNull
  Element child(String childName) {
    for (Element child : children) {
      if (child.name.equals(childName)) {
        return child;
      }
    }
    return null;
  }

  /** Whether its content was passed over, because no rule reads it. */
  boolean isPassedOver() {
    return passedOver;
  }

  void passOver() {
    passedOver = true;
  }

  /** What it uses of class-of-service and of groups, where it was passed over. */
  List<Skimmed.Reference> references() {
    return references;
  }

  void refer(Skimmed.Reference reference) {
    if (references.isEmpty()) {
      references = new ArrayList<>(2);
    }
    references.add(reference);
  }

  @Override
  public String toString() {
    return name;
  }
}
