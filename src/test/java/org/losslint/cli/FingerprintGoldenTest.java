package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.losslint.Golden;

/**
 * Freezes the identity of findings of each kind of rule: a change of recipe would make every known
 * finding new to everybody. docs/fingerprints.md says what goes in.
 */
class FingerprintGoldenTest {
  private static final Path DEMO = Path.of("testdata/demo");

  private final Shell shell = Shell.judging();

  private Map<String, String> fingerprints(String... paths) {
    String[] words = new String[paths.length + 3];
    words[0] = "check";
    words[1] = "-f";
    words[2] = "json";
    System.arraycopy(paths, 0, words, 3, paths.length);
    Map<String, String> found = new TreeMap<>();
    try {
      for (JsonNode finding : new ObjectMapper().readTree(shell.run(words).out()).get("findings")) {
        String what =
            finding.get("rule").asText()
                + " "
                + finding.get("device").asText()
                + " "
                + finding.get("path").asText();
        found.merge(what, finding.get("fingerprint").asText(), (a, b) -> a + " " + b);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private void demo(String below) {
    try (Stream<Path> files = Files.walk(DEMO)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String path = DEMO.relativize(file).toString();
        shell.with(path.endsWith(".yaml") ? path : below + path, Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Kinds: queue, setting of a card, register, reading, inventory, link. */
  @Test
  void theyAreFrozen() {
    demo("");
    shell
        .with("parts/a.conf", "class-of-service { frobnicate 1; schedulers { s1; s1 } }\n")
        .with(
            "losslint-inventory.yaml",
            shell.read("losslint-inventory.yaml").replace("    rtt: 5179 us\n", ""));
    StringBuilder lines = new StringBuilder();
    fingerprints(".")
        .forEach(
            (what, fingerprint) -> lines.append(fingerprint).append(' ').append(what).append('\n'));
    Golden.check(Path.of("testdata/fingerprints.txt"), lines.toString());
  }

  @Test
  void linesThatMoveChangeNothing() {
    demo("");
    Map<String, String> before = fingerprints(".");
    for (String name : new String[] {"dci1.conf", "dci2.conf", "leaf1.set"}) {
      shell.with(
          name, "# moved\n\n\n" + shell.read(name).replace("    ", "\t").replace("\n", "\r\n"));
    }
    assertEquals(before, fingerprints("."));
  }

  @Test
  void aFolderChangesNothing() {
    demo("");
    shell.with("parts/a.conf", "class-of-service { frobnicate 1; }\n");
    Map<String, String> before = fingerprints("dci2.conf", "leaf1.set", "parts/a.conf");
    for (String name : new String[] {"dci2.conf", "leaf1.set", "parts/a.conf"}) {
      shell.with("moved/" + name, shell.read(name));
    }
    assertEquals(
        before, fingerprints("moved/dci2.conf", "moved/leaf1.set", "/repo/moved/parts/a.conf"));
  }
}
