package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.model.Facts;

/** Classes: built in by family, defined in two styles, lossless by the attribute alone. */
class ForwardingClassTest {
  private static ForwardingClass named(String model, String name, String config) {
    return Devices.ofModel(model, "set class-of-service schedulers s priority low\n" + config)
        .forwardingClass(name);
  }

  @ParameterizedTest
  @CsvSource({
    "QFX5240, fcoe, 3, true",
    "QFX5240, no-loss, 4, true",
    "QFX5120-48Y, best-effort, 0, false",
    "MX960, network-control, 3, false",
    "PTX10008, network-control, 7, false",
    "SRX4600, expedited-forwarding, 5, false"
  })
  void builtInClassesAreThoseOfTheFamily(String model, String name, String queue, String lossless) {
    ForwardingClass builtIn = named(model, name, "");

    assertEquals("true", Facts.show(builtIn.defined()));
    assertEquals(queue, Facts.show(builtIn.queueNumber()));
    assertEquals(lossless, Facts.show(builtIn.noLoss()));
  }

  /** Vendor page on upgrades of QFX: an explicit definition without the attribute is lossy. */
  @Test
  void aRedefinitionWithoutTheAttributeIsLossy() {
    String config = "set class-of-service forwarding-classes class fcoe queue-num 3\n";

    assertEquals("false", Facts.show(named("QFX5240", "fcoe", config).noLoss()));
    assertEquals("true", Facts.show(named("QFX5240", "no-loss", config).noLoss()));
  }

  @Test
  void aNameIsNoAttribute() {
    String config = "set class-of-service forwarding-classes class no-loss queue-num 4\n";

    assertEquals("false", Facts.show(named("PTX10008", "no-loss", config).noLoss()));
  }

  @Test
  void bothSpellingsOfAClassAreOne() {
    String braces =
        """
        system { host-name r1; }
        class-of-service { forwarding-classes { class gold { no-loss; pfc-priority 3; } } }
        """;
    ForwardingClass gold =
        Devices.of("version: 1\ndevices: [{name: r1, model: QFX5240}]\n", braces)
            .forwardingClass("gold");

    assertEquals("true", Facts.show(gold.noLoss()));
    assertEquals("3", Facts.show(gold.pfcPriority()));
    assertEquals("absent", Facts.show(gold.queueNumber()));
  }

  @Test
  void theStyleWithQueuesKnowsNoAttribute() {
    String config = "set class-of-service forwarding-classes queue 5 gold\n";
    ForwardingClass gold = named("MX960", "gold", config);

    assertEquals("5", Facts.show(gold.queueNumber()));
    assertEquals("false", Facts.show(gold.noLoss()));
    assertEquals("false", Facts.show(named("MX960", "silver", config).defined()));
  }
}
