package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/**
 * A congestion notification profile: for which code points a port sends pause frames, and which
 * queues obey them.
 */
public final class CongestionProfile extends CosSubject {

  /** One code point of the input with PFC, or with settings that need it. */
  record Input(String type, String bits, Node node) {
    Fact<Boolean> pfc() {
      return Spot.of(node).has("pfc");
    }
  }

  private final String name;
  private final Node definition;

  CongestionProfile(Device device, String name, Node definition) {
    super(device, name);
    this.name = name;
    this.definition = definition;
  }

  public String name() {
    return name;
  }

  Spot spot() {
    return Spot.of(definition);
  }

  /** The code points of the input, those without PFC too. */
  List<Input> inputs() {
    List<Input> inputs = new ArrayList<>();
    for (String type : List.of("dscp", "ieee-802.1")) {
      definition
          .at("input", type)
          .ifPresent(
              node ->
                  node.entries("code-point")
                      .forEach(point -> inputs.add(new Input(type, point.key(), point))));
    }
    return inputs;
  }

  public Fact<Boolean> watchdog() {
    return spot().has("pfc-watchdog");
  }

  public Fact<Boolean> hasOutput() {
    return spot().has("output");
  }

  public Fact<Quantity> cableLength() {
    return JunosNumber.metres(spot().child("input").text("cable-length"));
  }

  /** The queues that pause for a priority, by the output stanza. */
  List<Value> flowControlQueues(int priority) {
    for (Node point :
        definition.at("output", "ieee-802.1").map(n -> n.entries("code-point")).orElse(List.of())) {
      if (CodePoint.parse(point.key(), "ieee-802.1").filter(p -> p == priority).isPresent()) {
        return point.values("flow-control-queue");
      }
    }
    return List.of();
  }

  /**
   * XOFF of the pause account that the RDMA class uses, as a share of the depth of its queue. Both
   * are times of the port rate: the account by its definition, the queue by its drain time. Absent
   * where no account is used.
   */
  Fact<Quantity> xoffShare(Port port) {
    Fact<Quantity> xoff = xoff(port);
    if (!xoff.isKnown()) {
      return xoff;
    }
    for (Queue queue : port.rdmaQueues()) {
      return xoff.then(
          limit ->
              queue
                  .drainTime()
                  .then(
                      drain ->
                          drain.value().signum() == 0
                              ? Fact.unknown("the queue has no depth", "set buffer-size temporal")
                              : Fact.known(
                                  new Quantity(
                                      limit.value().dividedBy(drain.value()), Dimension.RATIO))));
    }
    return Fact.unknown(
        "the port " + port.name() + " has no queue for the RDMA class",
        "bind a scheduler map that holds the class");
  }

  /** The pause limit in time of the port rate; 5000 µs where the account does not say. */
  Fact<Quantity> xoff(Port port) {
    List<Node> accounts =
        definition.at("input").map(input -> input.entries("pfc-account")).orElse(List.of());
    Optional<Node> account = accounts.stream().filter(a -> isUsed(a)).findFirst();
    if (account.isEmpty()) {
      return Fact.absent(spot().child("input").evidence());
    }
    Fact<Quantity> written = JunosNumber.micros(Spot.of(account.get()).text("xoff"));
    Optional<Quantity> byDefault = port.family().flatMap(PlatformFamily::xoffDefault);
    return written.isAbsent() && byDefault.isPresent()
        ? Fact.byDefault(byDefault.get(), written.evidence())
        : written;
  }

  /** An account counts when a code point names it, or when it names a priority itself. */
  private boolean isUsed(Node account) {
    return account.has("pfc-priority")
        || inputs().stream()
            .anyMatch(
                input ->
                    input
                        .node()
                        .value("pfc-account-name")
                        .filter(v -> v.text().equals(account.key()))
                        .isPresent());
  }

  @Override
  public SubjectKind<?> kind() {
    return CosVocabulary.CONGESTION_PROFILE;
  }

  @Override
  public Evidence evidence() {
    return Spot.evidence(definition);
  }
}
