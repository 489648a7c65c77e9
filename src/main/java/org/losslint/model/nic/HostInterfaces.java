package org.losslint.model.nic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.syntax.nic.InterfaceDump;
import org.losslint.syntax.nic.Origin;
import org.losslint.syntax.nic.QosDump;
import org.losslint.syntax.nic.RdmaDevice;
import org.losslint.syntax.nic.RdmaTos;

/** The network interfaces of one host, and which of them carry RDMA. */
final class HostInterfaces {
  /** Interfaces that no cable leads to. */
  private static final List<String> VIRTUAL =
      List.of("docker", "veth", "virbr", "br-", "cni", "cali", "flannel", "tun", "tap", "dummy");

  private final HostDumps dumps;
  private final Map<String, HostInterface> byName = new LinkedHashMap<>();

  private HostInterfaces(HostDumps dumps) {
    this.dumps = dumps;
  }

  /** In the order in which the dumps speak of them. */
  static List<HostInterface> of(HostDumps dumps) {
    return new HostInterfaces(dumps).build();
  }

  private List<HostInterface> build() {
    for (Located<InterfaceDump> each : dumps.of(InterfaceDump.class)) {
      at(each, Optional.of(each.section().name().text())).add(each);
    }
    for (Located<QosDump> each : dumps.of(QosDump.class)) {
      HostInterface qos = at(each, deviceOf(each.section().origin()));
      qos.addQos(each);
      // Nobody asks for the priorities of an interface that carries nothing lossless.
      qos.rdma(Fact.known(true, qos.evidence()));
    }
    for (Located<RdmaTos> each : dumps.of(RdmaTos.class)) {
      at(each, deviceOf(each.section().origin())).addTos(each);
    }
    List<Located<RdmaDevice>> devices = dumps.of(RdmaDevice.class);
    for (HostInterface each : byName.values()) {
      if (each.rdma().isUnknown()) {
        each.rdma(devices.isEmpty() ? guessed(each) : listed(each, devices));
      }
    }
    return List.copyOf(byName.values());
  }

  private static Fact<Boolean> listed(HostInterface one, List<Located<RdmaDevice>> devices) {
    for (Located<RdmaDevice> device : devices) {
      if (device.section().netdev().filter(n -> one.isCalled(n.text())).isPresent()) {
        return Fact.known(true, at(device));
      }
    }
    return Fact.known(false, at(devices.get(0)));
  }

  private static Evidence at(Located<RdmaDevice> device) {
    return Evidences.of(
        device.place(device.section().span()), "rdma link " + device.section().device());
  }

  /** The only interface that somebody took a dump of is meant to be that of RDMA. */
  private Fact<Boolean> guessed(HostInterface one) {
    if (isVirtual(one)) {
      return Fact.known(false, one.evidence());
    }
    for (HostInterface other : byName.values()) {
      if (other != one && !isVirtual(other)) {
        return one.rdma();
      }
    }
    return Fact.assumed(true, one.evidence());
  }

  private static boolean isVirtual(HostInterface one) {
    String name = one.label();
    return name.equals("lo") || VIRTUAL.stream().anyMatch(name::startsWith);
  }

  private static Optional<String> deviceOf(Origin origin) {
    return origin.device().map(d -> d.name());
  }

  private HostInterface at(Located<?> dump, Optional<String> name) {
    return byName.computeIfAbsent(
        name.orElseGet(() -> dump.document().file().path()),
        n -> new HostInterface(dump.document(), dumps.host(), name, dump.section().span()));
  }
}
