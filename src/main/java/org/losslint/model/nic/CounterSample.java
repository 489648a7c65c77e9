package org.losslint.model.nic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.quantity.Rational;
import org.losslint.source.Place;
import org.losslint.source.Span;
import org.losslint.syntax.nic.Counter;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.SampleMark;
import org.losslint.syntax.nic.SampleTime;
import org.losslint.syntax.nic.SwitchDump;

/** All counters of one place at one moment. */
final class CounterSample {
  private final NicDocument document;
  private final Optional<SampleMark> mark;
  private final Moment moment;
  private final Span span;
  private final Map<String, Counter> counters = new HashMap<>();
  private final Map<Integer, SwitchDump.Queue> queues = new HashMap<>();
  private final Map<Integer, SwitchDump.Priority> priorities = new HashMap<>();

  /** What a word or a file's name says of the time. */
  enum Moment {
    BEFORE,
    UNSAID,
    AFTER
  }

  CounterSample(NicDocument document, Optional<SampleMark> mark, Moment moment, Span span) {
    this.document = document;
    this.mark = mark;
    this.moment = moment;
    this.span = span;
  }

  void add(List<Counter> more) {
    for (Counter counter : more) {
      counters.put(counter.name().text(), counter);
    }
  }

  void add(SwitchDump dump) {
    for (SwitchDump.Queue queue : dump.queues()) {
      queues.put(queue.number(), queue);
    }
    for (SwitchDump.Priority priority : dump.priorities()) {
      priorities.put(priority.number(), priority);
    }
  }

  NicDocument document() {
    return document;
  }

  Optional<SampleMark> mark() {
    return mark;
  }

  Moment moment() {
    return moment;
  }

  Optional<SampleTime> time() {
    return mark.flatMap(SampleMark::time);
  }

  /** The time as reports show it. */
  String when() {
    if (mark.isPresent()) {
      return mark.get().timeWord().text();
    }
    return moment == Moment.UNSAID
        ? "line " + place().start().line()
        : moment.name().toLowerCase(java.util.Locale.ROOT);
  }

  Place place() {
    return document.place(mark.map(SampleMark::span).orElse(span));
  }

  Map<String, Counter> counters() {
    return counters;
  }

  Map<Integer, SwitchDump.Queue> queues() {
    return queues;
  }

  Optional<Counter> counter(String name) {
    return Optional.ofNullable(counters.get(name));
  }

  Optional<Counter> ofQueue(int number, String name) {
    SwitchDump.Queue queue = queues.get(number);
    return queue == null ? Optional.empty() : named(queue.counters(), name);
  }

  Optional<Counter> ofPriority(int number, String name) {
    SwitchDump.Priority priority = priorities.get(number);
    return priority == null ? Optional.empty() : named(priority.counters(), name);
  }

  private static Optional<Counter> named(List<Counter> counters, String name) {
    for (Counter counter : counters) {
      if (counter.name().text().equals(name)) {
        return Optional.of(counter);
      }
    }
    return Optional.empty();
  }

  /** Bytes that a host sent and received on a priority; empty where a counter is missing. */
  Optional<Rational> bytes(int priority) {
    Optional<Counter> received = counter("rx_prio" + priority + "_bytes");
    Optional<Counter> sent = counter("tx_prio" + priority + "_bytes");
    if (received.isEmpty() && sent.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        received
            .map(Counter::value)
            .orElse(Rational.ZERO)
            .plus(sent.map(Counter::value).orElse(Rational.ZERO)));
  }
}
