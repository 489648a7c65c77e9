package org.losslint.model.nic;

import java.util.Optional;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.source.SourceFile;
import org.losslint.syntax.nic.BandwidthTest;
import org.losslint.syntax.nic.BandwidthTest.Option;
import org.losslint.syntax.nic.Stated;

/**
 * One sender of a load: a bandwidth test of a script, or the workload of a host of the inventory.
 */
public final class RdmaClient implements Subject {
  /** Defaults of {@code ib_write_bw} (perftest). */
  private static final long USUAL_QUEUE_PAIRS = 1;

  private static final long USUAL_DEPTH = 128;
  private static final long USUAL_SIZE = 65_536;
  private static final long USUAL_TIMEOUT = 14;

  /** The timeout is a field of five bits. */
  private static final int LONGEST_TIMEOUT = 31;

  /** The acknowledgment timeout is 4.096 µs × 2ᵗ (InfiniBand architecture, local ACK timeout). */
  private static final Rational TIMEOUT_STEP_NS = Rational.of(4_096);

  public static final SubjectKind<RdmaClient> KIND = ClientVocabulary.declare();

  private final RdmaLoad load;
  private final HostDumps dumps;
  private final SourceFile file;
  private final String name;
  private final Evidence evidence;
  private final Fact<Quantity> queuePairs;
  private final Fact<Quantity> txDepth;
  private final Fact<Quantity> messageSize;
  private final Fact<Quantity> window;
  private final Fact<Quantity> ackTimeout;
  private final Fact<Quantity> mtu;

  /** The client that a command of a script is. */
  RdmaClient(
      RdmaLoad load,
      HostDumps dumps,
      SourceFile file,
      String name,
      BandwidthTest test,
      Evidence evidence) {
    this.load = load;
    this.dumps = dumps;
    this.file = file;
    this.name = name;
    this.evidence = evidence;
    Fact<Quantity> pairs = number(test, Option.QUEUE_PAIRS, USUAL_QUEUE_PAIRS);
    this.queuePairs = test.dualPort() ? pairs.map(q -> q.times(Rational.of(2))) : pairs;
    this.txDepth = depth(test);
    this.messageSize =
        test.allSizes()
            ? Fact.unknown("-a runs through all sizes", "give one size with -s", evidence)
            : number(test, Option.MESSAGE_SIZE, USUAL_SIZE).map(RdmaClient::bytes);
    this.window = product();
    this.ackTimeout = number(test, Option.TIMEOUT, USUAL_TIMEOUT).then(this::ackTimeout);
    this.mtu =
        test.value(Option.MTU).isPresent()
            ? number(test, Option.MTU, 0).map(RdmaClient::bytes)
            : inventoryMtu();
  }

  /** The client that the inventory describes. */
  RdmaClient(
      RdmaLoad load,
      HostDumps dumps,
      SourceFile file,
      String name,
      Inventory.Workload workload,
      Evidence evidence) {
    this.load = load;
    this.dumps = dumps;
    this.file = file;
    this.name = name;
    this.evidence = evidence;
    this.queuePairs =
        entry(
            workload.queuePairs().map(RdmaClient::numbered),
            "queue-pairs",
            Quantity.number(USUAL_QUEUE_PAIRS));
    this.txDepth =
        entry(
            workload.txDepth().map(RdmaClient::numbered), "tx-depth", Quantity.number(USUAL_DEPTH));
    this.messageSize =
        entry(workload.messageSize(), "message-size", Quantity.of(USUAL_SIZE, Unit.B));
    this.window = product();
    this.ackTimeout = Fact.byDefault(timeout(Quantity.number(USUAL_TIMEOUT)), evidence);
    this.mtu = inventoryMtu();
  }

  private static Entry<Quantity> numbered(Entry<Integer> entry) {
    return new Entry<>(Quantity.number(entry.value()), entry.place());
  }

  private Fact<Quantity> entry(Optional<Entry<Quantity>> entry, String key, Quantity usual) {
    return entry
        .map(e -> Fact.known(e.value(), Evidences.of(e.place(), evidence.path() + " " + key)))
        .orElseGet(() -> Fact.byDefault(usual, evidence));
  }

  private Fact<Quantity> number(BandwidthTest test, Option option, long usual) {
    if (test.unreadable().contains(option)) {
      return Fact.unknown(
          "an option of the command has a value that cannot be read",
          "correct the command",
          evidence);
    }
    return test.value(option)
        .map(s -> Fact.known(Quantity.number(s.value()), at(s)))
        .orElseGet(() -> Fact.byDefault(Quantity.number(usual), evidence));
  }

  private Evidence at(Stated<?> stated) {
    return new Evidence(
        evidence.place().map(p -> new org.losslint.source.Place(p.file(), stated.span())),
        evidence.path(),
        evidence.via());
  }

  /** In iteration mode the tool cuts the depth to the number of iterations. */
  private Fact<Quantity> depth(BandwidthTest test) {
    Fact<Quantity> depth = number(test, Option.TX_DEPTH, USUAL_DEPTH);
    if (test.timed() || test.value(Option.ITERATIONS).isEmpty()) {
      return depth;
    }
    Fact<Quantity> iterations = number(test, Option.ITERATIONS, USUAL_DEPTH);
    return depth.with(iterations, (t, n) -> t.compareTo(n) <= 0 ? t : n);
  }

  private Fact<Quantity> product() {
    return queuePairs
        .with(txDepth, Quantity::times)
        .with(messageSize, Quantity::times)
        .withEvidence(evidence);
  }

  private static Quantity bytes(Quantity number) {
    return Quantity.of(number.value(), Unit.B);
  }

  /** 0 switches the timer off (InfiniBand architecture, local ACK timeout). */
  private Fact<Quantity> ackTimeout(Quantity exponent) {
    return exponent.value().signum() == 0
        ? Fact.unknown("-u 0 switches the timer off", "give a timeout with -u", evidence)
        : Fact.known(timeout(exponent));
  }

  private static Quantity timeout(Quantity exponent) {
    long power = 1L << exponent.value().toLongExact();
    return Quantity.of(TIMEOUT_STEP_NS.times(Rational.of(power)), Unit.NS);
  }

  static Fact<Quantity> timeoutFor(Quantity time) {
    for (int exponent = 1; exponent <= LONGEST_TIMEOUT; exponent++) {
      Quantity least = Quantity.number(exponent);
      if (timeout(least).compareTo(time) >= 0) {
        return Fact.known(least);
      }
    }
    return Fact.unknown(
        "no acknowledgment timeout is as long as " + time, "shorten what it has to wait for");
  }

  private Fact<Quantity> inventoryMtu() {
    Optional<Entry<Quantity>> given =
        dumps.host().hostName().listed().flatMap(Inventory.Host::rdmaMtu);
    return given
        .map(e -> Fact.known(e.value(), Evidences.of(e.place(), "hosts " + device() + " rdma-mtu")))
        .orElseGet(() -> Fact.absent(evidence));
  }

  /** 0 leaves a limit to the device and 63 (31 of work requests) is its largest: no number. */
  Fact<Quantity> limit(String parameter) {
    Fact<Quantity> exponent = dumps.parameter(parameter);
    return exponent.then(
        e -> {
          long value = e.value().toLongExact();
          return value < 1 || value > 30
              ? Fact.<Quantity>absent(exponent.evidence())
              : Fact.known(Quantity.number(1L << value));
        });
  }

  String name() {
    return name;
  }

  RdmaLoad load() {
    return load;
  }

  Fact<Quantity> window() {
    return window;
  }

  Fact<Quantity> txDepth() {
    return txDepth;
  }

  Fact<Quantity> ackTimeout() {
    return ackTimeout;
  }

  Fact<Quantity> mtu() {
    return mtu;
  }

  Fact<Quantity> queuePairs() {
    return queuePairs;
  }

  Fact<Quantity> messageSize() {
    return messageSize;
  }

  Fact<Quantity> share() {
    return window.with(load.bdp(), Quantity::dividedBy);
  }

  Fact<Quantity> ceiling() {
    return window.with(load.rtt(), Quantity::dividedBy);
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return load.label() + " " + name;
  }

  @Override
  public String device() {
    return dumps.host().device();
  }

  @Override
  public String file() {
    return file.path();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return switch (kind) {
      case "load" -> Optional.of(load);
      case "host" -> Optional.of(dumps.host());
      case "link" -> load.in("link");
      default -> Optional.empty();
    };
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return load.partial();
  }
}
