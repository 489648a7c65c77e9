package org.losslint.syntax;

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
  Statement parent;
  private List<Word> words;
  private List<Statement> children = List.of();
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

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  void set(int flag, boolean on) {
    flags = on ? flags | flag : flags & ~flag;
  }

  void add(Statement child) {
    if (children.isEmpty()) {
      children = new ArrayList<>(4);
    }
    child.parent = this;
    children.add(child);
  }

  @Override
  public String toString() {
    return name() + words;
  }
}
