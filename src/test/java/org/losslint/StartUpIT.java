package org.losslint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a start pays for, in counts that do not depend on the machine or its load. The limits leave
 * a fifth of room: a feature may cost some classes, a library that slips in fails here.
 */
class StartUpIT {
  private static final Path JAR = Path.of("target/losslint.jar").toAbsolutePath();
  private static final int VERSION_CLASSES = 22;
  private static final int CHECK_CLASSES = 1_400;

  private static final Path DEMO = Path.of("testdata/demo").toAbsolutePath();

  /** What a run may load where it is used and nowhere else, by how names of its classes start. */
  private static final Map<String, String> PARTS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("changes", "org.losslint.cli.Changes"),
              Map.entry("git", "org.losslint.source.git.GitProgram"),
              Map.entry("grammar", "org.antlr."),
              Map.entry("html", "org.losslint.report.html."),
              Map.entry("json", "com.fasterxml."),
              Map.entry("parts", "org.losslint.evaluate.Parts"),
              Map.entry("regex", "java.util.regex.Pattern"),
              Map.entry("rules", "org.losslint.rules.Judge"),
              Map.entry("stream", "java.util.stream.ReferencePipeline$StatelessOp"),
              Map.entry("templates", "gg.jte."),
              Map.entry("xml", "org.losslint.syntax.XmlReader"),
              Map.entry("yaml", "org.yaml.")));

  @TempDir Path temp;

  @BeforeEach
  void copyTheDemo() throws IOException {
    for (String file : List.of("dci1.conf", "dci2.conf", "losslint-inventory.yaml")) {
      Files.copy(DEMO.resolve(file), temp.resolve(file));
    }
  }

  private void run(List<String> options, List<String> words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1"));
    command.addAll(options);
    command.addAll(List.of("-cp", JAR.toString(), "org.losslint.cli.Main"));
    command.addAll(words);
    Process process =
        new ProcessBuilder(command)
            .directory(temp.toFile())
            .redirectErrorStream(true)
            .redirectOutput(temp.resolve("out").toFile())
            .start();
    try {
      assertTrue(process.waitFor() <= 1, Files.readString(temp.resolve("out")));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private List<String> loaded(String... words) throws IOException {
    run(List.of("-Xlog:class+load:file=classes.log:none"), List.of(words));
    List<String> names = new ArrayList<>();
    for (String line :
        Files.readAllLines(temp.resolve("classes.log"), StandardCharsets.ISO_8859_1)) {
      names.add(line.substring(0, line.indexOf(' ')));
    }
    return names;
  }

  /** As the launcher runs it with an archive: the files that every check needs are in a class. */
  @Test
  void aCheckOpensNoJar() throws IOException {
    StringBuilder path = new StringBuilder("-Xbootclasspath/a:" + JAR);
    try (Stream<Path> libraries = Files.list(JAR.resolveSibling("lib"))) {
      libraries.sorted().forEach(library -> path.append(':').append(library));
    }
    // JDK 25 loads these at the end of every run.
    assertEquals(
        opening(path.toString(), "--version"), opening(path.toString(), "check", "dci2.conf"));
  }

  /** The classes of the JDK for opening jars that a run loads. */
  private List<String> opening(String path, String... words) throws IOException {
    run(List.of(path, "-Xlog:class+load:file=classes.log:none"), List.of(words));
    List<String> opening = new ArrayList<>();
    for (String line :
        Files.readAllLines(temp.resolve("classes.log"), StandardCharsets.ISO_8859_1)) {
      if (line.startsWith("java.util.zip.ZipFile ") || line.startsWith("java.util.jar.JarFile ")) {
        opening.add(line);
      }
    }
    return opening;
  }

  private static String parts(List<String> classes) {
    TreeSet<String> found = new TreeSet<>();
    for (String name : classes) {
      for (Map.Entry<String, String> part : PARTS.entrySet()) {
        if (name.startsWith(part.getValue())) {
          found.add(part.getKey());
        }
      }
    }
    return String.join(" ", found);
  }

  private static long own(List<String> classes) {
    return classes.stream().filter(name -> name.startsWith("org.losslint.")).count();
  }

  @Test
  void theVersionNeedsNextToNothing() throws IOException {
    List<String> classes = loaded("--version");
    assertEquals("", parts(classes));
    assertTrue(own(classes) <= VERSION_CLASSES, "classes: " + own(classes));
  }

  @Test
  void aCheckLoadsNoMoreThanItNeeds() throws IOException {
    List<String> classes = loaded("check", "dci2.conf");
    assertEquals("grammar rules", parts(classes));
    assertTrue(own(classes) <= CHECK_CLASSES, "classes: " + own(classes));
    List<String> linked = new ArrayList<>(classes);
    // Opening a jar takes one from version 25 on.
    linked.removeIf(name -> !name.contains("$$Lambda") || name.startsWith("java.util.zip."));
    assertEquals(List.of(), linked, "call sites that the JVM links at each start");
  }

  @ParameterizedTest
  @CsvSource({
    "-f json, grammar json rules",
    "-f sarif, grammar json rules",
    "-f junit, grammar rules",
    "-f csv, grammar rules",
    "-f markdown, grammar rules"
  })
  void aFormatLoadsWhatItWritesWith(String format, String parts) throws IOException {
    List<String> words = new ArrayList<>(List.of("check"));
    words.addAll(List.of(format.split(" ")));
    words.add("dci2.conf");
    assertEquals(parts, parts(loaded(words.toArray(String[]::new))));
  }

  @Test
  void onlyThePageLoadsTemplates() throws IOException {
    String parts = parts(loaded("check", "-f", "html", "dci2.conf"));
    assertTrue(parts.contains("html") && parts.contains("templates"), parts);
  }

  @Test
  void onlyARunOverSomeFilesAsksWhatBelongsTogether() throws IOException {
    assertTrue(parts(loaded("check", "--shard", "1/1", "dci2.conf")).contains("parts"));
    assertTrue(parts(loaded("check", "--since", "2000-01-01", "dci2.conf")).contains("changes"));
  }

  /** YAML that is out of the common needs the library. */
  @Test
  void onlyUnusualYamlLoadsItsLibrary() throws IOException {
    Path inventory = temp.resolve("losslint-inventory.yaml");
    Files.writeString(inventory, "# Größe\n" + Files.readString(inventory));
    assertTrue(parts(loaded("check", "dci2.conf")).contains("yaml"));
  }

  /** How many bytes were read of each file below the folder. */
  private Map<String, Long> read(String... words) throws IOException {
    Path settings = temp.resolve("reads.jfc");
    Files.writeString(
        settings,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <configuration version="2.0">
          <event name="jdk.FileRead">
            <setting name="enabled">true</setting>
            <setting name="threshold">0 ns</setting>
          </event>
        </configuration>
        """);
    run(
        List.of(
            "-XX:StartFlightRecording=filename=reads.jfr,settings=" + settings, "-Xlog:disable"),
        List.of(words));
    Map<String, Long> bytes = new TreeMap<>();
    Path here = temp.toRealPath();
    for (RecordedEvent event : RecordingFile.readAllEvents(temp.resolve("reads.jfr"))) {
      String path = event.hasField("path") ? event.getString("path") : null;
      if (path != null && event.getLong("bytesRead") > 0) {
        Path file = here.resolve(path).normalize();
        if (file.startsWith(here)) {
          bytes.merge(here.relativize(file).toString(), event.getLong("bytesRead"), Long::sum);
        }
      }
    }
    return bytes;
  }

  @Test
  void eachFileIsReadOnce() throws IOException {
    Map<String, Long> expected = new TreeMap<>();
    for (String file : List.of("dci2.conf", "losslint-inventory.yaml")) {
      expected.put(file, Files.size(temp.resolve(file)));
    }
    assertEquals(expected, read("check", "dci2.conf"));
  }
}
