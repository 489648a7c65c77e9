package org.losslint.model.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.source.Place;

/** Short ways to say where a fact of a dump or an inventory is written. */
final class Evidences {
  private Evidences() {}

  static Evidence of(Place place, String path) {
    return new Evidence(Optional.of(place), path, List.of());
  }

  static Evidence of(Place place, String path, List<Evidence.Step> via) {
    return new Evidence(Optional.of(place), path, via);
  }
}
