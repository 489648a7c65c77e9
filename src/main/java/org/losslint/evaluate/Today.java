package org.losslint.evaluate;

import java.time.LocalDate;

/** The day that waivers are compared with; asked only where one has an end. */
@FunctionalInterface
public interface Today {
  /** The day on which the examples of packs are judged, so that they end alike for ever. */
  Today OF_EXAMPLES = new OfExamples();

  LocalDate today();

  /** A class of its own, because a lambda would cost each start more than it saves here. */
  final class OfExamples implements Today {
    private OfExamples() {}

    @Override
    public LocalDate today() {
      return LocalDate.of(2026, 1, 1);
    }
  }
}
