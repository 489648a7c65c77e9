package org.losslint.inventory;

import java.util.Map;
import java.util.Optional;
import org.losslint.quantity.Quantity;

/**
 * Limits of one model that losslint ships; an inventory may replace each of them.
 *
 * @param model name or glob
 * @param temporalMaximum the largest {@code buffer-size temporal} by port rate; a rate that is not
 *     in it has no published maximum
 * @param packetMemory of the whole device
 * @param ports that share the packet memory
 * @param strictHighShare what a strict-high queue without transmit-rate gets; empty where nothing
 *     is documented
 * @param pointsEnforced whether all its cards are known to ignore further points of a drop profile,
 *     and {@code interpolate}
 */
public record PlatformModel(
    String model,
    Map<Quantity, Quantity> temporalMaximum,
    Optional<Quantity> packetMemory,
    Optional<Integer> ports,
    Optional<Quantity> strictHighShare,
    boolean pointsEnforced) {
  public PlatformModel {
    temporalMaximum = Map.copyOf(temporalMaximum);
  }
}
