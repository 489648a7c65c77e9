package org.losslint.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The brackets of {@code wildcard range}: {@code [0-3]}, {@code [1,5]}, {@code [0-7,!4]}, in this
 * command numbers and no characters.
 */
final class NumberRanges {
  private NumberRanges() {}

  /**
   * The word with each choice of numbers in the place of its brackets, in rising order; the word
   * itself where it has none.
   *
   * @return none where brackets hold something else, or where there are more than {@code most}
   */
  static List<String> expand(String word, int most) {
    int open = word.indexOf('[');
    if (open < 0) {
      return List.of(word);
    }
    int close = word.indexOf(']', open);
    if (close < 0) {
      return List.of();
    }
    TreeSet<Integer> numbers = numbers(word.substring(open + 1, close), most);
    List<String> rest = expand(word.substring(close + 1), most);
    if ((long) numbers.size() * rest.size() > most) {
      return List.of();
    }
    List<String> words = new ArrayList<>(numbers.size() * rest.size());
    for (int number : numbers) {
      for (String end : rest) {
        words.add(word.substring(0, open) + number + end);
      }
    }
    return words;
  }

  private static TreeSet<Integer> numbers(String ranges, int most) {
    TreeSet<Integer> numbers = new TreeSet<>();
    TreeSet<Integer> excluded = new TreeSet<>();
    for (int start = 0; start <= ranges.length(); ) {
      int comma = ranges.indexOf(',', start);
      int end = comma < 0 ? ranges.length() : comma;
      String range = ranges.substring(start, end).strip();
      boolean not = range.startsWith("!");
      String span = not ? range.substring(1) : range;
      int dash = span.indexOf('-');
      int first = number(dash < 0 ? span : span.substring(0, dash));
      int last = dash < 0 ? first : number(span.substring(dash + 1));
      if (first < 0 || last < first || last - first > most) {
        return new TreeSet<>();
      }
      for (int number = first; number <= last; number++) {
        (not ? excluded : numbers).add(number);
      }
      start = end + 1;
    }
    numbers.removeAll(excluded);
    return numbers;
  }

  private static int number(String digits) {
    if (digits.isEmpty() || digits.length() > 6) {
      return -1;
    }
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return -1;
      }
    }
    return Integer.parseInt(digits);
  }
}
