package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.inventory.Role;
import org.losslint.model.waiver.Coverage;
import org.losslint.model.waiver.Waiver;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.rules.settings.RoleGrant;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class SettingsReaderTest {
  private static SettingsReader.Reading read(String text) {
    return SettingsReader.read(
        new SourceFile(".losslint.yaml", SourceText.of(text), Format.UNKNOWN));
  }

  private static Settings full() {
    SettingsReader.Reading reading =
        SettingsReader.read(Path.of("testdata/settings/full.yaml"), "full.yaml");
    assertEquals(List.of(), reading.problems());
    return reading.settings();
  }

  @Test
  void readsPacksWithTheirPlaces() {
    assertEquals(
        List.of("rules/our-rules.yaml full.yaml:2:9", "workload full.yaml:2:31"),
        full().packs().stream().map(p -> p + " " + p.place()).toList());
    assertEquals(List.of(), full().only());
    assertEquals(
        List.of("connectx"),
        read("only-packs: [connectx]\n").settings().only().stream().map(Object::toString).toList());
  }

  @Test
  void readsRolesWithTheirQuantities() {
    RoleGrant dci = full().roles().get(0);
    assertEquals(Role.DCI, dci.blanket().role());
    assertEquals(Optional.of(Quantity.of(5179, Unit.US)), dci.blanket().rtt());
    assertEquals(Optional.of(Quantity.of(100, Unit.GBPS)), dci.blanket().rate());
    assertEquals("full.yaml:4:5", dci.place().toString());
    RoleGrant leaf = full().roles().get(1);
    assertEquals(Role.LEAF, leaf.blanket().role());
    assertEquals(Optional.empty(), leaf.blanket().rtt());
  }

  @Test
  void aRoleIsForFilesOrDevicesOrBoth() {
    List<RoleGrant> roles = full().roles();
    assertTrue(roles.get(0).covers("dci/emea/a.conf", List.of()));
    assertFalse(roles.get(0).covers("net/dci/a.conf", List.of("dci1")));
    assertTrue(roles.get(1).covers("a.conf", List.of("x", "leaf12")));
    assertFalse(roles.get(1).covers("leaf12", List.of()));
    assertTrue(roles.get(2).covers("lab/a.conf", List.of("spine1")));
    assertFalse(roles.get(2).covers("lab/a.conf", List.of("spine12")));
    assertFalse(roles.get(2).covers("net/a.conf", List.of("spine1")));
  }

  @Test
  void readsAWaiver() {
    Waiver waiver = full().waivers().get(0);
    assertEquals("NET-001.depth", waiver.address());
    assertEquals("NET-001", waiver.rule());
    assertEquals("depth", waiver.check());
    assertEquals(
        new Coverage.Named(
            Optional.of("dci*"),
            Optional.of("dci/*.conf"),
            "class-of-service schedulers sched-rdma-data"),
        waiver.coverage());
    assertEquals("400G pilot", waiver.reason());
    assertEquals("backbone team", waiver.owner());
    assertEquals(Optional.of(LocalDate.of(2027, 1, 31)), waiver.until());
    assertEquals("full.yaml:17:11", waiver.place().toString());
    assertEquals(
        "waiver of NET-001.depth on dci* in dci/*.conf"
            + " at class-of-service schedulers sched-rdma-data",
        waiver.title());
    assertTrue(waiver.isComplete());
  }

  @Test
  void aWaiverNeedsNoMoreThanRuleAndReason() {
    Waiver waiver = full().waivers().get(1);
    assertEquals(new Coverage.Named(Optional.empty(), Optional.empty(), ""), waiver.coverage());
    assertEquals("known: see the design guide", waiver.reason());
    assertEquals("", waiver.owner());
    assertEquals(Optional.empty(), waiver.until());
    assertEquals("waiver of NET-002", waiver.title());
  }

  @Test
  void aWaiverWithoutReasonIsReadAndIncomplete() {
    SettingsReader.Reading reading = read("waivers: [{rule: NET-001}]\n");
    assertEquals(List.of(), reading.problems());
    assertFalse(reading.settings().waivers().get(0).isComplete());
  }

  @Test
  void aFileOfCommentsHasNoSettings() {
    for (String text : List.of("", "# packs: [a]\n", "---\n")) {
      SettingsReader.Reading reading = read(text);
      assertEquals(List.of(), reading.problems());
      assertEquals(List.of(), reading.settings().waivers());
      assertTrue(reading.settings().file().isPresent());
    }
  }

  @Test
  void whatIsReadableStaysBesideAProblem() {
    SettingsReader.Reading reading =
        read("waivers: [{rule: NET-001, reason: x}, {rule: NET-002, until: soon}]\npacks: [a]\n");
    assertEquals(1, reading.problems().size());
    assertEquals(1, reading.settings().waivers().size());
    assertEquals(1, reading.settings().packs().size());
  }

  @Test
  void aFileThatIsNotThereIsAProblem() {
    SettingsReader.Reading reading =
        SettingsReader.read(Path.of("testdata/none.yaml"), "none.yaml");
    assertEquals(
        List.of("none.yaml does not exist; name a file that does"),
        reading.problems().stream().map(Object::toString).toList());
    assertEquals(Settings.NONE, reading.settings());
  }
}
