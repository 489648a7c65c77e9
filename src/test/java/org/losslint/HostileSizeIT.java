package org.losslint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Inputs of a size that no device has end in a result or in a refusal that says what to do, within
 * a bounded heap and without a stack trace. Some megabytes in a small heap unless {@code
 * -Dhostile=full} asks for all of it: 100 MB and a million statements in 1 GB.
 */
class HostileSizeIT {
  private static final boolean FULL = "full".equals(System.getProperty("hostile"));
  private static final int MILLION = FULL ? 1_000_000 : 10_000;
  private static final int MEGABYTES_100 = FULL ? 100_000_000 : 2_000_000;
  private static final String HEAP = FULL ? "-Xmx1g" : "-Xmx128m";
  private static final int LEVELS = 10_000;

  private static final String TOO_DEEP =
      "blocks are nested more than 200 deep here; what follows was not read";
  private static final String TOO_MANY =
      "more statements up to here than any device has; the file was not judged";
  private static final String TOO_LONG =
      "a word of more than 1048576 characters; the file was not judged";

  @TempDir Path temp;

  private interface Body {
    void write(BufferedWriter out) throws IOException;
  }

  private record Ran(int status, String out, String err) {
    String lastOfErr() {
      return err.substring(err.lastIndexOf('\n', err.length() - 2) + 1);
    }
  }

  private Path file(String name, Body body) throws IOException {
    Path file = temp.resolve(name);
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      body.write(out);
    }
    return file;
  }

  private static void repeat(BufferedWriter out, String text, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      out.write(text);
    }
  }

  private Ran run(String... words) throws IOException {
    List<String> command = new java.util.ArrayList<>(words.length + 1);
    command.add(Path.of("bin/losslint").toAbsolutePath().toString());
    command.addAll(List.of(words));
    Path out = Files.createTempFile(temp, "out", "");
    Path err = Files.createTempFile(temp, "err", "");
    ProcessBuilder builder = new ProcessBuilder(command).directory(temp.toFile());
    builder.environment().keySet().removeIf(v -> v.startsWith("LOSSLINT") || v.equals("CI"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("LOSSLINT_CACHE", "off");
    builder.environment().put("LOSSLINT_JAVA_OPTIONS", HEAP);
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    try {
      boolean ended = process.waitFor(10, TimeUnit.MINUTES);
      if (!ended) {
        process.destroyForcibly();
      }
      assertTrue(ended, "it has to come to an end");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    Ran ran = new Ran(process.exitValue(), text(out), text(err));
    assertFalse(ran.err().contains("out of memory"), ran.err());
    assertFalse((ran.out() + ran.err()).contains("\tat "), "a stack trace");
    return ran;
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  private void isRefused(Path file, String why) throws IOException {
    Ran ran = run("check", "-f", "concise", file.getFileName().toString());
    assertEquals(
        "losslint: exit 2: " + file.getFileName() + " could not be judged in full: " + why + "\n",
        ran.lastOfErr());
    assertEquals(2, ran.status());
    assertTrue(ran.out().contains(" error PARSE-012 " + why), ran.out());
    assertTrue(ran.out().length() < 1_000, "the input is not printed back");
  }

  private void isJudged(Path file, String summary) throws IOException {
    Ran ran = run("check", "-f", "concise", file.getFileName().toString());
    assertEquals("", ran.err());
    assertEquals(0, ran.status());
    assertTrue(ran.out().endsWith(summary + "; 0 suppressed; 1 file, 1 device\n"), ran.out());
  }

  @ParameterizedTest
  @CsvSource({
    "deep.conf, 'level { description \"a text of a length that makes five megabytes of ten thousand"
        + " levels\"; ', }",
    "deep.xml, <a>, </a>",
    "deep.json, '{\"a\":[', ]}"
  })
  void tenThousandLevelsAreRefused(String name, String open, String close) throws IOException {
    boolean xml = name.endsWith("xml");
    boolean json = name.endsWith("json");
    Path file =
        file(
            name,
            out -> {
              out.write(xml ? "<configuration>" : json ? "{\"configuration\":" : "system { } ");
              repeat(out, open, LEVELS);
              repeat(out, json ? "1" : "", 1);
              repeat(out, close, LEVELS);
              out.write(xml ? "</configuration>" : json ? "}" : "");
            });
    isRefused(file, TOO_DEEP);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class-of-service { schedulers { s { transmit-rate percent WORD; } } }",
        "system { host-name WORD; }",
        "class-of-service { WORD; }",
        "<configuration><system><host-name>WORD</host-name></system></configuration>",
        "{\"configuration\":{\"system\":{\"host-name\":\"WORD\"}}}"
      })
  void aWordOfTheLengthOfAFileIsRefused(String around) throws IOException {
    int at = around.indexOf("WORD");
    String name = around.startsWith("<") ? "x.xml" : around.startsWith("{") ? "x.json" : "x.conf";
    Path file =
        file(
            name,
            out -> {
              out.write(around, 0, at);
              repeat(out, "9", MEGABYTES_100);
              out.write(around.substring(at + 4));
              out.newLine();
            });
    isRefused(file, TOO_LONG);
  }

  @Test
  void oneLineOfManyStatementsIsRefusedWhereItIsTooMuch() throws IOException {
    String entry = "s%d { transmit-rate percent 10; buffer-size temporal 5k; } ";
    int count = FULL ? MEGABYTES_100 / entry.length() : 2_000;
    Path file =
        file(
            "line.conf",
            out -> {
              out.write("system { host-name a; } class-of-service { schedulers { ");
              for (int i = 0; i < count; i++) {
                out.write(entry.replace("%d", Integer.toString(i)));
              }
              out.write("} }");
            });
    if (FULL) {
      isRefused(file, TOO_MANY);
    } else {
      isJudged(file, count + " warnings, 0 infos; 0 not evaluated");
    }
  }

  @Test
  void aMillionSetLinesOfClassOfServiceAreRefusedWhereItIsTooMuch() throws IOException {
    int count = FULL ? MILLION : 2_000;
    Path file =
        file(
            "lines.set",
            out -> {
              out.write("set system host-name a\n");
              for (int i = 0; i < count; i++) {
                out.write("set class-of-service schedulers s" + i + " transmit-rate percent 10\n");
              }
            });
    if (FULL) {
      isRefused(file, TOO_MANY);
    } else {
      isJudged(file, count + " warnings, 0 infos; 0 not evaluated");
    }
  }

  private Path interfaces() throws IOException {
    return file(
        "interfaces.set",
        out -> {
          out.write("set system host-name a\n");
          for (int i = 0; i < MILLION; i++) {
            out.write("set interfaces et-0/" + i % 8 + "/" + i % 32 + " unit " + i);
            out.write(" description \"x " + i + "\"\n");
          }
        });
  }

  @Test
  void aMillionSetLinesOfInterfacesAreJudged() throws IOException {
    isJudged(interfaces(), "0 errors, 0 warnings, 0 infos; 0 not evaluated");
  }

  @Test
  void whatIsInForceIsShownOfAMillionLines() throws IOException {
    interfaces();
    Ran ran = run("show", "--effective", "interfaces.set");
    assertEquals("", ran.err());
    assertEquals(0, ran.status());
    assertEquals(MILLION + 1, ran.out().lines().filter(l -> l.startsWith("set ")).count());
  }

  @ParameterizedTest
  @ValueSource(strings = {"xml", "json"})
  void aMillionChildrenOfOneElementAreRefusedWhereItIsTooMuch(String form) throws IOException {
    boolean xml = form.equals("xml");
    String top =
        xml ? "<configuration><class-of-service>" : "{\"configuration\":{\"class-of-service\":{";
    Path file =
        file(
            "children." + form,
            out -> {
              out.write(top);
              for (int i = 0; i <= MILLION; i++) {
                out.write(xml ? "<x" + i + "/>" : (i == 0 ? "" : ",") + "\"x" + i + "\":[null]");
              }
              out.write(xml ? "</class-of-service></configuration>" : "}}}");
            });
    if (FULL) {
      isRefused(file, TOO_MANY);
    } else {
      isJudged(file, "0 errors, 0 warnings, 501 infos; 0 not evaluated");
    }
  }
}
