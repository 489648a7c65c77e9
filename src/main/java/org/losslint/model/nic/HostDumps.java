package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.Column;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.ConfigRow;
import org.losslint.syntax.nic.Hint;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.RegisterDump;
import org.losslint.syntax.nic.RegisterField;
import org.losslint.syntax.nic.Section;

/** All dumps of one host, for what one of them says about another. */
final class HostDumps {
  private final RdmaHost host;
  private final List<Located<Section>> sections = new ArrayList<>();
  private final List<Located<Section>> ofOtherCards = new ArrayList<>(0);

  HostDumps(RdmaHost host) {
    this.host = host;
  }

  void add(NicDocument document, Section section) {
    boolean other = RdmaCards.isOther(host.hostName(), section);
    (other ? ofOtherCards : sections).add(new Located<>(document, section));
  }

  RdmaHost host() {
    return host;
  }

  /** Dumps of cards that the inventory does not name for RDMA. */
  List<Located<Section>> ofOtherCards() {
    return ofOtherCards;
  }

  /** The host that knows of them, each card told once. */
  RdmaHost hostWithOtherCards() {
    Map<String, Fact<String>> cards = new LinkedHashMap<>();
    for (Located<Section> each : ofOtherCards) {
      Hint device = each.section().origin().device().orElseThrow();
      Evidence at = Evidences.of(each.document().place(device.span()), device.name(), host.via());
      cards.putIfAbsent(device.name(), Fact.known(device.name(), at));
    }
    return host.withOtherCards(List.copyOf(cards.values()));
  }

  <S extends Section> List<Located<S>> of(Class<S> kind) {
    List<Located<S>> found = new ArrayList<>();
    for (Located<Section> each : sections) {
      if (kind.isInstance(each.section())) {
        found.add(new Located<>(each.document(), kind.cast(each.section())));
      }
    }
    return found;
  }

  /**
   * The value of a field of ROCE_ACCL; of several cards the largest, since a mode that is on for
   * one of them is on.
   */
  Fact<Quantity> register(String name) {
    Optional<Fact<Quantity>> found = Optional.empty();
    for (Located<RegisterDump> each : of(RegisterDump.class)) {
      RegisterDump dump = each.section();
      if (dump.isState() && dump.isOf(RegisterDump.ROCE_ACCL)) {
        Optional<RegisterField> field = field(dump, name);
        Optional<RegisterField> select = RegisterValue.selectOf(name).flatMap(s -> field(dump, s));
        if (field.isPresent()) {
          Fact<Quantity> value =
              new RegisterValue(
                      each.document(), host, dump, RegisterDump.ROCE_ACCL, name, field, select)
                  .value();
          found = Optional.of(found.map(f -> larger(f, value)).orElse(value));
        }
      }
    }
    return found.orElseGet(
        () ->
            Fact.unknown(
                "no dump of the host " + host.device() + " holds " + name,
                "add the output of `mlxreg -d <dev> --reg_name ROCE_ACCL --get`"));
  }

  private static Fact<Quantity> larger(Fact<Quantity> one, Fact<Quantity> other) {
    if (one.isKnown() && other.isKnown()) {
      return one.optional().orElseThrow().compareTo(other.optional().orElseThrow()) >= 0
          ? one
          : other;
    }
    return one.isKnown() ? other : one;
  }

  private static Optional<RegisterField> field(RegisterDump dump, String name) {
    Optional<RegisterField> last = Optional.empty();
    for (RegisterField field : dump.fields()) {
      last = field.leaf().equals(name) ? Optional.of(field) : last;
    }
    return last;
  }

  /** The effective value of a parameter of the whole card; absent where no dump has it. */
  Fact<Quantity> parameter(String name) {
    for (Located<ConfigDump> each : of(ConfigDump.class)) {
      for (ConfigRow row : each.section().rows()) {
        if (row.name().text().equals(name) && row.index().isEmpty()) {
          Evidence evidence = Evidences.of(each.place(row.span()), "mlxconfig " + name, host.via());
          String device = each.section().origin().device().map(d -> d.name()).orElse("<dev>");
          Lack lack = SettingFacts.noRow(name, device);
          return new SettingFacts(each.section(), name, device, Optional.of(row), lack, evidence)
              .effective();
        }
      }
    }
    return Fact.absent(Evidence.NONE);
  }

  /**
   * Whether a parameter exists for each port: by the dumps of the host, else by the public
   * parameter database.
   */
  Fact<Boolean> isOfPort(String base) {
    for (Located<ConfigDump> each : of(ConfigDump.class)) {
      for (ConfigRow row : each.section().rows()) {
        if (row.base().equals(base)) {
          return Fact.known(
              row.port().isPresent(),
              Evidences.of(each.place(row.span()), "mlxconfig " + row.name(), host.via()));
        }
      }
    }
    return Fact.byDefault(ConfigParameters.isOfPort(base), Evidence.NONE);
  }

  /** The ports that the parameters of the host's cards name. */
  SortedSet<Integer> ports() {
    SortedSet<Integer> ports = new TreeSet<>();
    for (Located<ConfigDump> each : of(ConfigDump.class)) {
      for (ConfigRow row : each.section().rows()) {
        row.port().ifPresent(ports::add);
      }
    }
    return ports;
  }

  /** Those rows that {@link #parameter} and {@link #isOfPort} may be asked for. */
  static boolean isAskedFor(ConfigRow row) {
    return ConfigParameters.isOfPort(row.base())
        ? row.cell(Column.NEXT).isPresent() || row.cell(Column.NEW).isPresent()
        : row.name().text().startsWith("LOG_");
  }
}
