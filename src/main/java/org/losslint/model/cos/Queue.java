package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;

/**
 * The egress queue of one forwarding class on one port: what decides whether RDMA survives there.
 * Each fact of it knows the statement that decides and the way by which it reaches the port.
 */
public final class Queue extends CosSubject {
  private final Port port;
  private final ForwardingClass forwardingClass;
  private final Scheduler scheduler;
  private final List<Evidence.Step> way;
  private final Evidence mapEntry;
  private final boolean placeholder;
  @CheckForNull private TargetRate targetRate;
  @CheckForNull private List<Marking> markings;

  Queue(
      Port port,
      String label,
      ForwardingClass forwardingClass,
      Scheduler scheduler,
      List<Evidence.Step> way,
      Evidence mapEntry,
      boolean placeholder) {
    super(port.owner(), label);
    this.port = port;
    this.forwardingClass = forwardingClass;
    this.scheduler = scheduler;
    this.way = List.copyOf(way);
    this.mapEntry = mapEntry;
    this.placeholder = placeholder;
  }

  public Port port() {
    return port;
  }

  public String className() {
    return forwardingClass.name();
  }

  public ForwardingClass forwardingClass() {
    return forwardingClass;
  }

  public Scheduler scheduler() {
    return scheduler;
  }

  List<Evidence.Step> way() {
    return way;
  }

  /** Whether it stands for a queue that the port should have and has not. */
  public boolean isPlaceholder() {
    return placeholder;
  }

  /** The long-distance path behind the port. */
  public Fact<Path> link() {
    return port.path().isPresent()
        ? Fact.known(port.path().get(), port.path().get().evidence())
        : Fact.absent(port.evidence());
  }

  /** Whether its class carries RDMA, found by the class and never by having no-loss. */
  public Fact<Boolean> rdma() {
    return owner().rdma().carries(className());
  }

  public Fact<Boolean> cnp() {
    return owner().rdma().carriesCnp(className());
  }

  private <T> Fact<T> read(Function<Scheduler, Fact<T>> reader) {
    return readAsReached(scheduler -> reader.apply(scheduler).reachedBy(way));
  }

  /** As {@link #read}, for a fact that knows its way from the port already. */
  private <T> Fact<T> readAsReached(Function<Scheduler, Fact<T>> reader) {
    if (!placeholder) {
      return reader.apply(scheduler);
    }
    return port.schedulerMap() instanceof Fact.Unknown<String> open
        ? Fact.unknown(open.because(), open.supply(), open.evidence())
        : Fact.unknown(
            "the port has no queue for the class " + className(),
            "bind a scheduler map that holds the class",
            mapEntry);
  }

  public Fact<String> schedulerName() {
    return read(s -> Fact.known(s.name(), s.evidence()));
  }

  public Fact<String> bufferForm() {
    return read(Scheduler::bufferForm);
  }

  public Fact<Quantity> temporal() {
    return read(Scheduler::temporal);
  }

  public Fact<Quantity> bufferPercent() {
    return read(Scheduler::bufferPercent);
  }

  public Fact<Boolean> ecn() {
    return read(Scheduler::ecn);
  }

  public Fact<Boolean> headMarking() {
    return read(Scheduler::headMarking);
  }

  public Fact<String> priority() {
    return read(Scheduler::priority);
  }

  public Fact<Boolean> hasProfileMap() {
    return read(Scheduler::hasProfileMap);
  }

  public Fact<Quantity> alpha() {
    return read(Scheduler::alpha);
  }

  private TargetRate target() {
    TargetRate known = targetRate;
    if (known == null) {
      known = TargetRate.of(scheduler, port);
      targetRate = known;
    }
    return known;
  }

  /** The rate that turns the temporal buffer into bytes, as a share of the port rate. */
  public Fact<Quantity> targetShare() {
    return assumed(read(s -> target().share()));
  }

  /** Which statement gives it. */
  public Fact<String> targetSource() {
    return assumed(read(s -> target().source()));
  }

  /** The share that raising the rates alone could reach; below 100 % where a shaper cuts it off. */
  public Fact<Quantity> highestShare() {
    return assumed(read(s -> target().highest()));
  }

  /** How long the full buffer takes to drain at the port rate: temporal × target share. */
  public Fact<Quantity> drainTime() {
    Fact<Quantity> temporal = temporal();
    return temporal.isAbsent()
        ? Fact.unknown(
            "the buffer is not given in time", "set buffer-size temporal", temporal.evidence())
        : temporal.with(targetShare(), (t, share) -> t.times(share));
  }

  /** The buffer in bytes. */
  public Fact<Quantity> depth() {
    return drainTime().with(port.rate(), Quantity::times);
  }

  /** The DSCPs, as bits in rising order, that bound classifiers give to its class. */
  public Fact<Items> codePoints() {
    SortedMap<String, Fact<?>> found = new TreeMap<>();
    for (Classifier.Row row :
        owner().assignments().byClass().getOrDefault(className(), List.of())) {
      if (row.isDscp()) {
        String bits = CodePoint.text(row.value(), row.type());
        found.putIfAbsent(bits, Fact.known(bits, row.evidence()));
      }
    }
    return Fact.known(Items.of(List.copyOf(found.values())), mapEntry);
  }

  // ---- marking

  /** The curve that applies to each loss priority that the class can have, lowest first. */
  public List<Marking> markings() {
    List<Marking> known = markings;
    if (known == null) {
      known = placeholder ? List.of() : Marking.of(this);
      markings = known;
    }
    return known;
  }

  public Fact<Items> markingItems() {
    return read(
        s -> {
          List<Fact<?>> items = new ArrayList<>();
          for (Marking marking : markings()) {
            items.add(Fact.known(marking, marking.evidence()));
          }
          return Fact.known(new Items(items, owner().assignments().more()), mapEntry);
        });
  }

  /** Whether one row of the map covers every loss priority and protocol. */
  public Fact<Boolean> mapsAny() {
    return read(
        s -> {
          for (Scheduler.ProfileMapping row : s.profileMap()) {
            if (row.lossPriority().equals("any") && row.protocol().equals("any")) {
              return Fact.known(true, Spot.evidence(row.node()));
            }
          }
          return s.hasProfileMap().map(has -> false);
        });
  }

  private <T> Fact<T> ofMarking(Function<Marking, Fact<T>> reader) {
    return readAsReached(
        s -> {
          List<Marking> all = markings();
          if (!all.isEmpty()) {
            return reader.apply(all.get(0));
          }
          return s.hasProfileMap()
              .then(
                  has ->
                      Fact.unknown(
                          "the scheduler " + s.name() + " maps no drop profile",
                          "set drop-profile-map loss-priority any protocol any drop-profile …",
                          s.hasProfileMap().evidence()));
        });
  }

  /**
   * The name in the first row of the drop-profile map, whatever the row covers; absent without a
   * map.
   */
  public Fact<String> mappedProfile() {
    return read(
        s ->
            s.profileMap().isEmpty()
                ? Fact.absent(s.hasProfileMap().evidence())
                : s.profileMap().get(0).profile());
  }

  /** The drop profile that decides where marking starts. */
  public Fact<DropProfile> profile() {
    return ofMarking(Marking::profile);
  }

  /** Fill level at which marking starts, in percent of the buffer. */
  public Fact<Quantity> kmin() {
    return ofMarking(Marking::kmin);
  }

  /**
   * Fill level from which each packet is marked, in percent of the buffer; absent where that is
   * never so.
   */
  public Fact<Quantity> kmax() {
    return ofMarking(Marking::kmax);
  }

  // ---- pause

  /**
   * The priority at which the class is paused: its own, else the tag by which the port's profile
   * and classifier find it; absent for none.
   */
  public Fact<Quantity> pausePriority() {
    Fact<Quantity> own = forwardingClass.pfcPriority();
    if (!own.isAbsent()) {
      return own;
    }
    for (IngressCodePoint codePoint : port.codePoints()) {
      Optional<Queue> queue = codePoint.queue().optional();
      if (queue.filter(q -> q == this).isPresent()
          && codePoint.type().optional().filter("ieee-802.1"::equals).isPresent()
          && codePoint.pfc().optional().orElse(false)) {
        return codePoint.priority();
      }
    }
    return own;
  }

  /**
   * Whether it stops when a pause frame of its priority comes in: by the output stanza of the
   * port's notification profile, else by the platform's default; absent where the port has no
   * profile.
   */
  public Fact<Boolean> answersPause() {
    Optional<CongestionProfile> profile = port.notificationProfile();
    if (profile.isEmpty()) {
      Fact<String> name = port.notificationProfileName();
      return name.isAbsent()
          ? Fact.absent(name.evidence())
          : Fact.unknown(
              "the notification profile of the port is not known",
              "define it under class-of-service congestion-notification-profile",
              name.evidence());
    }
    Fact<Quantity> number = forwardingClass.queueNumber();
    Fact<Boolean> output = profile.get().hasOutput();
    if (!number.isKnown() || !output.isKnown()) {
      return number.then(n -> output);
    }
    Quantity queue = number.optional().orElseThrow();
    return output.optional().orElse(false)
        ? pausesByOutput(profile.get(), queue)
        : pausesByDefault(queue).withEvidence(output.evidence());
  }

  /** The output stanza decides, so it is what a report points at. */
  private Fact<Boolean> pausesByOutput(CongestionProfile profile, Quantity queue) {
    Fact<Quantity> priority = pausePriority();
    return priority.isKnown()
        ? profile.pausesQueue((int) priority.optional().orElseThrow().value().toLongExact(), queue)
        : priority.map(never -> false);
  }

  private Fact<Boolean> pausesByDefault(Quantity number) {
    if (family().isEmpty()) {
      return Fact.unknown(
          "which queues answer pause frames by default depends on the platform",
          Platform.SUPPLY_MODEL);
    }
    for (int queue : family().get().pauseByDefault()) {
      if (Quantity.number(queue).equals(number)) {
        return Fact.byDefault(true, Evidence.NONE);
      }
    }
    return Fact.byDefault(false, Evidence.NONE);
  }

  /**
   * Whether the notification profile of the port has an output stanza; absent without a profile.
   */
  public Fact<Boolean> pauseOutput() {
    Optional<CongestionProfile> profile = port.notificationProfile();
    return profile.isPresent()
        ? profile.get().hasOutput().reachedBy(PortQueues.step(port.notificationProfileName()))
        : Fact.absent(port.notificationProfileName().evidence());
  }

  Optional<PlatformFamily> family() {
    return port.family();
  }

  private <T> Fact<T> assumed(Fact<T> fact) {
    return port.familyIsAssumed() && fact instanceof Fact.Known<T> known
        ? new Fact.Known<>(known.value(), known.evidence(), Fact.Basis.ASSUMED, known.inherited())
        : fact;
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return switch (kind) {
      case "port" -> Optional.of(port);
      case "link" -> port.path();
      case "class" -> Optional.of(forwardingClass);
      case "scheduler" -> placeholder ? Optional.empty() : Optional.of(scheduler);
      default -> super.in(kind);
    };
  }

  @Override
  public SubjectKind<?> kind() {
    return QueueVocabulary.QUEUE;
  }

  @Override
  public Evidence evidence() {
    return mapEntry.reachedBy(way);
  }
}
