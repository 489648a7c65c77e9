package org.losslint.source;

import java.util.Locale;
import java.util.Optional;

/** How much a finding matters, in ascending order. */
public enum Severity {
  INFO,
  WARNING,
  ERROR;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Severity> of(String label) {
    for (Severity severity : values()) {
      if (severity.label().equals(label)) {
        return Optional.of(severity);
      }
    }
    return Optional.empty();
  }
}
