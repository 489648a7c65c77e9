package org.losslint.syntax.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.losslint.quantity.Rational;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/** Reads one object of {@code rdma -j statistic} or {@code dcb -j … show}. */
final class HostJson {
  private static final int PRIORITIES = 8;

  /** Members of a counter's object that are no counters. */
  private static final Set<String> LABELS = Set.of("ifindex", "ifname", "port", "cntn");

  private HostJson() {}

  static boolean isHost(Map<String, Json.Value> members) {
    return members.containsKey("ifname") || isQos(members);
  }

  static List<Section> read(Json.Members object, Origin origin) {
    Map<String, Json.Value> members = object.members();
    return members.containsKey("ifname")
        ? List.of(counters(object, members, origin))
        : qos(object, members, origin);
  }

  /** {@code {"ifname":"mlx5_0","port":1,"out_of_buffer":0}}. */
  private static CounterDump counters(
      Json.Members object, Map<String, Json.Value> members, Origin origin) {
    List<Counter> counters = new ArrayList<>();
    for (Json.Member member : object.list()) {
      boolean label = LABELS.contains(member.key().text());
      if (!label && member.value() instanceof Json.Scalar scalar && scalar.isCount()) {
        Span row = member.key().span().to(scalar.span());
        counters.add(new Counter(member.key(), Rational.parse(scalar.text()), row));
      }
    }
    Json.Value port = members.get("port");
    String suffix = port == null ? "" : port.word().map(p -> "/" + p.text()).orElse("");
    Optional<Word> device =
        members.get("ifname").word().map(n -> new Word(n.text() + suffix, n.start(), n.end()));
    Origin from =
        device.map(d -> origin.withDevice(Surroundings.hint(d, Hint.Source.DUMP))).orElse(origin);
    return new CounterDump(from, CounterDump.Tool.RDMA, counters, object.span());
  }

  private static boolean isQos(Map<String, Json.Value> members) {
    return members.containsKey("prio_pfc")
        || members.containsKey("pfc_cap")
        || members.containsKey("dscp_prio")
        || members.containsKey("prio_buffer")
        || members.containsKey("ets_cap");
  }

  private static List<Section> qos(
      Json.Members object, Map<String, Json.Value> members, Origin origin) {
    List<Section> sections = new ArrayList<>(2);
    Optional<Stated<List<Boolean>>> paused = Optional.empty();
    if (members.get("prio_pfc") instanceof Json.Elements list
        && list.values().size() == PRIORITIES) {
      List<Boolean> on = new ArrayList<>();
      for (Json.Value value : list.values()) {
        on.add(value.isTrue());
      }
      paused = Optional.of(new Stated<>(List.copyOf(on), list.span()));
    }
    Optional<Stated<Boolean>> willing =
        members.get("willing") instanceof Json.Scalar scalar
            ? Optional.of(new Stated<>(scalar.isTrue(), scalar.span()))
            : Optional.empty();
    sections.add(
        new QosDump(
            origin,
            Optional.empty(),
            Optional.empty(),
            willing,
            paused,
            priorityOfDscp(members.get("dscp_prio")),
            numbers(members.get("prio_buffer"))
                .map(s -> new Stated<>(integers(s.value()), s.span())),
            numbers(members.get("buffer_size")),
            Optional.empty(),
            List.of(),
            object.span()));
    List<Counter> counters = new ArrayList<>();
    pauses(members.get("requests"), "requests", counters);
    pauses(members.get("indications"), "indications", counters);
    if (!counters.isEmpty()) {
      sections.add(new CounterDump(origin, CounterDump.Tool.DCB, counters, object.span()));
    }
    return sections;
  }

  private static Map<Integer, Stated<Integer>> priorityOfDscp(@CheckForNull Json.Value value) {
    Map<Integer, Stated<Integer>> map = new TreeMap<>();
    if (value instanceof Json.Elements pairs) {
      for (Json.Value pair : pairs.values()) {
        List<Long> numbers = numbers(pair).map(Stated::value).orElse(List.of());
        if (numbers.size() == 2 && numbers.get(0) < 64 && numbers.get(1) < PRIORITIES) {
          map.put(numbers.get(0).intValue(), new Stated<>(numbers.get(1).intValue(), pair.span()));
        }
      }
    }
    return map;
  }

  private static List<Integer> integers(List<Long> numbers) {
    List<Integer> small = new ArrayList<>(numbers.size());
    for (long number : numbers) {
      small.add((int) Math.min(number, Integer.MAX_VALUE));
    }
    return List.copyOf(small);
  }

  private static Optional<Stated<List<Long>>> numbers(@CheckForNull Json.Value value) {
    if (!(value instanceof Json.Elements list)) {
      return Optional.empty();
    }
    List<Long> numbers = new ArrayList<>();
    for (Json.Value each : list.values()) {
      if (each instanceof Json.Scalar scalar && scalar.isCount() && scalar.text().length() < 19) {
        numbers.add(Long.parseLong(scalar.text()));
      }
    }
    return numbers.size() == list.values().size()
        ? Optional.of(new Stated<>(Collections.unmodifiableList(numbers), list.span()))
        : Optional.empty();
  }

  private static void pauses(@CheckForNull Json.Value value, String key, List<Counter> counters) {
    if (value instanceof Json.Elements list) {
      for (int i = 0; i < list.values().size(); i++) {
        if (list.values().get(i) instanceof Json.Scalar scalar && scalar.isCount()) {
          Span at = scalar.span();
          Word name = new Word(key + "_prio" + i, at.start(), at.end());
          counters.add(new Counter(name, Rational.parse(scalar.text()), at));
        }
      }
    }
  }
}
