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
import org.losslint.syntax.nic.Counter;
import org.losslint.syntax.nic.SwitchDump;

/** How counters changed from one sample of a place to the next. */
final class CounterChange {
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

  CounterPlace where() {
    return where;
  }

  CounterSample from() {
    return from;
  }

  CounterSample to() {
    return to;
  }

  Evidence evidence() {
    return Evidences.of(to.place(), label, where.via());
  }

  Evidence at(Counter counter) {
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

  Fact<Quantity> increase(String name, Function<CounterSample, Optional<Counter>> counter) {
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
    return where.isSwitch() ? queue().increase(name) : increase(name, s -> s.counter(name));
  }

  /** What happened at the RDMA queue of a switch. */
  QueueChange queue() {
    return new QueueChange(this);
  }

  /** What happened on the priority of RDMA. */
  PriorityChange priority() {
    return new PriorityChange(this);
  }

  /** Of the first of several names that is printed. */
  Fact<Quantity> increase(List<String> names) {
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

  /** Packets that met congestion: marked by a switch, or arrived marked at a host. */
  Fact<Quantity> marked() {
    return where.isSwitch()
        ? queue().increase("ecn-ce-packets")
        : increase(List.of("np_ecn_marked_roce_packets", "cc_rx_ce_pkts"));
  }
}
