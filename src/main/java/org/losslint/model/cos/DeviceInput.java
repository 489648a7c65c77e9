package org.losslint.model.cos;

import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.Platforms;
import org.losslint.resolve.Node;
import org.losslint.syntax.Skimmed;
import org.losslint.syntax.Statement;

/**
 * Everything that the model of one device is made from.
 *
 * @param name as reports call it: the inventory's name, else the host-name, else empty
 * @param file path of its (first) configuration
 * @param written the configuration as it is written
 * @param effective what of it is in force
 * @param fragment whether no host-name says whose it is, so that another file may define what this
 *     one lacks
 * @param excerpt whether a transcript shows parts of it alone, so that another part may define what
 *     these lack
 * @param partial why the file does not show everything; empty when it does
 * @param modelHint the model that the header of a backup names
 * @param skimmed the stanzas that were not read in detail, with the names that they use
 * @param entry the device in the inventory
 * @param stranger why no device of the inventory is this one, as a clause; empty when one is or
 *     there is no inventory
 */
public record DeviceInput(
    String name,
    String file,
    Statement written,
    Node effective,
    boolean fragment,
    boolean excerpt,
    Optional<String> partial,
    Optional<String> modelHint,
    List<Skimmed> skimmed,
    Inventory inventory,
    Optional<Inventory.Device> entry,
    Optional<String> stranger,
    Optional<Blanket> blanket,
    Platforms platforms) {

  /** The ports of the inventory that belong to this device, ends of links first. */
  public List<InventoryPort> inventoryPorts() {
    return InventoryPort.of(this);
  }
}
