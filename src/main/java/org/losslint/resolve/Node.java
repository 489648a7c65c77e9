package org.losslint.resolve;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.syntax.SchemaNode;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/**
 * One statement of the effective configuration: what is in force after groups, wildcards, {@code
 * inactive:} and interface ranges. It is made of the statements that contribute to it, the
 * strongest first: the one written in place, then those of groups applied here, then those of
 * groups applied further out; in each list the first group wins (vendor page "Applying a Junos
 * Configuration Group").
 *
 * <p>Children are worked out when they are first asked for, so the parts of a configuration that no
 * rule looks at cost nothing. A tree belongs to one thread.
 */
public final class Node {
  @CheckForNull private final Node parent;
  private final SchemaNode schema;
  private final String name;
  private final List<String> keys;
  private final Groups groups;
  private List<Contribution> contributions;
  private boolean expanded;
  @CheckForNull private Doubt contested;
  @CheckForNull private String path;
  @CheckForNull private Map<String, Node> children;
  private List<Contribution> notInForce = List.of();

  Node(
      @CheckForNull Node parent,
      SchemaNode schema,
      String name,
      List<String> keys,
      Groups groups,
      List<Contribution> contributions) {
    this.parent = parent;
    this.schema = schema;
    this.name = name;
    this.keys = keys;
    this.groups = groups;
    this.contributions = contributions;
  }

  /** The effective configuration of a written one. */
  public static Node effective(Statement root, Surroundings surroundings) {
    List<Contribution> written = new ArrayList<>(1);
    written.add(new Contribution(root, List.of(), false, Optional.empty()));
    return new Node(null, root.schema(), "", List.of(), new Groups(root, surroundings), written);
  }

  /** A configuration whose groups are applied already, as {@code display inheritance} prints it. */
  public static Node asWritten(Statement root) {
    List<Contribution> written = new ArrayList<>(1);
    written.add(new Contribution(root, List.of(), false, Optional.empty()));
    return new Node(null, root.schema(), "", List.of(), Groups.NONE, written);
  }

  public SchemaNode schema() {
    return schema;
  }

  public String name() {
    return name;
  }

  /** The keys of a list entry; empty for everything else. */
  public List<String> keys() {
    return keys;
  }

  /** The first key, or an empty text. */
  public String key() {
    return keys.isEmpty() ? "" : keys.get(0);
  }

  public Optional<Node> parent() {
    return Optional.ofNullable(parent);
  }

  /** The statements it is made of, the strongest first. */
  public List<Contribution> contributions() {
    expand();
    return Collections.unmodifiableList(contributions);
  }

  /** The strongest of them; a port that only an interface range names has that of the range. */
  public Contribution strongest() {
    return contributions.get(0);
  }

  /** From below the root down to this node. */
  List<Node> lineage() {
    List<Node> lineage = new ArrayList<>(6);
    for (Node node = this; node.parent != null; node = node.parent) {
      lineage.add(node);
    }
    Collections.reverse(lineage);
    return lineage;
  }

  /** The path as {@code set} spells it, with names and without the values of leaves. */
  public String path() {
    // Each fact that a rule asks for carries its path, and most are asked for by several rules.
    String known = path;
    if (known == null) {
      StringBuilder built = new StringBuilder(parent == null ? "" : parent.path());
      appendTo(built);
      known = built.toString();
      path = known;
    }
    return known;
  }

  private void appendTo(StringBuilder above) {
    if (parent == null) {
      return;
    }
    boolean unnamed = schema.kind() == SchemaNode.Kind.LIST && schema.isPositional();
    if (!unnamed) {
      append(above, schema.kind() == SchemaNode.Kind.UNKNOWN ? name : schema.word());
    }
    for (int i = 0; i < keys.size(); i++) {
      if (i < schema.keys().size() && !schema.keys().get(i).isPositional()) {
        append(above, schema.keys().get(i).word());
      }
      append(above, keys.get(i));
    }
  }

  /** The path that a statement has, or would have, directly below this node. */
  public String pathOf(Statement below) {
    StringBuilder full = new StringBuilder(path());
    SchemaNode node = below.schema();
    boolean isUnknown = node.kind() == SchemaNode.Kind.UNKNOWN;
    if (isUnknown || !node.isPositional()) {
      append(full, isUnknown ? below.name() : node.word());
    }
    if (node.kind() == SchemaNode.Kind.LIST) {
      List<Word> words = below.words();
      for (int i = 0; i < words.size(); i++) {
        if (i < node.keys().size() && !node.keys().get(i).isPositional()) {
          append(full, node.keys().get(i).word());
        }
        append(full, words.get(i).text());
      }
    }
    return full.toString();
  }

  /** The path in keywords alone, without the names of list entries. */
  public String keywords() {
    StringBuilder words = new StringBuilder();
    for (Node node : lineage()) {
      if (!node.schema.isPositional()) {
        append(words, node.schema.word());
      }
    }
    return words.toString();
  }

  private static void append(StringBuilder to, String word) {
    if (!to.isEmpty()) {
      to.append(' ');
    }
    to.append(word);
  }

  public Collection<Node> children() {
    return Collections.unmodifiableCollection(built().values());
  }

  /** A container, a flag or a leaf. */
  public Optional<Node> child(String childName) {
    return Optional.ofNullable(built().get(childName));
  }

  /** The node at a path of containers. */
  public Optional<Node> at(String... path) {
    Node node = this;
    for (String step : path) {
      node = node.built().get(step);
      if (node == null) {
        return Optional.empty();
      }
    }
    return Optional.of(node);
  }

  public Optional<Node> entry(String list, String key) {
    return Optional.ofNullable(built().get(list + '\0' + key));
  }

  /** The entries of a list: those written in place in their order, then inherited ones. */
  public List<Node> entries(String list) {
    List<Node> entries = new ArrayList<>();
    for (Node child : built().values()) {
      if (child.schema.kind() == SchemaNode.Kind.LIST && child.name.equals(list)) {
        entries.add(child);
      }
    }
    return entries;
  }

  public boolean has(String childName) {
    return built().containsKey(childName);
  }

  /** The value of a leaf below this node. */
  public Optional<Value> value(String leaf) {
    Node child = built().get(leaf);
    return child == null ? Optional.empty() : child.ownValue();
  }

  /**
   * The values of a leaf-list below this node: those written in place first, then inherited ones.
   */
  public List<Value> values(String leafList) {
    Node child = built().get(leafList);
    return child == null ? List.of() : child.ownValues();
  }

  /** The value of this node, which is a leaf; empty where a masked file holds none. */
  public Optional<Value> ownValue() {
    Contribution strongest = contributions.get(0);
    return strongest
        .statement()
        .word()
        .map(word -> new Value(word, strongest, doubtAbout(strongest, word)));
  }

  /** The values of this node, which is a leaf-list. */
  public List<Value> ownValues() {
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < contributions.size(); i++) {
      Contribution contribution = contributions.get(i);
      for (Word word : contribution.statement().words()) {
        // Junos keeps a set: a value that a stronger statement has already is not added again.
        if (i == 0 || !holds(values, word.text())) {
          values.add(new Value(word, contribution, contribution.doubt()));
        }
      }
    }
    return values;
  }

  private static boolean holds(List<Value> values, String text) {
    for (Value value : values) {
      if (value.text().equals(text)) {
        return true;
      }
    }
    return false;
  }

  /**
   * A value is in doubt when its statement is, or when another wildcard of the same group says
   * otherwise.
   */
  private Optional<Doubt> doubtAbout(Contribution strongest, Word word) {
    if (strongest.doubt().isPresent()) {
      return strongest.doubt();
    }
    for (int i = 1; i < contributions.size(); i++) {
      Contribution other = contributions.get(i);
      if (other.rivals(strongest)
          && other.statement().word().filter(w -> !w.text().equals(word.text())).isPresent()) {
        return Optional.of(Doubt.ambiguous(other));
      }
    }
    return Optional.ofNullable(contested);
  }

  /** Whether the node itself may not be in force. */
  public Optional<Doubt> doubt() {
    for (Contribution contribution : contributions) {
      if (contribution.doubt().isEmpty()) {
        return Optional.ofNullable(contested);
      }
    }
    return strongest().doubt();
  }

  /** Part of the building of the parent's children: another choice may be in force instead. */
  void contest(Doubt doubt) {
    contested = doubt;
  }

  /** Why statements that are missing below this node may exist all the same. */
  public Optional<Doubt> hidden() {
    for (Contribution contribution : contributions()) {
      Statement statement = contribution.statement();
      if (statement.isOmitted()) {
        return Optional.of(
            new Doubt(
                Doubt.Kind.OMITTED,
                statement.place(),
                "the device left its content out (OMITTED)"));
      }
      if (statement.isOpen()) {
        return Optional.of(
            new Doubt(Doubt.Kind.CUT, statement.place(), "the file ends inside of it"));
      }
      if (contribution.doubt().isPresent()) {
        return contribution.doubt();
      }
    }
    return Optional.empty();
  }

  /**
   * Statements directly below that are written and not in force, inactive or ignored by the device,
   * and in whose place nothing else is.
   */
  public List<Contribution> notInForce() {
    built();
    return Collections.unmodifiableList(notInForce);
  }

  /** The first of {@link #notInForce()} with this name. */
  public Optional<Contribution> notInForce(String childName) {
    for (Contribution contribution : notInForce()) {
      if (contribution.statement().name().equals(childName)) {
        return Optional.of(contribution);
      }
    }
    return Optional.empty();
  }

  private void expand() {
    if (!expanded) {
      expanded = true;
      contributions = Inheritance.expand(groups, this, contributions);
    }
  }

  private Map<String, Node> built() {
    Map<String, Node> known = children;
    if (known == null) {
      expand();
      Children building = new Children(this, groups, contributions);
      known = building.build();
      notInForce = building.notInForce();
      children = known;
    }
    return known;
  }

  /** Part of the building of the parent's children. */
  void contribute(Contribution contribution) {
    contributions.add(contribution);
  }

  @Override
  public String toString() {
    return path();
  }
}
