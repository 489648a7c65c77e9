package org.losslint.model.nic;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.syntax.nic.SwitchDump;

/** How the counters of the RDMA queue of a switch changed; absent for a host. */
final class QueueChange {
  private final CounterChange change;

  QueueChange(CounterChange change) {
    this.change = change;
  }

  /** The number of the queue that serves the RDMA class. */
  private Fact<Integer> rdmaQueue() {
    Map<Integer, SwitchDump.Queue> queues = new TreeMap<>(change.to().queues());
    Optional<String> wanted = change.where().rdmaClass();
    for (SwitchDump.Queue queue : queues.values()) {
      if (wanted.isPresent() && queue.classes().contains(wanted.get())) {
        return Fact.known(queue.number());
      }
    }
    if (queues.size() == 1) {
      SwitchDump.Queue only = queues.values().iterator().next();
      if (wanted.isEmpty() || only.classes().isEmpty()) {
        return Fact.known(only.number());
      }
    }
    return Fact.unknown(
        "no queue of " + change.where().label() + " is said to be that of RDMA",
        "give `rdma-class` in the inventory, spelt as in the counters",
        change.evidence());
  }

  Fact<Quantity> increase(String name) {
    return rdmaQueue().then(q -> change.increase(name + " of queue " + q, s -> s.ofQueue(q, name)));
  }

  Fact<Quantity> tailDrops() {
    return change.where().isSwitch()
        ? increase("tail-dropped-packets")
        : Fact.absent(change.evidence());
  }

  Fact<Quantity> redDrops() {
    return change.where().isSwitch()
        ? increase("red-dropped-packets")
        : Fact.absent(change.evidence());
  }

  /**
   * All drops of the RDMA queue of a switch. A router counts drops by RED apart, so tail drops of
   * zero alone prove nothing.
   */
  Fact<Quantity> drops() {
    if (!change.where().isSwitch()) {
      return Fact.absent(change.evidence());
    }
    Fact<Quantity> total = increase("dropped-packets");
    if (!total.isAbsent()) {
      return total;
    }
    Fact<Quantity> tail = tailDrops();
    Fact<Quantity> red = redDrops();
    Fact<Quantity> limited = increase("rl-dropped-packets");
    if (red.isAbsent() && tail.optional().filter(t -> t.value().signum() == 0).isPresent()) {
      return Fact.unknown(
          "drops by RED are not printed, and tail drops alone do not show all loss",
          "print them too: `show interfaces queue`",
          change.evidence());
    }
    Fact<Quantity> sum = red.isAbsent() ? tail : tail.with(red, Quantity::plus);
    return limited.isKnown() ? sum.with(limited, Quantity::plus) : sum;
  }

  /** Bits in a second that a switch sent out of all queues. */
  Fact<Quantity> sentRate() {
    Fact<Quantity> sum = Fact.absent(change.evidence());
    for (int queue : new TreeMap<>(change.to().queues()).keySet()) {
      Fact<Quantity> bytes = change.increase("tx-bytes", s -> s.ofQueue(queue, "tx-bytes"));
      if (!bytes.isAbsent()) {
        sum = sum.isAbsent() ? bytes : sum.with(bytes, Quantity::plus);
      }
    }
    return sum.map(n -> Quantity.of(n.value(), Unit.B))
        .with(change.duration(), Quantity::dividedBy);
  }

  /** The deepest that the RDMA queue of a switch was when the later sample was taken. */
  Fact<Quantity> peakBytes() {
    if (!change.where().isSwitch()) {
      return Fact.absent(change.evidence());
    }
    return rdmaQueue()
        .then(
            q ->
                change
                    .to()
                    .ofQueue(q, "peak-bytes")
                    .map(c -> Fact.known(Quantity.of(c.value(), Unit.B), change.at(c)))
                    .orElseGet(() -> Fact.absent(change.evidence())));
  }
}
