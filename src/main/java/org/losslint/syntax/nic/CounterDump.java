package org.losslint.syntax.nic;

import java.util.List;
import org.losslint.source.Span;

/**
 * The counters of a host that one tool printed at one moment.
 *
 * @param tool which printed them
 * @param counters in the order of the text
 */
public record CounterDump(Origin origin, Tool tool, List<Counter> counters, Span span)
    implements Section {

  /** What printed counters. */
  public enum Tool {
    /** {@code ethtool -S} */
    ETHTOOL,
    /** {@code rdma statistic}, or files of hw_counters. */
    RDMA,
    /** {@code dcb -s pfc show} */
    DCB
  }

  public CounterDump {
    counters = List.copyOf(counters);
  }
}
