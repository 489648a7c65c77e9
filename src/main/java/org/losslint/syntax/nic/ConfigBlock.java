package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/** One device block while it is read. */
final class ConfigBlock {
  private static final List<Column> EXTENDED = List.of(Column.DEFAULT, Column.CURRENT, Column.NEXT);

  private final Origin origin;
  private Span span;
  private Optional<Integer> number = Optional.empty();
  private Optional<Word> type = Optional.empty();
  private Optional<Word> partNumber = Optional.empty();
  private Optional<Word> description = Optional.empty();
  private Optional<Word> device = Optional.empty();
  private List<Column> columns = List.of();
  private boolean titled;
  private boolean refused;
  private boolean applied;
  private boolean failed;
  private Optional<Span> shortRow = Optional.empty();
  private final Set<Column> unsupported = EnumSet.noneOf(Column.class);
  private final List<ConfigRow> rows = new ArrayList<>();
  private final Map<String, ConfigRow> byName = new HashMap<>();

  ConfigBlock(Origin origin, Span start) {
    this.origin = origin;
    this.span = start;
  }

  void reaches(Span line) {
    span = span.to(line);
  }

  void number(int value) {
    number = Optional.of(value);
  }

  void label(String key, Word value) {
    Optional<Word> given = value.text().isEmpty() ? Optional.empty() : Optional.of(value);
    if (key.startsWith("Device type")) {
      type = given;
    } else if (key.startsWith("Name")) {
      partNumber = given;
    } else if (key.startsWith("Description")) {
      description = given;
    } else {
      device = given;
    }
  }

  boolean hasLabels() {
    return type.isPresent() || partNumber.isPresent() || device.isPresent();
  }

  boolean hasRows() {
    return !rows.isEmpty();
  }

  boolean isTitled() {
    return titled || refused;
  }

  void titled(List<Column> titles) {
    titled = true;
    columns = titles;
  }

  /** The title line is there and cannot be read. */
  void refuseRows() {
    refused = true;
  }

  int columnCount() {
    return columns.size();
  }

  /** The columns of a row with {@code values} values; empty where they cannot be told. */
  List<Column> columnsFor(int values) {
    if (titled) {
      return columns.size() == values ? columns : List.of();
    }
    if (refused) {
      return List.of();
    }
    return values == 1 ? List.of(Column.NEXT) : values == 3 ? EXTENDED : List.of();
  }

  void unsupported(String what) {
    boolean both = what.contains("default and current");
    if (both || what.startsWith("default")) {
      unsupported.add(Column.DEFAULT);
    }
    if (both || what.startsWith("current")) {
      unsupported.add(Column.CURRENT);
    }
  }

  void applied(boolean done) {
    applied = applied || done;
  }

  void failed() {
    failed = true;
  }

  void shortRow(Span line) {
    shortRow = Optional.of(line);
  }

  void add(ConfigRow row, DiagnosticLog log) {
    rows.add(row);
    shortRow = Optional.empty();
    String name =
        row.index().isPresent() ? row.name() + "[" + row.index().get() + "]" : row.name().text();
    ConfigRow before = byName.put(name, row);
    if (before != null && !sameValues(before, row)) {
      log.add(
          Kind.SYNTAX,
          Severity.INFO,
          row.name().span(),
          name + " is printed twice for one device with different values; the later one counts",
          "keep one dump for each device in a block of its own");
    }
  }

  private static boolean sameValues(ConfigRow one, ConfigRow other) {
    for (Column column : Column.values()) {
      if (!one.cell(column).map(Cell::raw).equals(other.cell(column).map(Cell::raw))) {
        return false;
      }
    }
    return true;
  }

  /** The block as it was read; empty for one that holds nothing to keep. */
  Optional<ConfigDump> finish(DiagnosticLog log, boolean endOfText) {
    boolean empty = rows.isEmpty() && !isTitled();
    if (empty && (failed || !hasLabels())) {
      return Optional.empty();
    }
    if (empty) {
      log.failed(
          span,
          "a device block without its table: only the labels are there",
          "keep the whole output of the query");
      return Optional.empty();
    }
    if (endOfText && shortRow.isPresent()) {
      log.cut(shortRow.get(), "the text ends in the middle of a row");
    }
    Origin from =
        device.isPresent()
            ? origin.withDevice(Surroundings.hint(device.get(), Hint.Source.DUMP))
            : origin;
    return Optional.of(
        new ConfigDump(
            from,
            number,
            type,
            partNumber,
            description,
            device,
            mode(),
            columnsSeen(),
            titled,
            unsupported,
            rows,
            span));
  }

  private ConfigDump.Mode mode() {
    if (!columns.contains(Column.NEW)) {
      return ConfigDump.Mode.QUERY;
    }
    return applied ? ConfigDump.Mode.STORED : ConfigDump.Mode.PREVIEW;
  }

  /** Those of the title line; without one those that the rows were read by. */
  private List<Column> columnsSeen() {
    if (titled) {
      return columns;
    }
    Set<Column> seen = EnumSet.noneOf(Column.class);
    for (ConfigRow row : rows) {
      seen.addAll(row.cells().keySet());
    }
    return List.copyOf(seen);
  }
}
