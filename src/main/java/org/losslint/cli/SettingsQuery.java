package org.losslint.cli;

import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.source.Problem;

/**
 * Whose settings are asked for.
 *
 * @param path a file or a folder, relative to the working directory; empty for that itself
 * @param inventory path of the inventory that is used there; empty for none
 * @param problems of the inventory
 */
public record SettingsQuery(
    String path, Packs packs, Optional<Blanket> blanket, String inventory, List<Problem> problems) {
  public SettingsQuery {
    problems = List.copyOf(problems);
  }
}
