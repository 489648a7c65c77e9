package org.losslint.model.nic;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;

/**
 * How the counters of the priority that carries RDMA changed, and those of the others beside it.
 */
final class PriorityChange {
  private static final int PRIORITIES = 8;

  private final CounterChange change;

  PriorityChange(CounterChange change) {
    this.change = change;
  }

  /** A counter of the RDMA priority; what it rests on is the counter and not the priority. */
  private Fact<Quantity> onPriority(Function<Integer, Fact<Quantity>> counter) {
    Fact<Quantity> priority = change.where().rdmaPriority();
    if (priority.optional().isEmpty()) {
      return priority;
    }
    Fact<Quantity> read = counter.apply((int) priority.optional().get().value().toLongExact());
    return priority.then(p -> read).withEvidence(read.evidence());
  }

  Fact<Quantity> pauseReceived() {
    return pause("rx-xoff", CounterNames::pauseReceived);
  }

  Fact<Quantity> pauseSent() {
    return pause("tx-xoff", CounterNames::pauseSent);
  }

  /**
   * A driver prints pause frames only of priorities that have flow control, so a counter that is
   * not there is no zero.
   */
  private Fact<Quantity> pause(String ofSwitch, IntFunction<List<String>> ofHost) {
    return onPriority(
        p -> {
          Fact<Quantity> frames =
              change.where().isSwitch()
                  ? change.increase(ofSwitch + " of priority " + p, s -> s.ofPriority(p, ofSwitch))
                  : change.increase(ofHost.apply(p));
          return frames.isAbsent() ? notPrinted(p) : frames;
        });
  }

  private Fact<Quantity> notPrinted(int priority) {
    return Fact.unknown(
        "the samples of "
            + change.where().label()
            + " print no pause frames of priority "
            + priority
            + ": it has no flow control there, or the output was filtered",
        change.where().isSwitch()
            ? "add `pfc priority " + priority + " tx-xoff N rx-xoff N` to the samples"
            : "take the whole output of `ethtool -S`",
        change.evidence());
  }

  /** Bytes of a host on a priority, both directions together. */
  Fact<Quantity> bytes(int priority) {
    var before = change.from().bytes(priority);
    var after = change.to().bytes(priority);
    if (before.isEmpty() || after.isEmpty()) {
      return Fact.absent(change.evidence());
    }
    if (after.get().compareTo(before.get()) < 0) {
      return Fact.unknown(
          "the bytes of priority " + priority + " fell: the counters were reset in between",
          "take the samples again without a reset",
          change.evidence());
    }
    return Fact.known(
        Quantity.of(after.get().minus(before.get()), Unit.B),
        change
            .to()
            .counter("rx_prio" + priority + "_bytes")
            .or(() -> change.to().counter("tx_prio" + priority + "_bytes"))
            .map(change::at)
            .orElseGet(change::evidence));
  }

  Fact<Quantity> rdmaBytes() {
    return onPriority(this::bytes);
  }

  /** Bytes on all priorities that are printed. */
  Fact<Quantity> allBytes() {
    Fact<Quantity> sum = Fact.absent(change.evidence());
    for (int priority = 0; priority < PRIORITIES; priority++) {
      Fact<Quantity> bytes = bytes(priority);
      if (!bytes.isAbsent()) {
        sum = sum.isAbsent() ? bytes : sum.with(bytes, Quantity::plus);
      }
    }
    return sum;
  }

  /** The priority with the most bytes. */
  Fact<Quantity> busiestPriority() {
    Fact<Quantity> busiest = Fact.absent(change.evidence());
    Quantity most = Quantity.of(-1, Unit.B);
    for (int priority = 0; priority < PRIORITIES; priority++) {
      Fact<Quantity> bytes = bytes(priority);
      if (bytes.isKnown() && bytes.optional().orElseThrow().compareTo(most) > 0) {
        most = bytes.optional().orElseThrow();
        busiest = Fact.known(Quantity.number(priority), bytes.evidence());
      }
    }
    return busiest;
  }

  /**
   * Bits in a second that a host sent on its RDMA priority; absent for one that received more than
   * it sent, since what flows back is no work of it.
   */
  Fact<Quantity> goodput() {
    return onPriority(
        p -> {
          Fact<Quantity> sent = counted("tx_prio" + p + "_bytes");
          Fact<Quantity> received = counted("rx_prio" + p + "_bytes");
          boolean receiver =
              sent.isKnown()
                  && received.isKnown()
                  && received.optional().orElseThrow().compareTo(sent.optional().orElseThrow()) > 0;
          return receiver
              ? Fact.absent(sent.evidence())
              : sent.map(n -> Quantity.of(n.value(), Unit.B))
                  .with(change.duration(), Quantity::dividedBy);
        });
  }

  private Fact<Quantity> counted(String name) {
    return change.increase(name, s -> s.counter(name));
  }
}
