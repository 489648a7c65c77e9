package org.losslint.cli;

import java.util.Optional;

/**
 * Which settings count: those of a file that the user names, none, or the nearest at or above each
 * file.
 *
 * @param named empty where none is named
 * @param off whether settings are left unread
 */
public record SettingsChoice(Optional<String> named, boolean off) {
  static final Option CONFIG =
      Option.value(
          "--config", "FILE", "the settings, instead of the .losslint.yaml above the files");
  static final Option NO_CONFIG = Option.flag("--no-config", "", "reads no settings");

  public static final SettingsChoice NEAREST = new SettingsChoice(Optional.empty(), false);

  /**
   * @throws UsageException where both options are given
   */
  static SettingsChoice of(Arguments arguments) throws UsageException {
    Optional<String> named = arguments.value(CONFIG);
    boolean off = arguments.has(NO_CONFIG);
    if (named.isPresent() && off) {
      throw new UsageException(
          "--config names settings, and --no-config reads none", "give one of them");
    }
    return new SettingsChoice(named, off);
  }
}
