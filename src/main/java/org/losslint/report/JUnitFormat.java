package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;

/**
 * JUnit XML as Jenkins defines it: a suite for a device, a case for a rule, so that an audit shows
 * what passed, too. A finding that fails the run is a failure, one below the threshold is told in a
 * case that passes; what could not be evaluated is an error, what is suppressed is skipped.
 */
final class JUnitFormat implements ReportFormat {
  /** All that befell one rule on one device. */
  private static final class Case {
    private String name = "";
    private final List<Finding> failures = new ArrayList<>();
    private final List<Finding> notes = new ArrayList<>();
    private final List<Finding> suppressed = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();

    boolean isSkipped() {
      return !suppressed.isEmpty() && failures.isEmpty() && errors.isEmpty() && notes.isEmpty();
    }
  }

  @Override
  public void write(Report report, RenderContext context, Writer out) throws IOException {
    Map<String, Map<String, Case>> suites = suites(report, context);
    int tests = 0;
    int failures = 0;
    int errors = 0;
    for (Map<String, Case> suite : suites.values()) {
      tests += suite.size();
      for (Case one : suite.values()) {
        failures += one.failures.isEmpty() ? 0 : 1;
        errors += one.errors.isEmpty() ? 0 : 1;
      }
    }
    XmlText xml = new XmlText(out);
    xml.start("testsuites");
    xml.attribute("name", "losslint");
    xml.attribute("tests", tests);
    xml.attribute("failures", failures);
    xml.attribute("errors", errors);
    for (Map.Entry<String, Map<String, Case>> suite : suites.entrySet()) {
      suite(suite.getKey(), suite.getValue(), xml);
    }
    xml.end();
  }

  private static Map<String, Map<String, Case>> suites(Report report, RenderContext context) {
    Map<String, Map<String, Case>> suites = new TreeMap<>();
    for (Report.Passed passed : report.passed()) {
      at(suites, passed.device(), passed.rule(), passed.name());
    }
    for (Finding finding : report.findings()) {
      Case one = at(suites, finding.device(), finding.rule(), finding.name());
      if (finding.suppressed().isPresent()) {
        one.suppressed.add(finding);
      } else if (context.fails(finding.severity())) {
        one.failures.add(finding);
      } else {
        one.notes.add(finding);
      }
    }
    for (Report.NotEvaluated row : report.notEvaluated()) {
      String device = row.device().isEmpty() ? row.file() : row.device();
      String supply = row.supply().isEmpty() ? "" : "; " + row.supply();
      at(suites, device, row.rule(), row.name())
          .errors
          .add("not evaluated (" + row.count() + "): " + row.reason() + supply);
    }
    for (Report.JudgedFile file : report.files()) {
      if (file.status() == Report.Status.FAILED || file.status() == Report.Status.PARTIAL) {
        at(suites, "input files", file.path(), "")
            .errors
            .add(file.status().label() + ": " + file.reason());
      }
    }
    for (Problem problem : context.problems()) {
      at(suites, "losslint", "run", "").errors.add(problem.toString());
    }
    return suites;
  }

  private static Case at(
      Map<String, Map<String, Case>> suites, String device, String rule, String name) {
    Case one =
        suites
            .computeIfAbsent(device.isEmpty() ? "network" : device, d -> new TreeMap<>())
            .computeIfAbsent(rule, r -> new Case());
    if (one.name.isEmpty()) {
      one.name = name;
    }
    return one;
  }

  private static void suite(String device, Map<String, Case> cases, XmlText xml)
      throws IOException {
    int failures = 0;
    int errors = 0;
    int skipped = 0;
    for (Case one : cases.values()) {
      failures += one.failures.isEmpty() ? 0 : 1;
      errors += one.errors.isEmpty() ? 0 : 1;
      skipped += one.isSkipped() ? 1 : 0;
    }
    xml.start("testsuite");
    xml.attribute("name", device);
    xml.attribute("tests", cases.size());
    xml.attribute("failures", failures);
    xml.attribute("errors", errors);
    xml.attribute("skipped", skipped);
    for (Map.Entry<String, Case> one : cases.entrySet()) {
      testCase(device, one.getKey(), one.getValue(), xml);
    }
    xml.end();
  }

  private static void testCase(String device, String rule, Case one, XmlText xml)
      throws IOException {
    xml.start("testcase");
    xml.attribute("name", one.name.isEmpty() ? rule : rule + " " + one.name);
    xml.attribute("classname", device);
    if (one.isSkipped()) {
      xml.start("skipped");
      xml.attribute("message", suppressed(one.suppressed.get(0)));
      xml.end();
    }
    if (!one.errors.isEmpty()) {
      xml.start("error");
      xml.attribute("message", one.errors.get(0));
      xml.text(String.join("\n", one.errors));
      xml.end();
    }
    // Many readers take the first failure of a case alone.
    if (!one.failures.isEmpty()) {
      Finding first = one.failures.get(0);
      xml.start("failure");
      xml.attribute("message", first.message() + more(one.failures.size()));
      xml.attribute("type", first.severity().label());
      xml.text(told(one.failures));
      xml.end();
    }
    if (!one.notes.isEmpty()) {
      xml.start("system-out");
      xml.text(told(one.notes));
      xml.end();
    }
    xml.end();
  }

  private static String more(int count) {
    return count == 1 ? "" : " (and " + (count - 1) + " more)";
  }

  private static String suppressed(Finding finding) {
    Finding.Suppression by = finding.suppressed().orElseThrow();
    return by.reason().isEmpty() ? by.by() : by.by() + ": " + by.reason();
  }

  private static String told(List<Finding> findings) {
    StringBuilder text = new StringBuilder();
    for (Finding finding : findings) {
      text.append(FindingText.where(finding)).append(": ").append(finding.severity().label());
      text.append(": ").append(finding.message()).append('\n');
      String fixes = FindingText.fixes(finding);
      text.append(fixes).append(fixes.isEmpty() ? "" : "\n");
    }
    return text.toString();
  }
}
