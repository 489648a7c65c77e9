package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.Inspections;
import org.losslint.source.Input;

/**
 * Dumps, transcripts, mails, logs and scripts as they come from hosts, each folder judged as one
 * run by the inventory above it, against the report beside it. A report that is not there is
 * written, to be looked at.
 */
class HostCasesTest {
  private static final Path HOSTS = Path.of("testdata", "hosts");

  static List<Path> cases() throws IOException {
    try (Stream<Path> all = Files.walk(HOSTS, 2)) {
      return all.filter(path -> path.getNameCount() == HOSTS.getNameCount() + 2)
          .filter(Files::isDirectory)
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isJudgedAsOnFile(Path folder) throws IOException {
    String found = text(judged(folder));

    Path expected = folder.resolveSibling(folder.getFileName() + ".report");
    if (Files.notExists(expected)) {
      Files.writeString(expected, found);
      throw new AssertionError(expected + " was written; look at it");
    }
    assertEquals(Files.readString(expected), found);
  }

  private static Report judged(Path folder) throws IOException {
    List<Input> inputs = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        inputs.add(new Input.OfFile(file, display(folder, file), true));
      }
    }
    Expectations expectations =
        Inspections.expectations(
            Files.readString(folder.resolveSibling("losslint-inventory.yaml")));
    return new Inspector(expectations).inspect(inputs, InputStream.nullInputStream(), "test");
  }

  private static String display(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  /** What a reader of the report learns, without its wording. */
  private static String text(Report report) {
    StringBuilder text = new StringBuilder();
    for (Report.JudgedFile file : report.files()) {
      text.append(file.path())
          .append(' ')
          .append(file.format().label())
          .append(' ')
          .append(file.status().label())
          .append(' ')
          .append(String.join(", ", file.devices()))
          .append('\n');
    }
    for (Finding finding : report.findings()) {
      if (!isOfHosts(finding.rule())) {
        continue;
      }
      text.append(finding.severity().label())
          .append(' ')
          .append(finding.rule())
          .append(finding.place().map(p -> " line " + p.start().line()).orElse(""))
          .append(finding.subjects().isEmpty() ? "" : ": " + String.join("; ", finding.subjects()))
          .append('\n');
    }
    List<String> open = new ArrayList<>();
    for (Report.NotEvaluated each : report.notEvaluated()) {
      if (isOfHosts(each.rule())) {
        open.add(
            "not evaluated " + each.rule() + " " + each.device() + ": " + each.reason() + "\n");
      }
    }
    List<String> passed = new ArrayList<>();
    for (Report.Passed each : report.passed()) {
      if (isOfHosts(each.rule())) {
        passed.add("passed " + each.rule() + " " + each.device() + " × " + each.count() + "\n");
      }
    }
    open.stream().sorted().distinct().forEach(text::append);
    passed.stream().sorted().forEach(text::append);
    return text.toString();
  }

  private static boolean isOfHosts(String rule) {
    String pack = rule.substring(0, rule.indexOf('-'));
    return List.of("NIC", "WIN", "CNT", "PARSE").contains(pack);
  }
}
