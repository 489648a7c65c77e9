package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.report.FormatName;

/**
 * Files whose names, host-names, object names, descriptions and comments hold what breaks out of
 * terminals, build logs and documents, sent through everything that prints.
 */
class UntrustedTextTest {
  /** Each breaks out of some medium; none holds what ends a quoted word of Junos. */
  private static final List<String> PAYLOADS =
      List.of(
          "\u001b[31mred\u001b]0;title\u0007",
          "\u009b31mred",
          "\r\n::error file=x::forged",
          "##[error]forged ##vso[task.complete]x",
          "<script>alert(1)</script><img src=x onerror=alert(1)>",
          "]]>&lt;&#27;<!--",
          "\u0001\u0008\uFFFE",
          "=cmd|' /C calc'!A0",
          "@SUM(1)",
          "a|b\n| c | d |",
          "[click](javascript:alert(1)) ![x](http://192.0.2.1/p.png)",
          "\n```\n# heading",
          "\u202Egnp.exe\u2066\uFEFF\u2028",
          "%0A::warning::x");

  private static Shell shell(String payload) {
    String config =
        """
        system { host-name "%1$s"; }
        interfaces { et-0/0/0 { description "%1$s"; speed "%1$s"; } }
        class-of-service {
            /* %1$s */
            forwarding-classes { class "%1$s" queue-num 3 no-loss; }
            "%1$s" { frob; }
            interfaces { et-0/0/0 { scheduler-map "%1$s"; } }
            scheduler-maps { m { forwarding-class "%1$s" scheduler "%1$s-none"; } }
            schedulers { "x%1$s" { explicit-congestion-notification; } }
        }
        """
            .formatted(payload);
    String dump =
        "Device #1:\n----------\nDevice type: %1$s\nPCI device: %1$s\n\nConfigurations: Next Boot\n  "
                .formatted(payload)
            + "ROCE_CC_PRIO_MASK_P1  "
            + payload
            + "\n";
    String name = payload.replace('/', '_');
    return Shell.judging()
        .with("net/" + name + ".conf", config)
        .with("net/" + name + ".set", "set system host-name b\nset class-of-service " + payload)
        .with("net/" + name + ".txt", dump);
  }

  /** Nothing moves a cursor, changes a colour or a reading order, or is a command to a log. */
  private static void assertPlain(String text, String what) {
    assertVisible(text, what);
    for (String line : text.lines().toList()) {
      assertFalse(line.stripLeading().startsWith("::"), what + ": " + line);
      assertFalse(line.contains("##[") || line.contains("##vso["), what + ": " + line);
    }
  }

  private static void assertVisible(String text, String what) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean hidden =
          (Character.isISOControl(c) && c != '\n')
              || Character.getType(c) == Character.FORMAT
              || c == '\u2028'
              || c == '\u2029'
              || c == '\uFFFE';
      assertFalse(hidden, () -> what + " holds U+" + Integer.toHexString(c));
    }
  }

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  /** All that is said of a medium is that its own reader finds one document in it, as it was. */
  private static void assertHolds(FormatName format, String out, int findings) throws Exception {
    switch (format) {
      case TEXT, CONCISE -> assertPlain(out, format.label());
      case GITHUB -> {
        for (String line : out.lines().toList()) {
          assertTrue(line.matches("::(error|warning|notice) ?[^:]*::.*"), line);
        }
        assertVisible(out, "github");
      }
      case JSON -> assertEquals(findings, JSON.readTree(out).get("findings").size());
      case SARIF -> assertEquals(findings, JSON.readTree(out).at("/runs/0/results").size());
      case GITLAB -> assertTrue(JSON.readTree(out).size() >= findings);
      case JSONL -> {
        int count = 0;
        for (String line : out.split("\n")) {
          JsonNode object = JSON.readTree(line);
          count += object.get("type").asText().equals("finding") ? 1 : 0;
        }
        assertEquals(findings, count);
      }
      case JUNIT, CHECKSTYLE -> {
        var document =
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(out.getBytes(StandardCharsets.UTF_8)));
        assertEquals(0, document.getElementsByTagName("script").getLength());
      }
      case CSV -> {
        for (List<String> row : rows(out)) {
          assertEquals(17, row.size(), row.toString());
          for (String cell : row) {
            assertFalse(cell.matches("(?s)[=+@\\t\\r-].*") && !cell.matches("-?[0-9]+"), cell);
          }
        }
      }
      case MARKDOWN -> {
        // What stands between fences is shown as it is, and nothing in it ends a line.
        String prose = out.replaceAll("(?ms)^(`{3,})$.*?^\\1$", "");
        assertFalse(prose.contains("<script") || prose.contains("<img"), prose);
        assertFalse(prose.matches("(?s).*(?<!\\\\)\\]\\(.*"), prose);
        assertVisible(out, "markdown");
        assertFalse(out.lines().anyMatch(line -> line.equals("# heading")), out);
      }
      case HTML -> {
        assertFalse(out.contains("<script>alert") || out.contains("<img src=x"), "markup");
        assertVisible(out, "html");
      }
    }
  }

  private static List<List<String>> rows(String csv) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < csv.length(); i++) {
      char c = csv.charAt(i);
      if (c == '"') {
        if (quoted && i + 1 < csv.length() && csv.charAt(i + 1) == '"') {
          cell.append(c);
          i++;
        } else {
          quoted = !quoted;
        }
      } else if (!quoted && (c == ',' || c == '\n')) {
        row.add(cell.toString());
        cell.setLength(0);
        if (c == '\n') {
          rows.add(row);
          row = new ArrayList<>();
        }
      } else if (quoted || c != '\r') {
        cell.append(c);
      }
    }
    return rows;
  }

  @ParameterizedTest
  @EnumSource(FormatName.class)
  void noFormatLetsItOut(FormatName format) throws Exception {
    for (String payload : PAYLOADS) {
      Shell shell = shell(payload);
      Shell.Ran json = shell.run("check", "-f", "json", "--fail-on", "info", "net");
      int findings = JSON.readTree(json.out()).get("findings").size();
      assertTrue(findings > 0, json.err());
      Shell.Ran ran = shell.run("check", "-f", format.label(), "--fail-on", "info", "net");
      assertHolds(format, ran.out(), findings);
      assertPlain(ran.err(), "standard error of " + format.label());
    }
  }

  static Stream<Arguments> commands() {
    return Stream.of(
        Arguments.of((Object) new String[] {"show", "net"}),
        Arguments.of((Object) new String[] {"show", "--set", "net"}),
        Arguments.of((Object) new String[] {"show", "--ast", "net"}),
        Arguments.of((Object) new String[] {"show", "--effective", "net"}),
        Arguments.of((Object) new String[] {"explain", "COS-001", "net"}),
        Arguments.of((Object) new String[] {"config", "net"}),
        Arguments.of((Object) new String[] {"init"}));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void noCommandLetsItOut(String[] words) {
    for (String payload : PAYLOADS) {
      Shell.Ran ran = shell(payload).run(words);
      String what = String.join(" ", words);
      assertTrue(!ran.out().isEmpty(), ran.err());
      assertPlain(ran.out(), what);
      assertPlain(ran.err(), "standard error of " + what);
    }
  }

  @Test
  void noMessageLetsItOut() {
    for (String payload : PAYLOADS) {
      String name = payload.replace('/', '_');
      Shell shell = shell(payload);
      shell.with("in.yaml", "version: 1\n\"" + payload.replace("\\", "") + "\": x\n");
      List<String[]> lines =
          List.of(
              new String[] {"check", name},
              new String[] {"check", "--" + name, "net"},
              new String[] {"check", "-f", name, "net"},
              new String[] {"check", "--rtt", name, "--role", "dci", "net"},
              new String[] {"check", "--pack", name, "net"},
              new String[] {"check", "--today", name, "net"},
              new String[] {"check", "--inventory", "in.yaml", "net"},
              new String[] {"check", "--config", "in.yaml", "net"},
              new String[] {"check", "--baseline", "in.yaml", "net"},
              new String[] {"explain", name},
              new String[] {name});
      for (String[] words : lines) {
        Shell.Ran ran = shell.run(words);
        assertEquals(2, ran.status(), String.join(" ", words));
        assertPlain(ran.err(), String.join(" ", words));
        assertTrue(ran.lastLine().startsWith("losslint: exit 2: "), ran.err());
      }
    }
  }
}
