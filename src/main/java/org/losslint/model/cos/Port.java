package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.PlatformFamily;
import org.losslint.inventory.Role;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.resolve.Node;

/**
 * A port that class-of-service binds or that the inventory names; a bundle counts as one, by the
 * rate of a member.
 */
public final class Port extends CosSubject {
  private final String name;
  private final Binding binding;
  private final StatedPort stated;
  private final Optional<Blanket> blanket;
  private final Optional<Path> path;
  private final Fact<String> role;
  private final PortRate rates = new PortRate(this);
  @CheckForNull private List<Queue> queues;
  @CheckForNull private Ingress ingress;
  @CheckForNull private List<IngressCodePoint> codePoints;

  Port(Device device, String name, Binding binding, Optional<InventoryPort> row) {
    super(device, name);
    this.name = name;
    this.binding = binding;
    this.stated = new StatedPort(row, binding.evidence());
    this.blanket =
        device.input().blanket().filter(b -> device.input().inventory().file().isEmpty());
    this.role = findRole(device);
    this.path =
        stated
            .link()
            .map(l -> new Path(device, l))
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
    this.stated = new StatedPort(Optional.empty(), binding.evidence());
    this.blanket = Optional.empty();
    this.path = Optional.empty();
    this.role = role;
  }

  private Fact<String> findRole(Device device) {
    if (stated.isNamed()) {
      return stated.role();
    }
    return blanket.isPresent()
        ? device
            .roles()
            .coveredByBlanket(binding)
            .then(
                covered ->
                    covered
                        ? Fact.known(blanket.get().role().label())
                        : Fact.absent(binding.evidence()))
        : device.roles().ofUnnamedPort(binding);
  }

  public String name() {
    return name;
  }

  /** Whether it stands for a port that is missing. */
  boolean isNone() {
    return !stated.isNamed() && !binding.isBound() && role.isUnknown();
  }

  Binding binding() {
    return binding;
  }

  /** What the inventory says of it. */
  StatedPort stated() {
    return stated;
  }

  /** The role that the command line gives to all ports with RDMA; empty beside an inventory. */
  Optional<Blanket> blanket() {
    return blanket;
  }

  /** The long-distance path behind it, where it is an end of one. */
  public Optional<Path> path() {
    return path;
  }

  /** {@code dci}, {@code leaf} or {@code spine}; absent for none. */
  public Fact<String> role() {
    return role;
  }

  boolean hasRole(Role wanted) {
    return role.optional().filter(wanted.label()::equals).isPresent();
  }

  /** Whether the inventory names the port itself, not only a role for all. */
  Fact<Boolean> named() {
    return Fact.known(stated.isNamed(), evidence());
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

  PortHardware hardware() {
    return new PortHardware(this);
  }

  PauseLoop pauseLoop() {
    return new PauseLoop(this);
  }

  PauseLimit pauseLimit() {
    return new PauseLimit(this);
  }

  PortRate rates() {
    return rates;
  }

  /** Its speed, of a member for a bundle: by the inventory, else as configured. */
  public Fact<Quantity> rate() {
    return rates.rate();
  }

  /** The largest temporal buffer of the platform at its rate. */
  public Fact<Quantity> temporalMaximum() {
    return rates.temporalMaximum();
  }

  /** XOFF as a share of the queue depth, by the inventory, or by the pause account on routers. */
  public Fact<Quantity> xoff() {
    return pauseLimit().xoff();
  }

  /** The MTU: by the inventory, else as configured; absent for neither. */
  Fact<Quantity> mtu() {
    return stated.mtu().or(() -> JunosNumber.bytes(interfaceSpot().text("mtu")));
  }

  /** The priority that the hosts behind the port pause; absent where the inventory is silent. */
  Fact<Quantity> hostPriority() {
    return stated.hostPriority().or(owner().rdma()::priority);
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
  Fact<Boolean> rdmaScheduled() {
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

  private Spot interfaceSpot() {
    return owner().root().child("interfaces").entry("interface", name);
  }

  /** Whether the configuration speaks of the port at all. */
  Fact<Boolean> configured() {
    Spot port = interfaceSpot();
    if (port.exists() || binding.isBound()) {
      return Fact.known(true, port.exists() ? port.evidence() : binding.evidence());
    }
    Fact<Boolean> absent = port.absent("");
    return absent.isUnknown()
        ? absent
        : owner().openIfFragment(Fact.known(false, absent.evidence()), "the port " + name);
  }

  /** Whether a unit of it carries MPLS. */
  Fact<Boolean> mpls() {
    Spot port = interfaceSpot();
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

  /** Whether the port is named and matched by a glob as well under class-of-service. */
  Fact<Boolean> matchedTwice() {
    return Fact.known(binding.isMatchedTwice(), evidence());
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
  Fact<Quantity> cableLength() {
    Optional<CongestionProfile> profile = notificationProfile();
    return profile.isPresent()
        ? profile.get().cableLength().reachedBy(PortQueues.step(notificationProfileName()))
        : Fact.absent(notificationProfileName().evidence());
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
