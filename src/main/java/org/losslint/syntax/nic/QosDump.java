package org.losslint.syntax.nic;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.losslint.source.Span;

/**
 * What mlnx_qos, dcb or lldptool say of the queues of a network interface. Each tool tells a part;
 * what it does not tell is empty.
 *
 * @param trust what packets are sorted by: {@code pcp}, {@code dscp}, {@code none}
 * @param dcbx who controls it: {@code OS controlled}, {@code Firmware controlled}
 * @param willing whether it takes over what the switch says
 * @param paused for each priority from 0 to 7 whether priority flow control is on
 * @param priorityOfDscp which priority a code point belongs to
 * @param bufferOfPriority for each priority its receive buffer
 * @param bufferSizes bytes of each receive buffer
 * @param cableLength metres to the first hop
 * @param classes the traffic classes in use
 */
public record QosDump(
    Origin origin,
    Optional<Stated<String>> trust,
    Optional<Stated<String>> dcbx,
    Optional<Stated<Boolean>> willing,
    Optional<Stated<List<Boolean>>> paused,
    Map<Integer, Stated<Integer>> priorityOfDscp,
    Optional<Stated<List<Integer>>> bufferOfPriority,
    Optional<Stated<List<Long>>> bufferSizes,
    Optional<Stated<Integer>> cableLength,
    List<TrafficClass> classes,
    Span span)
    implements Section {

  /**
   * A traffic class of the sender.
   *
   * @param algorithm {@code strict}, {@code ets}, {@code vendor}
   * @param share percent of the bandwidth, of {@code ets}
   * @param priorities that it serves
   */
  public record TrafficClass(
      int number, String algorithm, Optional<Integer> share, List<Integer> priorities, Span span) {
    public TrafficClass {
      priorities = List.copyOf(priorities);
    }
  }

  public QosDump {
    priorityOfDscp = Collections.unmodifiableMap(new TreeMap<>(priorityOfDscp));
    classes = List.copyOf(classes);
  }
}
