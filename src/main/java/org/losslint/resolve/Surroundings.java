package org.losslint.resolve;

import java.util.List;
import java.util.Optional;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/**
 * What is known of the device besides its configuration, for the conditions of groups.
 *
 * @param model as the inventory or the header of the backup names it
 * @param hostNames every host-name the device may have
 */
public record Surroundings(Optional<String> model, List<String> hostNames) {
  public static final Surroundings UNKNOWN = new Surroundings(Optional.empty(), List.of());

  public Surroundings {
    hostNames = List.copyOf(hostNames);
  }

  /** Whether one condition of a {@code when} holds; empty where only the running device knows. */
  Optional<Boolean> holds(Statement condition) {
    if (condition.name().equals("model")) {
      return model.flatMap(m -> condition.word().flatMap(word -> isModel(word.text(), m)));
    }
    if (condition.name().equals("peers") && !hostNames.isEmpty()) {
      for (Word peer : condition.words()) {
        if (hostNames.contains(peer.text())) {
          return Optional.of(true);
        }
      }
      return Optional.of(false);
    }
    return Optional.empty();
  }

  /**
   * Whether two names are of one model; not known where one of them names a family, as {@code
   * QFX5240} does of {@code qfx5240-64od}.
   */
  private static Optional<Boolean> isModel(String wanted, String known) {
    if (wanted.equalsIgnoreCase(known)) {
      return Optional.of(true);
    }
    int common = Math.min(wanted.length(), known.length());
    return wanted.regionMatches(true, 0, known, 0, common) ? Optional.empty() : Optional.of(false);
  }
}
