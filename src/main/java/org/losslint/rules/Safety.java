package org.losslint.rules;

import java.util.Optional;

/** What entering a fix may do to traffic. */
public enum Safety {
  /** Nothing but what the statement says. */
  SAFE("safe"),
  /** Traffic stops for a moment, or a card restarts. */
  NEEDS_WINDOW("needs-window"),
  /** For a person to read and decide, not to enter as it stands. */
  DISPLAY_ONLY("display-only");

  private final String label;

  Safety(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  public static Optional<Safety> of(String label) {
    for (Safety safety : values()) {
      if (safety.label.equals(label)) {
        return Optional.of(safety);
      }
    }
    return Optional.empty();
  }
}
