package org.losslint.model.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.Cell;
import org.losslint.syntax.nic.Column;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.ConfigRow;

/**
 * The values of one parameter as facts. A value, {@code N/A}, a column that was not printed and a
 * row that is not there are different things, and only the first is known.
 */
final class SettingFacts {
  private final ConfigDump dump;
  private final String name;
  private final String device;
  private final Lack lack;
  @CheckForNull private final ConfigRow row;
  private final Evidence evidence;

  /**
   * @param name of the parameter as it is or would be printed
   * @param device as commands name it
   * @param row empty where the dump has none
   * @param lack why it has none
   */
  SettingFacts(
      ConfigDump dump,
      String name,
      String device,
      Optional<ConfigRow> row,
      Lack lack,
      Evidence evidence) {
    this.dump = dump;
    this.name = name;
    this.device = device;
    this.lack = lack;
    this.row = row.orElse(null);
    this.evidence = evidence;
  }

  /** What the firmware runs with. */
  Fact<Quantity> current() {
    return value(Column.CURRENT);
  }

  /** What applies after the next reset; of a stored {@code set} what it stored. */
  Fact<Quantity> next() {
    return value(nextColumn());
  }

  Fact<Quantity> factoryDefault() {
    return value(Column.DEFAULT);
  }

  private Column nextColumn() {
    return dump.mode() == ConfigDump.Mode.STORED ? Column.NEW : Column.NEXT;
  }

  /** The column that {@link #effective()} is read from. */
  Column effectiveColumn() {
    return current().isKnown() ? Column.CURRENT : nextColumn();
  }

  /** The running value where the dump shows one, else the one of the next boot. */
  Fact<Quantity> effective() {
    Fact<Quantity> current = current();
    if (current.isKnown()) {
      return current;
    }
    Fact<Quantity> next = next();
    return next.isKnown() ? next : current;
  }

  /** As printed; unknown wherever the value is. */
  Fact<String> text(Column column) {
    Optional<Cell> cell = cell(column);
    return cell.isPresent()
        ? value(column).with(Fact.known(cell.get().raw(), evidence), (number, raw) -> raw)
        : missing(column);
  }

  Fact<String> nextText() {
    return text(nextColumn());
  }

  private Optional<Cell> cell(Column column) {
    return row == null ? Optional.empty() : row.cell(column);
  }

  private Fact<Quantity> value(Column column) {
    Optional<Cell> found = cell(column);
    if (found.isEmpty()) {
      return missing(column);
    }
    Cell cell = found.get();
    if (cell.number().isPresent()) {
      return Fact.known(Quantity.number(cell.number().get()), evidence);
    }
    String title = column.title();
    return switch (cell.kind()) {
      case NOT_AVAILABLE ->
          Fact.unknown(
              name + " reads N/A under " + title + ": the tool could not tell its value",
              "query it again as root with newer firmware, or set it explicitly",
              evidence);
      case ARRAY ->
          Fact.unknown(
              name + " is an array whose elements are not printed",
              "run `mlxconfig -d " + device + " -e query " + name + "[0]` for each element",
              evidence);
      default ->
          Fact.unknown(
              name + " reads " + cell.raw() + " under " + title + ", which is no number",
              "keep the number in parentheses behind the word",
              evidence);
    };
  }

  /** A row that a dump of the card does not have. */
  static Lack noRow(String name, String device) {
    return new Lack(
        "the dump has no row " + name,
        "run `mlxconfig -d " + device + " -e query " + name + "`, or query without a name");
  }

  private <T> Fact<T> missing(Column column) {
    if (row == null) {
      return lack.fact(evidence);
    }
    if (dump.unsupported().contains(column)) {
      return Fact.unknown(
          "the firmware cannot report " + column.title() + " values",
          "update the firmware, or query after a reset, when Next Boot is in force",
          evidence);
    }
    if (dump.mode() != ConfigDump.Mode.QUERY) {
      return Fact.unknown(
          "the output of `set` has no column " + column.title(),
          "run `mlxconfig -d " + device + " -e query`",
          evidence);
    }
    return Fact.unknown(
        "the dump has no column " + column.title(),
        "run the query again with -e: `mlxconfig -d " + device + " -e query`",
        evidence);
  }
}
