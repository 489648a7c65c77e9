package org.losslint.model.cos;

import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;

/**
 * The rate by which a VOQ platform turns {@code buffer-size temporal} into bytes: {@code
 * buffer-rate} but at most the calculated shaping rate; else a non-zero {@code transmit-rate}; else
 * the shaping rate, which is the port rate where nothing shapes (vendor page "buffer-rate"; first
 * seed, "Buffer Depth"). Kept as a share of the port rate, so that percentages need no port speed.
 *
 * @param share target rate ÷ port rate
 * @param source {@code buffer-rate}, {@code transmit-rate}, {@code strict-high-default}, {@code
 *     shaping-rate} or {@code port-rate}
 * @param highest the share that raising the rates alone could reach: 100 %, less what a shaper cuts
 *     off
 */
record TargetRate(Fact<Quantity> share, Fact<String> source, Fact<Quantity> highest) {
  private static final Quantity WHOLE = Quantity.ratio(Rational.ONE);

  static TargetRate of(Scheduler scheduler, Port port) {
    Optional<PlatformFamily> family = port.family();
    if (family.isEmpty() || !family.get().voqConversion()) {
      return notDocumented(port, family);
    }
    Fact<Quantity> portShaper =
        share(port.rates().shaping(), port).or(() -> Fact.known(WHOLE, Evidence.NONE));
    Fact<Quantity> shaping = shapingShare(scheduler, port, portShaper);

    Fact<Quantity> bufferRate =
        scheduler
            .bufferRatePercent()
            .with(shaping, Quantity::times)
            .or(() -> share(scheduler.bufferRate(), port))
            .with(shaping, TargetRate::min);
    if (!bufferRate.isAbsent()) {
      boolean isShaped =
          bufferRate.isKnown()
              && shaping.optional().filter(s -> s.compareTo(WHOLE) < 0).isPresent()
              && bufferRate.optional().equals(shaping.optional());
      return isShaped
          ? new TargetRate(shaping, shaping.map(r -> "shaping-rate"), shaping)
          : new TargetRate(bufferRate, bufferRate.map(r -> "buffer-rate"), shaping);
    }
    Fact<Quantity> transmitRate =
        scheduler
            .transmitPercent()
            .with(portShaper, Quantity::times)
            .or(() -> share(scheduler.transmitRate(), port));
    if (transmitRate.isUnknown()) {
      return new TargetRate(transmitRate, transmitRate.map(r -> "transmit-rate"), shaping);
    }
    if (transmitRate.optional().filter(r -> r.value().signum() > 0).isPresent()) {
      return new TargetRate(transmitRate, transmitRate.map(r -> "transmit-rate"), shaping);
    }
    Fact<String> form = scheduler.transmitForm();
    if (form.optional().filter("remainder"::equals).isPresent()) {
      Fact<Quantity> open =
          Fact.unknown(
              "the transmit-rate is `remainder`, which depends on the other queues",
              "set buffer-rate, or transmit-rate in percent",
              form.evidence());
      return new TargetRate(open, open.map(r -> "transmit-rate"), shaping);
    }
    return withoutRates(scheduler, port, bufferRate.evidence(), shaping);
  }

  private static TargetRate withoutRates(
      Scheduler scheduler, Port port, Evidence nothing, Fact<Quantity> shaping) {
    Optional<Quantity> strictHigh = port.owner().platform().strictHighShare();
    Fact<String> priority = scheduler.priority();
    if (strictHigh.isPresent() && priority.optional().filter("strict-high"::equals).isPresent()) {
      return new TargetRate(
          Fact.byDefault(strictHigh.get(), priority.evidence()),
          Fact.byDefault("strict-high-default", priority.evidence()),
          shaping);
    }
    Fact<Boolean> shaped = scheduler.shaped();
    boolean isShaped = shaped.optional().orElse(false) || port.rates().shaping().isKnown();
    return new TargetRate(
        shaping.withEvidence(isShaped ? shaping.evidence() : nothing),
        Fact.known(isShaped ? "shaping-rate" : "port-rate", nothing),
        shaping);
  }

  /** Queue shaper, else port shaper, else the port itself. */
  private static Fact<Quantity> shapingShare(
      Scheduler scheduler, Port port, Fact<Quantity> portShaper) {
    return scheduler
        .shapingPercent()
        .with(portShaper, Quantity::times)
        .or(() -> share(scheduler.shapingRate(), port))
        .or(() -> portShaper);
  }

  private static Fact<Quantity> share(Fact<Quantity> rate, Port port) {
    return rate.then(
        r ->
            port.rate()
                .then(
                    whole ->
                        whole.value().signum() == 0
                            ? Fact.unknown("the port rate is zero", PortRate.SUPPLY_RATE)
                            : Fact.known(
                                new Quantity(
                                    r.value().dividedBy(whole.value()), Dimension.RATIO))));
  }

  private static Quantity min(Quantity a, Quantity b) {
    return a.compareTo(b) <= 0 ? a : b;
  }

  private static TargetRate notDocumented(Port port, Optional<PlatformFamily> family) {
    Fact<Quantity> open =
        family.isPresent()
            ? Fact.unknown(
                "how "
                    + family.get().title()
                    + " turns a temporal buffer into bytes is not documented",
                "see the device: show class-of-service scheduler-map")
            : Fact.unknown("the platform family is not known", Platform.SUPPLY_MODEL);
    return new TargetRate(open, open.map(r -> ""), open);
  }
}
