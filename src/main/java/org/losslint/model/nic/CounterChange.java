package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.syntax.nic.Counter;
import org.losslint.syntax.nic.SwitchDump;

/** How counters changed from one sample of a place to the next. */
final class CounterChange {
  private static final int PRIORITIES = 8;

  private final CounterPlace where;
  private final CounterSample from;
  private final CounterSample to;
  private final String label;

  CounterChange(CounterPlace where, CounterSample from, CounterSample to, String label) {
    this.where = where;
    this.from = from;
    this.to = to;
    this.label = label;
  }

  Evidence evidence() {
    return Evidences.of(to.place(), label, where.via());
  }

  private Evidence at(Counter counter) {
    return Evidences.of(
        to.document().place(counter.span()), label + " " + counter.name(), where.via());
  }

  /** How long it took; unknown without times, and for a time that does not rise. */
  Fact<Quantity> duration() {
    boolean timed = from.time().isPresent() && to.time().isPresent();
    if (!timed || !to.time().get().isComparableWith(from.time().get())) {
      return Fact.unknown(
          "the samples of " + where.label() + " have no times",
          "put `### sample TIME …` before each of them",
          evidence());
    }
    Quantity duration = to.time().get().since(from.time().get());
    return duration.value().signum() > 0
        ? Fact.known(duration, evidence())
        : Fact.unknown(
            "the time of " + where.label() + " does not rise from one sample to the next",
            "take the samples again",
            evidence());
  }

  private Fact<Quantity> increase(String name, Function<CounterSample, Optional<Counter>> counter) {
    Optional<Counter> before = counter.apply(from);
    Optional<Counter> after = counter.apply(to);
    if (before.isEmpty() && after.isEmpty()) {
      return Fact.absent(Evidences.of(to.place(), label + " " + name, where.via()));
    }
    if (before.isEmpty() || after.isEmpty()) {
      return Fact.unknown(
          name + " is in one of the two samples only",
          "take both samples with the same command",
          after.map(this::at).orElseGet(this::evidence));
    }
    int fell = after.get().value().compareTo(before.get().value());
    return fell < 0
        ? Fact.unknown(
            name
                + " fell from "
                + before.get().value()
                + " to "
                + after.get().value()
                + ": it was reset in between",
            "take the samples again without a reset",
            at(after.get()))
        : Fact.known(
            Quantity.number(after.get().value().minus(before.get().value())), at(after.get()));
  }

  /** Of a counter of a host by its name; of a switch that of its RDMA queue. */
  Fact<Quantity> increase(String name) {
    return where.isSwitch() ? ofQueue(name) : increase(name, s -> s.counter(name));
  }

  /** Of the first of several names that is printed. */
  private Fact<Quantity> increase(List<String> names) {
    Fact<Quantity> first = Fact.absent(evidence());
    for (String name : names) {
      Fact<Quantity> found = increase(name, s -> s.counter(name));
      if (found.isKnown()) {
        return found;
      }
      first = first.isAbsent() ? found : first;
    }
    return first;
  }

  Fact<Quantity> rate(Fact<Quantity> increase) {
    return increase.with(
        duration(),
        (count, time) ->
            new Quantity(count.value().dividedBy(time.value()), Dimension.EVENTS_PER_TIME));
  }

  /** A counter of the RDMA priority; what it rests on is the counter and not the priority. */
  private Fact<Quantity> onPriority(Function<Integer, Fact<Quantity>> counter) {
    Fact<Quantity> priority = where.rdmaPriority();
    if (priority.optional().isEmpty()) {
      return priority;
    }
    Fact<Quantity> read = counter.apply((int) priority.optional().get().value().toLongExact());
    return priority.then(p -> read).withEvidence(read.evidence());
  }

  Fact<Quantity> pauseReceived() {
    return onPriority(
        p ->
            where.isSwitch()
                ? increase("rx-xoff of priority " + p, s -> s.ofPriority(p, "rx-xoff"))
                : increase(CounterNames.pauseReceived(p)));
  }

  Fact<Quantity> pauseSent() {
    return onPriority(
        p ->
            where.isSwitch()
                ? increase("tx-xoff of priority " + p, s -> s.ofPriority(p, "tx-xoff"))
                : increase(CounterNames.pauseSent(p)));
  }

  /** The number of the queue that serves the RDMA class. */
  private Fact<Integer> rdmaQueue() {
    Map<Integer, SwitchDump.Queue> queues = new TreeMap<>(to.queues());
    Optional<String> wanted = where.rdmaClass();
    for (SwitchDump.Queue queue : queues.values()) {
      if (wanted.isPresent() && queue.classes().contains(wanted.get())) {
        return Fact.known(queue.number());
      }
    }
    if (queues.size() == 1) {
      return Fact.known(queues.keySet().iterator().next());
    }
    return Fact.unknown(
        "no queue of " + where.label() + " is said to be that of RDMA",
        "give `rdma-class` in the inventory, spelt as in the counters",
        evidence());
  }

  private Fact<Quantity> ofQueue(String name) {
    return rdmaQueue().then(q -> increase(name + " of queue " + q, s -> s.ofQueue(q, name)));
  }

  Fact<Quantity> tailDrops() {
    return where.isSwitch() ? ofQueue("tail-dropped-packets") : Fact.absent(evidence());
  }

  Fact<Quantity> redDrops() {
    return where.isSwitch() ? ofQueue("red-dropped-packets") : Fact.absent(evidence());
  }

  /**
   * All drops of the RDMA queue of a switch. A router counts drops by RED apart, so tail drops of
   * zero alone prove nothing.
   */
  Fact<Quantity> drops() {
    if (!where.isSwitch()) {
      return Fact.absent(evidence());
    }
    Fact<Quantity> total = ofQueue("dropped-packets");
    if (!total.isAbsent()) {
      return total;
    }
    Fact<Quantity> tail = tailDrops();
    Fact<Quantity> red = redDrops();
    Fact<Quantity> limited = ofQueue("rl-dropped-packets");
    if (red.isAbsent() && tail.optional().filter(t -> t.value().signum() == 0).isPresent()) {
      return Fact.unknown(
          "drops by RED are not printed, and tail drops alone do not show all loss",
          "print them too: `show interfaces queue`",
          evidence());
    }
    Fact<Quantity> sum = red.isAbsent() ? tail : tail.with(red, Quantity::plus);
    return limited.isKnown() ? sum.with(limited, Quantity::plus) : sum;
  }

  Fact<Quantity> marked() {
    return where.isSwitch()
        ? ofQueue("ecn-ce-packets")
        : increase(List.of("np_ecn_marked_roce_packets", "cc_rx_ce_pkts"));
  }

  /** Bytes of a host on a priority, both directions together. */
  Fact<Quantity> bytes(int priority) {
    var before = from.bytes(priority);
    var after = to.bytes(priority);
    if (before.isEmpty() || after.isEmpty()) {
      return Fact.absent(evidence());
    }
    if (after.get().compareTo(before.get()) < 0) {
      return Fact.unknown(
          "the bytes of priority " + priority + " fell: the counters were reset in between",
          "take the samples again without a reset",
          evidence());
    }
    return Fact.known(
        Quantity.of(after.get().minus(before.get()), Unit.B),
        to.counter("rx_prio" + priority + "_bytes")
            .or(() -> to.counter("tx_prio" + priority + "_bytes"))
            .map(this::at)
            .orElseGet(this::evidence));
  }

  Fact<Quantity> rdmaBytes() {
    return onPriority(this::bytes);
  }

  /** Bytes on all priorities that are printed. */
  Fact<Quantity> allBytes() {
    Fact<Quantity> sum = Fact.absent(evidence());
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
    Fact<Quantity> busiest = Fact.absent(evidence());
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

  /** Bits in a second that a switch sent out of all queues. */
  Fact<Quantity> sentRate() {
    Fact<Quantity> sum = Fact.absent(evidence());
    for (int queue : new TreeMap<>(to.queues()).keySet()) {
      Fact<Quantity> bytes = increase("tx-bytes", s -> s.ofQueue(queue, "tx-bytes"));
      if (!bytes.isAbsent()) {
        sum = sum.isAbsent() ? bytes : sum.with(bytes, Quantity::plus);
      }
    }
    return sum.map(n -> Quantity.of(n.value(), Unit.B)).with(duration(), Quantity::dividedBy);
  }

  /** Bits in a second that a host sent on its RDMA priority. */
  Fact<Quantity> goodput() {
    return onPriority(
            p -> increase("tx_prio" + p + "_bytes", s -> s.counter("tx_prio" + p + "_bytes")))
        .map(n -> Quantity.of(n.value(), Unit.B))
        .with(duration(), Quantity::dividedBy);
  }

  /** The deepest that the RDMA queue of a switch was when the later sample was taken. */
  Fact<Quantity> peakBytes() {
    if (!where.isSwitch()) {
      return Fact.absent(evidence());
    }
    return rdmaQueue()
        .then(
            q ->
                to.ofQueue(q, "peak-bytes")
                    .map(c -> Fact.known(Quantity.of(c.value(), Unit.B), at(c)))
                    .orElseGet(() -> Fact.absent(evidence())));
  }

  /** Names of counters that are smaller in the later sample, in order. */
  List<Fact<String>> fallen() {
    List<Fact<String>> fallen = new ArrayList<>();
    for (Map.Entry<String, Counter> each : new TreeMap<>(to.counters()).entrySet()) {
      Optional<Counter> before = from.counter(each.getKey());
      if (before.isPresent() && each.getValue().value().compareTo(before.get().value()) < 0) {
        fallen.add(Fact.known(each.getKey(), at(each.getValue())));
      }
    }
    for (SwitchDump.Queue queue : new TreeMap<>(to.queues()).values()) {
      for (Counter counter : queue.counters()) {
        Optional<Counter> before = from.ofQueue(queue.number(), counter.name().text());
        boolean gauge = counter.name().text().equals("peak-bytes");
        if (!gauge && before.isPresent() && counter.value().compareTo(before.get().value()) < 0) {
          fallen.add(Fact.known(counter.name() + " of queue " + queue.number(), at(counter)));
        }
      }
    }
    return fallen;
  }
}
