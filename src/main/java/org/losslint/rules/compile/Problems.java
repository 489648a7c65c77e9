package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.losslint.rules.PackPlace;
import org.losslint.rules.Problem;

/** Collects what is wrong with a pack, so that all of it is said in one go. */
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  public void add(PackPlace place, String message, String wayOut) {
    found.add(new Problem(place, message, wayOut));
  }

  /** Notes a problem in the middle of something that then has no value. */
  <T> Optional<T> none(PackPlace place, String message, String wayOut) {
    add(place, message, wayOut);
    return Optional.empty();
  }

  public void addAll(List<Problem> problems) {
    found.addAll(problems);
  }

  public int count() {
    return found.size();
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /** File by file in the order in which they were read, then by place; each problem once. */
  public List<Problem> list() {
    List<String> files = found.stream().map(p -> p.place().file()).distinct().toList();
    return found.stream()
        .distinct()
        .sorted(
            Comparator.comparingInt((Problem p) -> files.indexOf(p.place().file()))
                .thenComparingInt(p -> p.place().line())
                .thenComparingInt(p -> p.place().column()))
        .toList();
  }
}
