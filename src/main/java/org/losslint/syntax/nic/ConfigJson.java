package org.losslint.syntax.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.syntax.Word;

/**
 * Reads one device of the file that {@code mlxconfig -j} writes. The first release that wrote one
 * spelt the keys like titles: {@code Next Value} for {@code next_value}.
 */
final class ConfigJson {
  private ConfigJson() {}

  /**
   * @param device its key is {@code Device #N}, its value has the member {@code tlv_configuration}
   */
  static ConfigDump read(Json.Member device, Origin origin, DiagnosticLog log) {
    Map<String, Json.Value> labels = device.value().members();
    Json.Value table = labels.get("tlv_configuration");
    Set<Column> columns = EnumSet.noneOf(Column.class);
    List<ConfigRow> rows = new ArrayList<>();
    if (table instanceof Json.Members all) {
      for (Json.Member row : all.list()) {
        if (row.value() instanceof Json.Members cells) {
          rows.add(row(row.key(), cells, columns));
        } else {
          log.add(
              Kind.SYNTAX,
              Severity.WARNING,
              row.key().span(),
              row.key().text() + " has no values of its columns",
              "let mlxconfig write the file again");
        }
      }
    }
    Optional<Word> name = word(labels.get("device"));
    Origin from =
        name.map(n -> origin.withDevice(Surroundings.hint(n, Hint.Source.DUMP))).orElse(origin);
    return new ConfigDump(
        from,
        numberIn(device.key().text()),
        word(labels.get("device_type")),
        word(labels.get("name")),
        word(labels.get("description")),
        name,
        ConfigDump.Mode.QUERY,
        List.copyOf(columns),
        true,
        Set.of(),
        rows,
        device.key().span().to(device.value().span()));
  }

  private static ConfigRow row(Word key, Json.Members object, Set<Column> columns) {
    Map<Column, Cell> cells = new EnumMap<>(Column.class);
    Map<String, Json.Value> members = object.members();
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

  private static void cell(@CheckForNull Json.Value value, Column column, Map<Column, Cell> cells) {
    if (value instanceof Json.Scalar scalar) {
      cells.put(column, Cell.of(scalar.text(), scalar.span()));
    }
  }

  private static boolean isTrue(@CheckForNull Json.Value value) {
    return value != null && value.isTrue();
  }

  private static Optional<Word> word(@CheckForNull Json.Value value) {
    return value == null ? Optional.empty() : value.word();
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
}
