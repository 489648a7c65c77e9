package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.List;

/**
 * Finds a child among many: a stanza of a thousand interfaces is merged entry by entry, and each
 * look through the whole list would make that quadratic.
 */
final class ChildIndex {
  /** Fewer children are as quickly looked through. */
  static final int WORTHWHILE = 8;

  private Statement[] slots;
  private int[] hashes;
  private int size;

  ChildIndex(List<Statement> children) {
    slots = new Statement[Integer.highestOneBit(children.size()) * 4];
    hashes = new int[slots.length];
    for (Statement child : children) {
      add(child);
    }
  }

  /** Of children with equal names and keys the first one is found. */
  void add(Statement child) {
    if (++size * 2 > slots.length) {
      grow();
    }
    put(child, hash(child));
  }

  private void grow() {
    Statement[] old = slots;
    int[] oldHashes = hashes;
    slots = new Statement[old.length * 2];
    hashes = new int[slots.length];
    int free = 0;
    while (old[free] != null) {
      free++;
    }
    // From a free slot on, so that of equal children the first one stays in front.
    for (int i = 0; i < old.length; i++) {
      int from = (free + i) & (old.length - 1);
      if (old[from] != null) {
        put(old[from], oldHashes[from]);
      }
    }
  }

  private void put(Statement child, int hash) {
    int slot = hash & (slots.length - 1);
    while (slots[slot] != null) {
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = child;
    hashes[slot] = hash;
  }

  @CheckForNull
  Statement find(SchemaNode node, List<String> keys) {
    int hash = hash(node, keys);
    int slot = hash & (slots.length - 1);
    while (slots[slot] != null) {
      if (hashes[slot] == hash && slots[slot].isOf(node, keys)) {
        return slots[slot];
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    return null;
  }

  private static int hash(SchemaNode node, List<String> keys) {
    int hash = System.identityHashCode(node);
    boolean byWords = node.kind() == SchemaNode.Kind.LIST || node.kind() == SchemaNode.Kind.UNKNOWN;
    for (int i = 0; byWords && i < keys.size(); i++) {
      hash = hash * 31 + keys.get(i).hashCode();
    }
    return spread(hash);
  }

  /**
   * Names that differ in their last digit alone have hashes side by side, and slots must not be.
   */
  private static int spread(int hash) {
    int spread = hash * 0x9E3779B9;
    return spread ^ spread >>> 16;
  }

  private static int hash(Statement child) {
    int hash = System.identityHashCode(child.schema());
    List<Word> words = child.words();
    for (int i = 0; child.isToldByWords() && i < words.size(); i++) {
      hash = hash * 31 + words.get(i).text().hashCode();
    }
    return spread(hash);
  }
}
