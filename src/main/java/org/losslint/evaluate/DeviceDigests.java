package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectDigest;
import org.losslint.model.cos.Device;
import org.losslint.model.cos.Path;
import org.losslint.model.cos.Port;
import org.losslint.model.cos.Queue;
import org.losslint.model.nic.Fabric;
import org.losslint.quantity.Quantity;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;

/**
 * What is kept of devices for the rules that join several files: of ports that the inventory names
 * one by one, which are the ends of links, those that cards are plugged into, and those under
 * {@code ports} without a pattern. Everything else of a device can go once it is judged.
 */
final class DeviceDigests implements Fabric {
  private static final int CODE_POINTS = 64;

  private final Inventory inventory;
  private final InventoryIndex index;
  private final Map<String, List<String>> wanted;
  private final Set<String> read = new HashSet<>();
  private final Map<String, Map<String, PortDigest>> ports = new HashMap<>();

  /**
   * @param classes the class of each DSCP; none for a port that no card is plugged into
   */
  private record PortDigest(
      SubjectDigest port, List<SubjectDigest> rdmaQueues, List<Fact<String>> classes) {}

  DeviceDigests(Expectations expectations) {
    this.inventory = expectations.inventory();
    this.index = expectations.index();
    this.wanted = new HashMap<>();
    for (Inventory.Host host : inventory.hosts()) {
      for (Inventory.Nic nic : host.nics()) {
        if (nic.device().isPresent() && nic.interfaceName().isPresent()) {
          wanted
              .computeIfAbsent(nic.device().get().value(), name -> new ArrayList<>(1))
              .add(nic.interfaceName().get().value());
        }
      }
    }
  }

  private DeviceDigests(
      Inventory inventory, InventoryIndex index, Map<String, List<String>> wanted) {
    this.inventory = inventory;
    this.index = index;
    this.wanted = wanted;
  }

  /** An empty one for the same run, which another thread may fill. */
  DeviceDigests beside() {
    return new DeviceDigests(inventory, index, wanted);
  }

  /** Adds what another one kept, behind what is here; of two files of one device the first. */
  void take(DeviceDigests other) {
    for (String device : other.read) {
      if (read.add(device)) {
        ports.put(device, other.ports.get(device));
      }
    }
  }

  /** Everything in a file that a rule over several files may point at. */
  void places(Consumer<Place> found) {
    for (Map<String, PortDigest> ofDevice : ports.values()) {
      for (PortDigest port : ofDevice.values()) {
        port.port().places(found);
        for (SubjectDigest queue : port.rdmaQueues()) {
          queue.places(found);
        }
        for (Fact<String> each : port.classes()) {
          each.evidence().places(found);
        }
      }
    }
  }

  /** Keeps what is needed of a device that was judged; of two files of one device the first. */
  void add(Device device) {
    String name = device.device();
    if (!inventory.isPresent() || index.device(name).isEmpty() || !read.add(name)) {
      return;
    }
    Map<String, PortDigest> kept = new LinkedHashMap<>();
    for (Port port : device.ports()) {
      boolean isEnd = index.end(name, port.name()).isPresent();
      if (isEnd || isNamed(name, port.name())) {
        List<SubjectDigest> queues = isEnd ? rdmaQueues(port) : List.of();
        kept.put(port.name(), new PortDigest(SubjectDigest.of(port), queues, List.of()));
      }
    }
    for (String plugged : wanted.getOrDefault(name, List.of())) {
      Port port = device.portFor(plugged);
      PortDigest known = kept.get(plugged);
      kept.put(
          plugged,
          new PortDigest(
              known == null ? SubjectDigest.of(port) : known.port(),
              known == null ? List.of() : known.rdmaQueues(),
              classes(port)));
    }
    ports.put(name, kept);
  }

  private boolean isNamed(String device, String interfaceName) {
    return index
        .port(device, interfaceName)
        .filter(port -> port.interfaceName().value().equals(interfaceName))
        .isPresent();
  }

  private static List<SubjectDigest> rdmaQueues(Port port) {
    List<SubjectDigest> queues = new ArrayList<>(1);
    for (Queue queue : port.rdmaQueues()) {
      queues.add(SubjectDigest.of(queue, "port", "class"));
    }
    return queues;
  }

  private static List<Fact<String>> classes(Port port) {
    List<Fact<String>> classes = new ArrayList<>(CODE_POINTS);
    for (int dscp = 0; dscp < CODE_POINTS; dscp++) {
      classes.add(port.classOf(Quantity.number(dscp)));
    }
    return classes;
  }

  private Optional<PortDigest> digest(String device, String interfaceName) {
    return Optional.ofNullable(ports.getOrDefault(device, Map.of()).get(interfaceName));
  }

  // ---- links

  /** A link with the RDMA queues at its ends, as far as they were read. */
  Path path(Inventory.Link link) {
    List<Fact<?>> queues = new ArrayList<>(2);
    Optional<Fact.Unknown<?>> missing = Optional.empty();
    for (Inventory.End end : link.ends()) {
      String device = end.device().value();
      Optional<PortDigest> digest = digest(device, end.interfaceName().value());
      if (digest.isPresent()) {
        for (SubjectDigest queue : digest.get().rdmaQueues()) {
          queues.add(Fact.known(queue, queue.evidence()));
        }
      } else {
        missing = Optional.of(unread(device));
      }
    }
    return new Path(link, new Items(queues, missing));
  }

  private static <T> Fact.Unknown<T> unread(String device) {
    return new Fact.Unknown<>(
        "the configuration of " + device + " was not read",
        "check the configuration of " + device + " in the same run",
        Evidence.NONE);
  }

  @Override
  public Optional<Subject> link(String name) {
    return index.link(name).map(this::path);
  }

  @Override
  public Optional<Fact<Quantity>> bufferDepth(String name) {
    Optional<Inventory.Link> link = index.link(name);
    if (link.isEmpty()) {
      return Optional.empty();
    }
    Path path = path(link.get());
    Fact<Quantity> rtt = path.rtt();
    Optional<Fact<Quantity>> shallowest = Optional.empty();
    for (Fact<?> queue : path.queues().optional().orElseThrow().facts()) {
      Fact<Quantity> depth = drainTime(queue).then(drain -> rtt.map(time -> drain.dividedBy(time)));
      shallowest = Optional.of(shallowest.map(known -> smaller(known, depth)).orElse(depth));
    }
    return shallowest;
  }

  private static Fact<Quantity> drainTime(Fact<?> queue) {
    SubjectDigest digest = (SubjectDigest) queue.optional().orElseThrow();
    Fact<?> drain = digest.kind().attribute("drain-time").orElseThrow().read(digest, "");
    return drain.map(Quantity.class::cast);
  }

  /** Where one of two cannot be told, the smaller of them cannot either. */
  private static Fact<Quantity> smaller(Fact<Quantity> one, Fact<Quantity> other) {
    if (!one.isKnown() || !other.isKnown()) {
      return one.isKnown() ? other : one;
    }
    boolean isOne = one.optional().orElseThrow().compareTo(other.optional().orElseThrow()) <= 0;
    return isOne ? one : other;
  }

  // ---- ports

  @Override
  public Optional<Subject> port(String device, String interfaceName) {
    return digest(device, interfaceName).map(PortDigest::port);
  }

  @Override
  public Fact<String> classOf(String device, String interfaceName, int dscp) {
    Optional<PortDigest> digest = digest(device, interfaceName);
    return digest.isPresent() && !digest.get().classes().isEmpty()
        ? digest.get().classes().get(dscp)
        : Fabric.super.classOf(device, interfaceName, dscp);
  }

  @Override
  public Optional<String> deviceOf(SourceFile file) {
    return index.deviceOfFile(file.path()).map(claim -> claim.device().name().value());
  }
}
