package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class JsonReaderTest {
  private static JunosDocument read(String text) {
    return JunosReader.read(new SourceFile("t.json", SourceText.of(text), Format.JUNOS_JSON));
  }

  private static String lines(JunosDocument document) {
    return Canonical.setLines(document.configurations().get(0).root());
  }

  private static String quietly(String text) {
    JunosDocument document = read(text);
    assertEquals("", TreeText.diagnostics(document));
    assertTrue(document.readable());
    return lines(document);
  }

  private static String scheduler(String json) {
    return "{\"configuration\":{\"class-of-service\":{\"schedulers\":[{\"name\":\"s\","
        + json
        + "}]}}}";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"priority\":\"low\" | priority low",
        "\"priority\":[{\"data\":\"low\"}] | priority low",
        "\"priority\":\"a \\\"b\\\\c\\u0041\" | priority \"a \\\"b\\\\cA\"",
        "\"buffer-size\":{\"temporal\":12948} | buffer-size temporal 12948",
        "\"buffer-size\":[{\"temporal\":[{\"data\":\"12948\"}]}] | buffer-size temporal 12948",
        "\"transmit-rate\":\"10g\" | transmit-rate 10g",
        "\"transmit-rate\":{\"remainder\":[null]} | transmit-rate remainder",
        "\"transmit-rate\":{\"remainder\":{}} | transmit-rate remainder",
        "\"explicit-congestion-notification\":[null] | explicit-congestion-notification",
        "\"explicit-congestion-notification\":null | explicit-congestion-notification",
        "\"explicit-congestion-notification\":true | explicit-congestion-notification",
        "\"explicit-congestion-notification\":[{\"data\":[null]}] |"
            + " explicit-congestion-notification",
        "\"explicit-congestion-notification\":[{}] | explicit-congestion-notification",
        "\"junos-cos:priority\":\"low\" | priority low",
        "\"shaping-rate\":{\"percent\":1e1} | shaping-rate percent 1e1"
      })
  void readsAStatement(String json, String line) {
    assertEquals("set class-of-service schedulers s " + line + "\n", quietly(scheduler(json)));
  }

  @Test
  void readsListsInEitherDialect() {
    String folded =
        "set class-of-service drop-profiles d interpolate fill-level 30\n"
            + "set class-of-service drop-profiles d interpolate fill-level 30\n"
            + "set class-of-service drop-profiles d interpolate drop-probability 0\n"
            + "set class-of-service drop-profiles d interpolate drop-probability 100\n"
            + "set class-of-service drop-profiles e\n"
            + "set apply-groups G\n";
    assertEquals(
        folded,
        quietly(
            "{\"configuration\":{\"class-of-service\":{\"drop-profiles\":[{\"interpolate\":"
                + "{\"fill-level\":[30,\"30\"],\"drop-probability\":[0,100]},\"name\":\"d\"},"
                + "{\"name\":\"e\"}]},\"apply-groups\":[\"G\"]}}"));
    assertEquals(
        folded,
        quietly(
            "{\"configuration\":[{\"class-of-service\":[{\"drop-profiles\":["
                + "{\"name\":{\"data\":\"d\"},\"interpolate\":[{\"fill-level\":[{\"data\":\"30\"},"
                + "{\"data\":\"30\"}],\"drop-probability\":[{\"data\":\"0\"},{\"data\":\"100\"}]}]},"
                + "{\"name\":{\"data\":\"e\"}}]}],\"apply-groups\":[{\"data\":\"G\"}]}]}"));
  }

  @Test
  void takesAttributesForWhatTheyMean() {
    String folded =
        "set class-of-service schedulers s priority low\n"
            + "deactivate class-of-service schedulers s priority\n"
            + "deactivate class-of-service schedulers s\n"
            + "protect class-of-service schedulers s\n";
    assertEquals(
        folded,
        quietly(
            scheduler(
                "\"@\":{\"inactive\":true,\"protect\":true},\"@priority\":{\"inactive\":true},"
                    + "\"priority\":\"low\"")));
    assertEquals(
        folded,
        quietly(
            scheduler(
                "\"attributes\":{\"inactive\":\"inactive\",\"protect\":\"protect\"},\"priority\":"
                    + "[{\"attributes\":{\"inactive\":\"inactive\"},\"data\":\"low\"}]")));
    assertEquals(
        "set apply-groups B\nset class-of-service\ndeactivate class-of-service\n",
        lines(
            read(
                "{\"configuration\":{\"@apply-groups\":[{\"inactive\":true},null],"
                    + "\"apply-groups\":[\"A\",\"B\"],"
                    + "\"class-of-service\":{\"@\":{\"jcmd:active\":false}}}}")));
  }

  @Test
  void keepsCommentsAsAnnotations() {
    Configuration configuration =
        read(scheduler("\"@\":{\"comment\":\"/* why */\"},\"priority\":\"low\""))
            .configurations()
            .get(0);
    Statement scheduler = configuration.root().children().get(0).children().get(0);
    assertEquals("why", configuration.annotationsOf(scheduler).get(0).text());
    assertTrue(configuration.annotationsOf(scheduler.children().get(0)).isEmpty());
  }

  @Test
  void saysThatAKeyStandsTwice() {
    JunosDocument document = read(scheduler("\"priority\":\"low\",\n\"priority\":\"high\""));
    assertEquals(
        "duplicate-key error @2:1-18 `priority` stands twice in one object; the last one was taken"
            + " | repair what wrote the file: other readers take another one\n",
        TreeText.diagnostics(document));
    assertEquals("set class-of-service schedulers s priority high\n", lines(document));
  }

  @Test
  void saysThatAFlagIsNotSet() {
    JunosDocument document = read(scheduler("\"explicit-congestion-notification\":false"));
    assertEquals(1, document.diagnostics().size());
    assertEquals("set class-of-service schedulers s\n", lines(document));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"rpc-reply\":[{\"configuration\":{\"version\":\"1\"}}]}",
        "[{\"configuration\":{\"version\":\"1\"}}]",
        "{\"junos-conf-root:configuration\":{\"version\":\"1\"}}",
        "{\"version\":\"1\"}",
        "<?xml version=\"1.0\"?><rpc-reply>\n{\"configuration\":{\"version\":\"1\"}}\n</rpc-reply>"
            + "\n]]>]]>\n",
        "{\"configuration\":{\"version\":\"1\",\"protocols\":{\"isis\":{\"interface\":[]}}}}",
        "{\"configuration\":{}}{\"configuration\":{\"version\":\"1\"}}"
      })
  void findsTheConfiguration(String text) {
    assertEquals("set version 1\n", quietly(text));
  }

  @Test
  void putsAPasteOfClassOfServiceWhereItBelongs() {
    assertEquals(
        "set class-of-service schedulers s priority low\n",
        quietly("{\"schedulers\":[{\"name\":\"s\",\"priority\":\"low\"}]}"));
  }

  @Test
  void notesTextOfASession() {
    JunosDocument document =
        read(
            "netops@r1> show configuration | display json\n"
                + "{\"configuration\":{\"version\":\"1\"}}\n"
                + "\n"
                + "{master}\n");
    assertEquals("session-text", document.diagnostics().get(0).kind().label());
    assertEquals(1, document.diagnostics().size());
    assertEquals("set version 1\n", lines(document));
  }

  @Test
  void passesOverWhatNoRuleReads() {
    JunosDocument document =
        read(
            "{\"configuration\":{\"snmp\":{\"community\":[{\"name\":\"x\"}],"
                + "\"apply-groups\":[\"G\"]},\"firewall\":{\"filter\":[{\"name\":\"f\","
                + "\"term\":[{\"name\":\"t\",\"then\":{\"accept\":[null]}}]}]}}}");
    assertEquals("", TreeText.diagnostics(document));
    List<Skimmed> skimmed = document.configurations().get(0).skimmed();
    assertEquals(List.of("snmp", "firewall"), skimmed.stream().map(Skimmed::path).toList());
    assertEquals("G", skimmed.get(0).references().get(0).name());
    assertEquals(List.of(), document.configurations().get(0).root().children());
  }

  /** A number has no sign that ends it, so the last one may be longer in the whole text. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ow\"",
        "ow\",",
        "ow\",\n\"buffer-size",
        "ow\",\n\"buffer-size\":{\"temporal\":129",
        "ow\",\n\"buffer-size\":{\"temporal\":\"129",
        "ow\"},{\"name",
        "ow\"},{\"name\":\"s2",
        "ow\"}]",
        "ow\"}]}}"
      })
  void saysThatTheTextIsCut(String more) {
    JunosDocument document =
        read(
            "{\"configuration\":{\"class-of-service\":{\n\"schedulers\":[{\"name\":\"s1\","
                + "\"priority\":\"l"
                + more);
    assertTrue(document.readable());
    assertTrue(document.partial());
    assertEquals(1, document.diagnostics().size());
    assertEquals("unbalanced", document.diagnostics().get(0).kind().label());
    assertTrue(
        lines(document).startsWith("set class-of-service schedulers s1 priority low\n"), more);
    assertFalse(lines(document).contains("129"));
    assertFalse(lines(document).contains("s2"));
  }

  @Test
  void dropsAValueThatIsCut() {
    JunosDocument document =
        read(
            "{\"configuration\":{\"class-of-service\":{\n\"schedulers\":[{\"name\":\"s1\","
                + "\n\"priority\":\"lo");
    assertEquals("set class-of-service schedulers s1\n", lines(document));
    assertEquals(
        "unbalanced error @3:1-15 the text breaks off while `class-of-service schedulers s1` is"
            + " open, which line 2 opens; its last statement `\"priority\":\"lo` is incomplete and"
            + " was dropped | fetch the configuration again: it is cut, or a closing brace is"
            + " missing\n",
        TreeText.diagnostics(document));
  }

  @Test
  void refusesWhatIsNoJson() {
    JunosDocument document = read(scheduler("\n\"priority\":\"low\"\n\"buffer-size\":{}\n"));
    assertFalse(document.readable());
    assertEquals(
        "syntax error @3:1-17 this is no JSON from here on: `\"buffer-size\":{}` | some releases"
            + " leave out commas, above all with `display inheritance`: fetch it without that, or"
            + " as XML or text\n",
        TreeText.diagnostics(document));
  }

  @Test
  void refusesWhatIsNestedTooDeep() {
    JunosDocument document = read("{\"configuration\":" + "{\"a\":".repeat(10_000));
    assertFalse(document.readable());
    assertEquals("too-large", document.diagnostics().get(0).kind().label());
  }

  @Test
  void knowsExactPlacesInALongText() {
    StringBuilder text =
        new StringBuilder("{\"configuration\":{\"class-of-service\":{\"schedulers\":[");
    for (int i = 0; i < 5000; i++) {
      text.append(i == 0 ? "" : ",")
          .append(" ".repeat(i % 90))
          .append("\r\n{\"name\":\"ü")
          .append(i)
          .append("\uD83D\uDE00\",\"priority\" : 5}");
    }
    text.append("]}}}");
    List<Statement> schedulers =
        read(text.toString()).configurations().get(0).root().children().get(0).children();
    assertEquals(5000, schedulers.size());
    for (int i = 0; i < schedulers.size(); i++) {
      Statement scheduler = schedulers.get(i);
      SourceText source = scheduler.file().text();
      Word name = scheduler.words().get(0);
      assertEquals("ü" + i + "\uD83D\uDE00", name.text());
      assertEquals(name.text(), source.slice(name.span()));
      assertEquals("\"priority\" : 5", source.slice(scheduler.children().get(0).span()));
      assertEquals(i + 2, source.position(name.start()).line());
    }
  }
}
