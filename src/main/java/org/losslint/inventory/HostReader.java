package org.losslint.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;

/** Reads one entry of {@code hosts}. */
final class HostReader {
  static final List<String> KEYS =
      List.of("name", "files", "links", "nics", "rdma-mtu", "clients", "workload", "boot-unit");
  private static final List<String> NIC = List.of("name", "pci", "device", "interface");
  private static final List<String> WORKLOAD = List.of("queue-pairs", "tx-depth", "message-size");

  private HostReader() {}

  /** The host; empty when it has no name to speak of it by. */
  static Optional<Inventory.Host> host(Fields host) {
    Optional<Entry<String>> name =
        host.require("the host", "name") ? host.text("name") : Optional.empty();
    List<Entry<String>> files = host.texts("files");
    List<Entry<String>> links = host.texts("links");
    List<Inventory.Nic> nics = nics(host);
    Optional<Entry<Quantity>> rdmaMtu = host.positive("rdma-mtu", Unit.B);
    Optional<Entry<Integer>> clients = host.whole("clients", 1, Integer.MAX_VALUE);
    Optional<Inventory.Workload> workload = workload(host);
    Optional<Entry<String>> bootUnit = host.text("boot-unit");
    return name.map(
        known ->
            new Inventory.Host(
                known, files, links, nics, rdmaMtu, clients, workload, bootUnit, host.place()));
  }

  private static List<Inventory.Nic> nics(Fields host) {
    List<Inventory.Nic> nics = new ArrayList<>();
    for (Fields nic : host.mappings("nics", "a card", NIC)) {
      if (nic.node("name").isEmpty() && nic.node("pci").isEmpty()) {
        nic.problem(
            nic.place(),
            "the card has neither `name` nor `pci`",
            "write the name that `rdma link` shows or the address that `lspci -D` shows");
      }
      if (nic.node("device").isPresent() != nic.node("interface").isPresent()) {
        nic.require("the card", "device", "interface");
      }
      nics.add(
          new Inventory.Nic(
              nic.text("name"), nic.text("pci"), nic.text("device"), nic.text("interface")));
    }
    return nics;
  }

  private static Optional<Inventory.Workload> workload(Fields host) {
    return host.fields("workload", "a workload", WORKLOAD)
        .map(
            workload ->
                new Inventory.Workload(
                    workload.whole("queue-pairs", 1, Integer.MAX_VALUE),
                    workload.whole("tx-depth", 1, Integer.MAX_VALUE),
                    workload.positive("message-size", Unit.B)));
  }
}
