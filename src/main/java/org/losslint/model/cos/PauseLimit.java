package org.losslint.model.cos;

import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/**
 * Where a port starts to pause its neighbour (XOFF), as a share of the depth of the RDMA queue:
 * routers have a setting for it, the pause account of the notification profile; on switches only
 * the inventory can say it (vendor pages "pfc-account" and "xon").
 */
final class PauseLimit {
  private final Port port;

  PauseLimit(Port port) {
    this.port = port;
  }

  Fact<Quantity> xoff() {
    Fact<Quantity> fromAccount = ofAccount();
    if (!fromAccount.isAbsent()) {
      return fromAccount;
    }
    Fact<Quantity> stated = port.stated().xoff();
    if (!stated.isAbsent()) {
      return stated;
    }
    Optional<PlatformFamily> family = port.family();
    return family.filter(f -> !f.xoffIsSetting()).isPresent()
        ? StatedPort.missingBecause(
            "the pause limit is not a setting on "
                + family.get().title()
                + ", and the inventory does not give it",
            stated.evidence())
        : StatedPort.missing("the pause limit (XOFF)", stated.evidence());
  }

  /** {@code inventory} or {@code pfc-account}; absent where it is not known. */
  Fact<String> source() {
    Fact<Quantity> fromAccount = ofAccount();
    return fromAccount.isAbsent()
        ? port.stated().xoff().map(x -> "inventory")
        : fromAccount.map(x -> "pfc-account");
  }

  private Fact<Quantity> ofAccount() {
    return port.notificationProfile()
        .map(profile -> profile.xoffShare(port))
        .orElseGet(() -> Fact.absent(port.evidence()));
  }
}
