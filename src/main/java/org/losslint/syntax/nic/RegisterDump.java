package org.losslint.syntax.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * One table of {@code mlxreg} or {@code mstreg}.
 *
 * @param register its name, where the text or its fields tell
 * @param mode only {@link Mode#GET} and {@link Mode#RAW} are what the card holds
 * @param whole whether the table has its title line and its end; else it may be cut, or the rows
 *     may be those of a grep, and a field that is not there may exist
 * @param fields in the order of the text
 */
public record RegisterDump(
    Origin origin,
    Optional<Word> register,
    Mode mode,
    boolean whole,
    List<RegisterField> fields,
    Span span)
    implements Section {
  /** The register of RoCE acceleration, which most rules on registers are about. */
  public static final String ROCE_ACCL = "ROCE_ACCL";

  /** What a table shows. */
  public enum Mode {
    /** Values that were read. */
    GET,
    /** The words of a register that were read by number; losslint decodes those of ROCE_ACCL. */
    RAW,
    /** What somebody is about to write. */
    PREVIEW,
    /** Where each field lies, without any value. */
    DESCRIPTION
  }

  public RegisterDump {
    fields = List.copyOf(fields);
  }

  /** Whether the table says what the card holds. */
  public boolean isState() {
    return mode == Mode.GET || mode == Mode.RAW;
  }

  public boolean isOf(String name) {
    return register.isPresent() && register.get().text().equalsIgnoreCase(name);
  }
}
