package org.losslint.syntax.nic;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * One device block of {@code mlxconfig query} or {@code mstconfig query}.
 *
 * @param number of {@code Device #N:}
 * @param type such as {@code ConnectX7}
 * @param partNumber the label {@code Name:}
 * @param device what the user asked for: {@code 0000:01:00.0}, {@code mlx5_0}
 * @param mode whether it shows what is stored or what somebody is about to store
 * @param columns as the title line names them, in its order
 * @param titled whether the title line was there; without one the columns are assumed from the
 *     number of values
 * @param unsupported columns that the firmware cannot report, as the foot of the table says
 * @param rows in the order of the text; a parameter that is printed twice is there twice
 */
public record ConfigDump(
    Origin origin,
    Optional<Integer> number,
    Optional<Word> type,
    Optional<Word> partNumber,
    Optional<Word> description,
    Optional<Word> device,
    Mode mode,
    List<Column> columns,
    boolean titled,
    Set<Column> unsupported,
    List<ConfigRow> rows,
    Span span)
    implements Section {

  /** What the command was. */
  public enum Mode {
    /** A query: what is stored and, with {@code -e}, what runs. */
    QUERY,
    /** The table that {@code set} shows before it asks; nothing is stored yet. */
    PREVIEW,
    /** Such a table, and the tool said that it stored it. */
    STORED
  }

  public ConfigDump {
    columns = List.copyOf(columns);
    unsupported = Set.copyOf(unsupported);
    rows = List.copyOf(rows);
  }

  public boolean has(Column column) {
    return columns.contains(column);
  }
}
