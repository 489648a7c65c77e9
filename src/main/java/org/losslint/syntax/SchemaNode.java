package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One statement that the vendor's model knows: what kind it is, what it may hold and how text
 * spells it. Braces and set lines do not say which word is a keyword, a name or a value; this does.
 *
 * <p>One node may stand in several places: what a group holds is what the configuration holds.
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

  /** Stands for every statement that no schema knows. */
  static final SchemaNode UNKNOWN = new SchemaNode("", "", Kind.UNKNOWN);

  private final String name;
  private final String word;
  private final Kind kind;
  private boolean positional;
  private boolean oneLine;
  private boolean oneLineWhenSingle;
  private boolean homogeneous;
  private boolean each;
  private boolean presence;
  private boolean ordered;
  private boolean paired;
  private boolean free;
  private boolean complete;
  private String choice = "";
  private String unit = "";
  private int families = Family.ALL;
  private ValueType type = ValueType.TEXT;
  private List<SchemaNode> keys = List.of();
  private Map<String, SchemaNode> byName = Map.of();
  private Map<String, SchemaNode> byWord = Map.of();
  private Map<String, SchemaNode> everywhere = Map.of();
  private List<SchemaNode> positionals = List.of();

  SchemaNode(String name, String word, Kind kind) {
    this.name = name;
    this.word = word;
    this.kind = kind;
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

  /**
   * Whether text gives the value (or the keys) without the keyword: {@code transmit-rate 10g},
   * {@code queue 0 BULK}.
   */
  public boolean isPositional() {
    return positional;
  }

  /** Whether the device prints it on one line. */
  public boolean isOneLine() {
    return oneLine;
  }

  /** Whether the device prints it on one line while it holds at most one statement. */
  public boolean isOneLineWhenSingle() {
    return oneLineWhenSingle;
  }

  /** Whether the device prints all entries of the list in one pair of braces. */
  public boolean isHomogeneous() {
    return homogeneous;
  }

  /** Whether the device prints its word before each thing it holds: {@code family inet}. */
  public boolean isBeforeEach() {
    return each;
  }

  /** Whether the container says something even when it is empty ({@code pfc-watchdog;}). */
  public boolean hasPresence() {
    return presence;
  }

  public boolean isOrdered() {
    return ordered;
  }

  /**
   * Whether the values of a leaf-list pair by place with those of a sibling, as fill levels do with
   * their probabilities, so that one may stand in it more than once. Any other leaf-list is a set.
   */
  public boolean isPaired() {
    return paired;
  }

  /** Whether it may hold anything, as {@code apply-macro} does. */
  public boolean isFree() {
    return free;
  }

  /**
   * Whether all that may stand in it is known, so that another word in it is a mistake or newer
   * than the models; so it is in class-of-service, of which the whole is known.
   */
  public boolean isComplete() {
    return complete;
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

  /**
   * The unit of a bare number in it: {@code us}, {@code ms}, {@code ns}, {@code bps}, {@code kbps},
   * {@code B}, {@code cells}, {@code cps}, {@code m}, {@code %}; empty for none.
   */
  public String unit() {
    return unit;
  }

  /** The keys of a list, in order. */
  public List<SchemaNode> keys() {
    return keys;
  }

  /** What may stand in it, in the order of the models, without what may stand everywhere. */
  public Collection<SchemaNode> children() {
    return Collections.unmodifiableCollection(byName.values());
  }

  public Optional<SchemaNode> child(String childName) {
    return Optional.ofNullable(findByName(childName));
  }

  public Optional<SchemaNode> childByWord(String keyword) {
    return Optional.ofNullable(findByWord(keyword));
  }

  /** The children that text gives without a keyword. */
  public List<SchemaNode> positionals() {
    return positionals;
  }

  @CheckForNull
  SchemaNode findByName(String childName) {
    SchemaNode found = byName.get(childName);
    return found != null ? found : everywhere.get(childName);
  }

  @CheckForNull
  SchemaNode findByWord(String keyword) {
    SchemaNode found = byWord.get(keyword);
    return found != null ? found : everywhere.get(keyword);
  }

  /** Whether {@code child} is one of those that may stand everywhere, such as apply-groups. */
  boolean isCommon(SchemaNode child) {
    return everywhere.get(child.word) == child;
  }

  boolean isContainerOrList() {
    return kind == Kind.CONTAINER || kind == Kind.LIST;
  }

  @Override
  public String toString() {
    return name;
  }

  /** Puts nodes together; used by the reader of the schema alone. */
  static final class Builder {
    private final SchemaNode node;

    Builder(String name, String word, Kind kind) {
      node = new SchemaNode(name, word, kind);
      if (node.isContainerOrList()) {
        node.byName = new LinkedHashMap<>();
        node.byWord = new HashMap<>();
      }
    }

    /** The node, which is still being built. */
    SchemaNode node() {
      return node;
    }

    Builder positional() {
      node.positional = true;
      return this;
    }

    Builder presence() {
      node.presence = true;
      return this;
    }

    Builder keys(List<SchemaNode> keys) {
      node.keys = List.copyOf(keys);
      return this;
    }

    Builder type(ValueType type, String unit) {
      node.type = type;
      node.unit = unit;
      return this;
    }

    void mark(String mark) {
      switch (mark) {
        case "line" -> node.oneLine = true;
        case "plus" -> node.oneLineWhenSingle = true;
        case "together" -> node.homogeneous = true;
        case "each" -> node.each = true;
        case "ordered" -> node.ordered = true;
        case "paired" -> node.paired = true;
        case "free" -> node.free = true;
        case "complete" -> node.complete = true;
        case "evo" -> node.families = Family.EVO.bit();
        case "qfx" -> node.families = Family.QFX.bit();
        default -> {
          if (mark.charAt(0) != '/') {
            throw new IllegalArgumentException("mark " + mark);
          }
          node.choice = mark.substring(1);
        }
      }
    }

    void add(SchemaNode child) {
      node.byName.put(child.name, child);
      if (!child.positional) {
        node.byWord.put(child.word, child);
      } else {
        List<SchemaNode> more = new ArrayList<>(node.positionals);
        more.add(child);
        node.positionals = List.copyOf(more);
      }
    }

    void everywhere(Map<String, SchemaNode> common) {
      node.everywhere = common;
    }

    /** Hands {@code complete} down to all that the node holds. */
    static void spreadComplete(SchemaNode node) {
      for (SchemaNode child : node.byName.values()) {
        if (child.isContainerOrList() && !child.free && !child.complete) {
          child.complete = true;
          spreadComplete(child);
        }
      }
    }
  }
}
