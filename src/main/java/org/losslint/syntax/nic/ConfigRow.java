package org.losslint.syntax.nic;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * One parameter as {@code mlxconfig query} prints it.
 *
 * @param name in full: {@code RPG_TIME_RESET_P1}
 * @param base without the suffix of the port: {@code RPG_TIME_RESET}
 * @param port of the suffix {@code _P1}; empty for a parameter of the whole card, and for one that
 *     the tool printed without the suffix that it has elsewhere
 * @param index of an element that was asked for: {@code NAME[3]}
 * @param starred whether the tool marks it, since the next value differs
 * @param readOnly whether the tool marks it {@code RO}
 * @param cells the values by their column; an array element or a short row may lack some
 * @param span the whole row
 */
public record ConfigRow(
    Word name,
    String base,
    Optional<Integer> port,
    Optional<Integer> index,
    boolean starred,
    boolean readOnly,
    Map<Column, Cell> cells,
    Span span) {
  public ConfigRow {
    Map<Column, Cell> ordered = new EnumMap<>(Column.class);
    ordered.putAll(cells);
    cells = Collections.unmodifiableMap(ordered);
  }

  public Optional<Cell> cell(Column column) {
    return Optional.ofNullable(cells.get(column));
  }

  /** The number behind {@code _P} at the end of a name, from 1 on. */
  static Optional<Integer> portOf(String name) {
    int mark = name.lastIndexOf("_P");
    int digits = name.length() - mark - 2;
    if (mark <= 0 || digits < 1 || digits > 2) {
      return Optional.empty();
    }
    int port = 0;
    for (int i = mark + 2; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c < '0' || c > '9') {
        return Optional.empty();
      }
      port = port * 10 + (c - '0');
    }
    return port == 0 ? Optional.empty() : Optional.of(port);
  }

  static String baseOf(String name) {
    return portOf(name).isPresent() ? name.substring(0, name.lastIndexOf("_P")) : name;
  }
}
