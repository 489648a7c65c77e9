package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.Role;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;

/**
 * A link of the inventory, or the path that {@code --role dci --rtt …} puts behind every covered
 * port. Nothing of it is ever made up from something else: a link with a length and no round-trip
 * time has no round-trip time.
 */
public final class Path implements Subject {
  private static final String SUPPLY_RTT =
      "measure it and give `rtt` for the link in the inventory";

  @CheckForNull private final Device device;
  private final Optional<Inventory.Link> link;
  private final Optional<Blanket> blanket;
  private final Items queues;

  Path(Device device, Inventory.Link link) {
    this.device = device;
    this.link = Optional.of(link);
    this.blanket = Optional.empty();
    this.queues = endsComeLater();
  }

  Path(Device device, Blanket blanket) {
    this.device = device;
    this.link = Optional.empty();
    this.blanket = Optional.of(blanket);
    this.queues = endsComeLater();
  }

  /**
   * A link judged for itself, when all devices are read.
   *
   * @param queues digests of the RDMA queues at its ends, and why one may be missing
   */
  public Path(Inventory.Link link, Items queues) {
    this.device = null;
    this.link = Optional.of(link);
    this.blanket = Optional.empty();
    this.queues = queues;
  }

  /** A rule on one device cannot see the other end. */
  private static Items endsComeLater() {
    return new Items(
        List.of(),
        Optional.of(
            new Fact.Unknown<>(
                "the ends of a link are compared when all devices are read",
                "ask for it in a rule on links",
                Evidence.NONE)));
  }

  public String name() {
    return link.map(l -> l.name().value()).orElse("the path of --role");
  }

  public Optional<Inventory.Link> link() {
    return link;
  }

  private <T> Fact<T> of(
      java.util.function.Function<Inventory.Link, Optional<org.losslint.inventory.Entry<T>>> reader,
      String key) {
    return link.isPresent()
        ? InventoryFacts.fact(
            reader.apply(link.get()), link.get().place(), "links " + name() + " " + key)
        : Fact.absent(Evidence.NONE);
  }

  /** The RDMA queues at its ends. */
  public Fact<Items> queues() {
    return Fact.known(queues, evidence());
  }

  public Fact<String> role() {
    return blanket.isPresent()
        ? Fact.known(blanket.get().role().label())
        : of(Inventory.Link::role, "role").map(Role::label);
  }

  /** Measured between the two routers. */
  public Fact<Quantity> rtt() {
    Fact<Quantity> rtt =
        blanket.isPresent()
            ? blanket
                .get()
                .rtt()
                .map(Fact::known)
                .orElseGet(() -> Fact.unknown("no RTT is given", "add --rtt"))
            : of(Inventory.Link::rtt, "rtt");
    return rtt.isAbsent()
        ? Fact.unknown(
            "the RTT of the link " + name() + " is not known", SUPPLY_RTT, rtt.evidence())
        : rtt;
  }

  /**
   * Whether the inventory gives a round-trip time at all; true for a path from the command line.
   */
  public Fact<Boolean> rttGiven() {
    return link.isPresent()
        ? Fact.known(link.get().rtt().isPresent(), rtt().evidence())
        : Fact.known(true);
  }

  public Fact<String> rttSource() {
    return of(Inventory.Link::rttSource, "rtt-source");
  }

  /**
   * What the two data centres add: as given, or 10 µs for each km of their combined radius (first
   * seed, note).
   */
  public Fact<Quantity> intraRtt() {
    return of(Inventory.Link::intraDcRtt, "intra-dc-rtt")
        .or(
            () ->
                of(Inventory.Link::radius, "radius")
                    .map(radius -> Quantity.of(10, Unit.US).times(radius.in(Unit.KM))));
  }

  /** Router to router plus what the data centres add. */
  public Fact<Quantity> pathRtt() {
    return rtt().then(rtt -> intraRtt().map(rtt::plus).or(() -> Fact.known(rtt)));
  }

  public Fact<Quantity> rate() {
    return blanket.isPresent()
        ? blanket
            .get()
            .rate()
            .map(Fact::known)
            .orElseGet(() -> Fact.unknown("no rate is given", "add --rate"))
        : of(Inventory.Link::rate, "rate");
  }

  public Fact<Quantity> distance() {
    return of(Inventory.Link::distance, "distance");
  }

  public Fact<Quantity> oversubscription() {
    return of(Inventory.Link::oversubscription, "oversubscription");
  }

  public Fact<String> profile() {
    return of(Inventory.Link::profile, "profile");
  }

  public Fact<Quantity> utilisationTarget() {
    return of(Inventory.Link::utilisationTarget, "targets utilisation");
  }

  @Override
  public SubjectKind<?> kind() {
    return PathVocabulary.LINK;
  }

  @Override
  public String label() {
    return name();
  }

  @Override
  public String device() {
    return device == null ? "" : device.device();
  }

  @Override
  public String file() {
    return device != null ? device.file() : link.map(l -> l.place().file().path()).orElse("");
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("link")
        ? Optional.of(this)
        : kind.equals("device") ? Optional.ofNullable(device) : Optional.empty();
  }

  @Override
  public Evidence evidence() {
    return link.map(l -> InventoryFacts.at(l.place(), "links " + name())).orElse(Evidence.NONE);
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    for (Fact<?> queue : queues.facts()) {
      Optional<Fact.Unknown<?>> cut =
          queue instanceof Fact.Known<?> known && known.value() instanceof Subject subject
              ? subject.partial()
              : Optional.empty();
      if (cut.isPresent()) {
        return cut;
      }
    }
    return Optional.empty();
  }
}
