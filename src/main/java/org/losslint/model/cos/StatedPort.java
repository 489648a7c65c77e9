package org.losslint.model.cos;

import java.util.Optional;
import java.util.function.Function;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/**
 * What the inventory says of a port: as the end of a link, or in a row of {@code ports}. What it
 * does not say is absent, and points at the row where it would stand.
 */
final class StatedPort {
  private static final String SUPPLY_PFC = "give it under `pfc` of the port in the inventory";

  private final Optional<InventoryPort> row;
  private final Evidence port;

  /**
   * @param row that which covers the port; empty where the inventory does not name it
   * @param port what evidence of a port without a row is
   */
  StatedPort(Optional<InventoryPort> row, Evidence port) {
    this.row = row;
    this.port = port;
  }

  boolean isNamed() {
    return row.isPresent();
  }

  Optional<Inventory.Link> link() {
    return row.flatMap(InventoryPort::link);
  }

  /** What it is for, by the link or by the row; absent where neither says it. */
  Fact<String> role() {
    return of(Inventory.Link::role, Inventory.Port::role, "role").map(role -> role.label());
  }

  /** Speed of the port, of a member for a bundle. */
  Fact<Quantity> rate() {
    return of(Inventory.Link::rate, Inventory.Port::rate, "rate");
  }

  Fact<Quantity> cable() {
    return ofRow(Inventory.Port::cable, "cable");
  }

  /** Round trip of the feedback inside the fabric. */
  Fact<Quantity> fabricRtt() {
    return ofRow(Inventory.Port::fabricRtt, "fabric-rtt");
  }

  /** Offered rate ÷ port rate. */
  Fact<Quantity> oversubscription() {
    return of(
        Inventory.Link::oversubscription, Inventory.Port::oversubscription, "oversubscription");
  }

  Fact<Quantity> mtu() {
    return ofRow(Inventory.Port::mtu, "mtu");
  }

  /** The priority that the hosts behind it pause. */
  Fact<Quantity> hostPriority() {
    return ofRow(port -> port.pfc().priority(), "pfc priority").map(Quantity::number);
  }

  /** XOFF as a share of the queue depth. */
  Fact<Quantity> xoff() {
    return ofRow(port -> port.pfc().xoff(), "pfc xoff");
  }

  /** Bytes reserved behind XOFF for each priority; no configuration says it. */
  Fact<Quantity> headroom() {
    return needed(ofRow(port -> port.pfc().headroom(), "pfc headroom"), "the headroom");
  }

  /** Bytes that the lossless queue may hold; no configuration says it. */
  Fact<Quantity> queueDepth() {
    return needed(ofRow(port -> port.pfc().queueDepth(), "pfc queue-depth"), "the queue depth");
  }

  Fact<Quantity> transceiverLatency() {
    return ofRow(port -> port.latency().transceiver(), "latency transceiver");
  }

  Fact<Quantity> switchLatency() {
    return ofRow(port -> port.latency().switchMac(), "latency switch-mac");
  }

  Fact<Quantity> nicLatency() {
    return ofRow(port -> port.latency().nic(), "latency nic");
  }

  /** What light takes for each metre. */
  Fact<Quantity> fibreLatency() {
    return ofRow(port -> port.latency().fibre(), "latency fibre");
  }

  private static Fact<Quantity> needed(Fact<Quantity> entry, String what) {
    return entry.isAbsent() ? missing(what, entry.evidence()) : entry;
  }

  /** Unknown, because only the inventory could say it. */
  static <T> Fact<T> missing(String what, Evidence evidence) {
    return missingBecause(what + " is not in the inventory", evidence);
  }

  static <T> Fact<T> missingBecause(String why, Evidence evidence) {
    return Fact.unknown(why, SUPPLY_PFC, evidence);
  }

  private <T> Fact<T> ofRow(Function<Inventory.Port, Optional<Entry<T>>> reader, String key) {
    return of(link -> Optional.empty(), reader, key);
  }

  private <T> Fact<T> of(
      Function<Inventory.Link, Optional<Entry<T>>> ofLink,
      Function<Inventory.Port, Optional<Entry<T>>> ofRow,
      String key) {
    if (link().isPresent()) {
      Inventory.Link link = link().get();
      return InventoryFacts.fact(ofLink.apply(link), link.place(), "links " + key);
    }
    Optional<Inventory.Port> stated = row.flatMap(InventoryPort::port);
    return stated.isPresent()
        ? InventoryFacts.fact(ofRow.apply(stated.get()), stated.get().place(), "ports " + key)
        : Fact.absent(port);
  }
}
