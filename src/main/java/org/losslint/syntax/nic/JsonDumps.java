package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.losslint.quantity.Rational;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.SourceText;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/** Reads the JSON that mlxconfig, rdma and dcb write. */
final class JsonDumps {
  private static final int PRIORITIES = 8;

  private final DiagnosticLog log;
  private final Origin origin;
  private final List<Section> sections = new ArrayList<>();

  private JsonDumps(DiagnosticLog log, Origin origin) {
    this.log = log;
    this.origin = origin;
  }

  /** The dumps of a whole file. */
  static List<Section> read(SourceText text, DiagnosticLog log) {
    JsonDumps dumps = new JsonDumps(log, Origin.UNKNOWN);
    String content = text.toString();
    for (Json.Value value : Json.read(content, Span::new, log)) {
      dumps.add(value);
    }
    return dumps.sections;
  }

  /** The dumps of one line of a transcript or of samples. */
  static List<Section> read(Line line, Context context, DiagnosticLog log) {
    JsonDumps dumps = new JsonDumps(log, context.origin());
    for (Json.Value value : Json.read(line.text(), line::span, log)) {
      dumps.add(value);
    }
    return dumps.sections;
  }

  private void add(Json.Value value) {
    if (value instanceof Json.Elements elements) {
      for (Json.Value each : elements.values()) {
        add(each);
      }
    } else if (value instanceof Json.Members object) {
      Map<String, Json.Value> members = members(object);
      if (members.containsKey("ifname")) {
        counters(object, members);
      } else if (isQos(members)) {
        qos(object, members);
      } else {
        devices(object);
      }
    } else {
      unknown(value.span(), "a value");
    }
  }

  /** Keys without regard to the two spellings of mlxconfig: {@code Next Value}, next_value. */
  private static Map<String, Json.Value> members(Json.Members object) {
    Map<String, Json.Value> members = new TreeMap<>();
    for (Json.Member member : object.members()) {
      String key = member.key().text().toLowerCase(Locale.ROOT).replace(' ', '_');
      members.put(key, member.value());
    }
    return members;
  }

  private void unknown(Span span, String what) {
    log.add(
        Kind.SYNTAX,
        Severity.WARNING,
        span,
        what + " that belongs to no known output was passed over",
        "give the file that mlxconfig, rdma or dcb wrote");
  }

  private void devices(Json.Members object) {
    for (Json.Member member : object.members()) {
      Optional<Json.Members> device = object(Optional.of(member.value()));
      Optional<Json.Members> table =
          device.flatMap(d -> object(Optional.ofNullable(members(d).get("tlv_configuration"))));
      if (device.isEmpty() || table.isEmpty()) {
        unknown(member.key().span(), "the member `" + member.key().text() + "`");
      } else {
        config(member.key(), device.get(), table.get());
      }
    }
  }

  private static Optional<Json.Members> object(Optional<Json.Value> value) {
    return value.filter(Json.Members.class::isInstance).map(Json.Members.class::cast);
  }

  private void config(Word key, Json.Members device, Json.Members table) {
    Map<String, Json.Value> labels = members(device);
    Set<Column> columns = EnumSet.noneOf(Column.class);
    List<ConfigRow> rows = new ArrayList<>();
    for (Json.Member row : table.members()) {
      Optional<Json.Members> cells = object(Optional.of(row.value()));
      if (cells.isEmpty()) {
        log.add(
            Kind.SYNTAX,
            Severity.WARNING,
            row.key().span(),
            row.key().text() + " has no values of its columns",
            "let mlxconfig write the file again");
      } else {
        rows.add(row(row.key(), cells.get(), columns));
      }
    }
    Optional<Word> name = word(labels.get("device"));
    Origin from =
        name.map(n -> origin.withDevice(Surroundings.hint(n, Hint.Source.DUMP))).orElse(origin);
    sections.add(
        new ConfigDump(
            from,
            numberIn(key.text()),
            word(labels.get("device_type")),
            word(labels.get("name")),
            word(labels.get("description")),
            name,
            ConfigDump.Mode.QUERY,
            List.copyOf(columns),
            true,
            Set.of(),
            rows,
            key.span().to(device.span())));
  }

  private static ConfigRow row(Word key, Json.Members object, Set<Column> columns) {
    Map<Column, Cell> cells = new EnumMap<>(Column.class);
    Map<String, Json.Value> members = members(object);
    cell(members.get("default_value"), Column.DEFAULT, cells);
    cell(members.get("current_value"), Column.CURRENT, cells);
    cell(members.get("next_value"), Column.NEXT, cells);
    columns.addAll(cells.keySet());
    String text = key.text();
    int open = text.indexOf('[');
    String name = open < 0 ? text : text.substring(0, open);
    int end = key.end() - 1;
    return new ConfigRow(
        new Word(name, Math.min(key.start() + 1, end), Math.max(end, key.start() + 1)),
        ConfigRow.baseOf(name),
        ConfigRow.portOf(name),
        open < 0 ? Optional.empty() : numberIn(text.substring(open)),
        isTrue(members.get("modified")),
        isTrue(members.get("read_only")),
        cells,
        key.span().to(object.span()));
  }

  private static void cell(Json.Value value, Column column, Map<Column, Cell> cells) {
    if (value instanceof Json.Scalar scalar) {
      cells.put(column, Cell.of(scalar.text(), scalar.span()));
    }
  }

  private static boolean isTrue(Json.Value value) {
    return value instanceof Json.Scalar scalar && scalar.text().equals("true");
  }

  private static Optional<Word> word(Json.Value value) {
    return value instanceof Json.Scalar scalar && !scalar.text().isEmpty()
        ? Optional.of(new Word(scalar.text(), scalar.span().start(), scalar.span().end()))
        : Optional.empty();
  }

  private static Optional<Integer> numberIn(String text) {
    int number = -1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9' && number < 100_000) {
        number = Math.max(0, number) * 10 + (c - '0');
      }
    }
    return number < 0 ? Optional.empty() : Optional.of(number);
  }

  /** {@code {"ifname":"mlx5_0","port":1,"out_of_buffer":0}}. */
  private void counters(Json.Members object, Map<String, Json.Value> members) {
    List<Counter> counters = new ArrayList<>();
    for (Json.Member member : object.members()) {
      String name = member.key().text();
      boolean label =
          name.equals("ifindex")
              || name.equals("ifname")
              || name.equals("port")
              || name.equals("cntn");
      if (!label && member.value() instanceof Json.Scalar scalar && isCount(scalar)) {
        Span row = member.key().span().to(scalar.span());
        counters.add(new Counter(member.key(), Rational.parse(scalar.text()), row));
      }
    }
    Optional<Word> name = word(members.get("ifname"));
    Optional<Word> port = word(members.get("port"));
    Optional<Word> device =
        name.map(
            n -> new Word(n.text() + port.map(p -> "/" + p.text()).orElse(""), n.start(), n.end()));
    Origin from =
        device.map(d -> origin.withDevice(Surroundings.hint(d, Hint.Source.DUMP))).orElse(origin);
    sections.add(new CounterDump(from, CounterDump.Tool.RDMA, counters, object.span()));
  }

  private static boolean isCount(Json.Scalar scalar) {
    String text = scalar.text();
    if (!scalar.number() || text.length() > 20) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  private static boolean isQos(Map<String, Json.Value> members) {
    return members.containsKey("prio_pfc")
        || members.containsKey("pfc_cap")
        || members.containsKey("dscp_prio")
        || members.containsKey("prio_buffer")
        || members.containsKey("ets_cap");
  }

  private void qos(Json.Members object, Map<String, Json.Value> members) {
    Optional<Stated<List<Boolean>>> paused = Optional.empty();
    if (members.get("prio_pfc") instanceof Json.Elements list
        && list.values().size() == PRIORITIES) {
      List<Boolean> on = new ArrayList<>();
      for (Json.Value value : list.values()) {
        on.add(isTrue(value));
      }
      paused = Optional.of(new Stated<>(List.copyOf(on), list.span()));
    }
    Optional<Stated<Boolean>> willing =
        members.get("willing") instanceof Json.Scalar scalar
            ? Optional.of(new Stated<>(isTrue(scalar), scalar.span()))
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
  }

  private static Map<Integer, Stated<Integer>> priorityOfDscp(Json.Value value) {
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

  private static Optional<Stated<List<Long>>> numbers(Json.Value value) {
    if (!(value instanceof Json.Elements list)) {
      return Optional.empty();
    }
    List<Long> numbers = new ArrayList<>();
    for (Json.Value each : list.values()) {
      if (each instanceof Json.Scalar scalar && isCount(scalar) && scalar.text().length() < 19) {
        numbers.add(Long.parseLong(scalar.text()));
      }
    }
    return numbers.size() == list.values().size()
        ? Optional.of(new Stated<>(Collections.unmodifiableList(numbers), list.span()))
        : Optional.empty();
  }

  private static void pauses(Json.Value value, String key, List<Counter> counters) {
    if (value instanceof Json.Elements list) {
      for (int i = 0; i < list.values().size(); i++) {
        if (list.values().get(i) instanceof Json.Scalar scalar && isCount(scalar)) {
          Span at = scalar.span();
          Word name = new Word(key + "_prio" + i, at.start(), at.end());
          counters.add(new Counter(name, Rational.parse(scalar.text()), at));
        }
      }
    }
  }
}
