package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Facts;

/** Names that are used: where they lead, and what stands in the way (cases A11, B07, D03). */
class ReferenceTest {
  private static final String CONFIG =
      """
      set class-of-service classifiers dscp roce forwarding-class gold loss-priority low code-points 011010
      set class-of-service drop-profiles dp fill-level 30 drop-probability 1
      set class-of-service forwarding-classes class gold queue-num 3
      set class-of-service congestion-notification-profile cnp input dscp code-point 011010 pfc
      set class-of-service interfaces et-0/0/0 scheduler-map sm
      set class-of-service interfaces et-0/0/0 congestion-notification-profile cnp
      set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp roce
      set class-of-service scheduler-maps sm forwarding-class gold scheduler s
      set class-of-service schedulers s drop-profile-map loss-priority any protocol any drop-profile dp
      set class-of-service schedulers s transmit-rate percent 5
      """;

  private static Reference to(Device device, ObjectKind kind, String name) {
    for (Reference reference : device.references()) {
      if (reference.kindOfObject() == kind && reference.name().optional().orElse("").equals(name)) {
        return reference;
      }
    }
    throw new AssertionError("no reference to " + name);
  }

  @ParameterizedTest
  @CsvSource({
    "SCHEDULER, s, schedulers s",
    "SCHEDULER_MAP, sm, scheduler-maps sm",
    "DROP_PROFILE, dp, drop-profiles dp",
    "FORWARDING_CLASS, gold, forwarding-classes class gold",
    "FORWARDING_CLASS, gold, forwarding-classes",
    "CLASSIFIER, roce, classifiers dscp roce",
    "CLASSIFIER, roce, classifiers",
    "CONGESTION_PROFILE, cnp, congestion-notification-profile cnp"
  })
  void aDefinitionThatIsSwitchedOffIsNamed(ObjectKind kind, String name, String path) {
    String full = "class-of-service " + path;
    Device device = Devices.ofModel("PTX10008", CONFIG + "deactivate " + full + "\n");
    Reference reference = to(device, kind, name);

    assertEquals("false", Facts.show(reference.defined()));
    assertEquals(full, Facts.show(reference.inactive()));
    List<Evidence.Step> via = reference.defined().evidence().via();
    assertEquals("inactive: " + full, via.get(via.size() - 1).text());
  }

  @Test
  void aClassOfTheOldStyleThatIsSwitchedOffIsNamed() {
    Device device =
        Devices.of(
            "version: 1\ndevices: [{name: r1, model: PTX10008}]\n",
            """
            system { host-name r1; }
            class-of-service {
                forwarding-classes { inactive: queue 3 gold; }
                scheduler-maps { sm { forwarding-class gold scheduler s; } }
            }
            """);

    assertEquals(
        "class-of-service forwarding-classes queue 3",
        Facts.show(to(device, ObjectKind.FORWARDING_CLASS, "gold").inactive()));
  }

  @Test
  void whatIsInForceOrNowhereIsNotCalledInactive() {
    Device device =
        Devices.ofModel(
            "PTX10008",
            CONFIG
                + """
                set class-of-service scheduler-maps sm forwarding-class best-effort scheduler lost
                set class-of-service schedulers other priority low
                deactivate class-of-service schedulers other
                """);

    assertTrue(to(device, ObjectKind.SCHEDULER, "s").inactive().isAbsent());
    assertTrue(to(device, ObjectKind.SCHEDULER, "lost").inactive().isAbsent());
  }

  @Test
  void whatAnInactiveSchedulerLeavesOpenIsMendedByActivatingIt() {
    Device device =
        Devices.ofModel("PTX10008", CONFIG + "deactivate class-of-service schedulers s\n");

    Fact<?> temporal = device.objects().scheduler("s").temporal();

    Fact.Unknown<?> unknown = (Fact.Unknown<?>) temporal;
    assertEquals("the scheduler s is inactive", unknown.because());
    assertEquals("activate class-of-service schedulers s", unknown.supply());
  }

  @Test
  void aSchedulerHasEachClassOnceInTheOrderOfTheMaps() {
    Device device =
        Devices.ofModel(
            "PTX10008",
            """
            set class-of-service scheduler-maps a forwarding-class silver scheduler s
            set class-of-service scheduler-maps a forwarding-class gold scheduler s
            set class-of-service scheduler-maps b forwarding-class gold scheduler s
            set class-of-service scheduler-maps b forwarding-class bronze scheduler t
            set class-of-service schedulers s priority low
            set class-of-service schedulers unused priority low
            """);

    assertEquals("silver gold", Facts.show(device.objects().scheduler("s").classes()));
    assertEquals("bronze", Facts.show(device.objects().scheduler("t").classes()));
    assertEquals("", Facts.show(device.objects().scheduler("unused").classes()));
  }
}
