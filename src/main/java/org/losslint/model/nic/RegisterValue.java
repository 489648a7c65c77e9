package org.losslint.model.nic;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.source.Span;
import org.losslint.syntax.Word;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Origin;
import org.losslint.syntax.nic.RegisterDump;
import org.losslint.syntax.nic.RegisterField;

/** One field of a register with the select bit that says whether the firmware offers it. */
public final class RegisterValue extends Dumped {
  public static final SubjectKind<RegisterValue> KIND =
      SubjectKind.named(
              "register-field",
              RegisterValue.class,
              "A field of a register that mlxreg read, and each mode of ROCE_ACCL that a dump"
                  + " lacks.",
              "host")
          .has(
              "register",
              Type.TEXT,
              "Its register: ROCE_ACCL; absent where the text does not tell.",
              RegisterValue::register)
          .has(
              "name",
              Type.TEXT,
              "The last part of its path, in lower case: roce_slow_restart_en.",
              f -> Fact.known(f.name, f.evidence()))
          .has(
              "device",
              Type.TEXT,
              "As commands name it; assumed `<dev>` where the text does not say.",
              RegisterValue::deviceFact)
          .has(
              "listed",
              Type.BOOLEAN,
              "Whether the dump has a row for it.",
              f -> Fact.known(f.field.isPresent(), f.evidence()))
          .has(
              "value",
              Type.NUMBER,
              "Its value. Unknown where the select bit is 0 or not in the dump: then a 0 does not"
                  + " mean that something is off.",
              RegisterValue::value)
          .has(
              "printed",
              Type.NUMBER,
              "The value as printed, whatever the select bit says.",
              RegisterValue::printed)
          .has(
              "select",
              Type.NUMBER,
              "Its select bit; absent for a field that has none.",
              RegisterValue::select)
          .has(
              "supported",
              Type.BOOLEAN,
              "Whether the firmware offers it: the select bit is 1, or it has none. False where the"
                  + " select bit is 0 or a whole table does not have the field.",
              RegisterValue::supported);

  /** The modes of ROCE_ACCL that every tool since 4.15 prints. */
  static final List<String> MODES =
      List.of(
          "roce_adp_retrans_en",
          "roce_tx_window_en",
          "roce_slow_restart_en",
          "roce_slow_restart_idle_en");

  /**
   * The select field of each field of ROCE_ACCL; the spelling follows no rule (register database of
   * mstflint 4.36).
   */
  private static final Map<String, String> SELECTS =
      Map.ofEntries(
          Map.entry("roce_adp_retrans_en", "roce_adp_retrans_field_select"),
          Map.entry("roce_tx_window_en", "roce_tx_window_field_select"),
          Map.entry("roce_slow_restart_en", "roce_slow_restart_field_select"),
          Map.entry("roce_slow_restart_idle_en", "roce_slow_restart_idle_field_select"),
          Map.entry(
              "min_ack_timeout_limit_disabled", "min_ack_timeout_limit_disabled_field_select"),
          Map.entry("adaptive_routing_forced_en", "adaptive_routing_forced_en_field_select"),
          Map.entry("selective_repeat_forced_en", "selective_repeat_forced_en_field_select"),
          Map.entry("dc_half_handshake_en", "dc_half_handshake_en_field_select"),
          Map.entry("cc_per_plane_en", "cc_per_plane_en_field_select"),
          Map.entry("ack_dscp_force", "ack_dscp_force_field_select"),
          Map.entry("ack_dscp", "ack_dscp_force_field_select"),
          Map.entry("cc_burst_size", "cc_burst_size_select"),
          Map.entry("cc_probe_mp_mode", "cc_probe_mp_mode_field_select"),
          Map.entry("ifa2_turn_around_en", "ifa2_turn_around_select"),
          Map.entry("adp_retx_profile_id", "adp_retx_profile_select"));

  private final RegisterDump dump;
  private final String table;
  private final String name;
  private final Optional<RegisterField> field;
  private final Optional<RegisterField> select;
  private final Lack lack;
  private final Evidence evidence;

  /**
   * @param table what tells the dump from others of its file: device and register
   */
  RegisterValue(
      NicDocument document,
      RdmaHost host,
      RegisterDump dump,
      String table,
      String name,
      Optional<RegisterField> field,
      Optional<RegisterField> select) {
    this(document, host, dump, table, name, field, select, noField(dump, name));
  }

  private RegisterValue(
      NicDocument document,
      RdmaHost host,
      RegisterDump dump,
      String table,
      String name,
      Optional<RegisterField> field,
      Optional<RegisterField> select,
      Lack lack) {
    super(document, host);
    this.lack = lack;
    this.dump = dump;
    this.table = table;
    this.name = name;
    this.field = field;
    this.select = select;
    Span span = field.or(() -> select).map(RegisterField::span).orElse(firstRow());
    this.evidence = at(span, "mlxreg " + table + " " + name);
  }

  /**
   * A field of a register of which nothing was dumped, so that rules on it are not evaluated
   * instead of forgotten.
   *
   * @param document another dump of the same host
   */
  static RegisterValue standIn(NicDocument document, RdmaHost host, String name) {
    Word register = new Word(RegisterDump.ROCE_ACCL, 0, 0);
    RegisterDump nothing =
        new RegisterDump(
            Origin.UNKNOWN,
            Optional.of(register),
            RegisterDump.Mode.GET,
            false,
            List.of(),
            new Span(0, 0));
    return new RegisterValue(
        document,
        host,
        nothing,
        RegisterDump.ROCE_ACCL,
        name,
        Optional.empty(),
        Optional.empty(),
        Lack.ofTool(
            host,
            "`mlxreg --reg_name ROCE_ACCL --get`",
            "mlxreg -d <dev> --reg_name ROCE_ACCL --get"));
  }

  private static Lack noField(RegisterDump dump, String name) {
    return dump.whole()
        ? new Lack(
            "the dump has no field " + name,
            "read the register with a newer tool; an older one does not know the field")
        : new Lack(
            "the dump has no field " + name + ", and not the whole table is there",
            "keep the whole table of `mlxreg --get`");
  }

  /** The name of the field that says whether {@code name} is offered; empty where none does. */
  static Optional<String> selectOf(String name) {
    return Optional.ofNullable(SELECTS.get(name));
  }

  static boolean isSelect(String name) {
    return SELECTS.containsValue(name);
  }

  private Span firstRow() {
    return dump.fields().isEmpty() ? dump.span() : dump.fields().get(0).span();
  }

  private Fact<String> register() {
    return dump.register()
        .map(r -> Fact.known(r.text(), evidence))
        .orElseGet(() -> Fact.absent(evidence));
  }

  private Fact<String> deviceFact() {
    return dump.origin()
        .device()
        .map(d -> Fact.known(d.name(), at(d.span(), evidence.path())))
        .orElseGet(() -> Fact.assumed("<dev>", evidence));
  }

  private Fact<Quantity> printed() {
    return field
        .map(f -> Fact.known(Quantity.number(f.value()), evidence))
        .orElseGet(this::notListed);
  }

  private Fact<Quantity> notListed() {
    return lack.fact(evidence);
  }

  Fact<Quantity> value() {
    Fact<Quantity> printed = printed();
    Optional<String> wanted = selectOf(name);
    if (!printed.isKnown() || wanted.isEmpty()) {
      return printed;
    }
    if (select.isEmpty()) {
      return Fact.unknown(
          "the dump has no " + wanted.get() + ", so a value of " + name + " proves nothing",
          "keep the whole table of `mlxreg --get`",
          evidence);
    }
    if (select.get().value() == 0) {
      return Fact.unknown(
          "the select bit of " + name + " is 0: the firmware does not offer it",
          "newer firmware or another card",
          at(select.get().span(), evidence.path()));
    }
    return printed;
  }

  private Fact<Quantity> select() {
    Optional<String> wanted = selectOf(name);
    if (wanted.isEmpty()) {
      return Fact.absent(evidence);
    }
    return select
        .map(s -> Fact.known(Quantity.number(s.value()), at(s.span(), evidence.path())))
        .orElseGet(this::notListed);
  }

  private Fact<Boolean> supported() {
    if (field.isEmpty()) {
      return dump.whole() ? Fact.known(false, evidence) : notListed().map(v -> false);
    }
    if (selectOf(name).isEmpty()) {
      return Fact.known(true, evidence);
    }
    return select().map(s -> !s.equals(Quantity.number(0)));
  }

  String name() {
    return name;
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return table + " " + name;
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }
}
