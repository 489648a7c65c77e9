package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
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
  private final QueueMarking marking = new QueueMarking(this);
  @CheckForNull private TargetRate targetRate;

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

  /** The row of the scheduler map that makes it; of a placeholder where one would stand. */
  Evidence mapEntry() {
    return mapEntry;
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

  /** A fact of its scheduler, with the way from the port; unknown for a placeholder. */
  <T> Fact<T> read(Function<Scheduler, Fact<T>> reader) {
    return readAsReached(scheduler -> reader.apply(scheduler).reachedBy(way));
  }

  /** As {@link #read}, for a fact that knows its way from the port already. */
  <T> Fact<T> readAsReached(Function<Scheduler, Fact<T>> reader) {
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

  // ---- marking and pause

  QueueMarking marking() {
    return marking;
  }

  /** Fill level at which marking starts, in percent of the buffer. */
  public Fact<Quantity> kmin() {
    return marking.kmin();
  }

  /**
   * Fill level from which each packet is marked, in percent of the buffer; absent where that is
   * never so.
   */
  public Fact<Quantity> kmax() {
    return marking.kmax();
  }

  QueuePause pause() {
    return new QueuePause(this);
  }

  Optional<PlatformFamily> family() {
    return port.family();
  }

  /** What is read by the rules of a family that is guessed is itself a guess. */
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
