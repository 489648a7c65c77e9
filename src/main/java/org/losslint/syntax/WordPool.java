package org.losslint.syntax;

import org.losslint.source.SourceText;

/**
 * Makes strings of pieces of a text, and one string only of equal ones: a configuration repeats a
 * few hundred words a million times, and each string remembers its hash for the look-ups to come.
 */
final class WordPool {
  /** A longer word is hardly repeated. */
  private static final int LONGEST = 64;

  private final SourceText text;
  private String[] slots = new String[256];

  /** Beside the words, so that a look at another word's slot does not have to fetch that word. */
  private int[] hashes = new int[256];

  private int size;

  WordPool(SourceText text) {
    this.text = text;
  }

  String word(int start, int end) {
    int length = end - start;
    if (length > LONGEST) {
      return text.slice(start, end);
    }
    int hash = 0;
    if (text.isNarrow()) {
      byte[] bytes = text.narrow();
      for (int i = start; i < end; i++) {
        hash = hash * 31 + (bytes[i] & 0xFF);
      }
    } else {
      for (int i = start; i < end; i++) {
        int c = text.at(i);
        if (c > Character.MAX_VALUE) {
          return text.slice(start, end);
        }
        hash = hash * 31 + c;
      }
    }
    int slot = slot(hash);
    while (slots[slot] != null) {
      String known = slots[slot];
      if (hashes[slot] == hash && known.length() == length && text.startsWith(known, start)) {
        return known;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    String made = text.slice(start, end);
    slots[slot] = made;
    hashes[slot] = hash;
    if (++size * 2 > slots.length) {
      grow();
    }
    return made;
  }

  /** Words that differ in their last digit alone have hashes side by side. */
  private int slot(int hash) {
    int spread = hash * 0x9E3779B9;
    return (spread ^ spread >>> 16) & (slots.length - 1);
  }

  private void grow() {
    String[] old = slots;
    int[] oldHashes = hashes;
    slots = new String[old.length * 2];
    hashes = new int[slots.length];
    for (int i = 0; i < old.length; i++) {
      if (old[i] != null) {
        int slot = slot(oldHashes[i]);
        while (slots[slot] != null) {
          slot = (slot + 1) & (slots.length - 1);
        }
        slots[slot] = old[i];
        hashes[slot] = oldHashes[i];
      }
    }
  }

  /** A quoted piece without its quotes, its escapes resolved. */
  String unquoted(int start, int end) {
    boolean escaped = false;
    for (int i = start; i < end && !escaped; i++) {
      escaped = text.at(i) == '\\';
    }
    return escaped ? Spelling.unescaped(text.slice(start, end)) : word(start, end);
  }
}
