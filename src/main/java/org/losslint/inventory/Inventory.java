package org.losslint.inventory;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.losslint.quantity.Quantity;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;

/**
 * What the user measured and knows of the network that no configuration says: round-trip times,
 * roles, rates, cables, which dump belongs to which host. Every value keeps its place, because a
 * finding may point at it.
 *
 * @param file empty where there is no inventory
 */
public record Inventory(
    Optional<SourceFile> file,
    Defaults defaults,
    List<Device> devices,
    List<Link> links,
    List<Port> ports,
    List<Platform> platforms,
    List<Host> hosts) {

  public static final Inventory NONE =
      new Inventory(
          Optional.empty(), Defaults.NONE, List.of(), List.of(), List.of(), List.of(), List.of());

  public Inventory {
    devices = List.copyOf(devices);
    links = List.copyOf(links);
    ports = List.copyOf(ports);
    platforms = List.copyOf(platforms);
    hosts = List.copyOf(hosts);
  }

  public boolean isPresent() {
    return file.isPresent();
  }

  /**
   * What holds for every device and port that says nothing else.
   *
   * @param rdmaClass name of the forwarding class that carries RDMA
   * @param cnpClass name of the forwarding class that carries congestion notification packets
   * @param rdmaDscp code points of RDMA data, 0 to 63; one in most networks
   * @param cnpDscp code point of congestion notification packets, 0 to 63
   * @param pfcPriority the priority that the hosts pause, 0 to 7
   */
  public record Defaults(
      Optional<Entry<String>> rdmaClass,
      Optional<Entry<String>> cnpClass,
      List<Entry<Integer>> rdmaDscp,
      Optional<Entry<Integer>> cnpDscp,
      Optional<Entry<Integer>> pfcPriority) {
    public static final Defaults NONE =
        new Defaults(
            Optional.empty(), Optional.empty(), List.of(), Optional.empty(), Optional.empty());

    public Defaults {
      rdmaDscp = List.copyOf(rdmaDscp);
    }
  }

  /**
   * A router or switch.
   *
   * @param hostNames further host-names that the same device may have
   * @param files globs, relative to the inventory, of files that are merged in order into this
   *     device
   */
  public record Device(
      Entry<String> name,
      Optional<Entry<String>> model,
      List<Entry<String>> hostNames,
      List<Entry<String>> files) {
    public Device {
      hostNames = List.copyOf(hostNames);
      files = List.copyOf(files);
    }
  }

  /**
   * A path whose two ends are ports of known devices.
   *
   * @param rtt measured between the two routers
   * @param rttSource how it was found: {@code twamp}, {@code probe} or {@code computed}
   * @param intraDcRtt what the two data centres add on top of {@code rtt}
   * @param radius combined radius of the two data centres; each km adds 10 µs
   * @param rate of the port; for an ae end the rate of one member
   * @param members how many members an ae end has
   * @param oversubscription offered rate ÷ link rate by port count
   * @param profile {@code final} (2.5 / 0.75 / 1.5 RTT) or {@code deep} (10 / 0.80 / 1.5 RTT)
   * @param utilisationTarget share of the line rate that is wanted in steady state
   * @param ends two
   */
  public record Link(
      Entry<String> name,
      Optional<Entry<Role>> role,
      Optional<Entry<Quantity>> rtt,
      Optional<Entry<String>> rttSource,
      Optional<Entry<Quantity>> intraDcRtt,
      Optional<Entry<Quantity>> radius,
      Optional<Entry<Quantity>> rate,
      Optional<Entry<Integer>> members,
      Optional<Entry<Quantity>> distance,
      Optional<Entry<Quantity>> oversubscription,
      Optional<Entry<String>> profile,
      Optional<Entry<Quantity>> utilisationTarget,
      List<End> ends,
      Place place) {
    public Link {
      ends = List.copyOf(ends);
    }
  }

  /** One end of a link: a device of this inventory and an interface of it. */
  public record End(Entry<String> device, Entry<String> interfaceName) {}

  /**
   * Ports that are no end of a link.
   *
   * @param device name or glob
   * @param interfaceName name or glob
   * @param cable length to the peer
   */
  public record Port(
      Entry<String> device,
      Entry<String> interfaceName,
      Optional<Entry<Role>> role,
      Optional<Entry<Quantity>> rate,
      Optional<Entry<Quantity>> cable,
      Optional<Entry<Quantity>> mtu,
      Pfc pfc,
      Optional<Entry<Quantity>> fabricRtt,
      Optional<Entry<Quantity>> oversubscription,
      Latency latency,
      Place place) {}

  /**
   * What a device dump or the operator says of priority flow control where the configuration
   * cannot.
   *
   * @param xoff share of the queue depth at which pause frames start
   * @param queueDepth bytes that the queue may hold
   * @param headroom bytes reserved behind XOFF for one port and priority
   */
  public record Pfc(
      Optional<Entry<Integer>> priority,
      Optional<Entry<Quantity>> xoff,
      Optional<Entry<Quantity>> queueDepth,
      Optional<Entry<Quantity>> headroom) {
    public static final Pfc NONE =
        new Pfc(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** The terms of the headroom formula of the second seed document. */
  public record Latency(
      Optional<Entry<Quantity>> transceiver,
      Optional<Entry<Quantity>> switchMac,
      Optional<Entry<Quantity>> nic,
      Optional<Entry<Quantity>> fibre) {
    public static final Latency NONE =
        new Latency(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /**
   * Limits of a model that are stronger than what losslint ships.
   *
   * @param temporalMaximum the largest {@code buffer-size temporal} by port rate, slowest first
   * @param packetMemory bytes of packet buffer of the whole device
   * @param ports how many ports share it
   */
  public record Platform(
      Entry<String> model,
      Map<Quantity, Entry<Quantity>> temporalMaximum,
      Optional<Entry<Quantity>> packetMemory,
      Optional<Entry<Integer>> ports,
      Optional<Entry<Quantity>> headroomAddition,
      Place place) {
    public Platform {
      temporalMaximum = Collections.unmodifiableMap(new TreeMap<>(temporalMaximum));
    }
  }

  /**
   * A GPU host.
   *
   * @param files globs, relative to the inventory, of the dumps that belong to it
   * @param links names of the links that its RDMA takes; none: it is on no long-distance path
   * @param clients how many such hosts share the path
   * @param bootUnit what sets the register again at each boot, where something does
   */
  public record Host(
      Entry<String> name,
      List<Entry<String>> files,
      List<Entry<String>> links,
      List<Nic> nics,
      Optional<Entry<Quantity>> rdmaMtu,
      Optional<Entry<Integer>> clients,
      Optional<Workload> workload,
      Optional<Entry<String>> bootUnit,
      Place place) {
    public Host {
      files = List.copyOf(files);
      links = List.copyOf(links);
      nics = List.copyOf(nics);
    }
  }

  /** A card of a host and where it is plugged in. */
  public record Nic(
      Optional<Entry<String>> name,
      Optional<Entry<String>> pci,
      Optional<Entry<String>> device,
      Optional<Entry<String>> interfaceName) {}

  /** What each client offers: queue pairs × depth × message size. */
  public record Workload(
      Optional<Entry<Integer>> queuePairs,
      Optional<Entry<Integer>> txDepth,
      Optional<Entry<Quantity>> messageSize) {}
}
