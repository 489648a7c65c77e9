package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.Role;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.source.SourceFile;

/** A GPU host: what the inventory says of it, and which paths its RDMA takes. */
public final class RdmaHost implements Subject {
  /** Priority 3 carries RDMA unless the inventory says otherwise (second seed document). */
  private static final int USUAL_PRIORITY = 3;

  private static final int CODE_POINTS = 64;

  public static final SubjectKind<RdmaHost> KIND = HostVocabulary.declare();

  private final HostName name;
  private final SourceFile file;
  private final HostDirectory directory;
  private final List<RdmaPath> paths;
  private final boolean aside;
  private final List<Fact<String>> otherCards;

  RdmaHost(HostName name, SourceFile file, HostDirectory directory, List<RdmaPath> paths) {
    this(name, file, directory, paths, false, List.of());
  }

  private RdmaHost(
      HostName name,
      SourceFile file,
      HostDirectory directory,
      List<RdmaPath> paths,
      boolean aside,
      List<Fact<String>> otherCards) {
    this.name = name;
    this.file = file;
    this.directory = directory;
    this.paths = List.copyOf(paths);
    this.aside = aside;
    this.otherCards = List.copyOf(otherCards);
  }

  /** The host as a card of it sees it that carries no RDMA: on no path, at no leaf. */
  RdmaHost aside() {
    return new RdmaHost(name, file, directory, paths, true, otherCards);
  }

  /**
   * The host with what was dumped of cards that its {@code nics} do not name.
   *
   * @param cards their names, each where it is dumped
   */
  RdmaHost withOtherCards(List<Fact<String>> cards) {
    return new RdmaHost(name, file, directory, paths, aside, cards);
  }

  /** The cards of which there are dumps and which its {@code nics} do not name. */
  Fact<Items> otherCards() {
    return otherCards.isEmpty()
        ? Fact.absent(listing())
        : Fact.known(Items.of(otherCards), otherCards.get(0).evidence());
  }

  /** Whether the inventory says by which cards it does RDMA. */
  Fact<Boolean> namesCards() {
    boolean names = name.listed().filter(host -> !host.nics().isEmpty()).isPresent();
    return Fact.known(names, listing());
  }

  HostName hostName() {
    return name;
  }

  List<RdmaPath> paths() {
    return paths;
  }

  Fabric fabric() {
    return directory.fabric();
  }

  HostDirectory directory() {
    return directory;
  }

  Inventory inventory() {
    return directory.inventory();
  }

  Fact<Boolean> dci() {
    if (aside) {
      return Fact.known(false, listing());
    }
    if (name.listed().isEmpty() && paths.isEmpty()) {
      return Fact.unknown(
          "nobody says which paths the host " + name.name() + " uses",
          "list it under `hosts` in the inventory with its `links`, or give --role and --rtt");
    }
    for (RdmaPath path : paths) {
      if (path.isDci()) {
        return Fact.known(true, path.evidence());
      }
    }
    return Fact.known(false, listing());
  }

  Fact<Boolean> leaf() {
    if (aside) {
      return Fact.known(false, listing());
    }
    if (name.listed().isEmpty()) {
      for (RdmaPath path : paths) {
        if (path.role().isPresent() && path.role().get() != Role.DCI) {
          return Fact.known(true, path.evidence());
        }
      }
      return dci().then(dci -> Fact.known(false));
    }
    boolean placed = false;
    for (Inventory.Nic nic : name.listed().get().nics()) {
      placed = placed || nic.device().isPresent();
      Optional<Inventory.Port> port = portOf(nic).filter(RdmaHost::isOfFabric);
      if (port.isPresent()) {
        return Fact.known(true, Evidences.of(port.get().place(), "ports"));
      }
    }
    if (placed || !inventory().ports().stream().anyMatch(RdmaHost::isOfFabric)) {
      return Fact.known(false, listing());
    }
    return dci().then(dci -> Fact.assumed(!dci, listing()));
  }

  private static boolean isOfFabric(Inventory.Port port) {
    return port.role().isPresent() && port.role().get().value() != Role.DCI;
  }

  private Optional<Inventory.Port> portOf(Inventory.Nic nic) {
    return nic.device()
        .flatMap(
            device ->
                nic.interfaceName()
                    .flatMap(name -> directory.index().port(device.value(), name.value())));
  }

  Fact<Quantity> ofPaths(BinaryOperator<Quantity> choice) {
    if (paths.isEmpty()) {
      return dci().then(none -> Fact.absent(listing()));
    }
    Fact<Quantity> chosen = paths.get(0).rtt();
    for (RdmaPath path : paths.subList(1, paths.size())) {
      Fact<Quantity> next = path.rtt();
      if (chosen.isKnown() && next.isKnown()) {
        Quantity winner =
            choice.apply(chosen.optional().orElseThrow(), next.optional().orElseThrow());
        chosen = winner.equals(next.optional().orElseThrow()) ? next : chosen;
      } else {
        chosen = chosen.isKnown() ? next : chosen;
      }
    }
    return chosen;
  }

  /** What the ports say that it is plugged into, else the default of the inventory. */
  Fact<Quantity> rdmaPriority() {
    List<Entry<Integer>> own = new ArrayList<>(1);
    for (Inventory.Nic nic : name.listed().map(Inventory.Host::nics).orElse(List.of())) {
      portOf(nic).flatMap(port -> port.pfc().priority()).ifPresent(own::add);
    }
    for (Entry<Integer> priority : own) {
      if (!priority.value().equals(own.get(0).value())) {
        return Fact.unknown(
            "the ports of " + name.name() + " pause different priorities",
            "give them one `pfc: {priority: N}` in the inventory");
      }
    }
    Optional<Entry<Integer>> given =
        own.isEmpty() ? inventory().defaults().pfcPriority() : Optional.of(own.get(0));
    return given.isPresent()
        ? written(given, "pfc-priority").map(Quantity::number)
        : Fact.assumed(Quantity.number(USUAL_PRIORITY), Evidence.NONE);
  }

  Fact<Quantity> cnpDscp() {
    return written(inventory().defaults().cnpDscp(), "defaults cnp-dscp").map(Quantity::number);
  }

  Fact<Items> rdmaDscp() {
    List<Entry<Integer>> given = inventory().defaults().rdmaDscp();
    if (given.isEmpty()) {
      return Fact.absent(Evidence.NONE);
    }
    List<Fact<Quantity>> points = new ArrayList<>(given.size());
    for (Entry<Integer> point : given) {
      points.add(
          Fact.known(
              Quantity.number(point.value()), Evidences.of(point.place(), "defaults rdma-dscp")));
    }
    return Fact.known(Items.of(points), points.get(0).evidence());
  }

  /** Where a card is plugged in. */
  record Socket(String device, String interfaceName) {}

  List<Socket> sockets() {
    List<Socket> sockets = new ArrayList<>(1);
    for (Inventory.Nic nic : name.listed().map(Inventory.Host::nics).orElse(List.of())) {
      if (nic.device().isPresent() && nic.interfaceName().isPresent()) {
        sockets.add(new Socket(nic.device().get().value(), nic.interfaceName().get().value()));
      }
    }
    return sockets;
  }

  Fact<Items> ports() {
    return ofSockets(
        socket ->
            fabric()
                .port(socket.device(), socket.interfaceName())
                .map(Fact::known)
                .orElseGet(
                    () ->
                        Fact.unknown(
                            "the configuration of "
                                + socket.device()
                                + " "
                                + socket.interfaceName()
                                + " was not read",
                            "check the configuration of " + socket.device() + " in the same run")));
  }

  Fact<Items> classesOf(Quantity dscp) {
    boolean isCodePoint =
        dscp.value().isInteger()
            && dscp.value().signum() >= 0
            && dscp.compareTo(Quantity.number(CODE_POINTS)) < 0;
    if (!isCodePoint) {
      return Fact.unknown(dscp + " is no code point", "give a number from 0 to 63", listing());
    }
    int point = (int) dscp.value().toLongExact();
    return ofSockets(s -> fabric().classOf(s.device(), s.interfaceName(), point));
  }

  /** Something of each port that a card is plugged into; what cannot be told makes a list open. */
  private <T> Fact<Items> ofSockets(Function<Socket, Fact<T>> attribute) {
    List<Fact<T>> found = new ArrayList<>();
    Optional<Fact.Unknown<?>> missing = Optional.empty();
    for (Socket socket : sockets()) {
      Fact<T> each = attribute.apply(socket);
      if (each instanceof Fact.Unknown<T> unknown) {
        missing = Optional.of(unknown);
      } else {
        found.add(each);
      }
    }
    if (found.isEmpty() && missing.isEmpty()) {
      missing =
          Optional.of(
              new Fact.Unknown<>(
                  "nobody says into which switch ports the host " + name.name() + " is plugged",
                  "give `nics` with `device` and `interface` for the host in the inventory",
                  Evidence.NONE));
    }
    return Fact.known(new Items(found, missing), listing());
  }

  <T> Fact<T> ofInventory(Optional<Entry<T>> entry, String key) {
    if (name.listed().isEmpty()) {
      return Fact.unknown(
          "the host " + name.name() + " is not in the inventory",
          "list it under `hosts` with its `files` or its name");
    }
    String path = "hosts " + name.name() + " " + key;
    return entry
        .map(e -> Fact.known(e.value(), Evidences.of(e.place(), path)))
        .orElseGet(() -> Fact.absent(Evidences.of(name.listed().get().place(), path)));
  }

  static <T> Fact<T> written(Optional<Entry<T>> entry, String path) {
    return entry
        .map(e -> Fact.known(e.value(), Evidences.of(e.place(), path)))
        .orElseGet(() -> Fact.absent(Evidence.NONE));
  }

  /** Where the inventory lists the host. */
  private Evidence listing() {
    return name.listed()
        .map(h -> Evidences.of(h.place(), "hosts " + name.name()))
        .orElse(Evidence.NONE);
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return name.name();
  }

  @Override
  public String device() {
    return name.name();
  }

  @Override
  public String file() {
    return file.path();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return Optional.empty();
  }

  /** What named the host, for "how it was reached". */
  List<Evidence.Step> via() {
    return name.via();
  }

  @Override
  public Evidence evidence() {
    Evidence listing = listing();
    return new Evidence(listing.place(), listing.path(), name.via());
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return Optional.empty();
  }
}
