package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/** One register table while it is read. */
final class RegisterTable {
  private static final String ROCE_ACCL_ID = "0x402c";

  /** How the fields of ROCE_ACCL begin, and those of no other register. */
  private static final String ROCE_ACCL_FIELDS = "roce_";

  /** The modes of words 0 (select bits) and 1 (values) of ROCE_ACCL by their bit, from 0 on. */
  private static final List<String> ROCE_ACCL_BITS =
      List.of(
          "roce_adp_retrans",
          "roce_tx_window",
          "roce_slow_restart",
          "roce_slow_restart_idle",
          "min_ack_timeout_limit_disabled",
          "adaptive_routing_forced_en",
          "selective_repeat_forced_en",
          "dc_half_handshake_en",
          "cc_per_plane_en",
          "ack_dscp_force");

  private final Context context;
  private Span span;
  private Optional<Word> register;
  private RegisterDump.Mode mode = RegisterDump.Mode.GET;
  private boolean announced;
  private boolean titled;
  private boolean failed;
  private int rulers;
  private final List<RegisterField> fields = new ArrayList<>();

  RegisterTable(Context context, Span start) {
    this.context = context;
    this.span = start;
    this.register = context.command().flatMap(c -> c.option("--reg_name", "--reg_name"));
  }

  void reaches(Span line) {
    span = span.to(line);
  }

  void announced() {
    announced = true;
  }

  void preview(Optional<Word> name) {
    mode = RegisterDump.Mode.PREVIEW;
    register = name.isPresent() ? name : register;
  }

  boolean isPreview() {
    return mode == RegisterDump.Mode.PREVIEW;
  }

  boolean isDescription() {
    return mode == RegisterDump.Mode.DESCRIPTION;
  }

  boolean isTitled() {
    return titled;
  }

  /**
   * The title line of a table by field names.
   *
   * @param values whether its second column holds values, and not addresses
   */
  void fields(boolean values) {
    titled = true;
    if (!values) {
      mode = RegisterDump.Mode.DESCRIPTION;
    }
  }

  /** The title line of a table by addresses. */
  void words() {
    titled = true;
    mode = RegisterDump.Mode.RAW;
  }

  void ruler() {
    rulers++;
  }

  void failed() {
    failed = true;
  }

  void add(Word name, long value, Span row) {
    if (!isDescription()) {
      fields.add(new RegisterField(name, RegisterField.leafOf(name.text()), value, row));
    }
  }

  /** A word of a register that was read by number. Those of ROCE_ACCL are taken apart. */
  void addWord(long address, Word written, long value) {
    mode = RegisterDump.Mode.RAW;
    boolean known =
        context
            .command()
            .flatMap(c -> c.option("--reg_id", "--reg_id"))
            .map(id -> id.text().equalsIgnoreCase(ROCE_ACCL_ID))
            .orElse(false);
    if (!known || address > 4) {
      return;
    }
    register = Optional.of(new Word(RegisterDump.ROCE_ACCL, written.start(), written.end()));
    for (int bit = 0; bit < ROCE_ACCL_BITS.size(); bit++) {
      String base = ROCE_ACCL_BITS.get(bit);
      String name =
          address == 0 ? base + "_field_select" : base.startsWith("roce_") ? base + "_en" : base;
      Word word = new Word(name, written.start(), written.end());
      fields.add(new RegisterField(word, name, (value >> bit) & 1, written.span()));
    }
  }

  /** The table as it was read; empty for one that holds nothing. */
  Optional<RegisterDump> finish(DiagnosticLog log, boolean endOfText) {
    if (isDescription()) {
      refuse(log, "this is the layout of a register and holds no value of the card");
      return Optional.empty();
    }
    if (fields.isEmpty()) {
      if (mode == RegisterDump.Mode.RAW) {
        refuse(log, "words of a register that losslint cannot name");
      } else if (!failed && (announced || titled)) {
        log.failed(
            span,
            "a register was asked for and no table follows",
            "run mlxreg again as root and keep its whole output");
      }
      return Optional.empty();
    }
    if (isPreview()) {
      refuse(log, "the table of a `--set` says what was asked for, not what the card holds");
    } else if (titled && rulers == 1 && endOfText) {
      log.cut(span, "the register table has no end: the text is cut");
    }
    // One ruler stands below the title and another at the end; some copies lost both.
    boolean whole = titled && rulers != 1;
    return Optional.of(new RegisterDump(context.origin(), name(), mode, whole, fields, span));
  }

  private void refuse(DiagnosticLog log, String what) {
    log.add(
        Kind.UNKNOWN_FORMAT,
        Severity.WARNING,
        span,
        what,
        "add the output of `mlxreg -d <dev> --reg_name ROCE_ACCL --get`");
  }

  /** The register that the text names, or that only it has such fields. */
  private Optional<Word> name() {
    if (register.isPresent()) {
      return register;
    }
    for (RegisterField field : fields) {
      if (field.leaf().startsWith(ROCE_ACCL_FIELDS)) {
        return Optional.of(
            new Word(RegisterDump.ROCE_ACCL, field.name().start(), field.name().end()));
      }
    }
    return Optional.empty();
  }
}
