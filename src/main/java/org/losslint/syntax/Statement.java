package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;

/**
 * One statement of a configuration as it is written, folded by the schema: {@code class rdma-data
 * queue-num 4 no-loss;} is the same tree as its spread-out form, its set lines, its XML and its
 * JSON.
 *
 * <p>Only this package builds and changes statements; outside of it a tree is read-only.
 */
public final class Statement {
  static final int INACTIVE = 1;
  static final int IGNORED = 1 << 1;
  static final int OMITTED = 1 << 2;
  static final int OPEN = 1 << 3;
  static final int PROTECTED = 1 << 4;
  static final int INHERITED = 1 << 5;

  private final SchemaNode schema;
  private final SourceFile file;
  @CheckForNull private Statement parent;
  private List<Word> words;
  private List<Statement> children = List.of();
  @CheckForNull private ChildIndex index;
  private int start;
  private int headEnd;
  private int end;
  private int flags;

  Statement(SchemaNode schema, SourceFile file, List<Word> words, int start, int headEnd) {
    this.schema = schema;
    this.file = file;
    this.words = words;
    this.start = start;
    this.headEnd = headEnd;
    this.end = headEnd;
  }

  public SchemaNode schema() {
    return schema;
  }

  /** The name in XML and JSON; of a statement that no schema knows its first word. */
  public String name() {
    return schema.kind() == SchemaNode.Kind.UNKNOWN ? words.get(0).text() : schema.name();
  }

  public boolean isUnknown() {
    return schema.kind() == SchemaNode.Kind.UNKNOWN;
  }

  /**
   * The keys of a list entry, the values of a leaf or leaf-list, all words of an unknown statement,
   * else none.
   */
  public List<Word> words() {
    return Collections.unmodifiableList(words);
  }

  /** The first key or value; empty where a masked file has none or the statement carries none. */
  public Optional<Word> word() {
    return words.isEmpty() ? Optional.empty() : Optional.of(words.get(0));
  }

  public List<Statement> children() {
    return Collections.unmodifiableList(children);
  }

  /** The first child of this name. */
  public Optional<Statement> child(String name) {
    SchemaNode node = schema.findByName(name);
    if (node != null && node.kind() != SchemaNode.Kind.LIST) {
      return Optional.ofNullable(find(node, List.of()));
    }
    for (Statement child : children) {
      if (child.name().equals(name)) {
        return Optional.of(child);
      }
    }
    return Optional.empty();
  }

  /** The list entry with these keys. */
  public Optional<Statement> child(String name, String... keys) {
    SchemaNode node = schema.findByName(name);
    if (node != null) {
      return Optional.ofNullable(find(node, List.of(keys)));
    }
    for (Statement child : children) {
      if (child.name().equals(name) && child.hasWords(List.of(keys), 1)) {
        return Optional.of(child);
      }
    }
    return Optional.empty();
  }

  /** The children of this name in file order: the entries of a list. */
  public List<Statement> children(String name) {
    List<Statement> found = new ArrayList<>();
    for (Statement child : children) {
      if (child.name().equals(name)) {
        found.add(child);
      }
    }
    return Collections.unmodifiableList(found);
  }

  public Optional<Statement> parent() {
    return Optional.ofNullable(parent);
  }

  public SourceFile file() {
    return file;
  }

  /** The whole statement with its block. */
  public Span span() {
    return new Span(start, end);
  }

  /** The words that make the statement, without its block: what a report points at. */
  public Place place() {
    return new Place(file, new Span(start, headEnd));
  }

  /**
   * Where it stands, as {@code set} spells it, with names and without values: {@code
   * class-of-service schedulers sched-x buffer-size temporal}. Empty for a whole configuration.
   */
  public String path() {
    return Canonical.path(this);
  }

  /**
   * Of an unknown statement the only place under class-of-service where its first word is known, as
   * a path of keywords; empty where there is none or more than one.
   */
  public Optional<String> knownElsewhere() {
    return isUnknown() ? Schema.bundled().onlyPlaceOf(name()) : Optional.empty();
  }

  /**
   * Switched off here by {@code inactive:} or {@code deactivate}; children of an inactive statement
   * do not say so.
   */
  public boolean isInactive() {
    return has(INACTIVE);
  }

  /**
   * The device itself marked it {@code ## Warning: statement ignored}: written, and not in force.
   */
  public boolean isIgnoredByDevice() {
    return has(IGNORED);
  }

  /** Its content was left out by the device ({@code /* OMITTED *}{@code /}). */
  public boolean isOmitted() {
    return has(OMITTED);
  }

  /** The file ended while its block was open, so what it does not show may still exist. */
  public boolean isOpen() {
    return has(OPEN);
  }

  public boolean isProtected() {
    return has(PROTECTED);
  }

  /** The text is that of {@code display inheritance}, which says that a group gave this. */
  public boolean isInherited() {
    return has(INHERITED);
  }

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  void set(int flag, boolean on) {
    flags = on ? flags | flag : flags & ~flag;
  }

  int flags() {
    return flags;
  }

  @CheckForNull
  Statement holder() {
    return parent;
  }

  /** Adds a child that is not there yet. */
  void add(Statement child) {
    child.parent = this;
    if (children.isEmpty()) {
      // Most statements hold one other; a list that can grow would be the larger part of them.
      children = List.of(child);
      return;
    }
    growable().add(child);
    if (index != null) {
      index.add(child);
    } else if (children.size() > ChildIndex.WORTHWHILE) {
      index = new ChildIndex(children);
    }
  }

  private List<Statement> growable() {
    if (!(children instanceof ArrayList)) {
      List<Statement> more = new ArrayList<>(4);
      more.addAll(children);
      children = more;
    }
    return children;
  }

  /** Takes a child out, with all it holds. */
  void remove(Statement child) {
    growable().remove(child);
    child.parent = null;
    index = children.size() > ChildIndex.WORTHWHILE ? new ChildIndex(children) : null;
  }

  /** Gives a list entry other keys. */
  void rename(List<Word> keys) {
    words = keys;
    if (parent != null && parent.index != null) {
      parent.index = new ChildIndex(parent.children);
    }
  }

  /** The same with all it holds, under other keys. */
  Statement copy(List<Word> keys) {
    Statement copy = new Statement(schema, file, keys, start, headEnd);
    copy.end = end;
    copy.flags = flags;
    for (Statement child : children) {
      copy.add(child.copy(List.copyOf(child.words)));
    }
    return copy;
  }

  /** Puts another child in the place of one of the same node and keys. */
  void swap(Statement old, Statement replacement) {
    growable().set(children.indexOf(old), replacement);
    old.parent = null;
    replacement.parent = this;
    index = index == null ? null : new ChildIndex(children);
  }

  /** Of a choice the last one given stays: takes out what excludes a new child of {@code node}. */
  void giveUpOthers(SchemaNode node) {
    for (int i = node.choice().isEmpty() ? -1 : children.size() - 1; i >= 0; i--) {
      SchemaNode other = children.get(i).schema;
      if (other != node && other.choice().equals(node.choice())) {
        remove(children.get(i));
      }
    }
  }

  /** Moves a child before or behind another one. */
  void move(Statement child, Statement anchor, boolean behind) {
    growable().remove(child);
    children.add(children.indexOf(anchor) + (behind ? 1 : 0), child);
  }

  void clear() {
    children = List.of();
    index = null;
  }

  /** The child of this node: of a list the entry with these keys, else the only one. */
  @CheckForNull
  Statement find(SchemaNode node, List<String> keys) {
    if (index != null) {
      return index.find(node, keys);
    }
    for (int i = 0; i < children.size(); i++) {
      Statement child = children.get(i);
      if (child.isOf(node, keys)) {
        return child;
      }
    }
    return null;
  }

  boolean isOf(SchemaNode node, List<String> keys) {
    return schema == node
        && (!isToldByWords() || (words.size() == keys.size() && hasWords(keys, 0)));
  }

  /** Whether siblings of the same node are told apart by their words. */
  boolean isToldByWords() {
    return schema.kind() == SchemaNode.Kind.LIST || schema.kind() == SchemaNode.Kind.UNKNOWN;
  }

  private boolean hasWords(List<String> texts, int from) {
    if (words.size() < from + texts.size()) {
      return false;
    }
    for (int i = 0; i < texts.size(); i++) {
      if (!words.get(from + i).text().equals(texts.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Gives it other words, which stand elsewhere: the last value of a scalar wins. */
  void replace(List<Word> newWords, int newStart, int newHeadEnd) {
    words = newWords;
    start = newStart;
    headEnd = newHeadEnd;
    end = newHeadEnd;
  }

  void addWord(Word word) {
    if (!(words instanceof ArrayList)) {
      words = new ArrayList<>(words);
    }
    words.add(word);
  }

  void removeWord(Word word) {
    words = new ArrayList<>(words);
    words.remove(word);
  }

  /** Another word of the same line belongs to the head. */
  void headEndsAt(int offset) {
    headEnd = Math.max(headEnd, offset);
    end = Math.max(end, headEnd);
  }

  void endAt(int offset) {
    end = Math.max(headEnd, offset);
  }

  int start() {
    return start;
  }

  @Override
  public String toString() {
    return name() + words;
  }
}
