package org.losslint.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.model.Evidence;
import org.losslint.rules.Fix;
import org.losslint.rules.Safety;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/** Reports made by hand, one for each thing that a format can get wrong. */
public final class SampleReports {
  public static final String CONFIGURATION =
      """
      system {
          host-name dc1-ptx1;
      }
      class-of-service {
          schedulers {
              sched-rdma-data {
                  buffer-size temporal 10000;
                  drop-profile-map loss-priority any protocol any drop-profile dp-ecn;
              }
          }
          interfaces {
              et-0/0/0 {
                  scheduler-map sm-dci;
              }
          }
      }
      """;

  public static final SourceFile PTX =
      new SourceFile("net/dc1-ptx1.conf", SourceText.of(CONFIGURATION), Format.JUNOS_TEXT);

  /**
   * What a hostile name may hold: a terminal escape, each medium's markup, a change of direction.
   */
  public static final String HOSTILE =
      "\u001b[31m\u0007evil\r\n::error::x%0A<script>alert(1)</script>&]]>\"',;|`*[a](javascript:x)"
          + "@everyone =cmd|' /C calc'!A0 \u202Egnp\uFEFF \uD83D\uDE80";

  private SampleReports() {}

  public static Place place(SourceFile file, String text) {
    int at = file.text().toString().indexOf(text);
    return new Place(file, new Span(at, at + text.length()));
  }

  public static Report empty() {
    return new Report("1.0.0", List.of(), List.of(), List.of(), List.of(), 0, 0);
  }

  public static Report clean() {
    return new Report(
        "1.0.0",
        List.of(
            file("net/dc1-ptx1.conf", Format.JUNOS_TEXT, Report.Status.CHECKED, "", "dc1-ptx1")),
        List.of(),
        List.of(),
        List.of(
            new Report.Passed("DCI-001", "buffer-depth", "dc1-ptx1", 2),
            new Report.Passed("DCI-003", "temporal-form", "dc1-ptx1", 2)),
        1,
        4);
  }

  static Report.JudgedFile file(
      String path, Format format, Report.Status status, String reason, String... devices) {
    return new Report.JudgedFile(path, format, List.of(devices), status, reason);
  }

  public static Finding tooShallow() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("have", "10000 us");
    values.put("need", "12947 us");
    values.put("wanted", "12947.5 us");
    return new Finding(
        "DCI-001",
        "",
        "buffer-depth",
        "scale-across",
        Severity.ERROR,
        "et-0/0/0 rdma-data drains in 10000 µs, 1.931 × RTT; 2.5 × 5179 µs = 12947.5 µs is needed",
        Optional.of(place(PTX, "buffer-size temporal 10000;")),
        "dc1-ptx1",
        List.of(
            "et-0/0/0 rdma-data", "et-0/0/1 rdma-data", "et-0/0/2 rdma-data", "et-0/0/3 rdma-data"),
        "class-of-service schedulers sched-rdma-data buffer-size temporal",
        values,
        List.of(
            new Evidence.Step(
                place(PTX, "scheduler-map sm-dci"), "interfaces et-0/0/0 scheduler-map sm-dci"),
            new Evidence.Step(place(PTX, "sched-rdma-data"), "schedulers sched-rdma-data")),
        List.of(
            new Fix(
                Fix.Language.JUNOS,
                List.of(
                    "set class-of-service schedulers sched-rdma-data buffer-size temporal 12948"),
                Safety.SAFE),
            new Fix(
                Fix.Language.COMMAND,
                List.of("mlxconfig -d mlx5_0 set X=1", "mlxfwreset -d mlx5_0 reset"),
                Safety.NEEDS_WINDOW)),
        "extrapolated: tested from 50 to 500 km",
        "0123456789abcdef0123456789abcdef",
        Optional.empty());
  }

  public static Finding of(
      String rule, Severity severity, String message, Optional<Place> place, String device) {
    return new Finding(
        rule,
        "",
        "some-rule",
        "junos-cos",
        severity,
        message,
        place,
        device,
        List.of(),
        "class-of-service",
        Map.of(),
        List.of(),
        List.of(),
        "",
        rule + "-" + device,
        Optional.empty());
  }

  public static Finding suppressed(Finding finding, Finding.Suppression by) {
    return new Finding(
        finding.rule(),
        finding.check(),
        finding.name(),
        finding.pack(),
        finding.severity(),
        finding.message(),
        finding.place(),
        finding.device(),
        finding.subjects(),
        finding.path(),
        finding.values(),
        finding.via(),
        finding.fixes(),
        finding.note(),
        finding.fingerprint(),
        Optional.of(by));
  }

  /**
   * Findings of each severity, one without a place, one suppressed, and all else a run can give.
   */
  public static Report full() {
    Finding warning =
        of(
            "COS-006",
            Severity.WARNING,
            "drop profile dp-ecn is used by nothing",
            Optional.of(place(PTX, "dp-ecn")),
            "dc1-ptx1");
    Finding block =
        of(
            "COS-020",
            Severity.INFO,
            "the map lacks best-effort",
            Optional.of(place(PTX, "et-0/0/0 {\n            scheduler-map sm-dci;\n        }")),
            "dc1-ptx1");
    Finding nowhere =
        of(
            "INV-005",
            Severity.ERROR,
            "link dci1-dci2 ends at et-9/0/0, which dc1-ptx1 does not have",
            Optional.empty(),
            "dc1-ptx1");
    return new Report(
        "1.0.0",
        List.of(
            file("net/dc1-ptx1.conf", Format.JUNOS_TEXT, Report.Status.CHECKED, "", "dc1-ptx1"),
            file(
                "net/cut.conf",
                Format.JUNOS_TEXT,
                Report.Status.PARTIAL,
                "it ends inside of a block",
                "dc1-ptx2"),
            file("net/binary", Format.UNKNOWN, Report.Status.FAILED, "it is of no known format"),
            file("net/readme", Format.UNKNOWN, Report.Status.SKIPPED, "it is of no known format"),
            file("net/all.txt", Format.JUNOS_SET, Report.Status.CHECKED, "", "leaf1", "leaf2")),
        List.of(
            tooShallow(),
            nowhere,
            warning,
            block,
            suppressed(
                of(
                    "DCI-009",
                    Severity.ERROR,
                    "head marking is off",
                    Optional.of(place(PTX, "sched-rdma-data {")),
                    "dc1-ptx1"),
                new Finding.Suppression("waiver", "old line card", "ops", "2027-01-31")),
            suppressed(
                of("COS-012", Severity.WARNING, "CNP is not strict-high", Optional.empty(), ""),
                new Finding.Suppression("baseline", "", "", ""))),
        List.of(
            new Report.NotEvaluated(
                "DCI-005",
                "kmin",
                "dc1-ptx2",
                "net/cut.conf",
                "the file is cut",
                "give the whole file",
                64,
                List.of("et-0/0/0 rdma-data", "et-0/0/1 rdma-data")),
            new Report.NotEvaluated(
                "DCI-006",
                "kmax",
                "dc1-ptx2",
                "net/cut.conf",
                "the file is cut",
                "give the whole file",
                1,
                List.of()),
            new Report.NotEvaluated(
                "NIC-001",
                "slow-restart",
                "",
                "net/all.txt",
                "the firmware says N/A",
                "",
                1,
                List.of("mlx5_0"))),
        List.of(
            new Report.Passed("DCI-001", "buffer-depth", "leaf1", 3),
            new Report.Passed("COS-006", "unused", "leaf2", 1)),
        4,
        80);
  }

  public static Report hostile() {
    SourceFile file =
        new SourceFile(
            "net/\u001b[31m<b>,=1 name.conf",
            SourceText.of("host-name \"" + HOSTILE.replace("\r\n", "\u0085") + "\";\n"),
            Format.JUNOS_TEXT);
    Place place = new Place(file, new Span(10, file.text().length() - 2));
    Finding finding =
        new Finding(
            "COS-001",
            "",
            HOSTILE,
            HOSTILE,
            Severity.ERROR,
            HOSTILE,
            Optional.of(place),
            HOSTILE,
            List.of(HOSTILE, "=1+1", "-1", "+1", "@x", "\ttab"),
            HOSTILE,
            Map.of("have", HOSTILE),
            List.of(new Evidence.Step(place, HOSTILE)),
            List.of(
                new Fix(Fix.Language.JUNOS, List.of("set " + HOSTILE, "```"), Safety.SAFE),
                new Fix(Fix.Language.ADVICE, List.of(HOSTILE), Safety.DISPLAY_ONLY)),
            HOSTILE,
            "ab",
            Optional.empty());
    return new Report(
        "1.0.0",
        List.of(file(file.path(), Format.JUNOS_TEXT, Report.Status.FAILED, HOSTILE, HOSTILE)),
        List.of(
            finding,
            suppressed(finding, new Finding.Suppression("waiver", HOSTILE, HOSTILE, HOSTILE))),
        List.of(
            new Report.NotEvaluated(
                "COS-002", HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE, 1, List.of(HOSTILE))),
        List.of(new Report.Passed("COS-003", HOSTILE, HOSTILE, 1)),
        1,
        1);
  }

  /** Many findings of one rule and a few of another. */
  public static Report many(int count) {
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      findings.add(
          of(
              "COS-006",
              i % 3 == 0 ? Severity.ERROR : Severity.WARNING,
              "finding " + i,
              Optional.of(place(PTX, "dp-ecn")),
              "dc" + i));
    }
    findings.add(tooShallow());
    return new Report("1.0.0", List.of(), findings, List.of(), List.of(), 1, 1);
  }

  public static Map<String, Report> all() {
    Map<String, Report> reports = new LinkedHashMap<>();
    reports.put("empty", empty());
    reports.put("clean", clean());
    reports.put("full", full());
    reports.put("hostile", hostile());
    return reports;
  }

  /** What the samples know of their rules. */
  public static final RuleCatalogue RULES =
      () ->
          List.of(
              new Known("DCI-001", "buffer-depth", Severity.ERROR),
              new Known("COS-001", "undefined", Severity.ERROR));

  private record Known(String id, String name, Severity defaultSeverity) implements RuleInfo {
    @Override
    public String pack() {
      return "scale-across";
    }

    @Override
    public String description() {
      return "The queue must hold 2.5 round trips.";
    }

    @Override
    public String helpMarkdown() {
      return "## Why\n\nA shorter buffer loses packets *before* the sender hears of it.";
    }
  }
}
