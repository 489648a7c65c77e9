package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SkimmingTest {
  private static List<String> skimmed(String text) {
    List<String> found = new ArrayList<>();
    for (Skimmed skimmed : TreeText.read(text).configurations().get(0).skimmed()) {
      StringBuilder line = new StringBuilder(skimmed.path());
      for (Skimmed.Reference reference : skimmed.references()) {
        line.append(", ").append(reference.keyword()).append(' ').append(reference.name());
        assertEquals(reference.name(), reference.place().text());
      }
      found.add(line.toString());
    }
    return found;
  }

  @Test
  void notesGroupsAndNamesOfClassOfService() {
    assertEquals(
        List.of(
            "policy-options, apply-groups A, apply-groups B",
            "routing-options, forwarding-class fc-1",
            "groups G dynamic-profiles, scheduler-map sm 1, dscp c1"),
        skimmed(
            "policy-options { apply-groups [ A B ]; x { y \"forwarding-class none\"; } }\n"
                + "routing-options { a then { forwarding-class fc-1; } /* forwarding-class fc-2 */"
                + " }\n"
                + "groups { G { dynamic-profiles { p { scheduler-map \"sm 1\"; classifiers { dscp"
                + " c1; } } } } }\n"));
  }

  @Test
  void passesOverSetLinesOfAStanzaAsOne() {
    assertEquals(
        List.of("policy-options, apply-groups A", "groups G protocols", "routing-instances"),
        skimmed(
            "set policy-options apply-groups A\nset policy-options prefix-list p 192.0.2.0/24\n"
                + "set groups G protocols bgp\nset routing-instances r instance-type vrf\n"
                + "set system host-name r1\n"));
  }

  @Test
  void readsAFirewallThatChoosesAClassAndNoOther() {
    String filter = "filter F { term T { then { %s; accept; } } } }\n";
    assertEquals(
        List.of(),
        skimmed("firewall { family inet { " + filter.formatted("forwarding-class c") + "}\n"));
    assertEquals(
        List.of("firewall"),
        skimmed("firewall { family inet { " + filter.formatted("count c") + "}\n"));
    assertEquals(
        List.of("firewall"),
        skimmed("set firewall family inet filter F term T then count c\nset version 1\n"));
    assertEquals(
        List.of(), skimmed("set firewall family inet filter F term T then loss-priority low\n"));
  }

  @Test
  void seesThatStringsAndBracesClose() {
    JunosDocument document =
        TreeText.read(
            "snmp {\n    location \"room 7;\n    a '}' \"}\" # }\n /* } */\n}\nversion 1;\n"
                + "protocols {\n    bgp {\n");
    assertEquals(
        "unterminated-string error @2:14-22 the string `\"room 7;` is not closed; it is taken to"
            + " end with its line | close it with a quote\n"
            + "unbalanced error @9:1-1 the text breaks off while `protocols` is open, which line 7"
            + " opens | fetch the configuration again: it is cut, or a closing brace is missing\n",
        TreeText.diagnostics(document));
    assertEquals("set version 1\n", Canonical.setLines(document.configurations().get(0).root()));
  }

  @Test
  void stopsAtAPromptWithinAStanza() {
    JunosDocument document =
        TreeText.read(
            "netops@r1> show configuration\nprotocols {\n    bgp {\nnetops@r2> show configuration"
                + " system\nhost-name r2;\n");
    assertTrue(TreeText.diagnostics(document).contains("breaks off while `protocols` is open"));
    assertEquals(2, document.configurations().size());
    assertTrue(document.configurations().get(0).partial());
    assertEquals(
        "set system host-name r2\n", Canonical.setLines(document.configurations().get(1).root()));
  }
}
