package org.losslint.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What an {@code interface-range} holds is that of its members. */
class InterfaceRangesTest {
  private static String ports(String interfaces) {
    StringBuilder out = new StringBuilder();
    for (String line :
        EffectiveText.lines(EffectiveText.node("interfaces {\n" + interfaces + "}\n"))
            .split("\n")) {
      if (!line.contains(" interface-range ")) {
        out.append(line.replace("set interfaces ", "")).append('\n');
      }
    }
    return out.toString();
  }

  @Test
  void rangesOfNumbersNameTheirPorts() {
    assertEquals(
        "et-0/0/8 mtu 9216\net-0/0/9 mtu 9216\net-0/0/10 mtu 9216\net-0/0/11 mtu 9216\n",
        ports(
            "interface-range r { member et-0/0/8; member-range et-0/0/9 to et-0/0/11; mtu 9216;"
                + " }\n"));
  }

  @Test
  void patternsMatchPortsThatAreNamedElsewhere() {
    assertEquals(
        "et-0/0/3 description x\net-0/0/3 mtu 9216\nxe-0/0/3 mtu 1500\n",
        ports(
            "interface-range r { member \"et-0/0/[0-9]\"; mtu 9216; }\n"
                + "et-0/0/3 { description x; }\n"
                + "xe-0/0/3 { mtu 1500; }\n"));
  }

  @Test
  void whatThePortItselfSaysIsStronger() {
    assertEquals(
        "et-0/0/1 mtu 1500\net-0/0/1 speed 400g\net-0/0/2 mtu 9216\net-0/0/2 speed 400g\n",
        ports(
            "et-0/0/1 { mtu 1500; }\n"
                + "interface-range r { member-range et-0/0/1 to et-0/0/2; mtu 9216; speed 400g;"
                + " }\n"));
  }

  /** Batfish issue 5869: groups that a range applies reach its ports. */
  @Test
  void groupsThatARangeAppliesReachItsPorts() {
    assertEquals(
        "set interfaces et-0/0/1 mtu 9000\n",
        EffectiveText.lines(
                EffectiveText.node(
                    "groups { A { interfaces { interface-range <*> { mtu 9000; } } } }\n"
                        + "interfaces { interface-range r { apply-groups A; member et-0/0/1; }"
                        + " }\n"))
            .lines()
            .filter(line -> !line.contains("interface-range"))
            .map(line -> line + "\n")
            .reduce("", String::concat));
  }

  @Test
  void inactiveRangesAndMembersNameNothing() {
    assertEquals(
        "et-0/0/2 mtu 9216\n",
        ports(
            "inactive: interface-range q { member et-0/0/0; mtu 1; }\n"
                + "interface-range r { inactive: member et-0/0/1; member et-0/0/2; mtu 9216; }\n"));
  }

  /** A range of more ports than a chassis has is a slip, and makes none up. */
  @Test
  void aRangeOfAMillionPortsNamesNone() {
    assertEquals(
        "et-0/0/5 mtu 9216\n",
        ports(
            "interface-range r { member-range et-0/0/0 to et-0/0/999999; mtu 9216; }\n"
                + "et-0/0/5;\n"));
  }
}
