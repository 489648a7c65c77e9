package org.losslint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourcesTest {
  private static final String BRACES = "system {\n    host-name r1;\n}\n";

  private static SourceReading read(String text) {
    return Sources.of(text.getBytes(StandardCharsets.UTF_8), "r1.conf");
  }

  private static String only(SourceReading reading) {
    assertEquals(1, reading.diagnostics().size(), reading.diagnostics().toString());
    Diagnostic diagnostic = reading.diagnostics().get(0);
    return diagnostic.kind().label()
        + " "
        + diagnostic.severity().label()
        + " "
        + diagnostic.place()
        + " "
        + diagnostic.message();
  }

  @Test
  void readsAFileOfAnyFileSystem() throws IOException {
    try (FileSystem files = Jimfs.newFileSystem(Configuration.unix())) {
      Path path = files.getPath("/backup/r1");
      Files.createDirectories(path.getParent());
      Files.writeString(path, BRACES);
      SourceReading reading = Sources.read(path, "backup/r1");
      assertEquals("backup/r1", reading.file().path());
      assertEquals(Format.JUNOS_TEXT, reading.file().format());
      assertEquals(BRACES, reading.file().text().toString());
      assertTrue(reading.readable());
      assertThrows(
          NoSuchFileException.class, () -> Sources.read(path.resolveSibling("r2"), "backup/r2"));
    }
  }

  @Test
  void readsAStream() throws IOException {
    byte[] bytes = "set system host-name r1\n".getBytes(StandardCharsets.UTF_8);
    assertEquals(
        Format.JUNOS_SET, Sources.read(new ByteArrayInputStream(bytes), "-").file().format());
  }

  @Test
  void refusesAFileThatIsTooLarge() throws IOException {
    try (FileSystem files = Jimfs.newFileSystem(Configuration.unix())) {
      Path path = files.getPath("/large");
      try (java.nio.channels.SeekableByteChannel channel =
          Files.newByteChannel(
              path,
              java.nio.file.StandardOpenOption.CREATE,
              java.nio.file.StandardOpenOption.WRITE)) {
        // A sparse file: its length counts, not what it holds.
        channel.position(Sources.LARGEST);
        channel.write(java.nio.ByteBuffer.wrap(new byte[] {'\n'}));
      }
      SourceReading reading = Sources.read(path, "large");
      assertFalse(reading.readable());
      assertEquals(
          "too-large error large:1:1 the file is larger than 256 MiB, which is the limit",
          only(reading));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "system { host-name r1; }",
        "## Last commit: 2026-03-04 10:11:12 UTC by netops\nsystem { host-name r1; }\n",
        "/*\n * class-of-service of all leaves\n */\nclass-of-service {\n schedulers {\n",
        "netops@r1> show configuration | no-more\nsystem {\n    host-name r1;\n}\n",
        "show configuration | no-more\n\nchassis {\n    fpc 0;\n}\n",
        "PE1:\n\n"
            + "netops@pe1> show configuration groups G | no-more\n"
            + "interfaces {\n"
            + "    ge-0/0/0;\n"
            + "}\n",
        "[edit class-of-service]\nschedulers {\n    be { priority low; }\n}\n",
        "schedulers { be { priority low; } }",
        "inactive: class-of-service {\n}\n",
        "replace:\nclass-of-service {\n    schedulers;\n}\n",
        "{master}\nsystem {\n    host-name r1;\n}\n"
      })
  void knowsBraces(String text) {
    assertEquals(Format.JUNOS_TEXT, read(text).file().format());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "set system host-name r1\n",
        "deactivate class-of-service schedulers be\n",
        "# a note\n\n   set version 24.4R1\nset class-of-service schedulers be priority low\n",
        "AN3:\nset groups G class-of-service schedulers be priority low\n",
        "netops@r1# set class-of-service schedulers be priority low\n"
      })
  void knowsSetLines(String text) {
    assertEquals(Format.JUNOS_SET, read(text).file().format());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<configuration><version>1</version></configuration>",
        "<?xml version=\"1.0\"?>\n<!-- saved -->\n<rpc-reply xmlns:junos=\"x\">\n<configuration>\n",
        "<?xml version=\"1.0\"?>\n"
            + "<!DOCTYPE configuration [\n"
            + " <!ENTITY a \"b\">\n"
            + "]>\n"
            + "<configuration/>",
        "<nc:rpc-reply xmlns:nc=\"y\"><nc:data><configuration/></nc:data></nc:rpc-reply>",
        "<nc:rpc-reply><nc:configuration xmlns=\"x\"/></nc:rpc-reply>",
        "<hello><session-id>1</session-id></hello>\n]]>]]>\n<rpc-reply><configuration/>",
        "netops@r1> show configuration | display xml\n<rpc-reply><configuration/></rpc-reply>"
      })
  void knowsXml(String text) {
    assertEquals(Format.JUNOS_XML, read(text).file().format());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\n  \"configuration\" : {\n    \"version\" : \"1\"\n  }\n}\n",
        "{\"configuration\" : [ { \"system\" : [] } ]}",
        "{\"class-of-service\" : {}}",
        "{\"schedulers\" : [{\"name\" : \"be\"}]}",
        "[{\"configuration\" : {}}]",
        "{\"junos-conf-root:configuration\" : {}}",
        "<?xml version=\"1.0\"?><rpc-reply>\n{\"configuration\" : {}}\n</rpc-reply>",
        "netops@r1> show configuration | display json\n{\"configuration\" : {}}"
      })
  void knowsJson(String text) {
    assertEquals(Format.JUNOS_JSON, read(text).file().format());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"WRED_PROFILE\": {\"A\": {}}} | a SONiC config_db",
        "{\"servers\": {\"a\": 1}} | JSON that holds no Junos configuration",
        "<rpc-reply><configuration-text>system { } | a Junos configuration as text within XML,"
            + " which must be saved as the text alone",
        "<html><body/></html> | XML with the root element <html> and no Junos configuration",
        "'! device: leaf1 (DCS-7060, EOS-4.30)' | an Arista EOS configuration",
        "'#config-version=FGVMK6-7.0' | a FortiOS configuration"
      })
  void saysWhatAStrangerLooksLike(String text, String guess) {
    SourceReading reading = read(text + "\nx\n");
    assertFalse(reading.readable());
    assertEquals(Format.UNKNOWN, reading.file().format());
    assertEquals(
        "unknown-format error r1.conf:1:1 not a format that losslint reads: it looks like " + guess,
        only(reading));
  }

  @Test
  void doesNotTakeEveryTextWithBracesForJunos() {
    SourceReading reading = read("http {\n  server {\n    listen 80;\n  }\n}\n");
    assertFalse(reading.readable());
    assertEquals(Format.UNKNOWN, reading.file().format());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  \n\t\n", "# a note\n", "## Last commit\n/* nothing\n here */\n"})
  void saysThatThereIsNoConfiguration(String text) {
    SourceReading reading = read(text);
    assertFalse(reading.readable());
    assertTrue(
        only(reading).startsWith("unknown-format error r1.conf:1:1 no configuration"),
        only(reading));
  }

  @Test
  void namesTheFallbackAndTheLineOfBytesThatAreNoUtf8() {
    byte[] bytes =
        "system {\n    host-name r1;\n}\n# Z?rich – café\n".getBytes(StandardCharsets.UTF_8);
    bytes[new String(bytes, StandardCharsets.ISO_8859_1).indexOf('?')] = (byte) 0xFC;
    SourceReading reading = Sources.of(bytes, "r1.conf");
    assertTrue(reading.readable());
    assertEquals(
        "encoding warning r1.conf:4:4 1 byte is not valid UTF-8, the first in line 4; read as"
            + " Windows-1252",
        only(reading));
    assertTrue(reading.file().text().toString().endsWith("# Zürich – café\n"));
  }

  /** A pager wipes its mark out by backspaces (cases A29, A40). */
  @Test
  void backspacesBehindAPagerMarkSpoilNothing() {
    SourceReading wiped = read("system {\n---(more 42%)---\b\b\b   \b\b\b host-name r1;\n}\n");
    assertEquals(List.of(), wiped.diagnostics());
    SourceReading typed = read("system {\n host-nane\b\bme r1;\n}\n");
    assertEquals(
        "control-character error r1.conf:2:11 control characters in line 2: the first is backspace",
        only(typed));
  }

  @Test
  void namesEachLineWithControlCharacters() {
    SourceReading reading = read("system {\n host\u0000name r1;\n}\n\u001B[0m\u0007\n");
    assertTrue(reading.readable());
    assertEquals(
        "control-character error r1.conf:2:6 control characters in lines 2, 4: the first is NUL",
        only(reading));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{# rendered by ansible #}\nsystem { host-name r1; }",
        "system { host-name {{ name }}; }",
        "system {\n{% if x %}\n host-name r1;\n}",
        "system { host-name \"${name}\"; }",
        "class-of-service {\n%{ for c in classes ~}\n}\n"
      })
  void refusesATemplateThatNobodyRendered(String text) {
    SourceReading reading = read(text);
    assertFalse(reading.readable());
    assertTrue(only(reading).startsWith("unrendered-template error"), only(reading));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "groups {# a comment\n}\nsystem { host-name r1; }",
        "apply-groups \"${node}\";\nsystem { host-name r1; }",
        "interfaces { ge-0/0/0 { description \"{#12}\"; } }",
        "/* {{ name }} stands for the host */\nsystem { host-name r1; }",
        "system { host-name r1; } # was {{ name }}",
        "policy-options { as-path a \".{0,3} 64496\"; }"
      })
  void leavesAloneWhatOnlyLooksLikeATemplate(String text) {
    assertEquals("[]", read(text).diagnostics().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[edit class-of-service schedulers s1]\n+    buffer-size temporal 12948;\n",
        "[edit class-of-service]\n-   schedulers { s1; }\n",
        "diff --git a/r1 b/r1\n--- a/r1\n+++ b/r1\n@@ -1,2 +1,2 @@\n system {\n",
        "system {\n<<<<<<< HEAD\n    host-name r1;\n=======\n    host-name r2;\n>>>>>>> x\n}\n"
      })
  void refusesADifference(String text) {
    SourceReading reading = read(text);
    assertFalse(reading.readable());
    assertTrue(only(reading).startsWith("difference error"), only(reading));
  }

  @Test
  void takesNoOtherFileForADifference() {
    String text =
        "[edit class-of-service]\nschedulers {\n---(more)---\n    s1 { priority low; }\n}\n";
    assertEquals("[]", read(text).diagnostics().toString());
  }
}
