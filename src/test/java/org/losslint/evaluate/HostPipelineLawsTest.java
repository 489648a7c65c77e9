package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.losslint.Inspections;
import org.losslint.source.Place;

/** What holds from the text of any host dump to the report on it. */
class HostPipelineLawsTest {
  private static final Path FOLDER = Path.of("testdata", "hosts", "dci");
  private static final String INVENTORY = read(FOLDER.resolve("losslint-inventory.yaml"));
  private static final List<String> DUMPS = readAll();
  private static final List<String> LINES =
      DUMPS.stream().flatMap(String::lines).filter(line -> !line.isBlank()).toList();

  /** What a dump may be cut at, and what may stand where nobody expects it. */
  private static final List<String> DIRT =
      List.of(
          "-E- Failed to open device: /dev/mst/mt4129_pciconf1",
          "```",
          "[sudo] Passwort für root:",
          "Device #2:",
          "----------",
          "Configurations:      Default   Next Boot",
          "Configurations:",
          "*       RPG_TIME_RESET_P1   300   99999999999999999999   N/A",
          "        RPG_MIN_DEC_FAC_P99999999999   50   95   95",
          "        ROCE_CC_PRIO_MASK_P1   Array[0..7]   -1   0xFF(255)",
          "roce_slow_restart_en | 0xffffffffffffffff",
          "### sample 2026-13-45T99:99:99Z host gpu1 dev eth0",
          "### note utilisation 900 percent",
          "     rx_prio3_pause: 99999999999999999999999999",
          "ib_write_bw -q 0 -t 0 -s 0",
          "ib_write_bw -q 99999999999 -t 99999999999 -s 99999999999999K",
          "# clients 999999999",
          "# declared ratio 4:0",
          "\u0000",
          "\u001B[31;1m",
          "{\"Device #1\":{\"tlv_configuration\":{\"RPG_MIN_DEC_FAC_P1\":");

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> readAll() {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(FOLDER.getParent())) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        if (!file.toString().endsWith(".report") && !file.toString().endsWith("inventory.yaml")) {
          try {
            texts.add(Files.readString(file));
          } catch (MalformedInputException e) {
            // The cases of other encodings are read elsewhere.
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  private static Report judged(String text) {
    return Inspections.report(INVENTORY, Map.of("gpu1.txt", text));
  }

  @Provide
  Arbitrary<String> mixtures() {
    Arbitrary<String> line =
        Arbitraries.frequencyOf(
            Tuple.of(12, Arbitraries.of(LINES)),
            Tuple.of(3, Arbitraries.of(DIRT)),
            Tuple.of(1, Arbitraries.strings().ofMaxLength(60)));
    return line.list().ofMaxSize(60).map(lines -> String.join("\n", lines));
  }

  @Property(tries = 120)
  void anyMixtureEndsInAReport(@ForAll("mixtures") String text) {
    holds(text, judged(text));
  }

  @Property(tries = 80)
  void anyCutEndsInAReport(
      @ForAll("dumps") String dump,
      @ForAll @IntRange(max = 100) int share,
      @ForAll("dirt") String dirt) {
    int cut = dump.length() * share / 100;
    holds(dump, judged(dump.substring(0, cut)));
    holds(dump, judged(dump.substring(0, cut) + "\n" + dirt + "\n" + dump.substring(cut)));
  }

  @Provide
  Arbitrary<String> dumps() {
    return Arbitraries.of(DUMPS);
  }

  @Provide
  Arbitrary<String> dirt() {
    return Arbitraries.of(DIRT);
  }

  private static void holds(String text, Report report) {
    Report.JudgedFile file = report.files().get(0);
    for (Finding finding : report.findings()) {
      assertTrue(!finding.message().isBlank(), finding.rule());
      finding
          .place()
          .filter(place -> place.file().path().equals("gpu1.txt"))
          .ifPresent(place -> assertInside(place));
    }
    if (file.status() == Report.Status.FAILED) {
      assertTrue(!file.reason().isBlank(), text);
      assertTrue(
          report.passed().stream().noneMatch(p -> p.rule().startsWith("NIC-")),
          "a rule passes on a file that could not be judged:\n" + text);
      assertTrue(
          report.findings().stream().anyMatch(f -> f.rule().matches("(PARSE-0..|NIC-016)")), text);
    }
  }

  private static void assertInside(Place place) {
    assertTrue(place.span().end() <= place.file().text().length(), place::toString);
  }

  /** What a terminal, a mail or another system does to a text changes nothing that rules say. */
  @Property(tries = 60)
  void whatStandsAroundADumpDoesNotMatter(@ForAll("texts") String dump) {
    List<String> plain = verdicts(judged(dump));
    assertEquals(plain, verdicts(judged(dump.replace("\n", "\r\n"))), "CRLF");
    assertEquals(plain, verdicts(judged("\uFEFF" + dump)), "byte order mark");
    assertEquals(plain, verdicts(judged("> " + dump.replace("\n", "\n> "))), "mail");
    assertEquals(plain, verdicts(judged("    " + dump.replace("\n", "\n    "))), "indented");
    assertEquals(plain, verdicts(judged("```\n" + dump + "\n```\n")), "chat");
    assertEquals(
        plain,
        verdicts(judged(dump.replace("_P1", "\u001B[01;31m\u001B[K_P1\u001B[m\u001B[K"))),
        "colours");
    StringBuilder trimmed = new StringBuilder();
    dump.lines().forEach(line -> trimmed.append(line.stripTrailing()).append('\n'));
    assertEquals(plain, verdicts(judged(trimmed.toString())), "no blanks at the ends of lines");
  }

  /** Whole tables as the tools print them, of which rules say something. */
  @Provide
  Arbitrary<String> texts() {
    List<String> whole = new ArrayList<>();
    for (String name :
        List.of(
            "error-between-devices/d.txt",
            "five-ports/d.txt",
            "glued-values/d.txt",
            "default-and-next/d.txt",
            "second-port-infiniband/d.txt",
            "register-two-functions/d.txt",
            "register-detailed/d.txt",
            "register-six-fields/d.txt",
            "four-functions/d.txt")) {
      whole.add(read(FOLDER.resolve(name)));
    }
    return Arbitraries.of(whole);
  }

  private static List<String> verdicts(Report report) {
    List<String> verdicts = new ArrayList<>();
    for (Finding finding : report.findings()) {
      if (!finding.rule().startsWith("PARSE-")) {
        verdicts.add(finding.rule() + " " + finding.subjects() + " " + finding.message());
      }
    }
    for (Report.Passed passed : report.passed()) {
      verdicts.add("passed " + passed.rule() + " " + passed.count());
    }
    verdicts.sort(null);
    return verdicts;
  }
}
