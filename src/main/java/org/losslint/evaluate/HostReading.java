package org.losslint.evaluate;

import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.model.nic.Fabric;
import org.losslint.model.nic.HostClaims;
import org.losslint.model.nic.HostDirectory;

/** Joins host dumps with the inventory. */
final class HostReading {
  private final HostDirectory directory;

  HostReading(Expectations expectations) {
    HostClaims claims =
        file -> {
          Optional<Inventory.Host> host = expectations.index().hostOfFile(file.path());
          return host.flatMap(h -> firstGlob(h).map(glob -> new HostClaims.Claim(h, glob)));
        };
    Optional<Blanket> blanket =
        expectations.blanket().filter(b -> !expectations.inventory().isPresent());
    directory = new HostDirectory(expectations.inventory(), claims, blanket, Fabric.NONE);
  }

  private static Optional<Entry<String>> firstGlob(Inventory.Host host) {
    return host.files().stream().findFirst();
  }

  HostDirectory directory() {
    return directory;
  }
}
