package org.losslint.model.cos;

import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/** How fast a port sends, of a bundle how fast a member does, and what that allows. */
final class PortRate {
  static final String SUPPLY_RATE = "give `rate` for the port in the inventory";

  private final Port port;

  PortRate(Port port) {
    this.port = port;
  }

  /** By the inventory, else by {@code --rate}, else as configured; unknown where none says it. */
  Fact<Quantity> rate() {
    Fact<Quantity> stated = port.stated().rate();
    if (stated.isKnown()) {
      return stated;
    }
    Optional<Quantity> blanket = port.blanket().flatMap(Blanket::rate);
    if (blanket.isPresent() && port.role().isKnown()) {
      return Fact.known(blanket.get());
    }
    Fact<Quantity> configured = configured();
    return configured.isAbsent()
        ? Fact.unknown("the rate of the port is not known", SUPPLY_RATE, port.evidence())
        : configured;
  }

  /** What the configuration sets; absent where it leaves it to the hardware. */
  Fact<Quantity> configured() {
    return port.owner().speeds().of(port.name());
  }

  /** What it is shaped to, by itself or by its traffic control profile; absent for no shaper. */
  Fact<Quantity> shaping() {
    return JunosNumber.rate(port.binding().text("shaping-rate", "rate")).or(this::shapingOfProfile);
  }

  private Fact<Quantity> shapingOfProfile() {
    return port.binding()
        .text("output-traffic-control-profile", "profile-name")
        .then(
            profile -> {
              Spot shaper =
                  port.owner()
                      .cos()
                      .entry(ObjectKind.TRAFFIC_CONTROL_PROFILE.stanza(), profile)
                      .child("shaping-rate");
              return JunosNumber.rate(shaper.text("rate"))
                  .or(
                      () ->
                          JunosNumber.percent(shaper.text("percent"))
                              .then(share -> rate().map(whole -> whole.times(share))));
            });
  }

  /** The largest temporal buffer that the platform has at this rate. */
  Fact<Quantity> temporalMaximum() {
    return rate().then(port.owner().platform()::temporalMaximum);
  }
}
