package org.losslint.cli;

import java.util.List;
import java.util.Optional;

/** What rules do to a run that could not be evaluated for lack of facts. */
enum Unevaluated {
  /** They are counted, and no more. */
  IGNORE("ignore"),
  /** They are listed with what would supply the facts. */
  WARN("warn"),
  /** They are listed, and the exit status is 2. */
  FAIL("fail");

  static final List<String> LABELS = List.of("ignore", "warn", "fail");

  private final String label;

  Unevaluated(String label) {
    this.label = label;
  }

  static Optional<Unevaluated> of(String label) {
    for (Unevaluated one : values()) {
      if (one.label.equals(label)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }
}
