package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.source.Diagnostic;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class ValueCheckTest {
  private static List<Diagnostic> said(String text) {
    Format format =
        text.startsWith("<")
            ? Format.JUNOS_XML
            : text.startsWith("{")
                ? Format.JUNOS_JSON
                : text.startsWith("set") ? Format.JUNOS_SET : Format.JUNOS_TEXT;
    return JunosReader.read(new SourceFile("t", SourceText.of(text), format)).diagnostics();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "schedulers s buffer-rate percent 101 | a whole number from 0 to 100",
        "schedulers s buffer-rate percent -1 | a whole number from 0 to 100",
        "schedulers s buffer-rate percent all | a whole number from 0 to 100",
        "schedulers s shaping-rate percent 0 | a whole number from 1 to 100",
        "forwarding-classes class a pfc-priority 8 | a whole number from 0 to 7",
        "forwarding-classes class a queue-num four | a whole number from 0",
        "forwarding-classes class a queue-num 99999999999999999999999999 | a whole number from 0",
      })
  void saysWhatNoDeviceTakes(String line, String taken) {
    List<Diagnostic> said = said("set class-of-service " + line);
    assertEquals(1, said.size(), said::toString);
    String value = line.substring(line.lastIndexOf(' ') + 1);
    String path = line.substring(0, line.lastIndexOf(' '));
    assertEquals(
        "VALUE INFO `" + value + "` is no value of `class-of-service " + path + "`",
        said.get(0).kind() + " " + said.get(0).severity() + " " + said.get(0).message());
    assertEquals("Junos 24.4 takes " + taken, said.get(0).wayOut());
    assertEquals(
        "set class-of-service ".length() + path.length() + 1, said.get(0).place().span().start());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class-of-service { schedulers { s { buffer-rate percent 400; } } }",
        "groups { g { class-of-service { schedulers { <*> { buffer-rate percent 400; } } } } }",
        "set logical-systems a class-of-service schedulers s buffer-rate percent 400",
        "<configuration><class-of-service><schedulers><name>s</name><buffer-rate>"
            + "<percent>400</percent></buffer-rate></schedulers></class-of-service>"
            + "</configuration>",
        "{\"configuration\":{\"class-of-service\":{\"schedulers\":[{\"name\":\"s\","
            + "\"buffer-rate\":{\"percent\":400}}]}}}"
      })
  void whereverItStandsAndHoweverItIsWritten(String text) {
    List<Diagnostic> said = said(text);
    assertEquals(1, said.size(), said::toString);
    assertEquals(Diagnostic.Kind.VALUE, said.get(0).kind());
  }

  @Test
  void aWordMayBeNewerThanTheModels() {
    List<Diagnostic> said =
        said(
            "set class-of-service schedulers s drop-profile-map loss-priority highest protocol any"
                + " drop-profile d");
    assertEquals(1, said.size(), said::toString);
    assertEquals("INFO", said.get(0).severity().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "set class-of-service schedulers s buffer-rate percent 100",
        "set class-of-service schedulers s buffer-rate percent $share",
        "set class-of-service schedulers s buffer-size temporal 5k",
        "set class-of-service drop-profiles d fill-level 400 drop-probability 1",
        "set class-of-service apply-macro m percent 400",
        "delete class-of-service schedulers s buffer-rate percent 400",
        "set interfaces et-0/0/0 mtu 99999999"
      })
  void nothingElse(String line) {
    assertEquals(
        List.of(),
        said("set class-of-service schedulers s priority low\n" + line).stream()
            .filter(d -> d.kind() == Diagnostic.Kind.VALUE)
            .toList());
  }
}
