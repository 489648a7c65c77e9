package org.losslint.rules;

import java.util.List;

/**
 * What mends a finding.
 *
 * @param lines in the order to enter them
 */
public record Fix(Language language, List<String> lines, Safety safety) {
  public Fix {
    lines = List.copyOf(lines);
  }

  /** What the lines are. */
  public enum Language {
    /** Configuration mode of the device. */
    JUNOS("junos"),
    /** A shell of the host. */
    COMMAND("command"),
    /** A sentence. */
    ADVICE("advice");

    private final String label;

    Language(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }
  }
}
