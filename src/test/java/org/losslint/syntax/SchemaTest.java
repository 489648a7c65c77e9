package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.syntax.SchemaNode.Kind;

class SchemaTest {
  private static SchemaNode at(String path) {
    return Schema.bundled().at(path).orElseThrow();
  }

  @Test
  void knowsKindsTypesAndUnits() {
    SchemaNode temporal = at("class-of-service schedulers buffer-size temporal");
    assertEquals(Kind.LEAF, temporal.kind());
    assertEquals(new ValueType.Measure(), temporal.type());
    assertEquals("us", temporal.unit());
    assertEquals("buffer-size", temporal.choice());
    SchemaNode level = at("class-of-service drop-profiles interpolate fill-level");
    assertEquals(Kind.LEAF_LIST, level.kind());
    assertEquals(new ValueType.Decimal(0, 100), level.type());
    SchemaNode map = at("class-of-service schedulers drop-profile-map");
    assertEquals(
        List.of("loss-priority", "protocol"), map.keys().stream().map(SchemaNode::name).toList());
    assertFalse(map.keys().get(0).isPositional());
    assertTrue(map.isOneLine());
    assertEquals(Kind.FLAG, at("class-of-service forwarding-classes class no-loss").kind());
    assertTrue(at("class-of-service congestion-notification-profile pfc-watchdog").hasPresence());
    assertTrue(at("class-of-service schedulers transmit-rate rate").isPositional());
  }

  @Test
  void knowsWhichFamilyHasAStatement() {
    SchemaNode rate = at("class-of-service schedulers buffer-rate");
    assertTrue(rate.isKnownTo(Family.EVO));
    assertFalse(rate.isKnownTo(Family.QFX));
    SchemaNode partition = at("class-of-service shared-buffer ingress");
    assertFalse(partition.isKnownTo(Family.EVO));
    assertTrue(partition.isKnownTo(Family.QFX));
    assertTrue(at("class-of-service schedulers").isKnownTo(Family.QFX));
  }

  @Test
  void spellsSomeNamesDifferently() {
    SchemaNode bundle = at("interfaces interface ether-options ieee-802.3ad");
    assertEquals("802.3ad", bundle.word());
    assertSame(
        bundle, at("interfaces interface ether-options").childByWord("802.3ad").orElseThrow());
    assertEquals("to", at("interfaces interface-range member-range end-range").word());
  }

  @Test
  void letsAGroupHoldWhatTheConfigurationHolds() {
    assertSame(at("class-of-service schedulers"), at("groups class-of-service schedulers"));
    assertSame(at("interfaces interface mtu"), at("groups interfaces interface-range mtu"));
    assertSame(
        at("class-of-service schedulers priority"),
        at("logical-systems class-of-service schedulers priority"));
    assertTrue(at("class-of-service schedulers apply-groups").isOrdered());
    assertEquals(
        Optional.empty(), Schema.bundled().at("class-of-service apply-macro apply-groups"));
  }

  @Test
  void knowsWhereAllIsKnown() {
    assertTrue(at("class-of-service interfaces interface unit classifiers").isComplete());
    assertTrue(at("groups class-of-service").isComplete());
    assertFalse(at("class-of-service schedulers apply-macro").isComplete());
    assertFalse(at("interfaces interface").isComplete());
  }

  @Test
  void knowsTheOnlyPlaceOfAKeyword() {
    Schema schema = Schema.bundled();
    assertEquals(
        Optional.of("class-of-service forwarding-classes class no-loss"),
        schema.onlyPlaceOf("no-loss"));
    assertEquals(Optional.empty(), schema.onlyPlaceOf("pfc-priority"));
    assertEquals(Optional.empty(), schema.onlyPlaceOf("no-such-word"));
  }

  @Test
  void tellsValuesFromKeywords() {
    assertTrue(new ValueType.Measure().fits("10g"));
    assertTrue(new ValueType.Measure().fits("$rate"));
    assertFalse(new ValueType.Measure().fits("exact"));
    assertTrue(new ValueType.Whole(0, 7).fits("12"));
    assertFalse(new ValueType.Whole(0, 7).fits("1.5"));
    assertTrue(new ValueType.Decimal(0, 100).fits("0.25"));
    assertTrue(new ValueType.Words(List.of("low")).fits("<*>"));
    assertFalse(new ValueType.Words(List.of("low")).fits("high"));
  }

  @Test
  void refusesAMistakeInItsNotation() {
    assertThrows(
        IllegalArgumentException.class,
        () -> SchemaReader.read("@everywhere\nconfiguration\n  class-of-service often\n"));
    assertThrows(
        IllegalArgumentException.class,
        () -> SchemaReader.read("@everywhere\nconfiguration\n  a @missing\n"));
  }
}
