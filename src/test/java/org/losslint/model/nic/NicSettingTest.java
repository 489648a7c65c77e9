package org.losslint.model.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.Facts.all;
import static org.losslint.model.Facts.fact;
import static org.losslint.model.Facts.find;
import static org.losslint.model.Facts.place;
import static org.losslint.model.Facts.show;
import static org.losslint.model.Facts.unknown;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.Dumps;

/** What rules on mlxconfig can ask, on the dumps of the cases. */
class NicSettingTest {
  private static final String CARD = "0000:01:00.0 ";
  private static final String TITLE =
      "Device type:    ConnectX7\nConfigurations:      Default   Current   Next Boot\n";

  private static List<Subject> subjects(String text) {
    return FileSubjects.of(
        Dumps.read(text), TestInventory.dci("1131 us").host("gpu1", "dci1-dci2").claimingAll());
  }

  private static List<Subject> ofCase(String name) {
    return subjects(Dumps.text("cases/" + name));
  }

  private static NicSetting setting(List<Subject> subjects, String name) {
    return find(subjects, NicSetting.class, CARD + name);
  }

  /** C01: three columns, all values of the tested profile. */
  @Test
  void valuesOfAllColumns() {
    List<Subject> subjects = ofCase("c01.txt");
    NicSetting timer = setting(subjects, "RPG_TIME_RESET_P2");
    assertEquals("300", show(timer, "default"));
    assertEquals("5000", show(timer, "current"));
    assertEquals("5000", show(timer, "next"));
    assertEquals("Current", show(timer, "effective-column"));
    assertEquals("false", show(timer, "pending"));
    assertEquals("RPG_TIME_RESET", show(timer, "base"));
    assertEquals("2", show(timer, "port"));
    assertEquals("32767", show(timer, "sibling", "RPG_BYTE_RESET"));
    assertEquals("26:9", place(fact(timer, "current")));
    assertEquals("true", show(timer, "ethernet"));
    assertEquals("true", show(timer, "dcqcn"));
    NicSetting clamp = setting(subjects, "CLAMP_TGT_RATE_P1");
    assertEquals("1", show(clamp, "current"));
    assertEquals("True(1)", show(clamp, "current-text"));
    assertEquals("False(0)", show(clamp, "default-text"));
    NicSetting mask = setting(subjects, "ROCE_CC_PRIO_MASK_P1");
    assertEquals("true", show(mask, "bit", Quantity.number(3)));
    assertEquals("false", show(mask, "bit", Quantity.number(8)));
    assertTrue(all(subjects, NicSetting.class).stream().allMatch(NicSetting::isListed));
    assertEquals(
        "mlxconfig 0000:01:00.0 RPG_TIME_RESET_P2", fact(timer, "current").evidence().path());
  }

  /** C02: a plain query shows what will apply and nothing of what runs. */
  @Test
  void nextBootIsNotCurrent() {
    List<Subject> subjects = ofCase("c02.txt");
    NicSetting timer = setting(subjects, "RPG_TIME_RESET_P1");
    assertEquals("unknown: the dump has no column Current", show(timer, "current"));
    assertTrue(unknown(fact(timer, "current")).supply().contains("-e query"));
    assertEquals("5000", show(timer, "next"));
    assertEquals("5000", show(timer, "effective"));
    assertEquals("Next Boot", show(timer, "effective-column"));
    assertEquals("unknown: the dump has no column Current", show(timer, "pending"));
    Card card = find(subjects, Card.class, "0000:01:00.0");
    assertEquals("false", show(card, "has-current"));
    assertEquals("Next Boot", show(card, "columns"));
    assertEquals("1 2", show(card, "ports"));
    assertEquals("2:1", place(fact(card, "has-current")));
  }

  /** C03 and C04: right only after a reboot, and right only until one. */
  @Test
  void whatTheNextBootChanges() {
    NicSetting pending = setting(ofCase("c03.txt"), "RPG_MIN_DEC_FAC_P1");
    assertEquals("50", show(pending, "current"));
    assertEquals("95", show(pending, "next"));
    assertEquals("true", show(pending, "pending"));
    assertEquals("18:1", place(fact(pending, "next")));
    NicSetting regress = setting(ofCase("c04.txt"), "CLAMP_TGT_RATE_P2");
    assertEquals("1", show(regress, "current"));
    assertEquals("0", show(regress, "next"));
    assertEquals("1", show(regress, "effective"));
  }

  /** C05: N/A and a missing row are unknown, each for its own reason. */
  @Test
  void notAvailableArrayAndMissing() {
    List<Subject> subjects = ofCase("c05.txt");
    NicSetting interrupt = setting(subjects, "BOOT_INTERRUPT_DIS");
    assertTrue(show(interrupt, "current").startsWith("unknown: BOOT_INTERRUPT_DIS reads N/A"));
    assertEquals("0", show(interrupt, "next"));
    assertTrue(show(interrupt, "current-text").startsWith("unknown: BOOT_INTERRUPT_DIS reads N/A"));
    assertEquals("False(0)", show(interrupt, "next-text"));
    assertEquals("absent", show(interrupt, "port"));
    NicSetting array = setting(subjects, "HOST_CHAINING_DESCRIPTORS");
    assertTrue(show(array, "current").contains("is an array"));
    NicSetting timer = setting(subjects, "RPG_TIME_RESET_P1");
    assertEquals("false", show(timer, "listed"));
    assertEquals("unknown: the dump has no row RPG_TIME_RESET_P1", show(timer, "current"));
    assertEquals("unknown: the dump has no row RPG_TIME_RESET_P1", show(timer, "effective"));
    assertEquals("95", show(setting(subjects, "RPG_MIN_DEC_FAC_P1"), "current"));
  }

  /** C08: a card with one port lacks nothing. */
  @Test
  void oneIsEnough() {
    List<Subject> subjects = ofCase("c08.txt");
    assertTrue(all(subjects, NicSetting.class).stream().noneMatch(s -> s.label().endsWith("_P2")));
    assertEquals("1", show(find(subjects, Card.class, "0000:01:00.0"), "ports"));
  }

  /** C26: what was printed without a suffix is of port 1. */
  @Test
  void bareNamesAreOfPortOne() {
    List<Subject> subjects = ofCase("c26.txt");
    NicSetting fraction = setting(subjects, "RPG_MIN_DEC_FAC");
    assertEquals("1", show(fraction, "port"));
    assertEquals("false", show(fraction, "suffixed"));
    assertEquals("7000", show(fraction, "sibling", "RPG_TIME_RESET"));
    assertEquals("true", show(fraction, "ethernet"));
    assertEquals("false", show(setting(subjects, "CNP_DSCP_P1"), "listed"));
    assertTrue(
        all(subjects, NicSetting.class).stream()
            .noneMatch(s -> s.label().endsWith("RPG_MIN_DEC_FAC_P1")));
    FirmwareVersion firmware = all(subjects, FirmwareVersion.class).get(0);
    assertEquals("20.31.1014", show(firmware, "version"));
    assertEquals("15:13", place(fact(firmware, "version")));
    assertEquals("20.31.1014", show(find(subjects, Card.class, "0000:01:00.0"), "firmware"));
  }

  @Test
  void portsOfACardSideBySide() {
    List<Subject> subjects =
        subjects(TITLE + "  RPG_TIME_RESET_P1 300 7000 7000\n  RPG_TIME_RESET_P2 300 300 7000\n");
    CardSetting timer = find(subjects, CardSetting.class, "card RPG_TIME_RESET");
    assertEquals("7000 300", show(timer, "current"));
    assertEquals("7000 7000", show(timer, "next"));
    assertEquals("card RPG_TIME_RESET_P1 card RPG_TIME_RESET_P2", show(timer, "settings"));
    assertEquals(1, all(subjects, CardSetting.class).size());
  }

  @Test
  void otherLinksAndOtherAlgorithms() {
    List<Subject> subjects =
        subjects(
            TITLE
                + "  LINK_TYPE_P1 IB(1) IB(1) ETH(2)\n"
                + "  LINK_TYPE_P2 ETH(2) ETH(2) ETH(2)\n"
                + "  RPG_TIME_RESET_P1 300 7000 7000\n"
                + "  RPG_TIME_RESET_P2 300 7000 7000\n"
                + "  USER_PROGRAMMABLE_CC False(0) True(1) True(1)\n");
    NicSetting first = find(subjects, NicSetting.class, "card RPG_TIME_RESET_P1");
    assertEquals("false", show(first, "ethernet"));
    assertEquals(
        "true", show(find(subjects, NicSetting.class, "card RPG_TIME_RESET_P2"), "ethernet"));
    assertEquals(
        "unknown: USER_PROGRAMMABLE_CC is True(1): a loaded algorithm may replace DCQCN",
        show(first, "dcqcn"));
    assertEquals("7:3", place(fact(first, "dcqcn")));
  }

  @Test
  void signsAgainstDcqcn() {
    assertTrue(
        dcqcn("  ROCE_CONTROL ROCE_ENABLE(2) ROCE_DISABLE(1) ROCE_DISABLE(1)\n")
            .startsWith("unknown"));
    assertEquals("true", dcqcn("  ROCE_CONTROL ROCE_ENABLE(2) ROCE_ENABLE(2) ROCE_ENABLE(2)\n"));
    assertTrue(dcqcn("  ROCE_CC_PRIO_MASK_P1 255 0 0\n").startsWith("unknown"));
    String legacy = "  ROCE_CC_LEGACY_DCQCN True(1) False(0) False(0)\n";
    assertEquals("true", dcqcn(legacy));
    assertTrue(
        dcqcn(
                legacy
                    + "mlxreg -d mlx5_0 --reg_name PPCC --get\n"
                    + "Field Name | Data\n"
                    + "=====\n"
                    + "cmd_type | 0x00000002\n"
                    + "=====\n")
            .startsWith("unknown"));
  }

  private static String dcqcn(String rows) {
    return show(all(subjects(TITLE + rows), Card.class).get(0), "dcqcn");
  }

  @Test
  void aPreviewHasNoRunningValues() {
    String table =
        "Device type: ConnectX7\n"
            + "Configurations:   Next Boot   New\n"
            + "  CLAMP_TGT_RATE_P1  False(0)  True(1)\n";
    NicSetting asked = find(subjects(table), NicSetting.class, "card CLAMP_TGT_RATE_P1");
    assertEquals("0", show(asked, "next"));
    assertEquals("unknown: the output of `set` has no column Current", show(asked, "current"));
    NicSetting stored =
        find(subjects(table + "Applying... Done!\n"), NicSetting.class, "card CLAMP_TGT_RATE_P1");
    assertEquals("1", show(stored, "next"));
    assertEquals("New", show(stored, "effective-column"));
  }

  @Test
  void oldFirmwareCannotTell() {
    List<Subject> subjects =
        subjects(
            "Device type: ConnectX4\nConfigurations:   Next Boot\n  CLAMP_TGT_RATE_P1  False(0)\n"
                + "Device Firmware does not support reading default and current configurations\n");
    assertEquals(
        "unknown: the firmware cannot report Current values",
        show(find(subjects, NicSetting.class, "card CLAMP_TGT_RATE_P1"), "current"));
  }

  @Test
  void aCutFileIsNeverAPass() {
    List<Subject> subjects = subjects(TITLE + "  RPG_TIME_RESET_P1 300 7000 7000\n  RPG_GD_P1 11 ");
    Subject timer = find(subjects, NicSetting.class, "card RPG_TIME_RESET_P1");
    assertEquals("the file is cut", timer.partial().orElseThrow().because());
  }

  @Test
  void twoBlocksOfOneDeviceAreTwoCards() {
    String block =
        TITLE.replace("Device type:    ConnectX7\n", "Device type: X\nDevice: mlx5_0\n\n")
            + "  CNP_DSCP_P1 48 48 48\n";
    List<Subject> subjects = subjects(block + block);
    assertEquals(
        List.of("mlx5_0", "mlx5_0 (2)"),
        all(subjects, Card.class).stream().map(Card::label).toList());
  }

  @Test
  void labelsAreUnique() {
    List<Subject> subjects = ofCase("c01.txt");
    List<String> labels = subjects.stream().map(s -> s.kind() + " " + s.label()).toList();
    assertEquals(labels.size(), labels.stream().distinct().count());
    assertTrue(subjects.stream().allMatch(s -> s.device().equals("gpu1")));
    assertTrue(subjects.stream().allMatch(s -> s.in("host").isPresent()));
    assertTrue(all(subjects, NicSetting.class).stream().allMatch(s -> s.in("card").isPresent()));
  }

  @Test
  void everyAttributeHasAnAnswer() {
    for (String name : List.of("c01.txt", "c02.txt", "c05.txt", "c13.txt", "c14.txt", "c26.txt")) {
      for (Subject subject : ofCase(name)) {
        subject.kind().attributes().values().stream()
            .filter(a -> a.parameter().isEmpty())
            .forEach(
                a -> assertTrue(a.read(subject, "") instanceof Fact<?>, () -> subject + a.name()));
      }
    }
  }
}
