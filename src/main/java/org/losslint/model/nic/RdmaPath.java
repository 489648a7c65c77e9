package org.losslint.model.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.Role;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.source.Place;

/**
 * A path that the RDMA of hosts takes: a link of the inventory, or what the command line says of
 * all.
 *
 * @param name of the link
 * @param role empty where the inventory gives none
 * @param rtt from host to host: that of the link, and what the two data centres add
 * @param rate of the port; of an ae end that of one member
 * @param bdp rate × round-trip time, the bandwidth-delay product
 * @param profileDepth buffer depth of the link's profile in multiples of the round-trip time
 * @param oversubscription offered ÷ link rate by port count
 * @param utilisationTarget share of the line rate wanted in steady state
 */
public record RdmaPath(
    String name,
    Optional<Role> role,
    Fact<Quantity> rtt,
    Fact<Quantity> rate,
    Fact<Quantity> bdp,
    Fact<Quantity> profileDepth,
    Fact<Quantity> oversubscription,
    Fact<Quantity> utilisationTarget,
    Evidence evidence) {
  /** Light in fibre and back: 2 × 5 µs for each km (first seed document, Buffer Depth). */
  private static final Rational MICROSECONDS_PER_KM = Rational.of(10);

  private static final String BLANKET = "path of the command line";

  static RdmaPath of(Inventory.Link link) {
    String path = "links " + link.name().value();
    Fact<Quantity> rtt =
        required(
                link.rtt(),
                path + " rtt",
                link.place(),
                "the link " + link.name().value() + " has no rtt")
            .with(intraDataCentre(link), Quantity::plus);
    Fact<Quantity> rate =
        required(
            link.rate(),
            path + " rate",
            link.place(),
            "the link " + link.name().value() + " has no rate");
    return new RdmaPath(
        link.name().value(),
        link.role().map(Entry::value),
        rtt,
        rate,
        rate.with(rtt, Quantity::times),
        profileDepth(link, path),
        optional(link.oversubscription(), path + " oversubscription", link.place()),
        optional(link.utilisationTarget(), path + " targets utilisation", link.place()),
        new Evidence(Optional.of(link.place()), path, List.of()));
  }

  static RdmaPath of(Blanket blanket) {
    Fact<Quantity> rtt = given(blanket.rtt(), "--rtt");
    Fact<Quantity> rate = given(blanket.rate(), "--rate");
    return new RdmaPath(
        BLANKET,
        Optional.of(blanket.role()),
        rtt,
        rate,
        rate.with(rtt, Quantity::times),
        Fact.unknown("no link says its profile", "name the link in the inventory"),
        Fact.absent(Evidence.NONE),
        Fact.absent(Evidence.NONE),
        Evidence.NONE);
  }

  private static Fact<Quantity> given(Optional<Quantity> value, String option) {
    return value
        .map(Fact::known)
        .orElseGet(
            () -> Fact.unknown("the path is not known", "give " + option + " or an inventory"));
  }

  private static Fact<Quantity> intraDataCentre(Inventory.Link link) {
    if (link.intraDcRtt().isPresent()) {
      return Fact.known(link.intraDcRtt().get().value());
    }
    return Fact.known(
        link.radius()
            .map(r -> Quantity.of(r.value().in(Unit.KM).times(MICROSECONDS_PER_KM), Unit.US))
            .orElse(Quantity.of(0, Unit.US)));
  }

  /** 2.5 and 10 round-trip times: the two profiles of the first seed document. */
  private static Fact<Quantity> profileDepth(Inventory.Link link, String path) {
    if (link.profile().isEmpty()) {
      return Fact.unknown(
          "the link " + link.name().value() + " has no profile",
          "give `profile: final` or `deep` for it in the inventory",
          new Evidence(Optional.of(link.place()), path + " profile", List.of()));
    }
    Entry<String> profile = link.profile().get();
    Rational depth = profile.value().equals("deep") ? Rational.of(10) : Rational.of(5, 2);
    return Fact.assumed(Quantity.number(depth), Evidences.of(profile.place(), path + " profile"));
  }

  private static Fact<Quantity> required(
      Optional<Entry<Quantity>> entry, String path, Place link, String because) {
    if (entry.isEmpty()) {
      return Fact.unknown(
          because, "give it for the link in the inventory", Evidences.of(link, path));
    }
    return Fact.known(entry.get().value(), Evidences.of(entry.get().place(), path));
  }

  private static Fact<Quantity> optional(Optional<Entry<Quantity>> entry, String path, Place link) {
    return entry
        .map(e -> Fact.known(e.value(), Evidences.of(e.place(), path)))
        .orElseGet(() -> Fact.absent(Evidences.of(link, path)));
  }

  boolean isDci() {
    return role.isPresent() && role.get() == Role.DCI;
  }
}
