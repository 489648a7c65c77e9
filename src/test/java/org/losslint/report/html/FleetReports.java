package org.losslint.report.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.losslint.Inspections;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.LinkDigest;
import org.losslint.evaluate.Report;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.rules.Fix;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Safety;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/**
 * Reports of whole fleets, made by chance from a fixed seed: devices of several kinds, the rules
 * that losslint ships, findings that share causes as in real networks.
 */
final class FleetReports {
  private static final Rational TOLERANCE = Rational.of(5, 2);

  private final Random random = new Random(20261130);
  private final int devices;
  private final int findingsWanted;
  private final List<Report.JudgedFile> files = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<Report.NotEvaluated> open = new ArrayList<>();
  private final List<Report.Passed> passed = new ArrayList<>();
  private final List<LinkDigest> links = new ArrayList<>();

  private FleetReports(int devices, int findingsWanted) {
    this.devices = devices;
    this.findingsWanted = findingsWanted;
  }

  static Report of(int devices, int findings) {
    FleetReports fleet = new FleetReports(devices, findings);
    fleet.make();
    return new Report(
        "1.0.0",
        fleet.files,
        fleet.findings,
        fleet.open,
        fleet.passed,
        devices,
        devices * 90,
        fleet.links,
        List.of());
  }

  private void make() {
    List<JudgingRule> rules = new ArrayList<>();
    for (JudgingRule rule : Inspections.bundledRules().judging()) {
      if (!rule.kind().equals("waiver")) {
        rules.add(rule);
      }
    }
    int routers = Math.max(2, devices / 10);
    for (int i = 0; i < devices; i++) {
      boolean router = i < routers;
      String site = "dc" + (1 + i % 4);
      String name =
          router ? site + "-dci" + (1 + i / 4) : site + (i % 3 == 0 ? "-spine" : "-leaf") + i / 4;
      device(i, name, router, rules);
    }
    for (int i = 0; i + 1 < routers; i += 2) {
      link(i);
    }
    while (findings.size() < findingsWanted) {
      Finding model = findings.get(random.nextInt(findings.size()));
      int port = random.nextInt(64);
      findings.add(
          finding(
              model.rule(),
              model.name(),
              model.pack(),
              model.severity(),
              model.device(),
              "et-0/0/" + port + " rdma-data",
              findings.size()));
    }
  }

  private void device(int number, String name, boolean router, List<JudgingRule> rules) {
    boolean cut = number % 211 == 210;
    files.add(
        new Report.JudgedFile(
            path(name),
            Format.JUNOS_TEXT,
            List.of(name),
            cut ? Report.Status.PARTIAL : Report.Status.CHECKED,
            cut ? "it ends inside of a block" : ""));
    boolean healthy = random.nextInt(100) < 72;
    for (JudgingRule rule : rules) {
      boolean applies =
          rule.id().startsWith(router ? "DCI" : "LEAF")
              || rule.id().startsWith("COS")
              || (rule.id().startsWith("NIC") && number % 9 == 8);
      if (!applies) {
        continue;
      }
      int luck = random.nextInt(1000);
      int worst = Math.floorMod(rule.id().hashCode(), 60);
      if (!healthy && luck < worst) {
        findings.add(
            finding(
                rule.id(),
                rule.name(),
                rule.pack(),
                rule.severity(),
                name,
                "et-0/0/" + random.nextInt(64) + " rdma-data",
                findings.size()));
      } else if (luck > 996 || cut) {
        open.add(
            new Report.NotEvaluated(
                rule.id(),
                rule.name(),
                name,
                path(name),
                cut
                    ? "the file is cut"
                    : "the rate of the port et-0/0/" + luck % 64 + " is not known",
                cut ? "fetch the whole file again" : "give `rate` for the port in the inventory",
                1 + luck % 40,
                List.of("et-0/0/" + luck % 64 + " rdma-data")));
      } else {
        passed.add(new Report.Passed(rule.id(), rule.name(), name, 1 + luck % 64));
      }
    }
  }

  private static String path(String name) {
    return "backups/" + name + ".conf";
  }

  private static Finding finding(
      String rule,
      String name,
      String pack,
      Severity severity,
      String device,
      String subject,
      int number) {
    String text =
        "class-of-service {\n    schedulers {\n        sched-rdma-data {\n            buffer-size"
            + " temporal 10000;\n        }\n    }\n}\n";
    SourceFile file = new SourceFile(path(device), SourceText.of(text), Format.JUNOS_TEXT);
    int at = text.indexOf("buffer-size");
    Place place = new Place(file, new Span(at, text.indexOf(';') + 1));
    Map<String, String> values = new LinkedHashMap<>();
    values.put("have", "10000 us");
    values.put("need", "12947 us");
    return new Finding(
        rule,
        "",
        name,
        pack,
        severity,
        subject
            + " drains in 10000 µs, 1.931 × RTT; 2.5 × 5179 µs = 12947.5 µs is needed, so 2947.5 µs"
            + " (36.84 MB) are missing",
        Optional.of(place),
        device,
        List.of(subject),
        "class-of-service schedulers sched-rdma-data buffer-size temporal",
        values,
        List.of(
            new Evidence.Step(place, "interfaces " + subject + " scheduler-map sm-dci"),
            new Evidence.Step(place, "schedulers sched-rdma-data")),
        List.of(
            new Fix(
                Fix.Language.JUNOS,
                List.of(
                    "set class-of-service schedulers sched-rdma-data buffer-size temporal 12948"),
                number % 3 == 0 ? Safety.NEEDS_WINDOW : Safety.SAFE)),
        number % 7 == 0 ? "extrapolated: tested from 50 to 500 km" : "",
        device + rule + number,
        number % 41 == 40
            ? Optional.of(new Finding.Suppression("waiver", "old line card", "ops", "2027-01-31"))
            : Optional.empty());
  }

  private void link(int number) {
    int distance = 50 * (1 + random.nextInt(10));
    Quantity rtt = Quantity.of(distance * 10L + random.nextInt(200), Unit.US);
    List<LinkDigest.End> ends = new ArrayList<>();
    for (int i = number; i < number + 2; i++) {
      String device = "dc" + (1 + i % 4) + "-dci" + (1 + i / 4);
      ends.add(end(device, rtt, random.nextInt(10)));
    }
    links.add(
        new LinkDigest(
            "dc" + (1 + number % 4) + "-dc" + (1 + (number + 1) % 4) + "-" + number / 2,
            Fact.known(rtt),
            "twamp",
            Fact.known(Quantity.of(400, Unit.GBPS)),
            Fact.known(Quantity.of(distance, Unit.KM)),
            ends,
            marks()));
  }

  static LinkDigest.Marks marks() {
    return new LinkDigest.Marks(
        Optional.of(Quantity.number(TOLERANCE)),
        Optional.of(Quantity.number(Rational.of(3, 4))),
        Optional.of(Quantity.number(Rational.of(3, 2))));
  }

  static LinkDigest.End end(String device, Quantity rtt, int kind) {
    String port = "et-0/0/0";
    if (kind == 9) {
      return new LinkDigest.End(
          device, port, "", Optional.empty(), "no configuration of " + device + " was read");
    }
    Rational depth = kind == 8 ? Rational.of(10) : kind == 7 ? Rational.of(19, 10) : TOLERANCE;
    Fact<Quantity> maximum = Fact.known(Quantity.of(50_000, Unit.US));
    Quantity drain = rtt.times(depth);
    return new LinkDigest.End(
        device,
        port,
        port + " rdma-data",
        Optional.of(
            new LinkDigest.State(
                Fact.known(drain),
                Fact.known(drain.times(Quantity.of(400, Unit.GBPS))),
                Fact.known(Quantity.number(depth)),
                Fact.known(Quantity.number(depth.times(Rational.of(kind == 6 ? 55 : 30, 100)))),
                kind == 6
                    ? Fact.absent(Evidence.NONE)
                    : Fact.known(Quantity.number(depth.times(Rational.of(60, 100)))),
                kind == 5
                    ? Fact.known(Quantity.number(depth.times(Rational.of(80, 100))))
                    : Fact.unknown("the pause limit is not in the inventory", "give it"),
                maximum,
                maximum.map(m -> Quantity.number(m.value().dividedBy(rtt.value()))))),
        "");
  }
}
