package org.losslint.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.syntax.Statement;

/**
 * {@code interface-range} under {@code [edit interfaces]}: what it holds belongs to each of its
 * members, and what the interface itself says is stronger.
 */
final class InterfaceRanges {
  /**
   * More ports than any chassis has: such a range is a slip, and its ports are matched but not made
   * up.
   */
  private static final int MOST_PORTS = 4096;

  private InterfaceRanges() {}

  static boolean concern(Node node) {
    return node.name().equals("interfaces")
        && node.parent().filter(p -> p.parent().isEmpty()).isPresent();
  }

  /** The ports that a range spells out; patterns name none, they match what is named elsewhere. */
  static List<String> namedBy(Statement range) {
    List<String> names = new ArrayList<>();
    for (Statement child : range.children()) {
      if (child.isInactive() || child.word().isEmpty()) {
        continue;
      }
      String first = child.words().get(0).text();
      if (child.name().equals("member") && !Glob.isPattern(first)) {
        names.add(first);
      } else if (child.name().equals("member-range")) {
        end(child).ifPresent(last -> spellOut(first, last, names));
      }
    }
    return names;
  }

  static boolean isMember(Node range, String port) {
    for (Contribution contribution : range.contributions()) {
      for (Statement child : contribution.statement().children()) {
        if (child.isInactive() || child.word().isEmpty()) {
          continue;
        }
        String first = child.words().get(0).text();
        if (child.name().equals("member") && Glob.matches(first, port)) {
          return true;
        }
        if (child.name().equals("member-range")
            && end(child).filter(last -> isBetween(first, port, last)).isPresent()) {
          return true;
        }
      }
    }
    return false;
  }

  private static Optional<String> end(Statement memberRange) {
    for (Statement child : memberRange.children()) {
      if (child.name().equals("end-range")) {
        return child.word().map(word -> word.text());
      }
    }
    return Optional.empty();
  }

  private static void spellOut(String first, String last, List<String> names) {
    int a = first.lastIndexOf('/') + 1;
    int b = last.lastIndexOf('/') + 1;
    if (a == 0 || !first.substring(0, a).equals(last.substring(0, b))) {
      return;
    }
    Optional<Integer> from = number(first.substring(a));
    Optional<Integer> to = number(last.substring(b));
    if (from.isPresent() && to.isPresent() && to.get() - from.get() < MOST_PORTS) {
      for (int port = from.get(); port <= to.get(); port++) {
        names.add(first.substring(0, a) + port);
      }
    }
  }

  /** Compares {@code type-fpc/pic/port[:channel]} number by number. */
  private static boolean isBetween(String first, String port, String last) {
    return type(first).equals(type(port))
        && type(last).equals(type(port))
        && compare(numbers(first), numbers(port)) <= 0
        && compare(numbers(port), numbers(last)) <= 0;
  }

  private static String type(String name) {
    int dash = name.indexOf('-');
    return dash < 0 ? name : name.substring(0, dash);
  }

  private static List<Integer> numbers(String name) {
    List<Integer> numbers = new ArrayList<>(4);
    int i = name.indexOf('-') + 1;
    while (i < name.length()) {
      int end = i;
      while (end < name.length() && Character.isDigit(name.charAt(end))) {
        end++;
      }
      number(name.substring(i, end)).ifPresent(numbers::add);
      i = end + 1;
    }
    return numbers;
  }

  private static Optional<Integer> number(String digits) {
    if (digits.isEmpty() || digits.length() > 6) {
      return Optional.empty();
    }
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return Optional.empty();
      }
    }
    return Optional.of(Integer.parseInt(digits));
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int c = Integer.compare(a.get(i), b.get(i));
      if (c != 0) {
        return c;
      }
    }
    return Integer.compare(a.size(), b.size());
  }
}
