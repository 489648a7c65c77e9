package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.losslint.source.Diagnostic;

/** What surrounds and damages {@code mlxconfig} output in real files. */
class ConfigReaderTest {
  private static final String BLOCK =
      """

      Device #1:
      ----------

      Device type:        ConnectX7
      Name:               MCX7XXX-SYN_Ax
      Description:        Synthetic card
      Device:             0000:01:00.0

      Configurations:                                          Default             Current         Next Boot
              ROCE_CC_PRIO_MASK_P1                        255                 255                 255
      *       RPG_TIME_RESET_P1                           300                 5000                7000
      """;

  private static ConfigRow row(ConfigDump dump, int index) {
    return dump.rows().get(index);
  }

  private static String raw(ConfigDump dump, int index, Column column) {
    return row(dump, index).cell(column).map(Cell::raw).orElse("absent");
  }

  @Test
  void devicesWithAnErrorBetween() {
    NicDocument document =
        Dumps.read(
            BLOCK
                + """

                Device #2:
                ----------

                Device type:        ConnectX6
                -E- Failed to open device 0000:02:00.0. Cannot open device
                """
                + BLOCK.replace("#1", "#3").replace("01:00.0", "03:00.0"));
    List<ConfigDump> dumps = Dumps.sections(document, ConfigDump.class);
    assertEquals(2, dumps.size());
    assertEquals(Optional.of(3), dumps.get(1).number());
    assertEquals("0000:03:00.0", dumps.get(1).device().orElseThrow().text());
    assertEquals(List.of("TOOL_FAILED ERROR 18:1"), Dumps.diagnostics(document));
    assertTrue(document.readable());
  }

  @Test
  void failedColumnsAreToldAndTheRestIsRead() {
    NicDocument document =
        Dumps.read(
            BLOCK
                + """
                -E- Failed to query some of the TLVs:
                    Failed to query the current values of the following TLVs:
                        nv_roce_cc_ecn_P1
                        nv_roce_cc_ecn_P2
                """);
    assertEquals(List.of("TOOL_FAILED ERROR 13:1"), Dumps.diagnostics(document));
    assertEquals(2, Dumps.only(document, ConfigDump.class).rows().size());
  }

  @Test
  void oldFirmwareSaysWhatItCannotReport() {
    NicDocument document =
        Dumps.read(
            """
            Device #1:
            ----------
            Device type:    ConnectX4
            PCI device:     /dev/mst/mt4115_pciconf0

            Configurations:                              Next Boot
                     RPG_TIME_RESET_P1                   7000
            Device Firmware does not support reading default and current configurations
            """);
    ConfigDump dump = Dumps.only(document, ConfigDump.class);
    assertEquals(Set.of(Column.DEFAULT, Column.CURRENT), dump.unsupported());
    assertEquals("/dev/mst/mt4115_pciconf0", dump.device().orElseThrow().text());
    assertEquals(List.of(), document.diagnostics());
  }

  @Test
  void aPreviewIsNoQuery() {
    String preview =
        """
        Device #1:
        ----------

        Device type:        ConnectX7
        Device:             0000:01:00.0

        Configurations:                                          Next Boot       New
                CLAMP_TGT_RATE_P1                           False(0)            True(1)
                CLAMP_TGT_RATE_P2                           False(0)            True(1)

         Apply new Configuration? (y/n) [n] :\
        """;
    NicDocument asked = Dumps.read(preview + "n\n");
    ConfigDump dump = Dumps.only(asked, ConfigDump.class);
    assertEquals(ConfigDump.Mode.PREVIEW, dump.mode());
    assertEquals(List.of(Column.NEXT, Column.NEW), dump.columns());
    NicDocument stored =
        Dumps.read(
            preview
                + "y\nApplying... Done!\n-I- Please reboot machine to load new configurations.\n");
    assertEquals(ConfigDump.Mode.STORED, Dumps.only(stored, ConfigDump.class).mode());
    assertEquals(List.of(), stored.diagnostics());
  }

  @Test
  void withoutItsTitleARowIsReadByTheNumberOfItsValues() {
    ConfigDump one = Dumps.config("        RPG_TIME_RESET_P1           7000\n");
    assertFalse(one.titled());
    assertEquals(List.of(Column.NEXT), one.columns());
    ConfigDump three = Dumps.config("*       RPG_TIME_RESET_P1    300  5000   7000\n--\n");
    assertEquals("5000", raw(three, 0, Column.CURRENT));

    NicDocument two = Dumps.read("        RPG_TIME_RESET_P1           5000    7000\n");
    assertEquals(List.of("TOOL_FAILED ERROR 1:1", "SYNTAX WARNING 1:9"), Dumps.diagnostics(two));
    assertFalse(two.readable());
  }

  @Test
  void unknownTitlesAreNotGuessed() {
    NicDocument document =
        Dumps.read("Configurations:        Vorgabe     Aktuell\n    RPG_TIME_RESET_P1  7000\n");
    assertEquals(List.of("SYNTAX WARNING 1:1", "SYNTAX WARNING 2:5"), Dumps.diagnostics(document));
  }

  @Test
  void aRowWithAMissingValueIsReported() {
    NicDocument document =
        Dumps.read(BLOCK + "        RPG_GD_P1      11      11\n        RPG_AI_RATE_P1 5 5 5\n");
    assertEquals(List.of("SYNTAX WARNING 13:9"), Dumps.diagnostics(document));
    assertEquals("5", raw(Dumps.only(document, ConfigDump.class), 2, Column.NEXT));
    assertFalse(document.partial());
  }

  @Test
  void aTextThatEndsInARowIsCut() {
    NicDocument document = Dumps.read(BLOCK + "        RPG_GD_P1      11 ");
    assertTrue(document.partial());
    assertEquals(
        List.of("SYNTAX WARNING 13:9", "UNBALANCED ERROR 13:9"), Dumps.diagnostics(document));
  }

  @Test
  void starAndReadOnlyStandTogether() {
    ConfigDump dump =
        Dumps.config(BLOCK + "*RO     SYN_FACTORY_BIT    True(1)  True(1)  False(0)\n");
    assertTrue(row(dump, 2).starred());
    assertTrue(row(dump, 2).readOnly());
    assertEquals("SYN_FACTORY_BIT", row(dump, 2).name().text());
  }

  @Test
  void numbersThatGotLostStayLost() {
    ConfigDump dump = Dumps.config(BLOCK + "        LINK_TYPE_P1   ETH   ETH   ETH\n");
    Cell cell = row(dump, 2).cell(Column.CURRENT).orElseThrow();
    assertEquals(Cell.Kind.BARE_WORD, cell.kind());
    assertEquals(Optional.of("ETH"), cell.word());
    assertEquals(Optional.of(2L), cell.number());
    ConfigDump other = Dumps.config(BLOCK + "        SYN_MODE_P1   FAST   FAST   SLOW\n");
    assertEquals(Optional.empty(), row(other, 2).cell(Column.NEXT).orElseThrow().number());
  }

  @Test
  void theLaterOfTwoRowsCounts() {
    NicDocument document = Dumps.read(BLOCK + "        RPG_TIME_RESET_P1    300  300  300\n");
    assertEquals(List.of("SYNTAX INFO 13:9"), Dumps.diagnostics(document));
    assertEquals(3, Dumps.only(document, ConfigDump.class).rows().size());
  }

  /** C11: a dump in a mail, with an older copy quoted once more below it. */
  @Test
  void mailQuotesComeOff() {
    NicDocument document = Dumps.testdata("cases/c11.txt");
    ConfigDump dump = Dumps.only(document, ConfigDump.class);
    assertEquals(22, dump.rows().size());
    assertEquals("7000", raw(dump, 4, Column.CURRENT));
    assertEquals("RPG_TIME_RESET_P1", row(dump, 4).name().text());
    assertEquals(
        List.of("SESSION_TEXT INFO 1:1", "SESSION_TEXT INFO 37:5"), Dumps.diagnostics(document));
    assertEquals("MCX7-EXAMPLE_Ax", document.place(dump.partNumber().orElseThrow().span()).text());
  }

  /** C05: single blanks, arrays, N/A, and a name that runs into its value. */
  @Test
  void wideValuesAndAGluedName() {
    NicDocument document = Dumps.testdata("cases/c05.txt");
    ConfigDump dump = Dumps.only(document, ConfigDump.class);
    assertEquals(5, dump.rows().size());
    assertEquals("DEVICE_DEFAULT_MODE(0)", raw(dump, 0, Column.DEFAULT));
    assertEquals("UNRESTRICTED_MODE(1)", raw(dump, 0, Column.CURRENT));
    assertEquals("DEVICE_DEFAULT_MODE(0)", raw(dump, 0, Column.NEXT));
    assertEquals("True(1)", raw(dump, 4, Column.CURRENT));
    assertEquals(List.of("SYNTAX WARNING 15:10"), Dumps.diagnostics(document));
  }

  @Test
  void oneLogLineHoldsAWholeDump() {
    String escaped = BLOCK.replace("\n", "\\n").replace("\t", "\\t");
    NicDocument document =
        Dumps.read(
            "2026-03-04T10:00:00Z gpu1 agent: {\"msg\":\"query done\",\"out\":\""
                + escaped
                + "\"}\n");
    ConfigDump dump = Dumps.only(document, ConfigDump.class);
    assertEquals("7000", raw(dump, 1, Column.NEXT));
    Cell cell = row(dump, 1).cell(Column.NEXT).orElseThrow();
    assertEquals("7000", document.place(cell.span()).text());
    assertEquals(1, document.place(cell.span()).start().line());
  }

  @Test
  void coloursTabsAndCarriageReturns() {
    String dirty =
        BLOCK
            .replace("RPG_TIME", "\u001B[1;31mRPG_TIME")
            .replace("7000", "7000\u001B[0m")
            .replace("        ROCE", "\tROCE")
            .replace("255 ", "255\u00A0")
            .replace("\n", "\r\n");
    NicDocument document = Dumps.read("\uFEFF" + dirty);
    assertEquals(List.of(), document.diagnostics());
    ConfigDump dump = Dumps.only(document, ConfigDump.class);
    assertEquals("RPG_TIME_RESET_P1", row(dump, 1).name().text());
    assertEquals("7000", raw(dump, 1, Column.NEXT));
    assertEquals("255", raw(dump, 0, Column.CURRENT));
  }

  @Test
  void promptsAndCommandsTellHostAndDevice() {
    NicDocument document =
        Dumps.read(
            "[root@gpu7 ~]# mlxconfig -d mlx5_0 -e q RPG_TIME_RESET_P1\n"
                + BLOCK
                + "[root@gpu7 ~]# exit\n\nroot@gpu8:~# sudo mstconfig -d 01:00.0 q\n"
                + BLOCK.replace("Device:             0000:01:00.0\n", ""));
    List<ConfigDump> dumps = Dumps.sections(document, ConfigDump.class);
    assertEquals(2, dumps.size());
    assertEquals("gpu7", dumps.get(0).origin().host().orElseThrow().name());
    assertEquals(Hint.Source.PROMPT, dumps.get(0).origin().host().orElseThrow().source());
    assertEquals("0000:01:00.0", dumps.get(0).origin().device().orElseThrow().name());
    assertEquals("gpu8", dumps.get(1).origin().host().orElseThrow().name());
    assertEquals("01:00.0", dumps.get(1).origin().device().orElseThrow().name());
    assertEquals(Hint.Source.COMMAND, dumps.get(1).origin().device().orElseThrow().source());
    assertEquals(
        "mstconfig -d 01:00.0 q",
        document.place(dumps.get(1).origin().command().orElseThrow()).text());
    assertEquals(List.of(), document.diagnostics());
    assertEquals(
        List.of("mlxconfig", "mstconfig"),
        Dumps.sections(document, Script.class).stream()
            .map(s -> s.commands().get(0).tool().text())
            .toList());
  }

  @Test
  void bannersTellTheHostWeakly() {
    NicDocument document = Dumps.read("===== gpu1 =====\n" + BLOCK + "===== gpu2 =====\n" + BLOCK);
    List<ConfigDump> dumps = Dumps.sections(document, ConfigDump.class);
    assertEquals("gpu1", dumps.get(0).origin().host().orElseThrow().name());
    assertEquals("gpu2", dumps.get(1).origin().host().orElseThrow().name());
    assertEquals(Hint.Source.BANNER, dumps.get(1).origin().host().orElseThrow().source());
  }

  @Test
  void theFirmwareManagerLooksAlikeAndIsNot() {
    NicDocument document =
        Dumps.read(
            """
            Querying Mellanox devices firmware ...

            Device #1:
            ----------

              Device Type:      ConnectX7
              Part Number:      MCX7XXX-SYN_Ax
              Description:      Synthetic card
              PSID:             MT_0000000000
              PCI Device Name:  /dev/mst/mt4129_pciconf0
              Base MAC:         020000000001
              Versions:         Current        Available
                 FW             28.45.4028     N/A
                 PXE            3.8.0100       N/A

              Status:           No matching image found
            """
                + BLOCK);
    FirmwareDump firmware = Dumps.only(document, FirmwareDump.class);
    assertEquals("28.45.4028", firmware.version().text());
    assertEquals("/dev/mst/mt4129_pciconf0", firmware.device().orElseThrow().text());
    assertEquals(2, Dumps.only(document, ConfigDump.class).rows().size());
    assertEquals(List.of(), document.diagnostics());
  }

  /** C26: names without a port, and the version in a line of its own. */
  @Test
  void bareNamesAndTheFirmwareLine() {
    NicDocument document = Dumps.testdata("cases/c26.txt");
    ConfigDump dump = Dumps.only(document, ConfigDump.class);
    assertEquals("RPG_MIN_DEC_FAC", row(dump, 0).name().text());
    assertTrue(row(dump, 0).port().isEmpty());
    assertEquals("20.31.1014", Dumps.only(document, FirmwareDump.class).version().text());
  }

  @Test
  void formsWithoutValuesAreRefused() {
    for (String text :
        List.of(
            "List of configurations the device 0000:01:00.0 may support:\n"
                + "\t\tROCE CC ECN:\n"
                + "    RPG_TIME_RESET=<NUM>   Time\n",
            "MLNX_RAW_TLV_FILE\n% TLV Type: 0x00000107\n0x00000001 0x00000107\n",
            "Raw TLV #1 Info:\nLength: 0x8\n",
            "nv_roce_cc_ecn                                    0\n"
                + "nv_roce_cc                                        0\n",
            "Result: Device configuration MATCHES x\n",
            "<?xml version=\"1.0\"?>\n<config><nv_roce_cc_ecn port='1'/></config>\n")) {
      NicDocument document = Dumps.read(text);
      assertFalse(document.readable());
      Diagnostic first = document.diagnostics().get(0);
      assertEquals(Diagnostic.Kind.UNKNOWN_FORMAT, first.kind(), text);
      assertTrue(first.wayOut().contains("-e query"), first.wayOut());
    }
  }

  @Test
  void labelsWithoutATableAreAFailure() {
    NicDocument document =
        Dumps.read("Device #1:\n----------\n\nDevice type:    ConnectX7\nName:           X\n");
    assertFalse(document.readable());
    assertEquals(List.of("TOOL_FAILED ERROR 1:1"), Dumps.diagnostics(document));
    NicDocument nothing = Dumps.read("Device #1:\n----------\n");
    assertFalse(nothing.readable());
    assertEquals(List.of("TOOL_FAILED ERROR 1:1"), Dumps.diagnostics(nothing));
  }

  @Test
  void aTableWithoutRowsIsOne() {
    NicDocument document =
        Dumps.read("Device type:    ConnectX7\n\nConfigurations:            Next Boot\n");
    assertTrue(document.readable());
    assertEquals(0, Dumps.only(document, ConfigDump.class).rows().size());
  }

  @Test
  void siteScriptsLeaveTheNumberOut() {
    String head =
        "Device type:    ConnectX7\nName:           A\n\nConfigurations:            Next Boot\n";
    NicDocument document = Dumps.read(head + "mlxlink says: Active\n" + head);
    assertEquals(2, Dumps.sections(document, ConfigDump.class).size());
    assertEquals(List.of("SESSION_TEXT INFO 5:1"), Dumps.diagnostics(document));
  }

  @Test
  void aFailureAloneIsNoVerdict() {
    for (String message :
        List.of(
            "-E- Failed to open the device",
            "-E- The Device doesn't support ROCE_ACCL parameter",
            "No devices found.")) {
      NicDocument document = Dumps.read("# mlxconfig -d 0000:01:00.0 -e q\n" + message + "\n");
      assertFalse(document.readable(), message);
      assertEquals(List.of("TOOL_FAILED ERROR 2:1"), Dumps.diagnostics(document));
    }
  }
}
