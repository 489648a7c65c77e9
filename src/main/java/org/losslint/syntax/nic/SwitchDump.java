package org.losslint.syntax.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * The counters of one port of a switch at one moment.
 *
 * @param port as the switch prints it, else as the {@code ### sample} line says
 * @param queues in the order of the text
 * @param priorities counters of priority flow control
 */
public record SwitchDump(
    Origin origin, Optional<Word> port, List<Queue> queues, List<Priority> priorities, Span span)
    implements Section {

  /**
   * Counters of one queue. Their names: {@code tx-packets}, {@code tx-bytes}, {@code
   * queued-packets}, {@code queued-bytes}, {@code tail-dropped-packets}, {@code
   * red-dropped-packets}, {@code rl-dropped-packets}, {@code dropped-packets} (all of them), {@code
   * ecn-ce-packets}, the same with {@code -bytes}, and {@code peak-bytes} of its depth.
   *
   * @param classes the forwarding classes that it serves
   */
  public record Queue(int number, List<String> classes, List<Counter> counters, Span span) {
    public Queue {
      classes = List.copyOf(classes);
      counters = List.copyOf(counters);
    }
  }

  /**
   * Pause frames of one priority.
   *
   * @param counters {@code tx-xoff} that the switch sent, {@code rx-xoff} that it received
   */
  public record Priority(int number, List<Counter> counters, Span span) {
    public Priority {
      counters = List.copyOf(counters);
    }
  }

  public SwitchDump {
    queues = List.copyOf(queues);
    priorities = List.copyOf(priorities);
  }
}
