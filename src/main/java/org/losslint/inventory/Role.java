package org.losslint.inventory;

import java.util.Locale;
import java.util.Optional;

/** What a port or a link is for; it decides which of the two seed documents applies. */
public enum Role {
  /** An end of a long-distance link between data centres (first seed document). */
  DCI,
  /** A port of an 800G leaf (second seed document). */
  LEAF,
  /** A port of a spine; judged by the rules of the leaf. */
  SPINE;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Role> of(String label) {
    for (Role role : values()) {
      if (role.label().equals(label)) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }
}
