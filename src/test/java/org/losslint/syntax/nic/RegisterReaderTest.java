package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code mlxreg} of all ages; only what a card holds is read as its state. */
class RegisterReaderTest {
  private static final List<String> MODES =
      List.of("roce_adp_retrans", "roce_tx_window", "roce_slow_restart", "roce_slow_restart_idle");
  private static final List<String> LATER =
      List.of(
          "min_ack_timeout_limit_disabled",
          "adaptive_routing_forced_en",
          "selective_repeat_forced_en",
          "dc_half_handshake_en",
          "ack_dscp_force");

  /** The names that a release prints, select bits first. */
  private static List<String> names(int count) {
    List<String> names = new ArrayList<>();
    List<String> modes = MODES.subList(0, count == 6 ? 3 : 4);
    modes.forEach(m -> names.add(m + "_field_select"));
    if (count > 8) {
      LATER.forEach(m -> names.add(m + "_field_select"));
    }
    modes.forEach(m -> names.add(m + "_en"));
    if (count > 8) {
      names.addAll(LATER);
      names.add("ack_dscp");
    }
    for (int i = 0; names.size() < count; i++) {
      names.add("range_size_" + i);
    }
    return names;
  }

  private static String table(List<String> names, int gap) {
    int width = names.stream().mapToInt(String::length).max().orElseThrow() + gap;
    StringBuilder text = new StringBuilder("Sending access register...\n\n");
    text.append("Field Name").append(" ".repeat(width - 10)).append(" | Data    \n");
    text.append("=".repeat(width + 14)).append('\n');
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      text.append(name).append(" ".repeat(width - name.length()));
      text.append(" | 0x0000000").append(i % 2).append('\n');
    }
    return text.append("=".repeat(width + 14)).append('\n').toString();
  }

  @ParameterizedTest
  @CsvSource({"6, 3", "8, 3", "19, 3", "60, 1", "60, 3"})
  void everyReleaseHasItsFields(int count, int gap) {
    List<String> names = names(count);
    NicDocument document = Dumps.read(table(names, gap));
    assertEquals(List.of(), document.diagnostics());
    RegisterDump dump = Dumps.only(document, RegisterDump.class);
    assertEquals(RegisterDump.Mode.GET, dump.mode());
    assertTrue(dump.isOf(RegisterDump.ROCE_ACCL));
    assertEquals(names, dump.fields().stream().map(f -> f.name().text()).toList());
    for (int i = 0; i < count; i++) {
      assertEquals(i % 2, dump.fields().get(i).value(), names.get(i));
    }
    assertEquals(
        "roce_adp_retrans_field_select", document.place(dump.fields().get(0).name().span()).text());
  }

  @Test
  void detailedHasFourCells() {
    RegisterDump dump =
        Dumps.register(
            """
            Sending access register...

            Field Name                     | Hex Value  | Decimal    | Enum/Type
            =========================================================================================
            roce_adp_retrans_field_select  | 0x00000001 | 1          |
            roce_adp_retrans_en            | 0x00000000 | 0          | (unknown_enum)
            dec_mode_0                     | 0x00000002 | 2          | halve it
            =========================================================================================
            """);
    assertEquals(List.of(1L, 0L, 2L), dump.fields().stream().map(RegisterField::value).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "range_size_0, range_size_0",
    "adp_retx_profile.timeout_range[0].range_size, range_size_0",
    "adp_retx_profile.prev_range_index[3], prev_range_index_3",
    "Ifa2_turn_around_en, ifa2_turn_around_en",
    "ROCE_ACCL.roce_slow_restart_en, roce_slow_restart_en",
  })
  void pathsFoldToTheOldNames(String printed, String leaf) {
    assertEquals(leaf, RegisterField.leafOf(printed));
  }

  @Test
  void aDescriptionHoldsAddressesAndNoValues() {
    NicDocument document =
        Dumps.read(
            """
            Field Name                       | Address (Bytes) | Offset (Bits) | Size (Bits) | Access
            ==========================================================================================
            roce_adp_retrans_field_select    | 0x00000000      | 0             | 1           | RW
            roce_slow_restart_en             | 0x00000004      | 2             | 1           | RW
            ==========================================================================================
            """);
    assertFalse(document.readable());
    assertEquals(
        List.of("UNKNOWN_FORMAT WARNING 1:1", "TOOL_FAILED ERROR 1:1"),
        Dumps.diagnostics(document));
    NicDocument newest =
        Dumps.read(
            """
            Field Name            | Address    | Offset | Size | Access | Description
            ===========================================================================
            roce_slow_restart_en  | 0x00000004 | 2      | 1    | RW     | lowers the rate
                                  |            |        |      |        | 0x1: on
            ---------------------------------------------------------------------------
            """);
    assertFalse(newest.readable());
    assertEquals(List.of(), Dumps.sections(newest, RegisterDump.class));
  }

  @Test
  void aSetIsNoStateUntilItIsReadBack() {
    String set =
        """
        You are about to send access register: ROCE_ACCL with the following data:
        Field Name                             | Data
        ====================================================
        roce_slow_restart_field_select         | 0x00000001
        roce_slow_restart_en                   | 0x00000000
        ====================================================

         Do you want to continue ? (y/n) [n] : y

         Sending access register...
        """;
    NicDocument document = Dumps.read(set);
    RegisterDump preview = Dumps.only(document, RegisterDump.class);
    assertEquals(RegisterDump.Mode.PREVIEW, preview.mode());
    assertFalse(preview.isState());
    assertFalse(document.readable());
    assertEquals("ROCE_ACCL", preview.register().orElseThrow().text());

    NicDocument readBack = Dumps.read(set + table(names(8), 3));
    assertTrue(readBack.readable());
    List<RegisterDump> dumps = Dumps.sections(readBack, RegisterDump.class);
    assertEquals(
        List.of(RegisterDump.Mode.PREVIEW, RegisterDump.Mode.GET),
        dumps.stream().map(RegisterDump::mode).toList());
    assertEquals(8, dumps.get(1).fields().size());
  }

  @Test
  void wordsOfTheRegisterAreTakenApart() {
    String words =
        """
        Sending access register...

        Address    | Data
        =======================
        0x00000000 | 0x0000000f
        0x00000004 | 0x00000005
        0x00000008 | 0x00000000
        =======================
        """;
    NicDocument document =
        Dumps.read("# mlxreg -d 0000:01:00.0 --reg_id 0x402C --reg_len 0x80 --get\n" + words);
    RegisterDump dump = Dumps.only(document, RegisterDump.class);
    assertEquals(RegisterDump.Mode.RAW, dump.mode());
    assertEquals(1, value(dump, "roce_adp_retrans_en"));
    assertEquals(0, value(dump, "roce_tx_window_en"));
    assertEquals(1, value(dump, "roce_slow_restart_en"));
    assertEquals(1, value(dump, "roce_slow_restart_field_select"));
    assertEquals(0, value(dump, "min_ack_timeout_limit_disabled_field_select"));

    NicDocument nameless = Dumps.read(words);
    assertFalse(nameless.readable());
    assertEquals("UNKNOWN_FORMAT WARNING 1:1", Dumps.diagnostics(nameless).get(0));
  }

  private static long value(RegisterDump dump, String leaf) {
    return dump.fields().stream()
        .filter(f -> f.leaf().equals(leaf))
        .findFirst()
        .orElseThrow()
        .value();
  }

  @Test
  void singleRowsOfAGrep() {
    RegisterDump dump =
        Dumps.register("    roce_slow_restart_en    | 0x00000001\nroce_adp_retrans_en | 0x0\n");
    assertEquals(1, value(dump, "roce_slow_restart_en"));
    assertEquals(0, value(dump, "roce_adp_retrans_en"));
  }

  @Test
  void lostLineEnds() {
    RegisterDump dump = Dumps.register(table(names(8), 3).replace('\n', ' '));
    assertEquals(8, dump.fields().size());
    assertEquals(1, value(dump, "roce_tx_window_field_select"));
  }

  @Test
  void aRowThatLostItsValueIsReported() {
    NicDocument document =
        Dumps.read(
            table(names(8), 3)
                .replace(
                    "roce_tx_window_en                      | 0x00000001", "roce_tx_window_en |"));
    assertEquals(List.of("SYNTAX WARNING 10:1"), Dumps.diagnostics(document));
    assertEquals(7, Dumps.only(document, RegisterDump.class).fields().size());
  }

  @Test
  void aTableWithoutItsEndIsCut() {
    String whole = table(names(8), 3);
    NicDocument document = Dumps.read(whole.substring(0, whole.lastIndexOf("roce_slow") - 1));
    assertTrue(document.partial());
    assertEquals(List.of("UNBALANCED ERROR 1:1"), Dumps.diagnostics(document));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\nField Name | Data\n==============\n"})
  void anAnnouncedTableThatDoesNotCome(String rest) {
    NicDocument document = Dumps.read("Sending access register...\n" + rest);
    assertFalse(document.readable());
    assertEquals(List.of("TOOL_FAILED ERROR 1:1"), Dumps.diagnostics(document));
  }

  /** C15. */
  @Test
  void theToolFailed() {
    NicDocument document = Dumps.testdata("cases/c15.txt");
    assertFalse(document.readable());
    assertEquals(List.of("TOOL_FAILED ERROR 3:1"), Dumps.diagnostics(document));
  }

  /** C14: the select bit says that firmware does not offer the field. */
  @Test
  void selectBitsAreFieldsOfTheirOwn() {
    RegisterDump dump = Dumps.only(Dumps.testdata("cases/c14.txt"), RegisterDump.class);
    assertEquals(0, value(dump, "roce_slow_restart_field_select"));
    assertEquals(1, value(dump, "roce_slow_restart_idle_field_select"));
    assertEquals(6, dump.fields().size());
  }

  @Test
  void eachPartOfABundleKnowsItsDevice() {
    NicDocument document =
        Dumps.read(
            "mlxreg -d 0000:01:00.0 --reg_name ROCE_ACCL --get\n"
                + table(names(6), 3)
                + "mlxreg -d 0000:01:00.1 --reg_name PPCC --get\n"
                + table(List.of("cmd_type", "algo_slot"), 3));
    List<RegisterDump> dumps = Dumps.sections(document, RegisterDump.class);
    assertEquals("0000:01:00.0", dumps.get(0).origin().device().orElseThrow().name());
    assertEquals("0000:01:00.1", dumps.get(1).origin().device().orElseThrow().name());
    assertTrue(dumps.get(1).isOf("PPCC"));
  }
}
