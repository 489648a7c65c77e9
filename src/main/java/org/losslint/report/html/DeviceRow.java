package org.losslint.report.html;

import java.util.List;
import java.util.Optional;

/**
 * A line of the matrix.
 *
 * @param name of the device or host, or of a file that belongs to none
 * @param counted whether it is a device or stands for one; else it is what devices share, such as
 *     the inventory
 * @param cells by rule, in the order of the columns
 * @param errors findings that count
 * @param warnings findings that count
 * @param open subjects that could not be judged
 */
record DeviceRow(
    String name,
    boolean counted,
    Standing standing,
    int errors,
    int warnings,
    int open,
    List<Cell> cells) {
  DeviceRow {
    cells = List.copyOf(cells);
  }

  /**
   * The gravest outcome of a rule on the device.
   *
   * @param rule number of its column
   * @param count of subjects or findings that ended so
   */
  record Cell(int rule, Outcome outcome, int count) {

    /** What it shows: a number where that says more than a sign. */
    String text() {
      return outcome.ordinal() >= Outcome.INFO.ordinal() && count > 1
          ? Integer.toString(count)
          : outcome.sign();
    }

    String label() {
      return count == 1 ? outcome.label() : count + " × " + outcome.label();
    }
  }

  /** The cell of a column; empty where the rule does not apply to the device. */
  Optional<Cell> cell(int rule) {
    for (Cell cell : cells) {
      if (cell.rule() == rule) {
        return Optional.of(cell);
      }
    }
    return Optional.empty();
  }
}
