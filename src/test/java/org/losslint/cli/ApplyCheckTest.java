package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A change request is a script: what it makes of what runs now. */
class ApplyCheckTest {
  private static final String BRACES =
      """
      system {
          host-name dci1;
      }
      class-of-service {
          classifiers {
              dscp roce {
                  forwarding-class rdma-data {
                      loss-priority low code-points 011010;
                  }
              }
          }
          drop-profiles {
              dp-ecn {
                  fill-level 30 drop-probability 1;
                  fill-level 60 drop-probability 100;
              }
          }
          forwarding-classes {
              class rdma-data queue-num 3 no-loss;
          }
          interfaces {
              et-0/0/0 {
                  scheduler-map sm-dci;
                  unit 0 {
                      classifiers {
                          dscp roce;
                      }
                  }
              }
          }
          scheduler-maps {
              sm-dci {
                  forwarding-class rdma-data scheduler s1;
              }
          }
          schedulers {
              s1 {
                  transmit-rate percent 85;
                  buffer-rate percent 100;
                  buffer-size temporal 12948;
                  drop-profile-map loss-priority any protocol any drop-profile dp-ecn;
                  explicit-congestion-notification;
                  ecn-enhanced {
                      head-marking;
                  }
              }
          }
      }
      """;

  private final Shell shell =
      Shell.judging()
          .with("losslint-inventory.yaml", GitSandbox.INVENTORY)
          .with("dci1.conf", BRACES)
          .with("dci1.set", GitSandbox.router("dci1", 12948));

  private Shell.Ran apply(String change, String running) {
    shell.with("change", change);
    return shell.run("check", "--apply", "change", running);
  }

  /** The lines that say what of the change did nothing. */
  private static List<String> idle(Shell.Ran ran) {
    List<String> idle = new ArrayList<>();
    for (String line : ran.out().lines().toList()) {
      if (line.startsWith("  does nothing: ")) {
        idle.add(line.substring("  does nothing: ".length()));
      }
    }
    return idle;
  }

  private static final String SHALLOW =
      "set class-of-service schedulers s1 buffer-size temporal 9000\n";
  private static final String PATCH =
      """
      class-of-service {
          schedulers {
              s1 {
                  buffer-size temporal 9000;
              }
          }
      }
      """;
  private static final String REPLACING =
      """
      class-of-service {
          schedulers {
              replace: s1 {
                  transmit-rate percent 85;
                  buffer-rate percent 100;
                  buffer-size temporal 9000;
                  drop-profile-map loss-priority any protocol any drop-profile dp-ecn;
                  explicit-congestion-notification;
                  ecn-enhanced {
                      head-marking;
                  }
              }
          }
      }
      """;
  private static final String COMPARISON =
      """
      [edit class-of-service schedulers s1]
      -     buffer-size temporal 12948;
      +     buffer-size temporal 9000;
      """;
  private static final String LEVELS =
      """
      edit class-of-service schedulers s1
      set buffer-size temporal 9000
      top
      """;

  /** The same change, whatever it is written in, on what runs in either form. */
  @ParameterizedTest
  @ValueSource(strings = {SHALLOW, PATCH, REPLACING, COMPARISON, LEVELS})
  void theFormOfTheChangeDoesNotMatter(String change) {
    for (String running : List.of("dci1.conf", "dci1.set")) {
      Shell.Ran ran = apply(change, running);
      assertEquals(1, ran.status(), ran.err());
      assertTrue(ran.out().contains(": error: DCI-001 buffer-depth\n"), ran.out());
      assertTrue(
          ran.out().contains("By the change to " + running + ": 1 new, 0 worse, 0 mended, 0 known"),
          ran.out());
      assertEquals(List.of(), idle(ran));
    }
  }

  @Test
  void aFindingPointsAtTheLineOfTheChange() {
    Shell.Ran ran = apply("\n" + SHALLOW, "dci1.conf");
    assertTrue(ran.out().contains("change:2:36: error: DCI-001"), ran.out());
    Shell.Ran compared = apply(COMPARISON, "dci1.conf");
    assertTrue(compared.out().contains("change:3:7: error: DCI-001"), compared.out());
    // What the change leaves alone is still found where it is.
    Shell.Ran deleted =
        apply(
            "delete class-of-service schedulers s1 explicit-congestion-notification\n",
            "dci1.conf");
    assertTrue(deleted.out().contains("dci1.conf:37:9: error: DCI-008"), deleted.out());
  }

  @Test
  void whatTheChangeMendsAndMakesWorseIsSaid() {
    shell.with("dci1.set", GitSandbox.router("dci1", 9000));
    Shell.Ran mends =
        apply("set class-of-service schedulers s1 buffer-size temporal 12948\n", "dci1.set");
    assertEquals(0, mends.status(), mends.err());
    assertTrue(mends.out().contains("0 new, 0 worse, 1 mended, 0 known"), mends.out());
    Shell.Ran worse =
        apply("set class-of-service schedulers s1 buffer-size temporal 8000\n", "dci1.set");
    assertEquals(1, worse.status());
    assertTrue(worse.out().contains("0 new, 1 worse, 0 mended, 0 known"), worse.out());
    assertTrue(worse.out().contains("  was   9000 us in dci1.set\n"), worse.out());
    Shell.Ran same = apply("set class-of-service schedulers s1 priority low\n", "dci1.set");
    assertEquals(0, same.status(), same.out());
    assertTrue(same.out().contains("0 new, 0 worse, 0 mended, 1 known"), same.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "set class-of-service schedulers s1 transmit-rate percent 85"
            + "|change:1:1 `set class-of-service schedulers s1 transmit-rate percent 85`, it is so"
            + " already",
        "delete class-of-service schedulers s2"
            + "|change:1:1 `delete class-of-service schedulers s2`, what it names is not there",
        "activate class-of-service schedulers s1"
            + "|change:1:1 `activate class-of-service schedulers s1`, it is so already"
      })
  void whatDoesNothingIsSaid(String change, String idle) {
    for (String running : List.of("dci1.conf", "dci1.set")) {
      assertEquals(List.of(idle), idle(apply(change + "\n", running)));
    }
  }

  /** Only the object that a line names is looked at, and all of it that the line may change. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss | idle",
        "set class-of-service forwarding-classes class rdma-data queue-num 3 pfc-priority 3 | ''",
        "set class-of-service forwarding-classes class rdma-data no-loss queue-num 4 | ''",
        "set class-of-service drop-profiles dp-ecn fill-level 60 drop-probability 100 | idle",
        "set class-of-service drop-profiles dp-ecn fill-level 60 drop-probability 90 | ''",
        "set class-of-service schedulers s1 buffer-size percent 40 | ''",
        "set class-of-service schedulers s1 drop-profile-map loss-priority any protocol any"
            + " drop-profile dp-ecn | idle",
        "set class-of-service schedulers s1 drop-profile-map loss-priority low protocol any"
            + " drop-profile dp-ecn | ''",
        "set class-of-service schedulers s9 | ''",
        "delete class-of-service schedulers | ''",
        "delete class-of-service rewrite-rules | idle",
        "deactivate class-of-service | ''",
        "activate class-of-service | idle",
        "set class-of-service frobnicate now | ''",
        "set system host-name dci1 | idle",
        "set system host-name dci9 | ''",
        "rename class-of-service schedulers s1 to s2 | ''",
        "rename class-of-service schedulers s7 to s8 | idle",
        "copy class-of-service schedulers s1 to s2 | ''",
        "wildcard range set class-of-service interfaces et-0/0/[0-1] scheduler-map sm-dci | ''",
        "wildcard range set class-of-service interfaces et-0/0/[0-0] scheduler-map sm-dci | idle"
      })
  void aLineIsIdleWhenAllThatItNamesIsSo(String change, String expected) {
    for (String running : List.of("dci1.conf", "dci1.set")) {
      List<String> idle = idle(apply(change + "\n", running));
      assertEquals(expected.isEmpty() ? 0 : 1, idle.size(), running + ": " + idle);
    }
  }

  /** A scheduler that is taken and given again in other words is the one that was there. */
  @Test
  void aReplacementIsComparedWithWhatItTakesAway() {
    String same =
        "class-of-service { drop-profiles { replace: dp-ecn { fill-level 60 { drop-probability 100;"
            + " } fill-level 30 { drop-probability 1; } } } }\n";
    assertEquals(1, idle(apply(same, "dci1.conf")).size());
    assertEquals(
        List.of(), idle(apply(same.replace("fill-level 30", "fill-level 31"), "dci1.conf")));
  }

  @Test
  void whatDoesNothingInBracesIsSaid() {
    Shell.Ran ran =
        apply(
            """
            class-of-service {
                schedulers {
                    s1 {
                        replace: transmit-rate percent 85;
                        delete: shaping-rate;
                        buffer-size temporal 13000;
                    }
                }
            }
            """,
            "dci1.conf");
    assertEquals(
        List.of(
            "change:4:13 `replace: transmit-rate percent 85;`, it is so already",
            "change:5:13 `delete: shaping-rate;`, what it names is not there"),
        idle(ran));
  }

  @Test
  void aWholeBlockGoes() {
    Shell.Ran ran =
        apply(
            """
            [edit class-of-service]
            -   drop-profiles {
            -       dp-ecn {
            -           fill-level 30 drop-probability 1;
            -           fill-level 60 drop-probability 100;
            -       }
            -   }
            """,
            "dci1.conf");
    assertTrue(ran.out().contains("error: COS-003"), ran.out());
    assertEquals(List.of(), idle(ran));
  }

  @Test
  void statementsAreSwitchedOff() {
    for (String change :
        List.of(
            "deactivate class-of-service schedulers s1 explicit-congestion-notification\n",
            "class-of-service { schedulers { s1 { inactive: explicit-congestion-notification; } }"
                + " }\n",
            "[edit class-of-service schedulers s1]\n"
                + "!    inactive: explicit-congestion-notification;\n")) {
      Shell.Ran ran = apply(change, "dci1.conf");
      assertTrue(ran.out().contains("error: DCI-008"), change + ran.out());
    }
  }

  @Test
  void theChangeMayComeFromStandardInput() {
    shell.standardInput = SHALLOW;
    Shell.Ran ran = shell.run("check", "--apply", "-", "dci1.conf");
    assertEquals(1, ran.status());
    assertTrue(ran.out().contains("<stdin>:1:36: error: DCI-001"), ran.out());
  }

  @Test
  void whatCannotBeAppliedIsExit2() {
    shell
        .with("dump", "# nothing\n")
        .with("x.xml", "<configuration><system><host-name>a</host-name></system></configuration>");
    assertTrue(
        apply(SHALLOW, "x.xml").lastLine().contains("x.xml is junos-xml, which no change"),
        apply(SHALLOW, "x.xml").err());
    assertEquals(2, apply("", "dci1.conf").status());
    Shell.Ran cut = apply("class-of-service { schedulers {\n", "dci1.conf");
    assertEquals(2, cut.status());
    assertTrue(
        cut.lastLine().contains("the change breaks off within a statement or a block"),
        cut.lastLine());
    Shell.Ran two = shell.run("check", "--apply", "change", "dci1.conf", "dci1.set");
    assertEquals(2, two.status());
    assertTrue(two.lastLine().contains("2 files are given"), two.lastLine());
    assertEquals(2, shell.run("check", "--apply", "none", "dci1.conf").status());
    assertFalse(two.err().contains("Exception"), two.err());
  }

  @Test
  void secretsOfAChangeStayInIt() {
    String secret = "$9$abcdefghijkl";
    Shell.Ran ran =
        apply(
            "set system root-authentication encrypted-password \"" + secret + "\"\n", "dci1.conf");
    assertFalse((ran.out() + ran.err()).contains("abcdefghijkl"), ran.out());
  }
}
