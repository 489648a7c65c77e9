package org.losslint.syntax.nic;

import java.util.Locale;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * One field of a register dump.
 *
 * @param name as printed, perhaps with its full path
 * @param leaf the last part of the path in lower case, an index {@code [n]} folded to {@code _n},
 *     as older releases print it
 * @param value unsigned
 * @param span the whole row
 */
public record RegisterField(Word name, String leaf, long value, Span span) {

  /** {@code adp_retx_profile.timeout_range[0].range_size} is {@code range_size_0}. */
  static String leafOf(String name) {
    int dot = name.lastIndexOf('.');
    StringBuilder leaf = new StringBuilder(name.substring(dot + 1));
    String index = "";
    int open = name.indexOf('[');
    int close = name.indexOf(']', Math.max(open, 0));
    if (open >= 0 && close > open) {
      index = "_" + name.substring(open + 1, close);
      int inLeaf = leaf.indexOf("[");
      if (inLeaf >= 0) {
        leaf.setLength(inLeaf);
      }
    }
    return leaf.append(index).toString().toLowerCase(Locale.ROOT);
  }
}
