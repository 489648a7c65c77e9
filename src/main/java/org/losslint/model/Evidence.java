package org.losslint.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.losslint.source.Place;

/**
 * What a fact rests on.
 *
 * @param place the statement (or the row of an inventory or dump) that decides it; of something
 *     missing the nearest ancestor that is written; empty where no file says anything
 * @param path its canonical path with names and without line numbers, as {@code set} spells it
 *     ({@code class-of-service schedulers sched-rdma-data buffer-size temporal}); of something
 *     missing the path where it would stand
 * @param via how it reached the subject, from the port to the statement, the groups it was
 *     inherited through last
 */
public record Evidence(Optional<Place> place, String path, List<Step> via) {
  public static final Evidence NONE = new Evidence(Optional.empty(), "", List.of());

  /**
   * One station on the way.
   *
   * @param place where it is written
   * @param text in one line, without a secret: {@code interfaces et-0/0/0 scheduler-map sm-dci}
   */
  public record Step(Place place, String text) {}

  public Evidence {
    via = List.copyOf(via);
  }

  /** Everything in a file that it names. */
  public void places(Consumer<Place> found) {
    place.ifPresent(found);
    for (Step step : via) {
      found.accept(step.place());
    }
  }

  /** This evidence reached by {@code before} and then by its own way. */
  public Evidence reachedBy(List<Step> before) {
    if (before.isEmpty()) {
      return this;
    }
    List<Step> all = new java.util.ArrayList<>(before);
    all.addAll(via);
    return new Evidence(place, path, all);
  }
}
