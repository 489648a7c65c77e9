package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.source.Severity;

class FoldTest {

  private static String inClassOfService(String text) {
    return TreeText.setLines("class-of-service { " + text + " }")
        .replace("set class-of-service ", "")
        .replace("deactivate class-of-service ", "deactivate ");
  }

  private static String inScheduler(String text) {
    return inClassOfService("schedulers { s { " + text + " } }").replace("schedulers s ", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class rdma queue-num 4 no-loss pfc-priority 3;",
        "class rdma { queue-num 4; no-loss; pfc-priority 3; }",
        "class rdma queue-num 4 { no-loss; pfc-priority 3; }",
        "class rdma { queue-num 4 no-loss pfc-priority 3; }",
        "class rdma queue-num 4; class rdma no-loss; class rdma { pfc-priority 3; }",
        "class rdma queue-num 9 queue-num 4 no-loss pfc-priority 3;"
      })
  void foldsAllSpellingsOfAnEntryIntoOne(String entry) {
    assertEquals(
        "forwarding-classes class rdma queue-num 4\n"
            + "forwarding-classes class rdma no-loss\n"
            + "forwarding-classes class rdma pfc-priority 3\n",
        inClassOfService("forwarding-classes { " + entry + " }"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "transmit-rate percent 40; | transmit-rate percent 40",
        "transmit-rate { percent 40; } | transmit-rate percent 40",
        "transmit-rate 10g; | transmit-rate 10g",
        "transmit-rate { 10g; } | transmit-rate 10g",
        "transmit-rate $rate; | transmit-rate $rate",
        "transmit-rate { remainder; } | transmit-rate remainder",
        "transmit-rate remainder; | transmit-rate remainder",
        "buffer-size temporal 5k; | buffer-size temporal 5k",
        "buffer-size; | buffer-size",
        "drop-profile-map protocol any loss-priority low drop-profile d; |"
            + " drop-profile-map loss-priority low protocol any drop-profile d",
        "drop-profile-map loss-priority low protocol any { drop-profile d; } |"
            + " drop-profile-map loss-priority low protocol any drop-profile d",
        "priority \"low\"; | priority low",
        "inactive: priority low; | 'priority low\ndeactivate priority'"
      })
  void foldsAScheduler(String written, String folded) {
    assertEquals(folded + "\n", inScheduler(written));
  }

  @Test
  void takesAPositionalValueOnlyWhereItFits() {
    assertEquals(
        "transmit-rate remainder 20\ntransmit-rate exact\n",
        inScheduler("transmit-rate remainder 20 exact;"));
    // Not a rate: `exact` is a word of its own, and `percent` has taken the choice.
    assertEquals(
        "transmit-rate percent 40\ntransmit-rate exact\n",
        inScheduler("transmit-rate percent 40 exact;"));
  }

  @Test
  void takesATagForWhatStandsBehindFamily() {
    assertEquals(
        "set interfaces et-0/0/0 unit 0 family inet mtu 1500\n"
            + "deactivate interfaces et-0/0/0 unit 0 family inet\n"
            + "set interfaces et-0/0/0 unit 0 family inet6\n",
        TreeText.setLines(
            "interfaces { et-0/0/0 { unit 0 { inactive: family inet { mtu 1500; } family inet6; } }"
                + " }"));
  }

  @Test
  void closesContainersUpToTheEntryOnASetLine() {
    assertEquals(
        "set class-of-service schedulers s transmit-rate percent 40\n"
            + "set class-of-service schedulers s buffer-size temporal 5\n"
            + "set class-of-service schedulers s priority low\n",
        TreeText.setLines(
            "set class-of-service schedulers s transmit-rate percent 40 buffer-size temporal 5"
                + " priority low\n"));
  }

  @Test
  void closesAContainerOnlyWhenItSaysSomething() {
    assertEquals(
        "set class-of-service shared-buffer ingress percent 90\n"
            + "set class-of-service shared-buffer egress percent 80\n",
        TreeText.setLines(
            "set class-of-service shared-buffer ingress percent 90 egress percent 80\n"));
    Statement classifiers =
        TreeText.read("set class-of-service classifiers forwarding-classes class c queue-num 0\n")
            .configurations()
            .get(0)
            .root()
            .children()
            .get(0)
            .children()
            .get(0);
    assertEquals("classifiers", classifiers.name());
    assertTrue(classifiers.children().get(0).isUnknown());
  }

  @Test
  void takesListsAndSeveralLeavesOnASetLine() {
    String folded =
        "set class-of-service drop-profiles d interpolate fill-level 70\n"
            + "set class-of-service drop-profiles d interpolate fill-level 90\n"
            + "set class-of-service drop-profiles d interpolate drop-probability 0\n"
            + "set class-of-service drop-profiles d interpolate drop-probability 100\n";
    String path = "set class-of-service drop-profiles d interpolate ";
    assertEquals(
        folded, TreeText.setLines(path + "fill-level [ 70 90 ] drop-probability [ 0 100 ]\n"));
    assertEquals(
        folded,
        TreeText.setLines(
            path
                + "fill-level 70 drop-probability 0\n"
                + path
                + "fill-level 90 drop-probability 100\n"));
    assertEquals(folded, TreeText.setLines(folded));
  }

  @Test
  void neverLooksBeyondTheEntryForAPlace() {
    JunosDocument document =
        TreeText.read(
            "set class-of-service schedulers s drop-profile-map loss-priority any protocol any"
                + " drop-profile d priority low\n");
    Statement map =
        document
            .configurations()
            .get(0)
            .root()
            .child("class-of-service")
            .orElseThrow()
            .child("schedulers", "s")
            .orElseThrow()
            .child("drop-profile-map", "any", "any")
            .orElseThrow();
    assertEquals("[d]", map.child("drop-profile").orElseThrow().words().toString());
    assertEquals("[priority, low]", map.children().get(1).words().toString());
  }

  @Test
  void lastOfAScalarAndOfAChoiceWins() {
    assertEquals(
        "priority high\nbuffer-size percent 5\n",
        inScheduler("priority low; buffer-size temporal 9; priority high; buffer-size percent 5;"));
  }

  @Test
  void mergesAStanzaThatIsGivenTwice() {
    assertEquals(
        "set class-of-service schedulers s priority low\n"
            + "set class-of-service schedulers s buffer-rate percent 100\n",
        TreeText.setLines(
            "class-of-service { schedulers { s { priority low; } } }\n"
                + "class-of-service { schedulers s { buffer-rate percent 100; } }\n"));
  }

  @Test
  void keepsEachValueOfALeafListOnce() {
    assertEquals(
        "set class-of-service apply-groups A\nset class-of-service apply-groups B\n",
        TreeText.setLines("class-of-service { apply-groups [ A B A ]; apply-groups B; }\n"));
  }

  /** `inactive:` may stand before one value; the others stay in force. */
  @Test
  void switchesOffSingleValuesOfALeafList() {
    String out = "set apply-groups A\nset apply-groups D\n";
    for (String text :
        List.of(
            "apply-groups [ A inactive: B D ];\n",
            "apply-groups [ A D ];\ninactive: apply-groups C;\n",
            "inactive: apply-groups [ B C ];\napply-groups [ A D ];\n")) {
      JunosDocument document = TreeText.read(text);
      assertEquals(out, Canonical.setLines(document.configurations().get(0).root()), text);
      assertEquals(1, document.diagnostics().size(), text);
      assertEquals(Severity.INFO, document.diagnostics().get(0).severity());
    }
    assertEquals(
        "set apply-groups B\ndeactivate apply-groups\n",
        TreeText.setLines("apply-groups [ inactive: B ];\n"));
  }

  /** Levels and probabilities pair by place: a plateau repeats a value, and so may a mistake. */
  @Test
  void keepsEveryPointOfACurve() {
    String path = "set class-of-service drop-profiles d interpolate ";
    String folded =
        path
            + "fill-level 30\n"
            + path
            + "fill-level 30\n"
            + path
            + "fill-level 60\n"
            + path
            + "drop-probability 0\n"
            + path
            + "drop-probability 0\n"
            + path
            + "drop-probability 100\n";
    String stanza =
        "class-of-service { drop-profiles { d { interpolate {\n"
            + "fill-level [ 30 30 60 ];\ndrop-probability [ 0 0 100 ];\n} } } }\n";
    assertEquals(folded, TreeText.setLines(stanza));
    assertEquals(folded, TreeText.setLines(folded));
    assertEquals(folded, TreeText.setLines(stanza + stanza), "shown twice");
  }

  @Test
  void readsNamesThatAreKeywordsElsewhere() {
    assertEquals(
        "set class-of-service schedulers priority priority low\n"
            + "set class-of-service schedulers unit\n",
        TreeText.setLines("class-of-service { schedulers { priority { priority low; } unit; } }"));
  }

  @Test
  void readsWildcardsToTheirBracket() {
    assertEquals(
        "set groups G interfaces \"<et-0/0/[0-9]>\" mtu 9192\n"
            + "set groups G interfaces <et-*/*/*> unit <*> disable\n",
        TreeText.setLines(
            "groups { G { interfaces { <et-0/0/[0-9]> { mtu 9192; } <et-*/*/*> { unit <*> {"
                + " disable; } } } } }"));
  }

  @Test
  void foldsWhatStandsBesidesClassOfService() {
    assertEquals(
        "set interfaces interface-range R member et-0/0/1\n"
            + "set interfaces interface-range R member-range et-0/0/2 to et-0/0/7\n"
            + "set interfaces interface-range R mtu 9192\n"
            + "set interfaces et-0/0/0 ether-options 802.3ad ae0\n"
            + "set interfaces et-0/0/0 unit 0 family inet filter input F\n"
            + "set chassis fpc 0 pic 1 port-range 0 3 channel-speed 25g\n"
            + "set firewall family inet filter F term T from destination-port 4791\n"
            + "set firewall family inet filter F term T then forwarding-class rdma\n"
            + "set firewall family inet filter F term T then accept\n",
        TreeText.setLines(
                "interfaces { interface-range R { member et-0/0/1; member-range et-0/0/2 to"
                    + " et-0/0/7; mtu 9192; } et-0/0/0 { ether-options { 802.3ad ae0; } unit 0 {"
                    + " family inet { filter { input F; } } } } } chassis { fpc 0 { pic 1 {"
                    + " port-range 0 3 { channel-speed 25g; } } } } firewall { family inet { filter"
                    + " F { term T { from { destination-port 4791; } then { forwarding-class rdma;"
                    + " accept; } } } } }")
            .replace("set interfaces et-0/0/0 unit 0 family inet\n", ""));
  }

  @Test
  void keepsUnknownStatementsWithTheirWordsAndBlocks() {
    assertEquals(
        "set interfaces et-0/0/0 future level 9 mode [ x y ] \"a b\" deep 1\n",
        TreeText.setLines(
            "interfaces { et-0/0/0 { future level 9 mode [ x y ] \"a b\" { deep 1; } } }"));
  }

  @Test
  void asksForTheKeysOfAnEntry() {
    assertEquals(
        "syntax error @1:38-89 an entry of `drop-profile-map` needs `loss-priority` and `protocol`"
            + " | add what is missing\n",
        TreeText.diagnostics(
                TreeText.read(
                    "class-of-service { schedulers { s { drop-profile-map loss-priority low"
                        + " drop-profile d; } } }"))
            .replaceAll("@1:\\d+-\\d+", "@1:38-89"));
  }
}
