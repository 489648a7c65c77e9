package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Version;
import org.losslint.source.Span;
import org.losslint.syntax.nic.Column;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.ConfigRow;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Origin;

/** One card as one device block of {@code mlxconfig query} shows it. */
public final class Card extends Dumped {
  /** What commands are told where the dump does not name the device. */
  private static final String ANY_DEVICE = "<dev>";

  private static final long ETHERNET = 2;

  public static final SubjectKind<Card> KIND = CardVocabulary.declare();

  private final ConfigDump dump;
  private final String label;
  private final String path;
  private final Evidence evidence;
  private final Optional<Version> firmware;
  private final Optional<Lack> standsIn;
  private final Map<String, NicSetting> settings = new LinkedHashMap<>();
  private final SortedSet<Integer> ports = new TreeSet<>();

  /**
   * @param label of the card, unique in its file
   * @param firmware as a line of the same file says
   */
  Card(
      NicDocument document,
      RdmaHost host,
      ConfigDump dump,
      String label,
      Optional<Version> firmware) {
    this(document, host, dump, label, firmware, Optional.empty());
  }

  private Card(
      NicDocument document,
      RdmaHost host,
      ConfigDump dump,
      String label,
      Optional<Version> firmware,
      Optional<Lack> standsIn) {
    super(document, host);
    this.standsIn = standsIn;
    this.dump = dump;
    this.label = label;
    this.path = "mlxconfig " + label;
    this.firmware = firmware;
    this.evidence = at(titleSpan(), path);
    readPorts();
    readRows();
    addWhatIsMissing();
  }

  /**
   * A card of which nothing was dumped, so that rules on it are not evaluated instead of forgotten.
   *
   * @param document another dump of the same host
   */
  static Card standIn(NicDocument document, RdmaHost host) {
    ConfigDump nothing =
        new ConfigDump(
            Origin.UNKNOWN,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            ConfigDump.Mode.QUERY,
            List.of(),
            false,
            Set.of(),
            List.of(),
            new Span(0, 0));
    Lack lack = Lack.ofTool(host, "mlxconfig", "mlxconfig -d " + ANY_DEVICE + " -e query");
    return new Card(
        document, host, nothing, "card of " + host.device(), Optional.empty(), Optional.of(lack));
  }

  private void readPorts() {
    for (ConfigRow row : dump.rows()) {
      row.port().ifPresent(ports::add);
    }
    if (ports.isEmpty()) {
      ports.add(1);
    }
  }

  private void readRows() {
    for (ConfigRow row : dump.rows()) {
      String name = row.name().text();
      Optional<Integer> port = row.port();
      if (port.isEmpty() && ConfigParameters.isOfPort(row.base())) {
        port = Optional.of(1);
      }
      // One element of an array says nothing of the parameter.
      if (row.index().isEmpty()) {
        settings.remove(name);
        settings.put(name, new NicSetting(this, name, row.base(), port, Optional.of(row)));
      }
    }
  }

  private void addWhatIsMissing() {
    for (String base : ConfigParameters.ON_EVERY_PORT) {
      for (int port : ports) {
        String name = base + "_P" + port;
        if (!settings.containsKey(name) && !(port == 1 && settings.containsKey(base))) {
          settings.put(name, new NicSetting(this, name, base, Optional.of(port), Optional.empty()));
        }
      }
    }
  }

  ConfigDump dump() {
    return dump;
  }

  String path() {
    return path;
  }

  /** The first line of the block, which stands for what the block lacks. */
  Span titleSpan() {
    Span whole = dump.span();
    var text = document().file().text();
    Span line = text.line(text.position(whole.start()).line());
    return new Span(Math.min(whole.start(), line.end()), line.end());
  }

  String commandName() {
    return dump.origin().device().map(d -> d.name()).orElse(ANY_DEVICE);
  }

  /** In the order of the dump, those that it lacks last. */
  List<NicSetting> settings() {
    return List.copyOf(settings.values());
  }

  Optional<NicSetting> setting(String name) {
    return Optional.ofNullable(settings.get(name));
  }

  /** The parameter of a port (or of the card) by its base name. */
  Optional<NicSetting> setting(String base, Optional<Integer> port) {
    NicSetting found = null;
    if (port.isPresent()) {
      found = settings.get(base + "_P" + port.get());
    }
    if (found == null && (port.isEmpty() || port.get() == 1 || !ConfigParameters.isOfPort(base))) {
      found = settings.get(base);
    }
    return Optional.ofNullable(found);
  }

  Fact<Quantity> effective(String base, Optional<Integer> port) {
    return setting(base, port)
        .map(s -> s.facts().effective())
        .orElseGet(() -> lacks(port.map(p -> base + "_P" + p).orElse(base)));
  }

  Lack lackOf(String name) {
    return standsIn.orElseGet(() -> SettingFacts.noRow(name, commandName()));
  }

  Fact<Quantity> lacks(String name) {
    return lackOf(name).fact(evidence);
  }

  Fact<Boolean> ethernet(Optional<Integer> port) {
    Optional<NicSetting> type = setting("LINK_TYPE", port);
    if (type.isEmpty()) {
      return Fact.byDefault(true, evidence);
    }
    return type.get().facts().effective().map(v -> v.equals(Quantity.number(ETHERNET)));
  }

  Fact<Boolean> dcqcn(Optional<Integer> port) {
    return new CongestionControl(this).isDcqcn(port.map(List::of).orElse(List.copyOf(ports)));
  }

  Fact<Boolean> hasCurrent() {
    return standsIn
        .<Fact<Boolean>>map(lack -> lack.fact(evidence))
        .orElseGet(() -> Fact.known(dump.has(Column.CURRENT), evidence));
  }

  String mode() {
    return switch (dump.mode()) {
      case QUERY -> "query";
      case PREVIEW -> "preview";
      case STORED -> "stored";
    };
  }

  Fact<String> deviceFact() {
    return dump.origin().device().isPresent()
        ? Fact.known(commandName(), at(dump.origin().device().get().span(), path))
        : Fact.assumed(ANY_DEVICE, evidence);
  }

  Fact<String> ofDump(Optional<String> value, String label) {
    return value
        .map(v -> Fact.known(v, evidence))
        .orElseGet(() -> Fact.absent(at(titleSpan(), path + " " + label)));
  }

  Fact<Items> columns() {
    return Fact.known(titles(dump.columns()), evidence);
  }

  Fact<Items> unreported() {
    return dump.unsupported().isEmpty()
        ? Fact.absent(evidence)
        : Fact.known(titles(new TreeSet<>(dump.unsupported())), evidence);
  }

  private Items titles(Iterable<Column> columns) {
    List<Fact<String>> titles = new ArrayList<>();
    for (Column column : columns) {
      titles.add(Fact.known(column.title(), evidence));
    }
    return Items.of(titles);
  }

  Fact<Items> portFacts() {
    List<Fact<Quantity>> numbers = new ArrayList<>();
    for (int port : ports) {
      numbers.add(Fact.known(Quantity.number(port), evidence));
    }
    return Fact.known(Items.of(numbers), evidence);
  }

  Fact<Version> firmware() {
    return firmware.map(v -> Fact.known(v, evidence)).orElseGet(() -> Fact.absent(evidence));
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }
}
