package org.losslint.quantity;

import java.util.ArrayList;
import java.util.List;

/**
 * A release such as {@code 26.2R1.7-EVO}, {@code 23.4X100-D40.1-EVO} or the firmware {@code
 * 28.45.4028}. Ordered by its numbers from the left, letters between equal numbers compare as text,
 * and a suffix such as {@code -EVO} names the product line and does not count.
 *
 * @param text as written
 * @param parts the numbers and the letters between them
 */
public record Version(String text, List<Part> parts) implements Comparable<Version> {

  /** One number with the letters that stand before it ({@code R1} is letters R, number 1). */
  public record Part(String letters, long number) {}

  public Version {
    parts = List.copyOf(parts);
  }

  /** Reads any text; one without a digit has no parts and equals only itself. */
  public static Version parse(String text) {
    List<Part> parts = new ArrayList<>();
    StringBuilder letters = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        int end = i;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
          end++;
        }
        String digits = text.substring(i, Math.min(end, i + 18));
        parts.add(new Part(letters.toString(), Long.parseLong(digits)));
        letters.setLength(0);
        i = end;
      } else {
        if (c != '.' && c != '-') {
          letters.append(Character.toUpperCase(c));
        }
        i++;
      }
    }
    return new Version(text, parts);
  }

  /** Whether the release is Junos OS Evolved, which its suffix says. */
  public boolean isEvolved() {
    return text.toUpperCase(java.util.Locale.ROOT).endsWith("-EVO");
  }

  @Override
  public int compareTo(Version other) {
    int shared = Math.min(parts.size(), other.parts.size());
    for (int i = 0; i < shared; i++) {
      int letters = parts.get(i).letters().compareTo(other.parts.get(i).letters());
      if (letters != 0) {
        return letters;
      }
      int number = Long.compare(parts.get(i).number(), other.parts.get(i).number());
      if (number != 0) {
        return number;
      }
    }
    return Integer.compare(parts.size(), other.parts.size());
  }

  @Override
  public String toString() {
    return text;
  }
}
