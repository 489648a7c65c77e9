package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.Role;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.cos.Device;
import org.losslint.model.cos.Path;
import org.losslint.model.cos.Port;
import org.losslint.model.cos.Queue;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.rules.Pack;
import org.losslint.rules.RuleSet;
import org.losslint.rules.expression.Parameter;

/** Gathers the ends of long-distance links while devices are judged, and joins them to links. */
final class LinkDigests {
  private final Map<String, List<LinkDigest.End>> ends = new HashMap<>();
  private final List<LinkDigest> unlisted = new ArrayList<>();
  private LinkDigest.Marks required = LinkDigest.Marks.NONE;

  /** Takes the ends of links out of a device. */
  void add(Device device, RuleSet rules) {
    for (Port port : device.ports()) {
      Optional<Path> path = port.path();
      if (path.isEmpty() || !isLongDistance(path.get())) {
        continue;
      }
      if (required == LinkDigest.Marks.NONE) {
        required = marks(rules);
      }
      List<LinkDigest.End> found = ends(device, port, path.get());
      if (path.get().link().isPresent()) {
        ends.put(key(device.device(), port.name()), found);
      } else {
        String name = device.device().isEmpty() ? port.name() : device.device() + " " + port.name();
        unlisted.add(link(name, path.get(), found));
      }
    }
  }

  /** Adds what another one gathered, behind what is here. */
  void take(LinkDigests other) {
    ends.putAll(other.ends);
    unlisted.addAll(other.unlisted);
    if (required == LinkDigest.Marks.NONE) {
      required = other.required;
    }
  }

  /** The digests of these links in their order, then of ports that have a role but no link. */
  List<LinkDigest> of(List<Inventory.Link> links, ReportOrder order) {
    List<LinkDigest> digests = new ArrayList<>();
    for (Inventory.Link link : links) {
      Path path = new Path(link, Items.of(List.of()));
      if (isLongDistance(path)) {
        List<LinkDigest.End> both = new ArrayList<>(2);
        for (Inventory.End end : link.ends()) {
          String device = end.device().value();
          String port = end.interfaceName().value();
          List<LinkDigest.End> found = ends.get(key(device, port));
          if (found == null) {
            both.add(unread(device, port, "no configuration of " + device + " was read"));
          } else {
            both.addAll(found);
          }
        }
        digests.add(link(link.name().value(), path, both));
      }
    }
    unlisted.sort(order::compareUnlisted);
    digests.addAll(unlisted);
    return digests;
  }

  private LinkDigest link(String name, Path path, List<LinkDigest.End> both) {
    return new LinkDigest(
        name,
        bare(path.rtt()),
        path.rttSource().optional().orElse(""),
        bare(path.rate()),
        bare(path.distance()),
        both,
        required);
  }

  private static boolean isLongDistance(Path path) {
    return path.role().optional().filter(Role.DCI.label()::equals).isPresent();
  }

  private static String key(String device, String port) {
    return device + "\n" + port;
  }

  private static LinkDigest.End unread(String device, String port, String why) {
    return new LinkDigest.End(device, port, "", Optional.empty(), why);
  }

  private static List<LinkDigest.End> ends(Device device, Port port, Path path) {
    List<LinkDigest.End> found = new ArrayList<>(1);
    for (Queue queue : port.rdmaQueues()) {
      if (queue.isPlaceholder()) {
        String why = "the port has no queue for the class " + queue.className();
        found.add(
            new LinkDigest.End(device.device(), port.name(), queue.label(), Optional.empty(), why));
      } else {
        found.add(
            new LinkDigest.End(
                device.device(),
                port.name(),
                queue.label(),
                Optional.of(state(queue, port, path.rtt())),
                ""));
      }
    }
    if (found.isEmpty()) {
      found.add(unread(device.device(), port.name(), "no queue of it is known to carry RDMA"));
    }
    return found;
  }

  private static LinkDigest.State state(Queue queue, Port port, Fact<Quantity> rtt) {
    Fact<Quantity> drain = queue.drainTime();
    Fact<Quantity> maximum =
        port.temporalMaximum().with(queue.targetShare(), (limit, share) -> limit.times(share));
    return new LinkDigest.State(
        bare(drain),
        bare(queue.depth()),
        multiple(drain, rtt),
        multiple(share(queue.kmin(), drain), rtt),
        multiple(share(queue.kmax(), drain), rtt),
        multiple(share(port.xoff(), drain), rtt),
        bare(maximum),
        multiple(maximum, rtt));
  }

  private static Fact<Quantity> share(Fact<Quantity> share, Fact<Quantity> whole) {
    return share.with(whole, Quantity::times);
  }

  private static Fact<Quantity> multiple(Fact<Quantity> time, Fact<Quantity> rtt) {
    BiFunction<Quantity, Quantity, Quantity> ratio =
        (t, r) -> new Quantity(t.value().dividedBy(r.value()), Dimension.NUMBER);
    Fact<Quantity> usable =
        rtt.then(
            r ->
                r.value().signum() == 0
                    ? Fact.unknown("the RTT of the link is 0", "give the measured RTT")
                    : Fact.known(r));
    return bare(time.with(usable, ratio));
  }

  private static <T> Fact<T> bare(Fact<T> fact) {
    return fact.withEvidence(Evidence.NONE);
  }

  private static LinkDigest.Marks marks(RuleSet rules) {
    return new LinkDigest.Marks(
        parameter(rules, "buffer-depth"),
        parameter(rules, "kmin-depth"),
        parameter(rules, "kmax-depth"));
  }

  private static Optional<Quantity> parameter(RuleSet rules, String name) {
    for (Pack pack : rules.packs()) {
      Optional<Parameter> parameter = pack.parameter(name);
      if (parameter.isPresent()
          && parameter.get().value().value() instanceof Quantity quantity
          && quantity.dimension().equals(Dimension.NUMBER)) {
        return Optional.of(quantity);
      }
    }
    return Optional.empty();
  }
}
