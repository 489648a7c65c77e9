package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Waivers from the file that holds them to the exit status. */
class WaiversTest {
  /** Two schedulers with ECN and without a drop profile, which COS-008 finds. */
  private static final String LEAF1 =
      """
      system { host-name leaf1; }
      class-of-service {
          schedulers {
              s1 { explicit-congestion-notification; }
              s10 { explicit-congestion-notification; }
          }
          scheduler-maps {
              m {
                  forwarding-class best-effort scheduler s1;
                  forwarding-class assured-forwarding scheduler s10;
              }
          }
          interfaces { et-0/0/0 { scheduler-map m; } }
      }
      """;

  private final Shell shell = Shell.judging().with("net/leaf1.conf", LEAF1);

  private void settings(String text) {
    shell.with(".losslint.yaml", text);
  }

  /**
   * {@code COS-008@4} for what counts, {@code (COS-008@4)} for what is suppressed; where nothing
   * uses the schedulers of a text, that (COS-006) is left out.
   */
  private List<String> findings(String... words) {
    List<String> found = new ArrayList<>();
    for (JsonNode finding : report(words).get("findings")) {
      String text = finding.get("rule").asText() + "@" + finding.get("line").asText();
      if (!text.startsWith("COS-006@")) {
        found.add(finding.get("suppressed").isNull() ? text : "(" + text + ")");
      }
    }
    return found;
  }

  private JsonNode report(String... words) {
    List<String> all = new ArrayList<>(List.of("check", "-f", "json"));
    all.addAll(List.of(words));
    try {
      return new ObjectMapper().readTree(shell.run(all.toArray(String[]::new)).out());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** What the ends of a link disagree about belongs to neither; it is waived where it is shown. */
  @Test
  void aFindingOfALinkIsWaivedAtTheDeviceThatDecides() {
    shell
        .with("losslint-inventory.yaml", GitSandbox.INVENTORY)
        .with("net/dci1.set", GitSandbox.router("dci1", 12949))
        .with("net/dci2.set", GitSandbox.router("dci2", 12948));
    String waiver = "waivers: [{rule: DCI-017, device: %s, reason: pilot}]\n";
    settings(waiver.formatted("dci2"));
    assertEquals(List.of("(DCI-017@14)"), findings("net/dci1.set", "net/dci2.set"));
    JsonNode finding = report("net/dci1.set", "net/dci2.set").get("findings").get(0);
    assertEquals("dci2", finding.get("device").asText());
    settings(waiver.formatted("dci1"));
    assertEquals(List.of("DCI-017@14", "SET-004@1"), findings("net/dci1.set", "net/dci2.set"));
    // Whether it is dead cannot be told from one end alone.
    assertEquals(List.of(), findings("net/dci1.set"));
  }

  @Test
  void aWaivedFindingStaysInTheReportAndDoesNotCount() {
    settings(
        """
        waivers:
          - rule: COS-008
            device: "leaf*"
            path: class-of-service schedulers
            reason: pilot
            owner: fabric team
            until: 2027-01-31
        """);
    assertEquals(List.of("(COS-008@4)", "(COS-008@5)"), findings("net/leaf1.conf"));
    JsonNode report = report("net/leaf1.conf");
    assertEquals(0, report.at("/summary/error").asInt());
    assertEquals(2, report.at("/summary/suppressed").asInt());
    assertEquals(
        "{\"by\":\"waiver\",\"reason\":\"pilot\",\"owner\":\"fabric"
            + " team\",\"until\":\"2027-01-31\"}",
        report.at("/findings/0/suppressed").toString());
    Shell.Ran ran = shell.run("check", "net/leaf1.conf");
    assertEquals(0, ran.status());
    assertTrue(
        ran.out()
            .contains(
                "  net/leaf1.conf:4:14: error COS-008 ecn-without-profile, by waiver: pilot"
                    + " (fabric team), until 2027-01-31\n"),
        ran.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "path: class-of-service schedulers s1 | (COS-008@4) COS-008@5",
        "path: class-of-service schedulers s1 explicit-congestion-notification | (COS-008@4)"
            + " COS-008@5",
        "path: class-of-service schedulers s | COS-008@4 COS-008@5",
        "path: schedulers s1 | COS-008@4 COS-008@5",
        "device: leaf1 | (COS-008@4) (COS-008@5)",
        "device: leaf | COS-008@4 COS-008@5",
        "files: net/*.conf | (COS-008@4) (COS-008@5)",
        "files: leaf1.conf | COS-008@4 COS-008@5",
        "device: leaf1, files: other/** | COS-008@4 COS-008@5",
      })
  void aWaiverCoversWhatItNamesAndNothingBeside(String where, String found) {
    settings("waivers: [{rule: COS-008, reason: pilot, " + where.strip() + "}]\n");
    List<String> ofRule = new ArrayList<>(findings("net/leaf1.conf"));
    ofRule.removeIf(f -> f.startsWith("SET-"));
    assertEquals(List.of(found.strip().split(" ")), ofRule);
  }

  @Test
  void aWaiverOfOneCheckLeavesTheOthers() {
    settings("waivers: [{rule: COS-008.other, reason: pilot}]\n");
    assertEquals(List.of("COS-008@4", "COS-008@5", "SET-001@1"), findings("net/leaf1.conf"));
  }

  @Test
  void itIsAppliedOnItsLastDayAndNotAfterwards() {
    settings("waivers: [{rule: COS-008, device: leaf1, reason: pilot, until: 2027-01-31}]\n");
    assertEquals(
        List.of("(COS-008@4)", "(COS-008@5)"), findings("net/leaf1.conf", "--today", "2027-01-31"));
    assertEquals(
        List.of("COS-008@4", "COS-008@5", "SET-003@1"),
        findings("net/leaf1.conf", "--today", "2027-02-01"));
    assertEquals(1, shell.run("check", "net/leaf1.conf", "--today", "2027-02-01").status());
  }

  @Test
  void withoutReasonItIsNotApplied() {
    settings("waivers: [{rule: COS-008, device: leaf1}]\n");
    assertEquals(List.of("COS-008@4", "COS-008@5", "SET-002@1"), findings("net/leaf1.conf"));
  }

  @Test
  void anUnknownRuleIsAFindingThatSaysWhatWasMeant() {
    settings("waivers: [{rule: COS-808, device: leaf1, reason: pilot}]\n");
    assertEquals(List.of("COS-008@4", "COS-008@5", "SET-001@1"), findings("net/leaf1.conf"));
    JsonNode finding = report("net/leaf1.conf").at("/findings/2");
    assertEquals("settings", finding.get("pack").asText());
    assertEquals(".losslint.yaml", finding.get("file").asText());
    assertEquals("did you mean COS-008?", finding.at("/fix/0/advice/0").asText());
  }

  @Test
  void aRuleOfAPackThatThisRunLeavesOutIsKnownAndNotDead() {
    settings("waivers: [{rule: COS-008, reason: pilot}]\n");
    assertEquals(List.of(), findings("--only-pack", "connectx", "."));
  }

  @Test
  void aDeadWaiverIsFoundByARunThatLooksAtAllThatItMayBeAbout() {
    shell.with("net/leaf2.conf", "system { host-name leaf2; }\nclass-of-service { }\n");
    settings("waivers: [{rule: COS-008, device: \"leaf2*\", reason: pilot}]\n");
    List<String> alive = List.of("COS-008@4", "COS-008@5");
    assertEquals(alive, findings("net/leaf1.conf", "net/leaf2.conf"));
    assertEquals(alive, findings("net"));
    assertEquals(List.of("COS-008@4", "COS-008@5", "SET-004@1"), findings("."));
  }

  @Test
  void aDeadWaiverOfOneDeviceIsFoundWhereItIsJudged() {
    shell.with("net/leaf2.conf", "system { host-name leaf2; }\nclass-of-service { }\n");
    settings("waivers: [{rule: COS-008, device: leaf2, reason: pilot}]\n");
    assertEquals(List.of("COS-008@4", "COS-008@5"), findings("net/leaf1.conf"));
    assertEquals(List.of("SET-004@1"), findings("net/leaf2.conf"));
  }

  @Test
  void aWaiverOfAnythingIsNotDeadBecauseOneFileIsFine() {
    shell.with("net/leaf2.conf", "system { host-name leaf2; }\nclass-of-service { }\n");
    settings("waivers: [{rule: COS-008, path: class-of-service schedulers s1, reason: pilot}]\n");
    assertEquals(List.of(), findings("net/leaf2.conf"));
  }

  @Test
  void aWaiverWhoseRuleCouldNotBeEvaluatedIsNotDead() {
    shell.with(
        "net/dci1.set",
        """
        set system host-name dci1
        set class-of-service classifiers dscp c forwarding-class rdma-data loss-priority low code-points 011010
        set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
        set class-of-service interfaces et-0/0/0 scheduler-map sm
        set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp c
        set class-of-service scheduler-maps sm forwarding-class rdma-data scheduler s1
        set class-of-service schedulers s1 buffer-rate percent 100
        set class-of-service schedulers s1 buffer-size temporal 12948
        """);
    settings("waivers: [{rule: DCI-001, device: dci1, reason: pilot}]\n");
    JsonNode rows = report("net/dci1.set", "--role", "dci").get("notEvaluated");
    String reason = "";
    for (JsonNode row : rows) {
      reason = row.get("rule").asText().equals("SET-004") ? row.get("reason").asText() : reason;
    }
    assertEquals("DCI-001 could not be evaluated: no RTT is given", reason);
    assertFalse(findings("net/dci1.set", "--role", "dci").contains("SET-004@1"));
    assertTrue(findings("net/dci1.set", "--role", "dci", "--rtt", "5179us").contains("SET-004@1"));
  }

  @Test
  void noWaiverCoversTheFindingsAboutWaivers() {
    settings(
        "waivers: [{rule: COS-808, reason: x, device: leaf1},"
            + " {rule: SET-001, reason: be quiet, files: \"**\"}]\n");
    List<String> found = findings(".");
    assertTrue(found.containsAll(List.of("SET-001@1", "SET-004@1")), found.toString());
  }

  @Test
  void anAnnotationCoversItsStatementAndAllInIt() {
    shell.with(
        "net/a.conf",
        """
        system { host-name leaf1; }
        class-of-service {
            schedulers {
                /* losslint: ignore COS-008 until 2027-01-31 reason "pilot" */
                s1 { explicit-congestion-notification; }
                s10 { explicit-congestion-notification; }
            }
        }
        """);
    assertEquals(List.of("(COS-008@5)", "COS-008@6"), findings("net/a.conf"));
    shell.with(
        "net/a.conf",
        """
        system { host-name leaf1; }
        class-of-service {
            schedulers {
                s1 {
                    /* losslint: ignore COS-008 reason "pilot" */
                    explicit-congestion-notification;
                }
                s10 { explicit-congestion-notification; }
            }
        }
        """);
    assertEquals(List.of("(COS-008@6)", "COS-008@8"), findings("net/a.conf"));
    shell.with(
        "net/a.conf",
        """
        system { host-name leaf1; }
        /* losslint: ignore COS-008 reason "pilot" */
        class-of-service {
            schedulers {
                s1 { explicit-congestion-notification; }
                s10 { explicit-congestion-notification; }
            }
        }
        """);
    assertEquals(List.of("(COS-008@5)", "(COS-008@6)"), findings("net/a.conf"));
  }

  @Test
  void anAnnotationOfAGroupCoversWhatComesFromThere() {
    shell.with(
        "net/a.conf",
        """
        groups {
            g {
                class-of-service {
                    schedulers {
                        /* losslint: ignore COS-008 reason "pilot" */
                        s1 { explicit-congestion-notification; }
                    }
                }
            }
        }
        apply-groups g;
        system { host-name leaf1; }
        class-of-service {
            schedulers {
                s10 { explicit-congestion-notification; }
            }
        }
        """);
    assertEquals(List.of("(COS-008@6)", "COS-008@15"), findings("net/a.conf"));
  }

  @Test
  void anAnnotationInSetLinesDoesTheSame() {
    shell.with(
        "net/a.set",
        """
        set system host-name leaf1
        set class-of-service schedulers s1 explicit-congestion-notification
        set class-of-service schedulers s10 explicit-congestion-notification
        annotate class-of-service schedulers s1 "losslint: ignore COS-008 reason 'pilot'"
        """);
    assertEquals(List.of("(COS-008@2)", "COS-008@3"), findings("net/a.set"));
  }

  @Test
  void anAnnotationOfAFragmentStaysInItsFile() {
    shell
        .with(
            "net/a.conf",
            """
            class-of-service {
                schedulers {
                    /* losslint: ignore COS-008 reason "pilot" */
                    s1 { explicit-congestion-notification; }
                }
            }
            """)
        .with(
            "net/b.conf",
            "class-of-service { schedulers { s1 { explicit-congestion-notification; } } }\n");
    assertEquals(List.of("(COS-008@4)", "COS-008@1"), findings("net/a.conf", "net/b.conf"));
  }

  @Test
  void anAnnotationThatCannotBeReadIsAFinding() {
    shell.with(
        "net/a.conf",
        """
        system { host-name leaf1; }
        class-of-service {
            schedulers {
                /* losslint: ignore COS-008 untill 2027-01-31 reason "pilot" */
                s1 { explicit-congestion-notification; }
            }
        }
        """);
    assertEquals(List.of("SET-005@4", "COS-008@5"), findings("net/a.conf"));
    assertEquals("leaf1", report("net/a.conf").at("/findings/0/device").asText());
  }

  @Test
  void theDayIsNotAskedForWithoutAnEnd() {
    settings("waivers: [{rule: COS-008, device: leaf1, reason: pilot}]\n");
    assertEquals(List.of("(COS-008@4)", "(COS-008@5)"), findings("net/leaf1.conf"));
  }
}
