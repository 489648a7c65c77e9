package org.losslint.model.nic;

import java.util.Optional;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.source.SourceFile;

/** Which host of the inventory a file belongs to, by the {@code files} of the hosts. */
@FunctionalInterface
public interface HostClaims {
  HostClaims NONE = file -> Optional.empty();

  Optional<Claim> of(SourceFile file);

  /**
   * A host claims a file.
   *
   * @param glob the entry of its {@code files} that matched
   */
  record Claim(Inventory.Host host, Entry<String> glob) {}
}
