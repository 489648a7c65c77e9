package org.losslint.model.nic;

import java.util.List;
import java.util.Optional;
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
    if (isSwitch()) {
      for (Inventory.Port port : inventory().ports()) {
        if (NameGlob.matches(port.device().value(), name)
            && NameGlob.matches(port.interfaceName().value(), device)) {
          return Optional.of(port);
        }
      }
    }
    return Optional.empty();
  }

  /** The link that a port of a switch is an end of, or the only path of a host. */
  Optional<RdmaPath> path() {
    if (host.isPresent()) {
      List<RdmaPath> paths = host.get().host().paths();
      return paths.size() == 1 ? Optional.of(paths.get(0)) : Optional.empty();
    }
    for (Inventory.Link link : inventory().links()) {
      for (Inventory.End end : link.ends()) {
        if (end.device().value().equals(name) && end.interfaceName().value().equals(device)) {
          return hosts.path(link.name().value());
        }
      }
    }
    return Optional.empty();
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
