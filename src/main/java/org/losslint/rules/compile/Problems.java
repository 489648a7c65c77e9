package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;

/** Collects what is wrong with a pack, so that all of it is said in one go. */
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  public void add(Place place, String message, String wayOut) {
    found.add(Problem.at(place, message, wayOut));
  }

  /** Notes a problem in the middle of something that then has no value. */
  <T> Optional<T> none(Place place, String message, String wayOut) {
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

  /**
   * File by file in the order in which they were read, then by place; each problem once, and those
   * without a place first.
   */
  public List<Problem> list() {
    List<SourceFile> files = new ArrayList<>();
    for (Problem problem : found) {
      problem.place().ifPresent(place -> files.add(place.file()));
    }
    return found.stream()
        .distinct()
        .sorted(
            Comparator.comparingInt(
                    (Problem p) -> p.place().map(at -> files.indexOf(at.file())).orElse(-1))
                .thenComparingInt(p -> p.place().map(at -> at.span().start()).orElse(0)))
        .toList();
  }
}
