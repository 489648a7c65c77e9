package org.losslint.rules.compile;

import java.util.Collection;
import org.losslint.source.Spelling;

/** Says which of a few words was meant. */
public final class Nearest {
  private Nearest() {}

  /** {@code did you mean `x`?} where one is near enough to be meant; else empty. */
  public static String hint(String word, Collection<String> candidates) {
    for (String candidate : candidates) {
      boolean isShort = word.length() > 2 && candidate.startsWith(word);
      if (isShort || candidate.equalsIgnoreCase(word)) {
        return "did you mean `" + candidate + "`?";
      }
    }
    return Spelling.hint(word, candidates);
  }

  /** As {@link #hint}, or what there is to choose from where nothing is near. */
  public static String hintOrList(String word, Collection<String> candidates, String list) {
    String hint = hint(word, candidates);
    return !hint.isEmpty() || candidates.isEmpty()
        ? hint
        : list + " " + String.join(", ", candidates);
  }
}
