package org.losslint.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code apply-groups} brings in, and what is stronger. */
class InheritanceTest {
  private static final String TWO =
      "groups {\n"
          + "  A { class-of-service { schedulers { s { priority low; buffer-rate percent 50; } } }"
          + " }\n"
          + "  B { class-of-service { schedulers { s { priority high;"
          + " explicit-congestion-notification; } } } }\n"
          + "}\n";

  /** A12: what is in place wins, then the first group of the list, then the next one. */
  @Test
  void theFirstGroupThatIsListedWins() {
    assertEquals(
        "schedulers s transmit-rate percent 5 # 6\n"
            + "schedulers s priority low # 2 A@5\n"
            + "schedulers s buffer-rate percent 50 # 2 A@5\n"
            + "schedulers s explicit-congestion-notification # 3 B@5\n",
        EffectiveText.origins(
            EffectiveText.node(
                TWO
                    + "apply-groups [ A B ];\n"
                    + "class-of-service { schedulers { s { transmit-rate percent 5; } } }\n")));
    assertEquals(
        "schedulers s priority high # 3 B@5\n"
            + "schedulers s explicit-congestion-notification # 3 B@5\n"
            + "schedulers s buffer-rate percent 50 # 2 A@5\n",
        EffectiveText.origins(EffectiveText.node(TWO + "apply-groups [ B A ];\n")));
  }

  @Test
  void whatIsWrittenInPlaceIsStrongerThanEveryGroup() {
    assertEquals(
        "schedulers s priority strict-high # 6\n"
            + "schedulers s buffer-rate percent 50 # 2 A@5\n"
            + "schedulers s explicit-congestion-notification # 3 B@5\n",
        EffectiveText.origins(
            EffectiveText.node(
                TWO
                    + "apply-groups [ A B ];\n"
                    + "class-of-service { schedulers { s { priority strict-high; } } }\n")));
  }

  /** A group that is applied nearer to the statement is stronger than one applied further out. */
  @Test
  void innerGroupsAreStrongerThanOuterOnes() {
    assertEquals(
        "schedulers s priority high\n"
            + "schedulers s explicit-congestion-notification\n"
            + "schedulers s buffer-rate percent 50\n",
        EffectiveText.cos(
            TWO
                + "apply-groups A;\nclass-of-service { schedulers { apply-groups B; } }\n"
                    .replace(
                        "schedulers { apply-groups B; }", "schedulers { s { apply-groups B; } }")));
  }

  /** Only the part of a group below the path where it is applied is inherited. */
  @Test
  void aGroupGivesOnlyWhatStandsAtThePathWhereItIsApplied() {
    String groups =
        "groups { A { system { host-name x; } class-of-service { schedulers { s { priority low; } }"
            + " drop-profiles { d { fill-level 5 drop-probability 1; } } } } }\n";
    assertEquals(
        "set class-of-service schedulers s priority low\n",
        EffectiveText.lines(
            EffectiveText.node(
                groups + "class-of-service { schedulers { s { apply-groups A; } } }\n")));
    assertEquals(
        "set class-of-service schedulers s priority low\n"
            + "set class-of-service drop-profiles d fill-level 5 drop-probability 1\n",
        EffectiveText.lines(EffectiveText.node(groups + "class-of-service { apply-groups A; }\n")));
  }

  /** A09, A19: groups apply groups, at any level, until nothing changes. */
  @Test
  void groupsThatApplyGroupsAreFollowedToTheEnd() {
    assertEquals(
        "schedulers s priority low # 2 A@6\n"
            + "schedulers s buffer-rate percent 40 # 3 A@6 B@2\n"
            + "schedulers s explicit-congestion-notification # 4 A@6 B@2 C@3\n",
        EffectiveText.origins(
            EffectiveText.node(
                "groups {\n"
                    + "  A { apply-groups B; class-of-service { schedulers { s { priority low; } }"
                    + " } }\n"
                    + "  B { class-of-service { apply-groups C; schedulers { s { priority high;"
                    + " buffer-rate percent 40; } } } }\n"
                    + "  C { class-of-service { schedulers { s { buffer-rate percent 1;"
                    + " explicit-congestion-notification; } } } }\n"
                    + "}\n"
                    + "apply-groups A;\n")));
  }

  /** A08, COS-030: a loop is nothing more than what its groups hold. */
  @Test
  void aLoopOfGroupsEnds() {
    assertEquals(
        "schedulers s priority low\nschedulers s buffer-rate percent 40\n",
        EffectiveText.cos(
            "groups {\n"
                + "  A { apply-groups B; class-of-service { schedulers { s { priority low; } } }"
                + " }\n"
                + "  B { apply-groups [ B A ]; class-of-service { schedulers { s { buffer-rate"
                + " percent 40; } } } }\n"
                + "}\n"
                + "apply-groups A;\n"));
  }

  /** Twenty groups that all apply one another would be 20! ways from one to the next. */
  @Test
  void groupsThatAllApplyOneAnotherTakeNoTime() {
    StringBuilder text = new StringBuilder("groups {\n");
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      all.append(" G").append(i);
    }
    for (int i = 0; i < 20; i++) {
      text.append("G").append(i).append(" { apply-groups [").append(all).append(" ]; ");
      text.append("class-of-service { schedulers { s")
          .append(i)
          .append(" { priority low; } } } }\n");
    }
    text.append("}\napply-groups G0;\n");
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () ->
            assertEquals(
                20,
                EffectiveText.node(text.toString())
                    .at("class-of-service")
                    .orElseThrow()
                    .entries("schedulers")
                    .size()));
  }

  @Test
  void exceptionsHoldBelowTheirPlaceOnly() {
    assertEquals(
        "schedulers s explicit-congestion-notification\n"
            + "schedulers s priority high\n"
            + "schedulers t priority low\n",
        EffectiveText.cos(
            "groups {\n"
                + "  A { class-of-service { schedulers { <*> { priority low; } } } }\n"
                + "  B { class-of-service { schedulers { <*> { priority high; } } } }\n"
                + "}\n"
                + "apply-groups [ A B ];\n"
                + "class-of-service { schedulers {\n"
                + "  s { apply-groups-except A; explicit-congestion-notification; }\n"
                + "  t;\n"
                + "} }\n"));
    // The exception speaks of what came through the group as well.
    assertEquals(
        "schedulers s\n",
        EffectiveText.cos(
            "groups {\n"
                + "  A { apply-groups B; }\n"
                + "  B { class-of-service { schedulers { s { priority high; } } } }\n"
                + "}\n"
                + "apply-groups A;\n"
                + "class-of-service { schedulers { s { apply-groups-except A; } } }\n"));
  }

  /** §3.1 of the vendor's rules for sets: local values first, each once. */
  @Test
  void listsOfValuesAreMergedAndSingleValuesAreNot() {
    assertEquals(
        "classifiers dscp c forwarding-class f loss-priority low code-points 000001\n"
            + "classifiers dscp c forwarding-class f loss-priority low code-points 000002\n"
            + "classifiers dscp c forwarding-class f loss-priority low code-points 000003\n"
            + "classifiers dscp c import default\n",
        EffectiveText.cos(
            "groups { A { class-of-service { classifiers { dscp c { import other; forwarding-class"
                + " f { loss-priority low code-points [ 000002 000003 ]; } } } } } }\n"
                + "apply-groups A;\n"
                + "class-of-service { classifiers { dscp c {\n"
                + "  forwarding-class f { loss-priority low code-points [ 000001 000002 ]; }\n"
                + "  import default;\n"
                + "} } }\n"));
  }

  /** A local `temporal` excludes the group's `percent`: they are one choice of the model. */
  @Test
  void aChoiceIsMadeByTheStrongerStatement() {
    assertEquals(
        "schedulers s buffer-size temporal 5k # 3\n"
            + "schedulers s transmit-rate 10g # 1 A@2\n"
            + "schedulers s transmit-rate exact # 1 A@2\n",
        EffectiveText.origins(
            EffectiveText.node(
                "groups { A { class-of-service { schedulers { s { buffer-size percent 20;"
                    + " transmit-rate { 10g; exact; } } } } } }\n"
                    + "apply-groups A;\n"
                    + "class-of-service { schedulers { s { buffer-size temporal 5k; } } }\n")));
  }

  @Test
  void whatIsInactiveIsNotThere() {
    String group = "class-of-service { schedulers { s { priority low; } } }";
    assertEquals(
        "",
        EffectiveText.cos("groups { inactive: A { " + group + " } }\napply-groups A;\n"),
        "the group");
    assertEquals(
        "",
        EffectiveText.cos("groups { A { " + group + " } }\ninactive: apply-groups A;\n"),
        "the application");
    assertEquals(
        "schedulers s\n",
        EffectiveText.cos(
            "groups { A { "
                + group.replace("priority", "inactive: priority")
                + " } }\napply-groups A;\n"),
        "a statement of the group");
    assertEquals(
        "schedulers s priority low # 1 A@2\n",
        EffectiveText.origins(
            EffectiveText.node(
                "groups { A { "
                    + group
                    + " } }\n"
                    + "apply-groups A;\n"
                    + "class-of-service { schedulers { s { inactive: priority high; } } }\n")),
        "the local value, so that the group's is in force");
    assertEquals(
        "schedulers s priority low\n",
        EffectiveText.cos(
            "groups { A { "
                + group
                + " } B { "
                + group.replace("low", "high")
                + " } }\napply-groups [ inactive: B A ];\n"),
        "one of two applications");
  }

  /** An inactive entry does not exist, so a wildcard has nothing to decorate. */
  @Test
  void anInactiveEntryIsNotDecorated() {
    Node cos =
        EffectiveText.node(
                "groups { A { class-of-service { schedulers { <*> { priority low; } } } } }\n"
                    + "apply-groups A;\nclass-of-service { schedulers { inactive: s { buffer-rate"
                    + " percent 5; } t; } }\n")
            .at("class-of-service")
            .orElseThrow();
    assertEquals("[class-of-service schedulers t]", cos.entries("schedulers").toString());
    assertEquals(1, cos.notInForce().size());
    assertEquals("s", cos.notInForce().get(0).statement().word().orElseThrow().text());
  }

  @Test
  void whatTheDeviceIgnoresIsNotThere() {
    assertEquals(
        "schedulers s buffer-rate percent 5\n",
        EffectiveText.cos(
            "class-of-service { schedulers { s {\n"
                + "  ## Warning: statement ignored: unsupported platform (ptx10008)\n"
                + "  priority low;\n"
                + "  buffer-rate percent 5;\n"
                + "} } }\n"));
  }

  /** Data for scripts may look like real statements (`apply-macro`). */
  @Test
  void macrosConfigureNothing() {
    assertEquals(
        "schedulers s priority low\n",
        EffectiveText.cos(
            "class-of-service { schedulers { s { apply-macro m { buffer-rate 5; priority high; }"
                + " priority low; } } apply-macro t { a b; } }\n"));
  }

  @Test
  void theFirstDefinitionOfAGroupIsMergedWithTheSecond() {
    assertEquals(
        "schedulers s priority low\nschedulers s buffer-rate percent 5\n",
        EffectiveText.cos(
            "groups { A { class-of-service { schedulers { s { priority low; } } } } }\n"
                + "groups A { class-of-service { schedulers { s { buffer-rate percent 5; } } } }\n"
                + "apply-groups A;\n"));
  }

  /** Text of `display inheritance` shows the groups, too; they are not applied once more. */
  @ParameterizedTest
  @ValueSource(
      strings = {"## 'low' was inherited from group 'A'", "## “low” was inherited from group “A”"})
  void textThatIsExpandedIsTakenAsItIs(String mark) {
    var configuration =
        EffectiveText.configuration(
            "groups { A { class-of-service { schedulers { s { priority low; buffer-rate percent 5;"
                + " } } } } }\n"
                + "apply-groups A;\n"
                + "class-of-service { schedulers { s {\n"
                + "  ##\n"
                + "  "
                + mark
                + "\n  ##\n  priority low;\n} } }\n");
    assertEquals(true, configuration.inherited());
    assertEquals(
        "set class-of-service schedulers s priority low\n",
        EffectiveText.lines(Node.asWritten(configuration.root())));
  }

  /** CoS of a logical system or tenant is not that of the device. */
  @Test
  void logicalSystemsAndTenantsAreKeptApart() {
    Node root =
        EffectiveText.node(
            "groups { A { logical-systems { <*> { class-of-service { schedulers { <*> { priority"
                + " low; } } } } } } }\n"
                + "apply-groups A;\n"
                + "logical-systems { L { class-of-service { schedulers { s; } } } }\n"
                + "tenants { T { class-of-service { schedulers { t; } } } }\n"
                + "class-of-service { schedulers { u; } }\n");
    assertEquals(
        "set logical-systems L class-of-service schedulers s priority low\n"
            + "set tenants T class-of-service schedulers t\n"
            + "set class-of-service schedulers u\n",
        EffectiveText.lines(root));
    assertEquals(
        "[class-of-service schedulers u]",
        root.at("class-of-service").orElseThrow().entries("schedulers").toString());
  }

  /** Groups of both routing engines: the one that is listed first names the host here. */
  @Test
  void bothRoutingEnginesHaveAName() {
    assertEquals(
        "schedulers s # 3\nset system host-name r-re0 # 1 re0@2\n",
        EffectiveText.origins(
            EffectiveText.node(
                "groups { re0 { system { host-name r-re0; } } re1 { system { host-name r-re1; } }"
                    + " }\n"
                    + "apply-groups [ re0 re1 ];\n"
                    + "class-of-service { schedulers { s; } }\n")));
  }
}
