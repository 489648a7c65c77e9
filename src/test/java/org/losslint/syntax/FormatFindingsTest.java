package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losslint.Inspections;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;

/** The same configuration has the same findings, whatever it is written in. */
class FormatFindingsTest {
  private static final Path DEMO = Path.of("testdata", "demo");
  private static final Path FORMATS = Path.of("testdata", "demo-formats");
  private static final List<String> DEVICES = List.of("dci1", "dci2", "leaf1");

  /** How each format is printed, by the folder and the ending of its files. */
  private static final Map<String, Function<Statement, String>> PRINTERS = printers();

  private static Map<String, Function<Statement, String>> printers() {
    Map<String, Function<Statement, String>> printers = new LinkedHashMap<>();
    printers.put("braces/.conf", Canonical::braces);
    printers.put("set/.set", Canonical::setLines);
    printers.put("xml/.xml", XmlText::of);
    printers.put("json/.json", JsonText::compact);
    printers.put("json-verbose/.json", JsonText::verbose);
    return printers;
  }

  private static Path file(String format, String device) {
    return FORMATS.resolve(format.replace("/", "/" + device));
  }

  private static Statement demo(String device) throws IOException {
    for (String ending : List.of(".conf", ".set")) {
      Path path = DEMO.resolve(device + ending);
      if (Files.exists(path)) {
        return TreeText.root(Files.readString(path));
      }
    }
    throw new AssertionError(device);
  }

  private static Map<String, String> hosts() throws IOException {
    Map<String, String> hosts = new LinkedHashMap<>();
    for (String host : List.of("gpu-a1", "gpu-b1")) {
      for (String dump : List.of("mlxconfig.txt", "roce_accl.txt")) {
        String name = "hosts/" + host + "/" + dump;
        hosts.put(name, Files.readString(DEMO.resolve(name)));
      }
    }
    return hosts;
  }

  /** The files of the other formats are the demo, so that they cannot differ from it by age. */
  @Test
  void theDemoIsThereInEachFormat() throws IOException {
    List<String> written = new ArrayList<>();
    for (Map.Entry<String, Function<Statement, String>> format : PRINTERS.entrySet()) {
      for (String device : DEVICES) {
        Path path = file(format.getKey(), device);
        String printed = format.getValue().apply(demo(device));
        if (Files.notExists(path)) {
          Files.createDirectories(path.getParent());
          Files.writeString(path, printed);
          written.add(path.toString());
          continue;
        }
        assertEquals(printed, Files.readString(path), path.toString());
      }
    }
    assertEquals(List.of(), written, "files that were written, to be looked at");
  }

  @Test
  void theDemoHasTheSameFindingsInEachFormat() throws IOException {
    String inventory = Files.readString(DEMO.resolve("losslint-inventory.yaml"));
    String expected = null;
    for (String format : PRINTERS.keySet()) {
      Map<String, String> files = new LinkedHashMap<>();
      for (String device : DEVICES) {
        Path path = file(format, device);
        files.put(path.getFileName().toString(), Files.readString(path));
      }
      files.putAll(hosts());
      Report report = Inspections.report(inventory, files);
      for (Report.JudgedFile file : report.files()) {
        assertEquals(Report.Status.CHECKED, file.status(), file.path());
      }
      String found = verdicts(report);
      assertFalse(report.findings().isEmpty());
      expected = expected == null ? found : expected;
      assertEquals(expected, found, format);
    }
    assertEquals(16, expected.lines().filter(line -> line.startsWith("finding ")).count());
  }

  @Provide
  Arbitrary<List<Integer>> decisions() {
    return Arbitraries.integers().between(0, 9999).list().ofMinSize(20).ofMaxSize(300);
  }

  /** Law: generated configurations have the same findings and the same set paths. */
  @Property(tries = 60)
  void generatedConfigurationsHaveTheSameFindings(@ForAll("decisions") List<Integer> decisions) {
    Statement tree = GeneratedTree.of(decisions);
    if (tree.children().isEmpty()) {
      return;
    }
    String expected = null;
    for (Map.Entry<String, Function<Statement, String>> format : PRINTERS.entrySet()) {
      String text = format.getValue().apply(tree);
      String name = "r1" + format.getKey().substring(format.getKey().indexOf('/') + 1);
      String found = verdicts(Inspections.report("", name, text));
      expected = expected == null ? found : expected;
      assertEquals(expected, found, format.getKey() + "\n" + text);
    }
  }

  /**
   * Law: a cut inside of an open brace, element or object passes nothing that the whole does not
   * pass. (Of set lines nobody can tell that lines are missing at the end.)
   */
  @Test
  void aCutNeverPassesWhatTheWholeDoesNot() throws IOException {
    String inventory = Files.readString(DEMO.resolve("losslint-inventory.yaml"));
    for (String format : PRINTERS.keySet()) {
      Path path = file(format, "dci1");
      String name = path.getFileName().toString();
      String text = Files.readString(path).stripTrailing();
      Map<String, Integer> whole = passed(Inspections.report(inventory, name, text));
      assertFalse(whole.isEmpty());
      for (int cut = 0; cut < text.length() && !format.startsWith("set/"); cut += 47) {
        String start = text.substring(0, cut);
        Report report = Inspections.report(inventory, name, start);
        passed(report)
            .forEach(
                (rule, count) ->
                    assertTrue(whole.getOrDefault(rule, 0) >= count, rule + " of " + start));
        boolean open = !format.startsWith("braces/") || depth(start) > 0;
        Report.Status status = report.files().get(0).status();
        assertTrue(!open || status != Report.Status.CHECKED, start);
      }
    }
  }

  private static Map<String, Integer> passed(Report report) {
    Map<String, Integer> passed = new LinkedHashMap<>();
    report.passed().forEach(row -> passed.merge(row.rule(), row.count(), Integer::sum));
    return passed;
  }

  private static long depth(String text) {
    return text.chars().filter(c -> c == '{').count() - text.chars().filter(c -> c == '}').count();
  }

  /** All that a report says but for places. */
  private static String verdicts(Report report) {
    List<String> lines = new ArrayList<>();
    for (Finding finding : report.findings()) {
      List<String> via = new ArrayList<>();
      finding.via().forEach(step -> via.add(step.text()));
      lines.add(
          "finding "
              + String.join(
                  " | ",
                  finding.rule(),
                  finding.severity().label(),
                  placeless(finding.message()),
                  finding.device(),
                  finding.subjects().toString(),
                  finding.path(),
                  finding.values().toString(),
                  via.toString(),
                  finding.fixes().toString()));
    }
    for (Report.NotEvaluated row : report.notEvaluated()) {
      lines.add(
          String.join(
              " | ",
              "not evaluated " + row.rule(),
              row.device(),
              placeless(row.reason()),
              row.subjects().toString()));
    }
    report
        .passed()
        .forEach(row -> lines.add("passed " + row.rule() + " " + row.device() + " " + row.count()));
    lines.sort(null);
    return String.join("\n", lines);
  }

  private static String placeless(String message) {
    return message
        .replaceAll("\\blines? \\d+( and \\d+)?", "line N")
        .replaceAll("\\.(conf|set|xml|json)\\b(:\\d+)?", ".FILE");
  }
}
