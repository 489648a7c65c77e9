package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what {@code mlxconfig query} would, by the widths of each generation of the tool. */
final class ConfigPrinter {

  /** A layout, named by the releases that print it. */
  enum Generation {
    R4_6(
        "4.6 to 4.11",
        9,
        36,
        16,
        Integer.MAX_VALUE,
        16,
        "%-16s%36s%16s%18s",
        "%-16s%36s%18s",
        "%-16s%36s%18s",
        "%-16s%38s"),
    R4_12(
        "4.12 to 4.21",
        9,
        36,
        16,
        17,
        16,
        "%-16s%36s%16s%18s",
        "%-16s%36s%18s",
        "%-16s%36s%18s",
        "%-16s%38s"),
    R4_22(
        "4.22 to 4.24",
        9,
        44,
        16,
        17,
        16,
        "%-16s%44s%16s%18s",
        "%-16s%44s%18s",
        "%-16s%46s%18s",
        "%-16s%46s"),
    R4_25(
        "4.25",
        8,
        44,
        16,
        17,
        16,
        "%-16s%44s%16s%18s",
        "%-16s%44s%18s",
        "%-16s%46s%18s",
        "%-16s%46s"),
    R4_26(
        "4.26 to 4.30",
        8,
        44,
        20,
        20,
        20,
        "%-20s%39s%21s%23s",
        "%-20s%39s%23s",
        "%-20s%41s%18s",
        "%-20s%41s"),
    MFT_4_27(
        "MFT 4.27 to 4.30",
        8,
        44,
        20,
        20,
        20,
        "%-20s%39s%21s%23s",
        "%-20s%39s%23s",
        "%-20s%41s%18s",
        "%-20s%46s"),
    R4_31(
        "4.31 to 4.35",
        8,
        44,
        20,
        20,
        20,
        "%-20s%44s%20s%18s",
        "%-20s%44s%18s",
        "%-20s%46s%18s",
        "%-20s%46s"),
    R4_36(
        "4.36",
        8,
        48,
        33,
        33,
        20,
        "%-56s%-33s %-33s %-33s",
        "%-56s%-33s %-33s",
        "%-56s%-33s %-33s",
        "%-56s%-33s");

    private final String releases;
    private final int prefix;
    private final int namePad;
    private final int valuePad;
    private final int blankFrom;
    private final int labelPad;
    private final String three;
    private final String defaultAndNext;
    private final String currentAndNext;
    private final String one;

    Generation(
        String releases,
        int prefix,
        int namePad,
        int valuePad,
        int blankFrom,
        int labelPad,
        String three,
        String defaultAndNext,
        String currentAndNext,
        String one) {
      this.releases = releases;
      this.prefix = prefix;
      this.namePad = namePad;
      this.valuePad = valuePad;
      this.blankFrom = blankFrom;
      this.labelPad = labelPad;
      this.three = three;
      this.defaultAndNext = defaultAndNext;
      this.currentAndNext = currentAndNext;
      this.one = one;
    }

    /** Whether rows can carry {@code RO}. */
    boolean marksReadOnly() {
      return prefix == 8;
    }

    @Override
    public String toString() {
      return releases;
    }
  }

  /** Which columns a query prints. */
  enum Columns {
    THREE(Column.DEFAULT, Column.CURRENT, Column.NEXT),
    DEFAULT_AND_NEXT(Column.DEFAULT, Column.NEXT),
    CURRENT_AND_NEXT(Column.CURRENT, Column.NEXT),
    ONE(Column.NEXT),
    PREVIEW(Column.NEXT, Column.NEW);

    private final List<Column> columns;

    Columns(Column... columns) {
      this.columns = List.of(columns);
    }

    List<Column> list() {
      return columns;
    }
  }

  /** A parameter with a value for each of the four columns. */
  record Row(String name, boolean readOnly, String... values) {
    String value(Column column) {
      return values[column.ordinal()];
    }
  }

  private final Generation generation;
  private final Columns columns;

  ConfigPrinter(Generation generation, Columns columns) {
    this.generation = generation;
    this.columns = columns;
  }

  String print(List<Row> rows) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add("Device #1:");
    lines.add("----------");
    lines.add("");
    lines.add(label("Device type:", "ConnectX7"));
    lines.add(label("Name:", "MCX7XXX-SYN_Ax"));
    lines.add(label("Description:", "Synthetic card; two ports: text, longer than the pad"));
    lines.add(label("Device:", "0000:01:00.0"));
    lines.add("");
    lines.add(title());
    boolean starred = false;
    for (Row row : rows) {
      lines.add(row(row));
      starred = starred || isStarred(row);
    }
    if (starred) {
      lines.add("The '*' shows parameters with next value different from default/current value.");
    }
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  private String label(String label, String value) {
    return pad(label, generation.labelPad) + pad(value, generation.labelPad);
  }

  private String title() {
    return switch (columns) {
      case THREE -> format(generation.three, "Configurations:", "Default", "Current", "Next Boot");
      case DEFAULT_AND_NEXT ->
          format(generation.defaultAndNext, "Configurations:", "Default", "Next Boot");
      case CURRENT_AND_NEXT ->
          format(generation.currentAndNext, "Configurations:", "Current", "Next Boot");
      case ONE -> format(generation.one, "Configurations:", "Next Boot");
      case PREVIEW ->
          format(generation.one, "Configurations:", "Next Boot")
              + (generation == Generation.R4_36 ? format(" %-33s", "New") : "       New");
    };
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }

  boolean isStarred(Row row) {
    boolean compared = columns != Columns.ONE && columns != Columns.PREVIEW;
    return compared
        && Stream.of(Column.DEFAULT, Column.CURRENT)
            .filter(columns.list()::contains)
            .anyMatch(c -> !row.value(c).equals(row.value(Column.NEXT)))
        && !row.value(Column.NEXT).startsWith("Array");
  }

  private String row(Row row) {
    StringBuilder line = new StringBuilder(isStarred(row) ? "*" : " ");
    if (generation.marksReadOnly()) {
      line.append(row.readOnly() ? "RO" : "  ");
    }
    line.append(" ".repeat(generation.prefix - line.length()));
    line.append(pad(row.name(), generation.namePad));
    for (Column column : columns.list()) {
      String value = row.value(column);
      line.append(pad(value, generation.valuePad));
      if (value.length() >= generation.blankFrom) {
        line.append(' ');
      }
    }
    return line.toString();
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
