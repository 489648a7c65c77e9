package org.losslint.model.nic;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.Role;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.SampleMark.Side;

/**
 * Where counters are read: a device of a host, or a port of a switch.
 *
 * @param name of the host or switch
 * @param device of a host, or port of a switch; empty where the text does not say
 * @param host of a host's counters
 */
record CounterPlace(
    Side side, String name, String device, Optional<HostDumps> host, HostDirectory hosts) {
  /** The priority of RDMA where nobody says another (second seed document). */
  private static final int USUAL_PRIORITY = 3;

  boolean isSwitch() {
    return side == Side.SWITCH;
  }

  String label() {
    return device.isEmpty() ? name : name + " " + device;
  }

  Fact<String> deviceFact(Evidence evidence) {
    return device.isEmpty() ? Fact.absent(evidence) : Fact.known(device, evidence);
  }

  /** What named the host, for "how it was reached". */
  List<Evidence.Step> via() {
    return host.map(h -> h.host().via()).orElse(List.of());
  }

  private Inventory inventory() {
    return hosts.inventory();
  }

  /** The priority that carries RDMA here. */
  Fact<Quantity> rdmaPriority() {
    if (host.isPresent()) {
      return host.get().host().rdmaPriority();
    }
    Optional<Entry<Integer>> own = port().flatMap(p -> p.pfc().priority());
    Optional<Entry<Integer>> given = own.isPresent() ? own : inventory().defaults().pfcPriority();
    return given
        .map(e -> Fact.known(Quantity.number(e.value()), Evidences.of(e.place(), "pfc-priority")))
        .orElseGet(() -> Fact.assumed(Quantity.number(USUAL_PRIORITY), Evidence.NONE));
  }

  /** The inventory's entry of this port of a switch. */
  private Optional<Inventory.Port> port() {
    return isSwitch() ? hosts.index().port(name, device) : Optional.empty();
  }

  /** The link that a port of a switch is an end of, or the only path of a host. */
  Optional<RdmaPath> path() {
    if (host.isPresent()) {
      List<RdmaPath> paths = host.get().host().paths();
      return paths.size() == 1 ? Optional.of(paths.get(0)) : Optional.empty();
    }
    return hosts.index().end(name, device).flatMap(end -> hosts.path(end.link().name().value()));
  }

  /** The line rate of a switch port. */
  Fact<Quantity> rate() {
    Optional<RdmaPath> link = isSwitch() ? path() : Optional.empty();
    if (link.isPresent()) {
      return link.get().rate();
    }
    return port()
        .flatMap(Inventory.Port::rate)
        .map(e -> Fact.known(e.value(), Evidences.of(e.place(), "ports rate")))
        .orElseGet(
            () ->
                Fact.unknown(
                    "the rate of " + label() + " is not known",
                    "give `rate` for the port or link in the inventory"));
  }

  /** Whether the other host uses a path of this one; of hosts that nobody lists, any may. */
  boolean sharesPathWith(CounterPlace other) {
    if (host.isEmpty() || other.host.isEmpty()) {
      return false;
    }
    List<RdmaPath> theirs = other.host.get().host().paths();
    List<RdmaPath> ours = host.get().host().paths();
    boolean unlisted = isUnlisted() && other.isUnlisted();
    return unlisted
        || ours.stream().anyMatch(o -> theirs.stream().anyMatch(t -> t.name().equals(o.name())));
  }

  private boolean isUnlisted() {
    return host.filter(h -> h.host().hostName().listed().isEmpty()).isPresent();
  }

  /** The depth of the path's buffer in round-trip times. */
  Fact<Quantity> bufferDepth() {
    return path().map(hosts::bufferDepth).orElseGet(() -> Fact.absent(Evidence.NONE));
  }

  /** What the inventory says of the port of a switch; absent where it is silent. */
  <T> Fact<T> ofPort(String key, Function<Inventory.Port, Optional<Entry<T>>> entry) {
    return port()
        .flatMap(entry)
        .map(e -> Fact.known(e.value(), Evidences.of(e.place(), "ports " + key)))
        .orElseGet(() -> Fact.absent(Evidence.NONE));
  }

  /** The time that transceivers, switch and card take; absent unless the inventory gives all. */
  Fact<Quantity> latency() {
    return ofPort("latency transceiver", p -> p.latency().transceiver())
        .with(ofPort("latency switch-mac", p -> p.latency().switchMac()), Quantity::plus)
        .with(ofPort("latency nic", p -> p.latency().nic()), Quantity::plus);
  }

  Fact<Boolean> dci() {
    if (host.isPresent()) {
      return host.get().host().dci();
    }
    Optional<RdmaPath> link = path();
    if (link.isPresent()) {
      return Fact.known(link.get().isDci(), link.get().evidence());
    }
    if (port().isPresent()) {
      Inventory.Port port = port().get();
      boolean dci = port.role().isPresent() && port.role().get().value() == Role.DCI;
      return Fact.known(dci, Evidences.of(port.place(), "ports"));
    }
    return Fact.unknown(
        "nobody says what the port " + label() + " is for",
        "name it under `links` or `ports` in the inventory");
  }

  /** Whether the card of a host is plugged into this port, as the inventory says. */
  boolean isPluggedInto(CounterPlace port) {
    if (host.isEmpty() || host.get().host().hostName().listed().isEmpty()) {
      return false;
    }
    for (Inventory.Nic nic : host.get().host().hostName().listed().get().nics()) {
      boolean same =
          nic.device().map(Entry::value).filter(port.name()::equals).isPresent()
              && nic.interfaceName().map(Entry::value).filter(port.device()::equals).isPresent();
      if (same) {
        return true;
      }
    }
    return false;
  }

  /** The subject of a switch's port. */
  Optional<Subject> portSubject() {
    return isSwitch() ? hosts.fabric().port(name, device) : Optional.empty();
  }

  /** The name of the class that carries RDMA, where the inventory gives it. */
  Optional<String> rdmaClass() {
    return inventory().defaults().rdmaClass().map(Entry::value);
  }
}
