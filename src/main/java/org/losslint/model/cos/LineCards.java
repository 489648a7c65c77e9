package org.losslint.model.cos;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.losslint.inventory.Role;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;

/** On which line cards of a router its long-distance ports are. */
final class LineCards {
  private LineCards() {}

  /** The slot of a name such as {@code et-3/0/1}; absent for bundles. */
  static Fact<String> of(Port port) {
    String name = port.name();
    int dash = name.indexOf('-');
    int slash = name.indexOf('/');
    return dash > 0 && slash > dash
        ? Fact.known(name.substring(dash + 1, slash), port.evidence())
        : Fact.absent(port.evidence());
  }

  /** The largest share of them that one card carries; absent for fewer than two. */
  static Fact<Quantity> largestShare(Device device) {
    Map<String, Integer> byCard = new HashMap<>();
    int ports = 0;
    int most = 0;
    for (Port port : device.ports()) {
      Optional<String> card = of(port).optional();
      if (port.hasRole(Role.DCI) && card.isPresent()) {
        ports++;
        most = Math.max(most, byCard.merge(card.get(), 1, Integer::sum));
      }
    }
    return ports < 2
        ? Fact.absent(device.evidence())
        : Fact.known(Quantity.ratio(Rational.of(most, ports)), device.evidence());
  }
}
