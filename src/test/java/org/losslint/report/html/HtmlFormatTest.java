package org.losslint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.Golden;
import org.losslint.evaluate.Report;
import org.losslint.report.RenderContext;
import org.losslint.report.SampleReports;

class HtmlFormatTest {
  private static final RenderContext CONTEXT =
      RenderContext.plain(piece -> piece, SampleReports.RULES);

  static String written(Report report) {
    StringWriter out = new StringWriter();
    try {
      new HtmlFormat().write(report, CONTEXT, out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString();
  }

  private static String between(String page, String start, String end) {
    int from = page.indexOf(start) + start.length();
    return page.substring(from, page.indexOf(end, from));
  }

  static Stream<Arguments> samples() {
    return SampleReports.all().entrySet().stream().map(e -> Arguments.of(e.getKey(), e.getValue()));
  }

  /** The style and the script are files of their own and left out of what is expected. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("samples")
  void writesTheExpectedPage(String name, Report report) {
    String page = written(report);
    String shown =
        page.replace(between(page, "<style>", "</style>"), "…")
            .replace(between(page, "</script>\n<script>", "</script>"), "…")
            .replace(between(page, "Content-Security-Policy\" content=\"", "\">"), "…");
    Golden.check(Path.of("testdata/reports", name + ".html"), shown);
  }

  @Test
  void thePolicyKnowsStyleAndScriptByTheirHashes() throws Exception {
    String page = written(SampleReports.full());
    String policy = between(page, "Content-Security-Policy\" content=\"", "\">");
    for (Map.Entry<String, String> part :
        Map.of(
                "style-src", between(page, "<style>", "</style>"),
                "script-src", between(page, "</script>\n<script>", "</script>"))
            .entrySet()) {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(part.getValue().getBytes(StandardCharsets.UTF_8));
      String wanted = part.getKey() + " 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
      assertTrue(policy.replace("&#39;", "'").contains(wanted), () -> policy + " lacks " + wanted);
    }
    assertTrue(policy.startsWith("default-src "), policy);
  }

  @Test
  void noTextEndsTheElementOfTheData() {
    String data = between(written(SampleReports.hostile()), "id=\"data\">", "</script>");
    assertTrue(data.endsWith("]}"), "the data ends where it should");
    assertEquals(-1, data.indexOf('<'));
  }

  @Test
  void aWriterThatFailsIsNotHidden() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("no space left on device");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    assertEquals(
        "no space left on device",
        assertThrows(
                IOException.class,
                () -> new HtmlFormat().write(SampleReports.full(), CONTEXT, full))
            .getMessage());
  }
}
