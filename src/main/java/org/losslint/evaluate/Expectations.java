package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.Platforms;
import org.losslint.rules.RuleSet;

/**
 * What inputs are judged against.
 *
 * @param jurisdiction rules, roles and waivers for each file
 * @param inventory {@link Inventory#NONE} where there is none
 * @param index over the same inventory
 * @param today what waivers are compared with
 */
public record Expectations(
    Jurisdiction jurisdiction,
    Inventory inventory,
    InventoryIndex index,
    Platforms platforms,
    Today today) {

  /**
   * The same rules for every file, and no settings.
   *
   * @param blanket a role for every port that fits; used only where there is no inventory
   */
  public Expectations(
      RuleSet rules,
      Inventory inventory,
      InventoryIndex index,
      Optional<Blanket> blanket,
      Platforms platforms) {
    this(
        new Jurisdiction.Single(Terms.of(rules, blanket)),
        inventory,
        index,
        platforms,
        Today.OF_EXAMPLES);
  }

  /** What a file is judged by. */
  Terms terms(String file) {
    return jurisdiction.of(file);
  }

  /** The links that a run over these devices and hosts has something to say about. */
  List<Inventory.Link> linksOf(Set<String> devices, Set<String> hosts) {
    Set<String> ofHosts = new HashSet<>();
    for (Inventory.Host host : inventory.hosts()) {
      if (hosts.contains(host.name().value())) {
        for (Entry<String> link : host.links()) {
          ofHosts.add(link.value());
        }
      }
    }
    List<Inventory.Link> links = new ArrayList<>();
    for (Inventory.Link link : inventory.links()) {
      boolean ends = ofHosts.contains(link.name().value());
      for (Inventory.End end : link.ends()) {
        ends |= devices.contains(end.device().value());
      }
      if (ends) {
        links.add(link);
      }
    }
    return links;
  }
}
