package org.losslint.inventory;

import java.util.List;
import org.losslint.source.Problem;

/**
 * What came of reading an inventory.
 *
 * @param inventory everything that could be read
 * @param problems all that is wrong, in the order of the file; a run with any cannot be trusted and
 *     ends with exit status 2
 */
public record InventoryReading(Inventory inventory, List<Problem> problems) {
  public InventoryReading {
    problems = List.copyOf(problems);
  }
}
