package org.losslint.model.nic;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.Role;
import org.losslint.quantity.Quantity;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/** Inventories made by hand; every entry stands at the start of one file. */
final class TestInventory {
  static final SourceFile FILE =
      new SourceFile("losslint-inventory.yaml", SourceText.of("version: 1\n"), Format.UNKNOWN);
  private static final Path HERE = Path.of("").toAbsolutePath();
  static final Place PLACE = new Place(FILE, new Span(0, 7));

  private final List<Inventory.Link> links = new ArrayList<>();
  private final List<Inventory.Port> ports = new ArrayList<>();
  private final List<Inventory.Host> hosts = new ArrayList<>();
  private Inventory.Defaults defaults =
      new Inventory.Defaults(
          Optional.of(entry("rdma-data")),
          Optional.of(entry("rdma-cnp")),
          List.of(entry(26)),
          Optional.of(entry(48)),
          Optional.of(entry(3)));

  static <T> Entry<T> entry(T value) {
    return new Entry<>(value, PLACE);
  }

  private static Optional<Entry<Quantity>> quantity(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(entry(Quantity.parse(text)));
  }

  /** The link dci1-dci2 at 100 Gbps; an empty round-trip time is not given. */
  static TestInventory dci(String rtt) {
    return new TestInventory().link("dci1-dci2", Role.DCI, rtt, "100 Gbps");
  }

  TestInventory silent() {
    defaults = Inventory.Defaults.NONE;
    return this;
  }

  TestInventory link(String name, Role role, String rtt, String rate) {
    return link(name, role, rtt, rate, "", "final");
  }

  TestInventory link(
      String name, Role role, String rtt, String rate, String radius, String profile) {
    links.add(
        new Inventory.Link(
            entry(name),
            Optional.of(entry(role)),
            quantity(rtt),
            Optional.empty(),
            Optional.empty(),
            quantity(radius),
            quantity(rate),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            profile.isEmpty() ? Optional.empty() : Optional.of(entry(profile)),
            Optional.empty(),
            List.of(),
            PLACE));
    return this;
  }

  /** Makes a port the end of the last link. */
  TestInventory ends(String device, String interfaceName) {
    Inventory.Link last = links.remove(links.size() - 1);
    links.add(
        new Inventory.Link(
            last.name(),
            last.role(),
            last.rtt(),
            last.rttSource(),
            last.intraDcRtt(),
            last.radius(),
            last.rate(),
            last.members(),
            last.distance(),
            last.oversubscription(),
            last.profile(),
            last.utilisationTarget(),
            List.of(new Inventory.End(entry(device), entry(interfaceName))),
            last.place()));
    return this;
  }

  TestInventory port(String device, String interfaceName, Role role) {
    ports.add(
        new Inventory.Port(
            entry(device),
            entry(interfaceName),
            Optional.of(entry(role)),
            quantity("800 Gbps"),
            Optional.empty(),
            Optional.empty(),
            Inventory.Pfc.NONE,
            Optional.empty(),
            Optional.empty(),
            Inventory.Latency.NONE,
            PLACE));
    return this;
  }

  TestInventory host(String name, String... linkNames) {
    return host(name, Optional.empty(), Optional.empty(), List.of(), linkNames);
  }

  TestInventory host(
      String name,
      Optional<Integer> clients,
      Optional<Inventory.Workload> workload,
      List<Inventory.Nic> nics,
      String... linkNames) {
    hosts.add(
        new Inventory.Host(
            entry(name),
            List.of(entry("**")),
            List.of(linkNames).stream().map(TestInventory::entry).toList(),
            nics,
            quantity("4096 B"),
            clients.map(TestInventory::entry),
            workload,
            Optional.empty(),
            PLACE));
    return this;
  }

  static Inventory.Nic nic(String device, String interfaceName) {
    return new Inventory.Nic(
        Optional.of(entry("mlx5_0")),
        Optional.empty(),
        Optional.of(entry(device)),
        Optional.of(entry(interfaceName)));
  }

  static HostDirectory none(Optional<Blanket> blanket) {
    return new HostDirectory(new InventoryIndex(Inventory.NONE, HERE), blanket, Fabric.NONE);
  }

  private InventoryIndex index(boolean claiming) {
    Inventory inventory =
        new Inventory(
            Optional.of(FILE),
            defaults,
            List.of(),
            links,
            ports,
            List.of(),
            claiming ? hosts : hosts.stream().map(TestInventory::withoutFiles).toList());
    return new InventoryIndex(inventory, HERE);
  }

  private static Inventory.Host withoutFiles(Inventory.Host host) {
    return new Inventory.Host(
        host.name(),
        List.of(),
        host.links(),
        host.nics(),
        host.rdmaMtu(),
        host.clients(),
        host.workload(),
        host.bootUnit(),
        host.place());
  }

  /** Every file belongs to the first host, as {@code files: ["*"]} says. */
  HostDirectory claimingAll() {
    return claimingAll(Fabric.NONE);
  }

  HostDirectory claimingAll(Fabric fabric) {
    return new HostDirectory(index(true), Optional.empty(), fabric);
  }

  HostDirectory claimingNone() {
    return new HostDirectory(index(false), Optional.empty(), Fabric.NONE);
  }
}
