package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.Inspections;

/** A sound router and a sound leaf, each with one change, and all that may be said of it. */
class ChangedConfigurationTest {
  private static final Path FOLDER = Path.of("testdata/judged");
  private static final String SCHEDULER = "class-of-service schedulers sched-rdma-data";
  private static final String PROFILE = "class-of-service drop-profiles dp-ecn";
  private static final String PAUSE = "class-of-service congestion-notification-profile cnp-roce";

  private static void check(String base, String change, String expected) throws IOException {
    String text =
        change
            .replace("; ", "\n")
            .replace("SCHEDULER", SCHEDULER)
            .replace("PROFILE", PROFILE)
            .replace("PAUSE", PAUSE)
            .replace("COS", "class-of-service");
    String all = Files.readString(FOLDER.resolve(base + ".set")) + text + "\n";
    Report report = Inspections.report(FOLDER.resolve(base + ".yaml"), "in.set", all);
    TreeSet<String> found = new TreeSet<>();
    for (Finding finding : report.findings()) {
      found.add(finding.rule() + " " + finding.severity().label());
    }
    TreeSet<String> wanted = new TreeSet<>(Arrays.asList(expected.split(", ")));
    wanted.remove("nothing");
    assertEquals(wanted, found, change);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "# no change | nothing",
        "set groups G SCHEDULER buffer-size temporal 12948; set apply-groups G; "
            + "set SCHEDULER buffer-size temporal 12000 | DCI-001 error",
        "delete COS interfaces et-0/0/0 scheduler-map; set apply-groups W; "
            + "set groups W COS interfaces <et-*> scheduler-map sm-dci | nothing",
        "delete COS interfaces; set groups W COS interfaces <et-*> scheduler-map sm-dci; "
            + "set groups W COS interfaces <et-*> unit 0 classifiers dscp roce; "
            + "set apply-groups W | DCI-016 error, COS-007 error, COS-006 warning",
        "delete SCHEDULER buffer-rate; set SCHEDULER transmit-rate percent 40; "
            + "set SCHEDULER buffer-size temporal 32369 | DCI-004 warning",
        "set SCHEDULER shaping-rate percent 50 | DCI-004 error",
        "delete SCHEDULER ecn-enhanced | DCI-009 warning",
        "rename PROFILE to drop-profiles dp-x | COS-003 error, COS-006 warning",
        "delete PROFILE; set PROFILE interpolate fill-level [ 10 30 60 ]; "
            + "set PROFILE interpolate drop-probability [ 0 1 100 ] |"
            + " DCI-005 error, DCI-018 warning",
        "delete SCHEDULER drop-profile-map; set SCHEDULER drop-profile-map loss-priority high "
            + "protocol any drop-profile dp-ecn | DCI-011 error, COS-017 error",
        "set SCHEDULER buffer-size temporal 51790; delete PROFILE; "
            + "set PROFILE fill-level 8 drop-probability 1; "
            + "set PROFILE fill-level 15 drop-probability 100 | DCI-002 info",
        "set SCHEDULER buffer-size temporal 13k | nothing",
        "deactivate SCHEDULER | COS-001 error, COS-006 warning, COS-023 warning",
        "edit SCHEDULER; set buffer-size percent 60; top | DCI-003 error",
        "set SCHEDULER buffer-rate percent 400 | PARSE-016 info"
      })
  void ofARouter(String change, String expected) throws IOException {
    check("dci", change, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "# no change | nothing",
        "set groups P PROFILE interpolate fill-level [ 15 50 ]; "
            + "set groups P PROFILE interpolate drop-probability [ 0 100 ]; set apply-groups P |"
            + " COS-010 error",
        "delete PAUSE output | LEAF-019 error, LEAF-016 info",
        "rename PAUSE input dscp code-point 011010 to code-point 011000 |"
            + " COS-014 error, COS-015 error",
        "set COS shared-buffer egress buffer-partition lossy percent 20 | LEAF-012 warning",
        "set COS forwarding-classes class rdma-two queue-num 5 no-loss pfc-priority 3 |"
            + " COS-016 error, COS-007 error",
        "delete PAUSE input dscp code-point 011010 pfc | COS-028 error, COS-015 error"
      })
  void ofALeaf(String change, String expected) throws IOException {
    check("leaf", change, expected);
  }
}
