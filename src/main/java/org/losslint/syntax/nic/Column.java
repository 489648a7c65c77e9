package org.losslint.syntax.nic;

/** What a value of {@code mlxconfig query} says: when it was or will be in force. */
public enum Column {
  /** The factory default. */
  DEFAULT("Default"),
  /** What the firmware runs with. */
  CURRENT("Current"),
  /** What applies after a firmware reset or a power cycle. */
  NEXT("Next Boot"),
  /** What a {@code set} that was not yet confirmed wants to store. */
  NEW("New");

  private final String title;

  Column(String title) {
    this.title = title;
  }

  /** As the tool prints it. */
  public String title() {
    return title;
  }
}
