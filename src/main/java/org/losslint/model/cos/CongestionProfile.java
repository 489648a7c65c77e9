package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
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

    /** Empty where its name is no code point of its type. */
    Optional<Integer> value() {
      return CodePoint.parse(bits, type);
    }
  }

  private static final List<String> INPUT_TYPES = List.of("dscp", "ieee-802.1");

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
    for (String type : INPUT_TYPES) {
      Optional<Node> ofType = definition.at("input", type);
      if (ofType.isPresent()) {
        for (Node point : ofType.get().entries("code-point")) {
          inputs.add(new Input(type, point.key(), point));
        }
      }
    }
    return inputs;
  }

  /** The kinds of code points that its input lists; the device takes one. */
  public Fact<Items> inputTypes() {
    List<Fact<String>> types = new ArrayList<>(1);
    for (String type : INPUT_TYPES) {
      Optional<Node> ofType = definition.at("input", type);
      if (ofType.isPresent()) {
        types.add(Fact.known(type, Spot.evidence(ofType.get())));
      }
    }
    return Fact.known(Items.of(types), types.isEmpty() ? evidence() : last(types).evidence());
  }

  private static Fact<String> last(List<Fact<String>> facts) {
    return facts.get(facts.size() - 1);
  }

  /** Whether it makes a port send pause frames, or obey them. */
  public Fact<Boolean> pauses() {
    for (Input input : inputs()) {
      if (input.pfc().optional().orElse(false)) {
        return input.pfc();
      }
    }
    return hasOutput();
  }

  /** The ports that it is bound to. */
  public Fact<Items> ports() {
    return Fact.known(Items.of(CosVocabulary.facts(owner().bindings().ports(name))), evidence());
  }

  public Fact<Boolean> watchdog() {
    return spot().has("pfc-watchdog");
  }

  /** How often the watchdog looks; 100 ms unless set (vendor page "pfc-watchdog"). */
  public Fact<Quantity> pollInterval() {
    return watchdogTime("poll-interval", 100);
  }

  /** After how many looks without progress it acts; 2 unless set. */
  public Fact<Quantity> detection() {
    Fact<Quantity> written = JunosNumber.number(spot().child("pfc-watchdog").text("detection"));
    return written.isAbsent() ? Fact.byDefault(Quantity.number(2), written.evidence()) : written;
  }

  /** How long it then waits; 200 ms unless set. */
  public Fact<Quantity> recovery() {
    return watchdogTime("recovery", 200);
  }

  private Fact<Quantity> watchdogTime(String leaf, long usual) {
    Fact<Quantity> written = JunosNumber.of(spot().child("pfc-watchdog").text(leaf), Unit.MS);
    return written.isAbsent()
        ? Fact.byDefault(Quantity.of(usual, Unit.MS), written.evidence())
        : written;
  }

  public Fact<Boolean> hasOutput() {
    return spot().has("output");
  }

  public Fact<Quantity> cableLength() {
    return JunosNumber.metres(spot().child("input").text("cable-length"));
  }

  /** Whether the output stanza lets a queue pause for a priority. */
  Fact<Boolean> pausesQueue(int priority, Quantity queue) {
    String bits = CodePoint.text(priority, "ieee-802.1");
    Spot point = spot().child("output").child("ieee-802.1").entry("code-point", bits);
    if (point.node().isPresent()) {
      for (Value number : point.node().get().values("flow-control-queue")) {
        if (JunosNumber.parse(number.text()).filter(queue.value()::equals).isPresent()) {
          return Fact.known(true, Spot.evidence(number.from(), point.path()));
        }
      }
    }
    Fact<Boolean> absent = point.absent("flow-control-queue");
    return absent.isUnknown() ? absent : Fact.known(false, written(point, absent.evidence()));
  }

  /** Where other queues of the priority are written, that statement is the wrong one. */
  private static Evidence written(Spot point, Evidence missing) {
    Optional<Node> queues = point.node().flatMap(node -> node.child("flow-control-queue"));
    return queues.isPresent() ? Spot.evidence(queues.get()) : missing;
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
  private Fact<Quantity> xoff(Port port) {
    Optional<Node> account = accountOf(port);
    if (account.isEmpty()) {
      return Fact.absent(spot().child("input").evidence());
    }
    Fact<Quantity> written = JunosNumber.micros(Spot.of(account.get()).text("xoff"));
    Optional<Quantity> byDefault = port.family().flatMap(PlatformFamily::xoffDefault);
    return written.isAbsent() && byDefault.isPresent()
        ? Fact.byDefault(byDefault.get(), written.evidence())
        : written;
  }

  /**
   * The pause account of the RDMA class: the one that its code point names, else the one of its
   * priority. Accounts of other priorities say nothing of it.
   */
  private Optional<Node> accountOf(Port port) {
    List<Node> accounts =
        definition.at("input").map(input -> input.entries("pfc-account")).orElse(List.of());
    for (Queue queue : accounts.isEmpty() ? List.<Queue>of() : port.rdmaQueues()) {
      Optional<String> named = namedAccount(port, queue);
      Optional<Quantity> priority = queue.pause().priority().optional();
      for (Node account : accounts) {
        boolean isOfClass =
            named.isPresent()
                ? named.get().equals(account.key())
                : priority.isPresent() && hasPriority(account, priority.get());
        if (isOfClass) {
          return Optional.of(account);
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> namedAccount(Port port, Queue queue) {
    for (IngressCodePoint codePoint : port.codePoints()) {
      if (codePoint.isOf(queue.forwardingClass()) && codePoint.account().isPresent()) {
        return codePoint.account();
      }
    }
    return Optional.empty();
  }

  private static boolean hasPriority(Node account, Quantity priority) {
    for (Value value : account.values("pfc-priority")) {
      if (JunosNumber.parse(value.text()).filter(priority.value()::equals).isPresent()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public SubjectKind<?> kind() {
    return ClassVocabulary.CONGESTION_PROFILE;
  }

  @Override
  public Evidence evidence() {
    return Spot.evidence(definition);
  }
}
