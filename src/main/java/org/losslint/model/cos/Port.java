package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.PlatformFamily;
import org.losslint.inventory.Role;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.resolve.Node;

/**
 * A port that class-of-service binds or that the inventory names; a bundle counts as one, by the
 * rate of a member.
 */
public final class Port extends CosSubject {
  static final String SUPPLY_RATE = "give `rate` for the port in the inventory";
  private static final String SUPPLY_PFC = "give it under `pfc` of the port in the inventory";

  private final String name;
  private final Binding binding;
  private final Optional<InventoryPort> stated;
  private final Optional<Blanket> blanket;
  private final Optional<Path> path;
  private final Fact<String> role;
  @CheckForNull private List<Queue> queues;
  @CheckForNull private Ingress ingress;
  @CheckForNull private List<IngressCodePoint> codePoints;

  Port(Device device, String name, Binding binding, Optional<InventoryPort> stated) {
    super(device, name);
    this.name = name;
    this.binding = binding;
    this.stated = stated;
    this.blanket =
        device.input().blanket().filter(b -> device.input().inventory().file().isEmpty());
    Optional<Inventory.Link> link = stated.flatMap(InventoryPort::link);
    this.role = findRole(device, link);
    this.path =
        link.map(l -> new Path(device, l))
            .or(
                () ->
                    blanket
                        .filter(b -> b.role() == Role.DCI && role.isKnown())
                        .map(b -> new Path(device, b)));
  }

  /** A port that stands for none: no name, no binding, a role that cannot be told. */
  Port(Device device, String name, Binding binding, Fact<String> role) {
    super(device, name);
    this.name = name;
    this.binding = binding;
    this.stated = Optional.empty();
    this.blanket = Optional.empty();
    this.path = Optional.empty();
    this.role = role;
  }

  private Fact<String> findRole(Device device, Optional<Inventory.Link> link) {
    if (link.isPresent()) {
      return InventoryFacts.fact(link.get().role(), link.get().place(), "links role")
          .map(Role::label);
    }
    if (stated.isPresent() && stated.get().port().isPresent()) {
      Inventory.Port port = stated.get().port().get();
      return InventoryFacts.fact(port.role(), port.place(), "ports role").map(Role::label);
    }
    if (blanket.isPresent()) {
      return device
          .roles()
          .coveredByBlanket(binding)
          .then(
              covered ->
                  covered
                      ? Fact.known(blanket.get().role().label())
                      : Fact.absent(binding.evidence()));
    }
    return device.roles().ofUnnamedPort(binding);
  }

  public String name() {
    return name;
  }

  /** Whether it stands for a port that is missing. */
  boolean isNone() {
    return stated.isEmpty() && !binding.isBound() && role.isUnknown();
  }

  Binding binding() {
    return binding;
  }

  /** The long-distance path behind it, where it is an end of one. */
  public Optional<Path> path() {
    return path;
  }

  public Fact<String> role() {
    return role;
  }

  boolean hasRole(Role wanted) {
    return role.optional().filter(wanted.label()::equals).isPresent();
  }

  /** Whether the inventory names the port itself, not only a role for all. */
  public Fact<Boolean> named() {
    return Fact.known(stated.isPresent(), evidence());
  }

  /**
   * The family by whose rules its queues are read: on a long-distance port of unknown hardware that
   * of PTX.
   */
  Optional<PlatformFamily> family() {
    return owner().platform().familyFor(hasRole(Role.DCI));
  }

  /** Whether {@link #family()} is a guess. */
  boolean familyIsAssumed() {
    return owner().platform().family().isEmpty() && family().isPresent();
  }

  /** The largest probability that the hardware takes at the first point of a drop profile. */
  public Fact<Quantity> highestFirstProbability() {
    return ofFamily(PlatformFamily::highestFirstProbability);
  }

  // ---- rate

  /** The rate of the port, of a member for a bundle: by the inventory, else as configured. */
  public Fact<Quantity> rate() {
    Fact<Quantity> statedRate = fromInventory(Inventory.Link::rate, Inventory.Port::rate, "rate");
    if (statedRate.isKnown()) {
      return statedRate;
    }
    if (blanket.flatMap(Blanket::rate).isPresent() && role.isKnown()) {
      return Fact.known(blanket.get().rate().orElseThrow());
    }
    Fact<Quantity> configured = configuredRate();
    return configured.isAbsent()
        ? Fact.unknown("the rate of the port is not known", SUPPLY_RATE, evidence())
        : configured;
  }

  /** The rate that the configuration sets; absent where it leaves it to the hardware. */
  public Fact<Quantity> configuredRate() {
    return owner().speeds().of(name);
  }

  Fact<Quantity> statedRate() {
    return fromInventory(Inventory.Link::rate, Inventory.Port::rate, "rate");
  }

  /** What it is shaped to, by itself or by its traffic control profile; absent for no shaper. */
  public Fact<Quantity> shapingRate() {
    return JunosNumber.rate(binding.text("shaping-rate", "rate")).or(this::shapingOfProfile);
  }

  private Fact<Quantity> shapingOfProfile() {
    return binding
        .text("output-traffic-control-profile", "profile-name")
        .then(
            profile -> {
              Spot shaper =
                  owner()
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

  /** What the port can send at most: its rate or its shaper. */
  public Fact<Quantity> attainableRate() {
    return rate()
        .then(
            whole ->
                shapingRate()
                    .map(shaped -> shaped.compareTo(whole) < 0 ? shaped : whole)
                    .or(() -> Fact.known(whole)));
  }

  public Fact<Quantity> temporalMaximum() {
    return rate().then(owner().platform()::temporalMaximum);
  }

  // ---- what the inventory says

  private <T> Fact<T> fromInventory(
      Function<Inventory.Link, Optional<Entry<T>>> ofLink,
      Function<Inventory.Port, Optional<Entry<T>>> ofPort,
      String key) {
    if (stated.isEmpty()) {
      return Fact.absent(evidence());
    }
    InventoryPort row = stated.get();
    return row.link().isPresent()
        ? InventoryFacts.fact(
            ofLink.apply(row.link().get()), row.link().get().place(), "links " + key)
        : row.port().isPresent()
            ? InventoryFacts.fact(
                ofPort.apply(row.port().get()), row.port().get().place(), "ports " + key)
            : Fact.absent(evidence());
  }

  private <T> Fact<T> ofPort(Function<Inventory.Port, Optional<Entry<T>>> reader, String key) {
    return fromInventory(link -> Optional.empty(), reader, key);
  }

  public Fact<Quantity> cable() {
    return ofPort(Inventory.Port::cable, "cable");
  }

  public Fact<Quantity> fabricRtt() {
    return ofPort(Inventory.Port::fabricRtt, "fabric-rtt");
  }

  public Fact<Quantity> oversubscription() {
    return fromInventory(
        Inventory.Link::oversubscription, Inventory.Port::oversubscription, "oversubscription");
  }

  /** The MTU: by the inventory, else as configured. */
  public Fact<Quantity> mtu() {
    return ofPort(Inventory.Port::mtu, "mtu").or(this::configuredMtu);
  }

  public Fact<Quantity> configuredMtu() {
    return JunosNumber.bytes(
        owner().root().child("interfaces").entry("interface", name).text("mtu"));
  }

  /** Bytes reserved behind XOFF for each priority; no configuration says it. */
  public Fact<Quantity> headroom() {
    return needed(ofPort(port -> port.pfc().headroom(), "pfc headroom"), "the headroom");
  }

  /** Bytes that the lossless queue may hold; no configuration says it. */
  public Fact<Quantity> queueDepth() {
    return needed(ofPort(port -> port.pfc().queueDepth(), "pfc queue-depth"), "the queue depth");
  }

  private Fact<Quantity> needed(Fact<Quantity> entry, String what) {
    return entry.isAbsent() ? needsPfcEntry(what, entry.evidence()) : entry;
  }

  Fact<Quantity> statedXoff() {
    return ofPort(port -> port.pfc().xoff(), "pfc xoff");
  }

  /** The priority that the hosts behind the port pause. */
  public Fact<Quantity> hostPriority() {
    Fact<Integer> own = ofPort(port -> port.pfc().priority(), "pfc priority");
    return own.map(Quantity::number).or(owner().rdma()::priority);
  }

  /** What the optical engines add to one pause loop; 220 ns unless stated (second seed). */
  public Fact<Quantity> transceiverLatency() {
    return latency(ofPort(port -> port.latency().transceiver(), "latency transceiver"), 220);
  }

  /** From the watermark to the pause frame on the wire; 400 ns unless stated (second seed). */
  public Fact<Quantity> switchLatency() {
    return latency(ofPort(port -> port.latency().switchMac(), "latency switch-mac"), 400);
  }

  /** From the pause frame to the last byte of the sender; 350 ns unless stated (second seed). */
  public Fact<Quantity> nicLatency() {
    return latency(ofPort(port -> port.latency().nic(), "latency nic"), 350);
  }

  private static Fact<Quantity> latency(Fact<Quantity> stated, long usual) {
    return stated.isAbsent()
        ? Fact.assumed(Quantity.of(usual, Unit.NS), stated.evidence())
        : stated;
  }

  /** What light takes for each metre; 5 ns unless stated (second seed). */
  public Fact<Quantity> fibreLatency() {
    Fact<Quantity> stated = ofPort(port -> port.latency().fibre(), "latency fibre");
    return stated.isAbsent()
        ? Fact.byDefault(
            Quantity.of(5, Unit.NS).dividedBy(Quantity.of(1, Unit.M)), stated.evidence())
        : stated;
  }

  /** What the chip needs on top of the headroom formula; absent where nothing is stated. */
  public Fact<Quantity> headroomAddition() {
    return owner().platform().headroomAddition();
  }

  static <T> Fact<T> needsPfcEntry(String what, Evidence evidence) {
    return Fact.unknown(what + " is not in the inventory", SUPPLY_PFC, evidence);
  }

  // ---- bindings

  public Fact<String> schedulerMap() {
    return binding.text("scheduler-map");
  }

  public Fact<String> notificationProfileName() {
    return binding.text("congestion-notification-profile");
  }

  /** The notification profile bound to it; empty where none is, or its name leads nowhere. */
  Optional<CongestionProfile> notificationProfile() {
    return notificationProfileName().optional().flatMap(owner().objects()::congestionProfile);
  }

  public List<Queue> queues() {
    List<Queue> known = queues;
    if (known == null) {
      known = PortQueues.of(this);
      queues = known;
    }
    return known;
  }

  /** The queues of the RDMA class, a placeholder for one that is missing among them. */
  public List<Queue> rdmaQueues() {
    List<Queue> rdma = new ArrayList<>();
    for (Queue queue : queues()) {
      if (queue.rdma().optional().orElse(false)) {
        rdma.add(queue);
      }
    }
    return rdma;
  }

  /** Whether a scheduler map of the port holds the RDMA class. */
  public Fact<Boolean> rdmaScheduled() {
    Fact<String> map = schedulerMap();
    if (map.isUnknown()) {
      return map.map(never -> false);
    }
    for (Queue queue : queues()) {
      if (!queue.isPlaceholder() && queue.rdma().optional().orElse(false)) {
        return Fact.known(true, queue.evidence());
      }
    }
    Fact<Items> classes = owner().rdmaClasses();
    if (classes.isUnknown()) {
      return classes.map(never -> false);
    }
    Fact<Boolean> absent = binding.absent("scheduler-map");
    return map.isKnown()
        ? owner()
            .objects()
            .isDefined(ObjectKind.SCHEDULER_MAP, "", map.optional().orElse(""), map.evidence())
            .map(defined -> false)
        : absent.isUnknown()
            ? absent
            : owner()
                .openIfFragment(
                    Fact.known(false, absent.evidence()), "the scheduler map of " + name);
  }

  /** Whether the configuration speaks of the port at all. */
  public Fact<Boolean> configured() {
    Spot port = owner().root().child("interfaces").entry("interface", name);
    if (port.exists() || binding.isBound()) {
      return Fact.known(true, port.exists() ? port.evidence() : binding.evidence());
    }
    Fact<Boolean> absent = port.absent("");
    return absent.isUnknown()
        ? absent
        : owner().openIfFragment(Fact.known(false, absent.evidence()), "the port " + name);
  }

  /** Whether a unit of it carries MPLS. */
  public Fact<Boolean> mpls() {
    Spot port = owner().root().child("interfaces").entry("interface", name);
    if (port.node().isPresent()) {
      for (Node unit : port.node().get().entries("unit")) {
        Optional<Node> mpls = unit.at("family", "mpls");
        if (mpls.isPresent()) {
          return Fact.known(true, Spot.evidence(mpls.get()));
        }
      }
    }
    Fact<Boolean> absent = port.absent("family mpls");
    return absent.isUnknown() ? absent : Fact.known(false, absent.evidence());
  }

  /** The slot of a name such as {@code et-3/0/1}; absent for bundles. */
  public Fact<String> lineCard() {
    int dash = name.indexOf('-');
    int slash = name.indexOf('/');
    return dash > 0 && slash > dash
        ? Fact.known(name.substring(dash + 1, slash), evidence())
        : Fact.absent(evidence());
  }

  /** XOFF as a share of the queue depth, by the inventory, or by the pause account on routers. */
  public Fact<Quantity> xoff() {
    Fact<Quantity> fromAccount =
        notificationProfile()
            .map(profile -> profile.xoffShare(this))
            .orElseGet(() -> Fact.absent(evidence()));
    if (!fromAccount.isAbsent()) {
      return fromAccount;
    }
    Fact<Quantity> written = statedXoff();
    if (!written.isAbsent()) {
      return written;
    }
    return family().filter(f -> !f.xoffIsSetting()).isPresent()
        ? Fact.unknown(
            "the pause limit is not a setting on "
                + family().get().title()
                + ", and the inventory does not give it",
            SUPPLY_PFC,
            written.evidence())
        : needsPfcEntry("the pause limit (XOFF)", written.evidence());
  }

  /** Where XOFF comes from: {@code inventory} or {@code pfc-account}. */
  public Fact<String> xoffSource() {
    Fact<Quantity> fromAccount =
        notificationProfile()
            .map(profile -> profile.xoffShare(this))
            .orElseGet(() -> Fact.absent(evidence()));
    return fromAccount.isAbsent()
        ? statedXoff().map(x -> "inventory")
        : fromAccount.map(x -> "pfc-account");
  }

  // ---- what comes in

  Ingress ingress() {
    Ingress known = ingress;
    if (known == null) {
      known = new Ingress(this);
      ingress = known;
    }
    return known;
  }

  /** The code points that matter to pause here. */
  public List<IngressCodePoint> codePoints() {
    List<IngressCodePoint> known = codePoints;
    if (known == null) {
      known = IngressCodePoint.of(this);
      codePoints = known;
    }
    return known;
  }

  /** The class that a DSCP gets here. */
  public Fact<String> classOf(Quantity dscp) {
    return ingress().classOf((int) dscp.value().toLongExact());
  }

  /** {@code cable-length} of its notification profile. */
  public Fact<Quantity> cableLength() {
    Optional<CongestionProfile> profile = notificationProfile();
    return profile.isPresent()
        ? profile.get().cableLength().reachedBy(PortQueues.step(notificationProfileName()))
        : Fact.absent(notificationProfileName().evidence());
  }

  // ---- what the hardware makes of it

  /** Whether the port is named and matched by a glob as well under class-of-service. */
  public Fact<Boolean> matchedTwice() {
    return Fact.known(binding.isMatchedTwice(), evidence());
  }

  /** How the hardware draws the probability between the points of a drop profile. */
  public Fact<String> curve() {
    return family()
        .map(f -> Fact.byDefault(word(f.curve()), Evidence.NONE))
        .orElseGet(() -> Fact.unknown("the platform family is not known", Platform.SUPPLY_MODEL));
  }

  /** How many points of a drop profile the hardware uses. */
  public Fact<Quantity> mostPoints() {
    return ofFamily(f -> Optional.of(Quantity.number(f.mostPoints())));
  }

  /** Whether the hardware is known to ignore further points, and {@code interpolate}. */
  public Fact<Boolean> pointsEnforced() {
    return Fact.byDefault(owner().platform().pointsEnforced(), Evidence.NONE);
  }

  /** The cable that the platform reckons with where nothing is set. */
  public Fact<Quantity> defaultCable() {
    return ofFamily(PlatformFamily::defaultCable);
  }

  private Fact<Quantity> ofFamily(Function<PlatformFamily, Optional<Quantity>> reader) {
    Optional<PlatformFamily> known = family();
    if (known.isEmpty()) {
      return Fact.unknown("the platform family is not known", Platform.SUPPLY_MODEL);
    }
    Optional<Quantity> value = reader.apply(known.get());
    return value.isPresent()
        ? Fact.byDefault(value.get(), Evidence.NONE)
        : Fact.absent(Evidence.NONE);
  }

  private static String word(PlatformFamily.Curve curve) {
    return switch (curve) {
      case LINE -> "line";
      case STAIRCASE -> "staircase";
      case TWO_POINT -> "two-point";
      case PIECEWISE -> "piecewise";
    };
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("link") ? path : super.in(kind);
  }

  @Override
  public SubjectKind<?> kind() {
    return PortVocabulary.PORT;
  }

  @Override
  public Evidence evidence() {
    return binding.evidence();
  }
}
