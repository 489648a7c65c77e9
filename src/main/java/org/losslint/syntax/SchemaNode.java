package org.losslint.syntax;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One statement that the vendor's model knows: what kind it is, what it may hold and how text
 * spells it. Braces and set lines do not say which word is a keyword, a name or a value; this does.
 */
public final class SchemaNode {

  /** The shape of a statement. */
  public enum Kind {
    /** Holds statements; at most one of it under its parent. */
    CONTAINER,
    /** Holds statements; any number of it, told apart by keys. */
    LIST,
    /** Holds one value. */
    LEAF,
    /** Holds any number of values in order. */
    LEAF_LIST,
    /** Is there or not. */
    FLAG,
    /** A statement that no schema knows; its words are kept as they stand. */
    UNKNOWN
  }

  private final String name;
  private final Kind kind;
  private final SchemaNode parent;
  private String word;
  private boolean positional;
  private boolean oneLine;
  private boolean homogeneous;
  private boolean presence;
  private boolean ordered;
  private String choice = "";
  private int families = ~0;
  private ValueType type = ValueType.TEXT;
  private List<SchemaNode> keys = List.of();
  private final Map<String, SchemaNode> byName = new LinkedHashMap<>();
  private final Map<String, SchemaNode> byWord = new LinkedHashMap<>();
  private final List<SchemaNode> positionals = new ArrayList<>(0);

  SchemaNode(String name, Kind kind, SchemaNode parent) {
    this.name = name;
    this.word = name;
    this.kind = kind;
    this.parent = parent;
  }

  /** The name in XML and JSON. */
  public String name() {
    return name;
  }

  /**
   * The keyword in text; differs from the name rarely ({@code 802.3ad} for {@code ieee-802.3ad}).
   */
  public String word() {
    return word;
  }

  public Kind kind() {
    return kind;
  }

  /** The node above; empty for the root and for nodes of unknown statements. */
  public Optional<SchemaNode> parent() {
    return Optional.ofNullable(parent);
  }

  /**
   * Whether text gives the value (or the keys) without the keyword: {@code transmit-rate 10g},
   * {@code queue 0 BULK}.
   */
  public boolean isPositional() {
    return positional;
  }

  public boolean isOneLine() {
    return oneLine;
  }

  public boolean isHomogeneous() {
    return homogeneous;
  }

  /** Whether the container says something even when it is empty ({@code pfc-watchdog;}). */
  public boolean hasPresence() {
    return presence;
  }

  public boolean isOrdered() {
    return ordered;
  }

  /** The group of statements of which one excludes the others; empty for none. */
  public String choice() {
    return choice;
  }

  public boolean isKnownTo(Family family) {
    return (families & family.bit()) != 0;
  }

  /** Of a leaf, a leaf-list or a key. */
  public ValueType type() {
    return type;
  }

  /** The keys of a list, in order. */
  public List<SchemaNode> keys() {
    return keys;
  }

  public Collection<SchemaNode> children() {
    return Collections.unmodifiableCollection(byName.values());
  }

  public Optional<SchemaNode> child(String childName) {
    return Optional.ofNullable(byName.get(childName));
  }

  public Optional<SchemaNode> childByWord(String keyword) {
    return Optional.ofNullable(byWord.get(keyword));
  }

  /** The children that text gives without a keyword. */
  public List<SchemaNode> positionals() {
    return Collections.unmodifiableList(positionals);
  }

  @Override
  public String toString() {
    return name;
  }
}
