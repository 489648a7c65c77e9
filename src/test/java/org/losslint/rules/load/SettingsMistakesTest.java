package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.Golden;
import org.losslint.rules.Packs;
import org.losslint.rules.TestVocabulary;
import org.losslint.source.Problem;

/** Mistakes that people make in settings, each with what is said about it. */
class SettingsMistakesTest {
  static final Path FOLDER = Path.of("testdata/settings/mistakes");

  static Stream<Path> mistakes() {
    return Golden.inputs(FOLDER, ".yaml").stream();
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void eachHasItsPlaceItsValueAndAWayOut(Path settings) {
    String name = settings.getFileName().toString();
    SettingsReader.Reading reading = SettingsReader.read(settings, name);
    List<Problem> problems = new ArrayList<>(reading.problems());
    problems.addAll(
        SettingsChanges.apply(
                reading.settings(), List.of(Packs.good("sample.yaml")), TestVocabulary.WHOLE)
            .problems());
    StringBuilder told = new StringBuilder();
    for (Problem problem : problems) {
      told.append(problem).append('\n');
    }
    assertFalse(told.isEmpty());
    Golden.check(FOLDER.resolve(name.replace(".yaml", ".expected")), told.toString());
  }

  @Test
  void noneIsForgotten() {
    assertTrue(mistakes().count() >= 20);
  }
}
