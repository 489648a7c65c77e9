package org.losslint.syntax.change;

import org.losslint.source.SourceText;

/** The ways in which people hand over a change. */
enum ChangeForm {
  /** {@code set} and {@code delete} lines. */
  PROGRAM,
  /** Statements in braces with {@code replace:} and {@code delete:} before some, as for loading. */
  PATCH,
  /** The output of {@code show | compare}. */
  COMPARISON;

  private static final String[] VERBS = {
    "set",
    "delete",
    "deactivate",
    "activate",
    "protect",
    "unprotect",
    "rename",
    "copy",
    "insert",
    "annotate",
    "edit",
    "top",
    "up",
    "wildcard",
    "replace"
  };

  /** The form that the first line that tells shows. */
  static ChangeForm of(SourceText text) {
    boolean banner = false;
    for (int number = 1; number <= text.lineCount(); number++) {
      String line = text.slice(text.line(number));
      String bare = line.strip();
      if (bare.startsWith("[edit")) {
        banner = true;
      } else if (banner && !line.isEmpty() && "+-!".indexOf(line.charAt(0)) >= 0) {
        return COMPARISON;
      } else if (startsWithVerb(bare)) {
        return PROGRAM;
      } else if (!bare.isEmpty() && bare.charAt(0) != '#' && !bare.startsWith("/*") && !banner) {
        return PATCH;
      }
    }
    return PROGRAM;
  }

  private static boolean startsWithVerb(String line) {
    for (String verb : VERBS) {
      if (line.equals(verb) || line.startsWith(verb + " ") || line.startsWith(verb + "\t")) {
        return true;
      }
    }
    return false;
  }
}
