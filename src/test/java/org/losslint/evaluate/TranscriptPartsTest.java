package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.Inspections;
import org.losslint.source.Severity;

/** A transcript that shows parts of a configuration leaves open what the other parts define. */
class TranscriptPartsTest {
  private static final String COS =
      """
      class-of-service {
          classifiers {
              dscp by-dscp {
                  forwarding-class gold {
                      loss-priority low code-points af31;
                  }
              }
          }
          scheduler-maps {
              edge {
                  forwarding-class best-effort scheduler elsewhere;
              }
          }
      }
      """;

  private static final String PARTS =
      "netops@pe7> show configuration groups COS-A | no-more\n"
          + COS
          + "\nnetops@pe7> show configuration apply-groups\n"
          + "apply-groups [ COS-A COS-B ];\n";

  private static List<String> weighty(Report report) {
    return report.findings().stream()
        .filter(f -> f.severity() != Severity.INFO && !f.rule().startsWith("PARSE-"))
        .map(Finding::rule)
        .sorted()
        .toList();
  }

  private static List<String> open(Report report) {
    return report.notEvaluated().stream()
        .filter(row -> row.reason().contains("shows parts of the configuration alone"))
        .map(Report.NotEvaluated::rule)
        .distinct()
        .sorted()
        .toList();
  }

  @Test
  void namesMayBeDefinedInWhatIsNotShown() {
    Report report = Inspections.report("", "pe7.txt", PARTS);

    assertEquals(List.of(), weighty(report));
    assertEquals(List.of("COS-001", "COS-004", "COS-006", "COS-021"), open(report));
  }

  @Test
  void theWholeSettlesIt() {
    String whole =
        PARTS + "\nnetops@pe7> show configuration | no-more\nsystem {\n    host-name pe7;\n}\n";
    Report report = Inspections.report("", "pe7.txt", whole);

    assertEquals(List.of("COS-001", "COS-004", "COS-006", "COS-006", "COS-021"), all(report));
    assertEquals(List.of(), open(report));
  }

  private static List<String> all(Report report) {
    return report.findings().stream()
        .map(Finding::rule)
        .filter(rule -> !rule.startsWith("PARSE-"))
        .sorted()
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "netops@pe7> show configuration | match class-of-service",
        "netops@pe7> show configuration | find class-of-service",
        "[edit class-of-service]\nnetops@pe7# show | no-more"
      })
  void filtersAndLevelsShowParts(String command) {
    String shown = command.startsWith("[") ? COS.substring(COS.indexOf('\n') + 1) : COS;
    String text = command.startsWith("[") ? shown.substring(0, shown.lastIndexOf('}')) : shown;
    Report report = Inspections.report("", "pe7.txt", command + "\n" + text);

    assertEquals(List.of(), weighty(report));
    assertFalse(open(report).isEmpty());
  }

  /** A port that an inventory names may stand in a part that is not shown. */
  @Test
  void portsMayBeConfiguredInWhatIsNotShown() {
    String inventory =
        """
        version: 1
        defaults: {rdma-class: gold}
        devices: [{name: pe7, model: PTX10008}, {name: pe8, model: PTX10008}]
        links:
          - {name: path, role: dci, rtt: 5179 us, rtt-source: twamp, rate: 100 Gbps, ends: [{device: pe7, interface: et-0/0/0}, {device: pe8, interface: et-0/0/0}]}
        """;
    Report report = Inspections.report(inventory, "pe7.txt", PARTS);

    assertEquals(List.of(), weighty(report));
    assertTrue(open(report).containsAll(List.of("DCI-016", "INV-005")), open(report).toString());
  }
}
