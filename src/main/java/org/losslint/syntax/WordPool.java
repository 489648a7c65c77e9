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
  private int size;

  WordPool(SourceText text) {
    this.text = text;
  }

  String word(int start, int end) {
    int length = end - start;
    if (length > LONGEST) {
      return text.slice(start, end);
    }
    // The hash of String, so that the string need not be made to be found.
    int hash = 0;
    for (int i = start; i < end; i++) {
      int c = text.at(i);
      if (c > Character.MAX_VALUE) {
        return text.slice(start, end);
      }
      hash = hash * 31 + c;
    }
    int slot = slot(hash);
    while (slots[slot] != null) {
      String known = slots[slot];
      if (known.hashCode() == hash && known.length() == length && text.startsWith(known, start)) {
        return known;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    String made = text.slice(start, end);
    slots[slot] = made;
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
    slots = new String[old.length * 2];
    for (String word : old) {
      if (word != null) {
        int hash = word.hashCode();
        int slot = slot(hash);
        while (slots[slot] != null) {
          slot = (slot + 1) & (slots.length - 1);
        }
        slots[slot] = word;
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
