package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.source.SourceText;
import org.losslint.source.Span;
import org.losslint.syntax.nic.ConfigPrinter.Columns;
import org.losslint.syntax.nic.ConfigPrinter.Generation;
import org.losslint.syntax.nic.ConfigPrinter.Row;

/** The same values are read from every layout that mlxconfig ever printed. */
class ConfigLayoutTest {
  private static final String LONG = "PCI_ATOMIC_DISABLED_EXT_ATOMIC_ENABLED(0)";

  /** Default, Current, Next Boot and New of each; 16 characters touch up to release 4.25. */
  private static final List<Row> ROWS =
      List.of(
          row("ROCE_CC_PRIO_MASK_P1", "255", "255", "255", "8"),
          row("CLAMP_TGT_RATE_P1", "False(0)", "False(0)", "True(1)", "False(0)"),
          row("CLAMP_TGT_RATE_AFTER_TIME_INC_P1", "True(1)", "True(1)", "True(1)", "False(0)"),
          row("RPG_TIME_RESET_P1", "300", "5000", "7000", "5000"),
          row("RPG_MIN_DEC_FAC_P1", "50", "95", "95", "95"),
          row(
              "ESWITCH_HAIRPIN_DESCRIPTORS",
              "Array[0..7]",
              "Array[0..7]",
              "Array[0..7]",
              "Array[0..7]"),
          row("ESWITCH_HAIRPIN_DESCRIPTORS[5]", "0", "128", "128", "0"),
          row("CNP_DSCP_P1", "N/A", "48", "48", "4"),
          row(
              "MANAGEMENT_PF_MODE",
              "MNG_PF_ENABLE(1)",
              "MNG_PF_ENABLE(1)",
              "MNG_PF_ENABLE(1)",
              "MNG_PF_ENABLE(1)"),
          row("PCI_ATOMIC_MODE", LONG, LONG, LONG, LONG),
          row("NUM_OF_VL_P1", "_4_VLs(3)", "_4_VLs(3)", "_4_VLs(3)", "_8_VLs(4)"),
          row("PCI_WR_ORDERING", "per_mkey(0)", "per_mkey(0)", "force_relax(1)", "per_mkey(0)"),
          row("UEFI_x86_EN", "148", "148", "4294967294", "148"),
          row("DISCOVERY_MASK", "0xFF(255)", "0x0(0)", "0xFF(255)", "0xFF(255)"));

  private static Row row(String name, String... values) {
    return new Row(name, false, values);
  }

  static Stream<Arguments> layouts() {
    return Stream.of(Generation.values())
        .flatMap(g -> Stream.of(Columns.values()).map(c -> Arguments.of(g, c)));
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("layouts")
  void sameValuesFromEveryLayout(Generation generation, Columns columns) {
    List<Row> rows = new ArrayList<>(ROWS);
    if (generation.marksReadOnly()) {
      rows.add(new Row("SYN_FACTORY_BIT", true, "True(1)", "False(0)", "True(1)", "True(1)"));
    }
    ConfigPrinter printer = new ConfigPrinter(generation, columns);
    NicDocument document = Dumps.read(printer.print(rows));

    assertEquals(List.of(), document.diagnostics());
    ConfigDump dump = Dumps.only(document, ConfigDump.class);
    assertEquals(columns.list(), dump.columns());
    assertEquals("ConnectX7", dump.type().orElseThrow().text());
    assertEquals(
        "Synthetic card; two ports: text, longer than the pad",
        dump.description().orElseThrow().text());
    assertEquals("0000:01:00.0", dump.origin().device().orElseThrow().name());
    assertEquals(rows.size(), dump.rows().size());
    for (int i = 0; i < rows.size(); i++) {
      Row printed = rows.get(i);
      ConfigRow read = dump.rows().get(i);
      String index = read.index().map(n -> "[" + n + "]").orElse("");
      assertEquals(printed.name(), read.name().text() + index);
      assertEquals(printer.isStarred(printed), read.starred(), printed.name());
      assertEquals(printed.readOnly(), read.readOnly(), printed.name());
      for (Column column : columns.list()) {
        Cell cell = read.cell(column).orElseThrow();
        assertEquals(printed.value(column), cell.raw(), printed.name());
        assertEquals(cell.raw(), document.place(cell.span()).text());
      }
    }
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("layouts")
  void layoutsAreThoseOnFile(Generation generation, Columns columns) {
    String name = (generation.name() + "-" + columns.name()).toLowerCase(java.util.Locale.ROOT);
    assertEquals(
        Dumps.text("layouts/" + name + ".txt"),
        new ConfigPrinter(generation, columns).print(ROWS).replaceAll("(?m) +$", ""));
  }

  @Test
  void cellsKnowTheirNumbers() {
    ConfigDump dump = Dumps.config(new ConfigPrinter(Generation.R4_31, Columns.THREE).print(ROWS));
    assertEquals("300 5000 7000", numbers(dump, "RPG_TIME_RESET_P1"));
    assertEquals("0 0 1", numbers(dump, "CLAMP_TGT_RATE_P1"));
    assertEquals("- 48 48", numbers(dump, "CNP_DSCP_P1"));
    assertEquals("- - -", numbers(dump, "ESWITCH_HAIRPIN_DESCRIPTORS"));
    assertEquals("255 0 255", numbers(dump, "DISCOVERY_MASK"));
    assertEquals("148 148 4294967294", numbers(dump, "UEFI_x86_EN"));
    assertEquals("3 3 3", numbers(dump, "NUM_OF_VL_P1"));
    ConfigRow clamp = named(dump, "CLAMP_TGT_RATE_P1");
    assertEquals("CLAMP_TGT_RATE", clamp.base());
    assertEquals(1, clamp.port().orElseThrow());
    assertTrue(named(dump, "PCI_ATOMIC_MODE").port().isEmpty());
    assertEquals(
        Cell.Kind.NOT_AVAILABLE,
        named(dump, "CNP_DSCP_P1").cell(Column.DEFAULT).orElseThrow().kind());
    assertEquals(
        Cell.Kind.BINARY, named(dump, "DISCOVERY_MASK").cell(Column.NEXT).orElseThrow().kind());
  }

  private static ConfigRow named(ConfigDump dump, String name) {
    return dump.rows().stream().filter(r -> r.name().text().equals(name)).findFirst().orElseThrow();
  }

  private static String numbers(ConfigDump dump, String name) {
    List<String> numbers = new ArrayList<>();
    for (Cell cell : named(dump, name).cells().values()) {
      numbers.add(cell.number().map(String::valueOf).orElse("-"));
    }
    return String.join(" ", numbers);
  }

  @Test
  void bytesInHexadecimalAreNoNumbers() {
    List<Row> rows =
        List.of(
            row("DEVICE_KEY_ID", "00AB12EF", "00AB12EF", "12345678901234567890123456789012", "0"));
    ConfigDump dump = Dumps.config(new ConfigPrinter(Generation.R4_36, Columns.THREE).print(rows));
    ConfigRow row = dump.rows().get(0);
    assertEquals(Cell.Kind.BYTES, row.cell(Column.DEFAULT).orElseThrow().kind());
    assertEquals("- - -", numbers(dump, "DEVICE_KEY_ID"));
  }

  @ParameterizedTest
  @CsvSource({
    "RPG_TIME_RESET_P1, RPG_TIME_RESET, 1",
    "RPG_TIME_RESET_P12, RPG_TIME_RESET, 12",
    "RPG_TIME_RESET, RPG_TIME_RESET, ",
    "MODULE_SPLIT_M0, MODULE_SPLIT_M0, ",
    "NUM_OF_P0, NUM_OF_P0, ",
    "KEEP_P1_OPEN, KEEP_P1_OPEN, ",
  })
  void portsComeFromTheSuffix(String name, String base, Integer port) {
    assertEquals(base, ConfigRow.baseOf(name));
    assertEquals(java.util.Optional.ofNullable(port), ConfigRow.portOf(name));
  }

  @Test
  void spansAreInTheFile() {
    String text = new ConfigPrinter(Generation.R4_25, Columns.THREE).print(ROWS);
    NicDocument document = Dumps.read(text);
    ConfigRow row = named(Dumps.only(document, ConfigDump.class), "CLAMP_TGT_RATE_P1");
    assertEquals("CLAMP_TGT_RATE_P1", document.place(row.name().span()).text());
    SourceText source = document.file().text();
    Span line = source.line(12);
    assertEquals(source.slice(line).strip(), document.place(row.span()).text());
  }
}
