package org.losslint.evaluate;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.model.nic.Fabric;
import org.losslint.model.nic.HostDirectory;

/** Joins host dumps with the inventory, or with the role that settings give to their files. */
final class HostDirectories {
  private final Expectations expectations;
  private final Fabric fabric;
  private final Map<Object, HostDirectory> byRole = new IdentityHashMap<>();

  HostDirectories(Expectations expectations, Fabric fabric) {
    this.expectations = expectations;
    this.fabric = fabric;
  }

  /** For a file, whose path may give its ports a role where there is no inventory. */
  HostDirectory of(String file) {
    Optional<Blanket> blanket =
        expectations.inventory().isPresent()
            ? Optional.empty()
            : expectations.terms(file).blanket(file, List.of());
    return byRole.computeIfAbsent(
        blanket.isPresent() ? blanket.get() : this,
        key -> new HostDirectory(expectations.index(), blanket, fabric));
  }
}
