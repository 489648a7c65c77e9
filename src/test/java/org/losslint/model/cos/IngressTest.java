package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.cos.Devices.port;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.model.Facts;
import org.losslint.quantity.Quantity;

/** Which class a code point gets on its way in. */
class IngressTest {
  private static final String CLASSES =
      """
      set class-of-service forwarding-classes class gold queue-num 4 no-loss pfc-priority 3
      set class-of-service forwarding-classes class silver queue-num 5
      set class-of-service classifiers dscp own forwarding-class gold loss-priority low code-points [ 011010 rocev2 ]
      set class-of-service classifiers dscp own forwarding-class silver loss-priority high code-points cs1
      set class-of-service code-point-aliases dscp rocev2 011011
      set class-of-service classifiers dscp child import own
      set class-of-service classifiers dscp child forwarding-class silver loss-priority low code-points 011010
      set class-of-service classifiers dscp rest import default
      set class-of-service classifiers dscp rest forwarding-class gold loss-priority low code-points af41
      """;

  private static Port port0(String config) {
    return port(
        Devices.ofModel("QFX5240", CLASSES + "set interfaces et-0/0/0 unit 0\n" + config),
        "et-0/0/0");
  }

  private static String classOf(Port port, int dscp) {
    return Facts.show(port, "class-of", Quantity.number(dscp));
  }

  private static String bound(String classifier) {
    return "set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp " + classifier + "\n";
  }

  /** 26 is 011010, 27 by an alias of the configuration, 8 is cs1, 34 af41, 48 cs6. */
  @ParameterizedTest
  @CsvSource({
    "own, 26, gold",
    "own, 27, gold",
    "own, 8, silver",
    "own, 34, absent",
    "child, 26, silver",
    "child, 27, gold",
    "rest, 34, gold",
    "rest, 48, network-control",
    "rest, 0, best-effort",
    "default, 48, network-control"
  })
  void classifiersWithAliasesAndImports(String classifier, int dscp, String name) {
    assertEquals(name, classOf(port0(bound(classifier)), dscp));
  }

  @Test
  void aFixedClassTakesAllThatComesIn() {
    Port port = port0("set class-of-service interfaces et-0/0/0 unit 0 forwarding-class silver\n");

    assertEquals("silver", classOf(port, 26));
    assertEquals("silver", classOf(port, 0));
  }

  /** A classifier on the port, as switches have it. */
  @Test
  void aClassifierOfThePortCounts() {
    assertEquals(
        "gold",
        classOf(port0("set class-of-service interfaces et-0/0/0 classifiers dscp own\n"), 26));
  }

  @Test
  void aFilterThatSetsClassesLeavesItOpen() {
    String filter =
        """
        set firewall family inet filter f term roce from destination-port 4791
        set firewall family inet filter f term roce then forwarding-class gold
        set firewall family inet filter f term roce then loss-priority high
        set interfaces et-0/0/0 unit 0 family inet filter input f
        """;
    Port port = port0(bound("own") + filter);

    assertTrue(classOf(port, 0).startsWith("unknown: a filter at et-0/0/0"));
  }

  /** What a filter gives the class has to be covered by the map, as what a classifier gives. */
  @Test
  void lossPrioritiesOfFiltersCount() {
    String config =
        bound("own")
            + """
            set firewall family inet filter f term roce then forwarding-class gold
            set firewall family inet filter f term roce then loss-priority high
            set interfaces et-0/0/0 unit 0 family inet filter input f
            set class-of-service schedulers s drop-profile-map loss-priority low protocol any drop-profile d
            set class-of-service drop-profiles d interpolate fill-level [ 20 50 ]
            set class-of-service drop-profiles d interpolate drop-probability [ 0 100 ]
            set class-of-service scheduler-maps m forwarding-class gold scheduler s
            set class-of-service interfaces et-0/0/0 scheduler-map m
            """;
    Queue gold = Devices.queue(port0(config).owner(), "et-0/0/0", "gold");

    assertEquals(
        "low true true, high true false",
        String.join(
            ", ",
            gold.marking().markings().stream()
                .filter(m -> m.assigned().optional().orElse(false))
                .map(
                    m ->
                        m.lossPriority()
                            + " "
                            + Facts.show(m.assigned())
                            + " "
                            + Facts.show(m.covered()))
                .toList()));
  }

  /** Aliases of a tag have other bits than those of a DSCP. */
  @ParameterizedTest
  @CsvSource({
    "dscp, ef, 46",
    "ieee-802.1, ef, 2",
    "exp, nc2, 7",
    "inet-precedence, af12, 5",
    "ieee-802.1ad, ef1-dei, 7",
    "dscp, 011010, 26",
    "ieee-802.1, 011, 3"
  })
  void aliasesAreThoseOfTheirKind(String type, String word, int value) {
    assertEquals(value, CodePoint.parse(word, type).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({"dscp, 26", "dscp, 011", "ieee-802.1, 003", "ieee-802.1, af31", "dscp, be1"})
  void decimalsAndOtherWordsAreNone(String type, String word) {
    assertTrue(CodePoint.parse(word, type).isEmpty());
  }
}
