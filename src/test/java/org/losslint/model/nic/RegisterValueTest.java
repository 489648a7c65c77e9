package org.losslint.model.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.Facts.all;
import static org.losslint.model.Facts.fact;
import static org.losslint.model.Facts.place;
import static org.losslint.model.Facts.show;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.model.Subject;
import org.losslint.syntax.nic.Dumps;

/** A value of a register counts only where its select bit is 1. */
class RegisterValueTest {
  private static List<Subject> subjects(String text) {
    return FileSubjects.of(
        Dumps.read(text), TestInventory.dci("5179 us").host("gpu1", "dci1-dci2").claimingAll());
  }

  private static RegisterValue field(List<Subject> subjects, String name) {
    return all(subjects, RegisterValue.class).stream()
        .filter(f -> f.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** C13. */
  @Test
  void valuesAreThoseOfTheEnableFields() {
    List<Subject> subjects = subjects(Dumps.text("cases/c13.txt"));
    assertEquals(
        List.of(
            "ROCE_ACCL roce_adp_retrans_en",
            "ROCE_ACCL roce_tx_window_en",
            "ROCE_ACCL roce_slow_restart_en",
            "ROCE_ACCL roce_slow_restart_idle_en"),
        subjects.stream().map(Subject::label).toList());
    RegisterValue restart = field(subjects, "roce_slow_restart_en");
    assertEquals("1", show(restart, "value"));
    assertEquals("1", show(restart, "select"));
    assertEquals("true", show(restart, "supported"));
    assertEquals("ROCE_ACCL", show(restart, "register"));
    assertEquals("<dev>", show(restart, "device"));
    assertEquals("11:1", place(fact(restart, "value")));
    assertEquals("0", show(field(subjects, "roce_tx_window_en"), "value"));
    assertEquals("9:1", place(fact(field(subjects, "roce_adp_retrans_en"), "value")));
  }

  /** C14: the firmware does not offer slow restart, and the card knows no window at all. */
  @Test
  void aZeroWithoutSelectProvesNothing() {
    List<Subject> subjects = subjects(Dumps.text("cases/c14.txt"));
    RegisterValue restart = field(subjects, "roce_slow_restart_en");
    assertEquals("false", show(restart, "supported"));
    assertEquals("0", show(restart, "printed"));
    assertEquals(
        "unknown: the select bit of roce_slow_restart_en is 0: the firmware does not offer it",
        show(restart, "value"));
    assertEquals("6:1", place(fact(restart, "supported")));
    RegisterValue window = field(subjects, "roce_tx_window_en");
    assertEquals("false", show(window, "listed"));
    assertEquals("false", show(window, "supported"));
    assertEquals("unknown: the dump has no field roce_tx_window_en", show(window, "value"));
    assertEquals("0", show(field(subjects, "roce_adp_retrans_en"), "value"));
  }

  @Test
  void aGrepLeavesTheSelectBitsOut() {
    List<Subject> subjects = subjects("roce_slow_restart_en | 0x00000000\n");
    assertTrue(
        show(field(subjects, "roce_slow_restart_en"), "value")
            .contains("has no roce_slow_restart_field_select"));
    assertTrue(show(field(subjects, "roce_slow_restart_en"), "supported").startsWith("unknown"));
    assertTrue(show(field(subjects, "roce_adp_retrans_en"), "supported").startsWith("unknown"));
  }

  @Test
  void fieldsWithoutASelectBitCountAsPrinted() {
    List<Subject> subjects =
        subjects(
            "mlxreg -d mlx5_0 --reg_name ROCE_ACCL --get\n"
                + "Field Name | Data\n"
                + "=====\n"
                + "adp_retx_base_timeout_min | 0x00000fa0\n"
                + "ack_dscp_force_field_select | 0x00000001\n"
                + "ack_dscp | 0x0000001a\n"
                + "=====\n");
    RegisterValue floor = field(subjects, "adp_retx_base_timeout_min");
    assertEquals("4000", show(floor, "value"));
    assertEquals("absent", show(floor, "select"));
    assertEquals("true", show(floor, "supported"));
    assertEquals("mlx5_0", show(floor, "device"));
    assertEquals("26", show(field(subjects, "ack_dscp"), "value"));
    assertEquals("mlx5_0 ROCE_ACCL ack_dscp", field(subjects, "ack_dscp").label());
  }

  @Test
  void otherRegistersAreReadAsTheyAre() {
    List<Subject> subjects =
        subjects(
            "mlxreg -d mlx5_0 --reg_name PPCC --get\n"
                + "Field Name | Data\n"
                + "=====\n"
                + "cmd_type | 0x00000002\n"
                + "=====\n");
    assertEquals(1, subjects.size());
    assertEquals("2", show(field(subjects, "cmd_type"), "value"));
  }
}
