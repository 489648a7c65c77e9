package org.losslint.rules.settings;

import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.source.Glob;
import org.losslint.source.Place;

/**
 * A role for the ports of some devices, where there is no inventory.
 *
 * @param files glob of files, relative to the settings; empty for any
 * @param device glob of host-names; empty for any
 */
public record RoleGrant(Optional<Glob> files, Optional<Glob> device, Blanket blanket, Place place) {

  /**
   * Whether a device is one of those that are meant.
   *
   * @param file its path, relative to the settings
   * @param hostNames all that it may have; none for a dump of a host, which only {@code files}
   *     finds
   */
  public boolean covers(String file, List<String> hostNames) {
    if (files.isPresent() && !files.get().matches(file)) {
      return false;
    }
    if (device.isEmpty()) {
      return true;
    }
    for (String name : hostNames) {
      if (device.get().matches(name)) {
        return true;
      }
    }
    return false;
  }
}
