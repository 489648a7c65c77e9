package org.losslint.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wildcards of groups: they decorate what exists, and create nothing. */
class WildcardTest {
  private static final String PORTS =
      "apply-groups A;\n"
          + "class-of-service { interfaces {\n"
          + "  et-0/0/0 { unit 0 { forwarding-class f; } }\n"
          + "  et-0/0/12 { unit 1; unit 2; }\n"
          + "  ae1;\n"
          + "  et-*;\n"
          + "} }\n";

  private static String bound(String wildcard) {
    String lines =
        EffectiveText.cos(
            "groups { A { class-of-service { interfaces { "
                + wildcard
                + " { scheduler-map m; } } } } }\n"
                + PORTS);
    StringBuilder ports = new StringBuilder();
    for (String line : lines.split("\n")) {
      if (line.endsWith(" scheduler-map m")) {
        ports.append(line.split(" ")[1]).append(' ');
      }
    }
    return ports.toString().strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<*> | et-0/0/0 et-0/0/12 ae1 et-*",
        "<et-*> | et-0/0/0 et-0/0/12 et-*",
        "\"<et-0/0/[0-9]>\" | et-0/0/0",
        "<et-0/0/[0-9]> | et-0/0/0",
        "<et-0/0/[!0-9]> | ''",
        "<et-0/0/[!1-9]*> | et-0/0/0",
        "<et-0/0/[^1-9]*> | et-0/0/0",
        "<et-0/0/1?> | et-0/0/12",
        "<et-?/0/*> | et-0/0/0 et-0/0/12",
        "<??1> | ae1",
        "<[ae][et]*> | et-0/0/0 et-0/0/12 ae1 et-*",
        "<[ae]e*> | ae1",
        "<et-0/0/[024]> | et-0/0/0",
        "<AE1> | ''",
        "<xe-*> | ''",
        "<> | ''",
        "ae1 | ae1",
      })
  void aWildcardMatchesAsAShellDoes(String wildcard, String ports) {
    assertEquals(ports, bound(wildcard));
  }

  /** An entry that the group names in full is made where it is missing. */
  @Test
  void aNameCreatesAndAWildcardDoesNot() {
    assertEquals(
        "set class-of-service interfaces et-1/0/0 scheduler-map m\n",
        EffectiveText.lines(
            EffectiveText.node(
                "groups { A { class-of-service { interfaces { et-1/0/0 { scheduler-map m; } <xe-*>"
                    + " { scheduler-map n; } } } } }\n"
                    + "apply-groups A;\n")));
  }

  /** A wildcard also decorates what another group brings in. */
  @Test
  void aWildcardDecoratesWhatAnotherGroupCreates() {
    assertEquals(
        "interfaces et-1/0/0 scheduler-map m\ninterfaces et-1/0/0 unit 0 forwarding-class f\n",
        EffectiveText.cos(
            "groups {\n"
                + "  A { class-of-service { interfaces { <et-*> { scheduler-map m; } } } }\n"
                + "  B { class-of-service { interfaces { et-1/0/0 { unit 0 { forwarding-class f; }"
                + " } } } }\n"
                + "}\n"
                + "apply-groups [ A B ];\n"));
  }

  @Test
  void wildcardsMatchAtEachLevel() {
    assertEquals(
        "interfaces et-0/0/0 unit 0 forwarding-class f\n"
            + "interfaces et-0/0/0 unit 0 classifiers dscp c\n"
            + "interfaces et-0/0/12 unit 1 classifiers dscp c\n"
            + "interfaces et-0/0/12 unit 2 classifiers dscp c\n"
            + "interfaces ae1\n"
            + "interfaces et-*\n",
        EffectiveText.cos(
            "groups { A { class-of-service { interfaces { <et-*> { unit <[0-9]> { classifiers {"
                + " dscp c; } } } } } } }\n"
                + PORTS));
  }

  /** Of one group the name is stronger than a wildcard; what only the wildcard has is added. */
  @Test
  void allThatMatchesInAGroupIsMergedTheNameFirst() {
    assertEquals(
        "interfaces ae1 scheduler-map by-name # 4 A@6\n"
            + "interfaces ae1 congestion-notification-profile p # 3 A@6\n",
        EffectiveText.origins(
            EffectiveText.node(
                "groups {\n"
                    + "  A { class-of-service { interfaces {\n"
                    + "    <*> { scheduler-map by-glob; congestion-notification-profile p; }\n"
                    + "    ae1 { scheduler-map by-name; }\n"
                    + "  } } } }\n"
                    + "apply-groups A;\nclass-of-service { interfaces { ae1; } }\n")));
  }

  @Test
  void twoWildcardsThatDifferAreAmbiguous() {
    assertEquals(
        "interfaces ae1 scheduler-map one # 3 A@6: AMBIGUOUS two wildcards of the group A give"
            + " different values, and it is not documented which of them wins\n"
            + "interfaces ae1 congestion-notification-profile p # 3 A@6\n",
        EffectiveText.origins(
            EffectiveText.node(
                "groups {\n"
                    + "  A { class-of-service { interfaces {\n"
                    + "    <ae*> { scheduler-map one; congestion-notification-profile p; }\n"
                    + "    <*1> { scheduler-map two; congestion-notification-profile p; }\n"
                    + "  } } } }\n"
                    + "apply-groups A;\nclass-of-service { interfaces { ae1; } }\n")));
  }

  /** So are two that make different choices. */
  @Test
  void twoWildcardsThatChooseDifferentlyAreAmbiguous() {
    String lines =
        EffectiveText.origins(
            EffectiveText.node(
                "groups {\n"
                    + "  A { class-of-service { schedulers {\n"
                    + "    <s*> { buffer-size percent 5; }\n"
                    + "    <*1> { buffer-size temporal 5; }\n"
                    + "  } } } }\n"
                    + "apply-groups A;\nclass-of-service { schedulers { s1; s2; } }\n"));
    assertTrue(lines.startsWith("schedulers s1 buffer-size percent 5 # 3 A@6: AMBIGUOUS "), lines);
    assertTrue(lines.endsWith("\nschedulers s2 buffer-size percent 5 # 3 A@6\n"), lines);
  }

  /** The list of groups decides between groups, whatever the wildcards are. */
  @Test
  void wildcardsOfDifferentGroupsAreNotAmbiguous() {
    assertEquals(
        "interfaces ae1 scheduler-map a\n",
        EffectiveText.cos(
            "groups {\n"
                + "  A { class-of-service { interfaces { <*> { scheduler-map a; } } } }\n"
                + "  B { class-of-service { interfaces { <ae*> { scheduler-map b; } } } }\n"
                + "}\napply-groups [ A B ];\nclass-of-service { interfaces { ae1; } }\n"));
  }

  /** A value in place settles it. */
  @Test
  void aLocalValueIsNeverAmbiguous() {
    assertEquals(
        "interfaces ae1 scheduler-map here\n",
        EffectiveText.cos(
            "groups { A { class-of-service { interfaces { <ae*> { scheduler-map one; } <*1> {"
                + " scheduler-map two; } } } } }\n"
                + "apply-groups A;\nclass-of-service { interfaces { ae1 { scheduler-map here; } }"
                + " }\n"));
  }

  /** The wildcards of class-of-service itself are names to groups, and stay. */
  @Test
  void plainPatternsAreNames() {
    assertEquals(
        "interfaces et-* scheduler-map m\n",
        EffectiveText.cos(
            "groups { A { class-of-service { interfaces { et-* { scheduler-map m; } } } } }\n"
                + "apply-groups A;\n"));
  }

  /** Outside of groups an angle bracket is a placeholder of a document, and no wildcard. */
  @Test
  void outsideOfGroupsAWildcardIsAName() {
    assertEquals(
        "interfaces <et-*> scheduler-map m\n",
        EffectiveText.cos("class-of-service { interfaces { <et-*> { scheduler-map m; } } }\n"));
  }

  /** A08: a wildcard at the top of a group does not match what applies groups. */
  @Test
  void aWildcardDoesNotMatchTheWordThatAppliesGroups() {
    assertEquals(
        "interfaces ae1 scheduler-map m\n",
        EffectiveText.cos(
            "groups { A { <*> { <*> { x; } } class-of-service { interfaces { <*> { scheduler-map m;"
                + " } } } } }\n"
                + "apply-groups A;\n"
                + "class-of-service { interfaces { ae1; } }\n"));
  }

  /** Both keys of an entry must match. */
  @Test
  void wildcardsMatchEveryKey() {
    assertEquals(
        "schedulers s drop-profile-map loss-priority low protocol any drop-profile d\n"
            + "schedulers s drop-profile-map loss-priority high protocol tcp drop-profile own\n",
        EffectiveText.cos(
            "groups { A { class-of-service { schedulers { <*> { drop-profile-map loss-priority <*>"
                + " protocol any drop-profile d; } } } } }\n"
                + "apply-groups A;\n"
                + "class-of-service { schedulers { s {\n"
                + "  drop-profile-map loss-priority low protocol any;\n"
                + "  drop-profile-map loss-priority high protocol tcp drop-profile own;\n"
                + "} } }\n"));
  }

  /** A pattern of many stars takes no more than pattern × name. */
  @Test
  void aPatternOfManyStarsTakesNoTime() {
    String stars = "*a".repeat(200);
    String name = "a".repeat(5000) + "b";
    assertTimeoutPreemptively(
        Duration.ofSeconds(10), () -> assertFalse(Glob.wildcardMatches("<" + stars + ">", name)));
  }
}
