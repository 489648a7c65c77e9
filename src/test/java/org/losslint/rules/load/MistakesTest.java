package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.Golden;
import org.losslint.rules.Packs;
import org.losslint.source.Problem;

/** Mistakes that people make in packs, each with what is said about it. */
class MistakesTest {
  private static final Path FOLDER = Packs.FOLDER.resolve("mistakes");

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".yaml"))
          .map(name -> name.substring(0, name.length() - ".yaml".length()))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void eachIsExplained(String name) {
    LoadedPack loaded = Packs.read("mistakes/" + name + ".yaml");
    List<Problem> problems = new ArrayList<>(loaded.problems());
    if (loaded.pack().isPresent()) {
      problems.addAll(RuleSets.assemble(List.of(loaded.pack().get())).problems());
    }
    StringBuilder said = new StringBuilder();
    for (Problem problem : problems) {
      said.append(problem).append('\n');
    }
    assertFalse(said.isEmpty(), "no mistake is found");
    Golden.check(FOLDER.resolve(name + ".expected"), said.toString());
  }

  @Test
  void noneIsForgotten() throws IOException {
    assertTrue(names().size() >= 50);
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertEquals(2L * names().size(), files.count());
    }
  }
}
