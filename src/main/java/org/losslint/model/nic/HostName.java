package org.losslint.model.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;

/**
 * Which host a dump was taken on, and how losslint knows.
 *
 * @param name of the inventory, else as the text gives it, else the path of the file
 * @param listed the host of the inventory
 * @param source what named it
 * @param via what named it; none for the path of a host that the inventory does not list
 */
record HostName(
    String name, Optional<Inventory.Host> listed, Source source, List<Evidence.Step> via) {

  /** What a host's name was taken from. */
  enum Source {
    INVENTORY_FILES("inventory files"),
    SAMPLE_LINE("sample line"),
    PREFIX("name in front"),
    PROMPT("prompt"),
    COMMAND("command"),
    BANNER("banner"),
    PATH("path");

    private final String label;

    Source(String label) {
      this.label = label;
    }

    String label() {
      return label;
    }
  }

  HostName {
    via = List.copyOf(via);
  }

  /** Whether other files may be of the same host. */
  boolean isShared() {
    return listed.isPresent() || source != Source.PATH;
  }
}
