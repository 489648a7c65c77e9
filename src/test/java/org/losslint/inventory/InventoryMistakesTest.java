package org.losslint.inventory;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.Golden;
import org.losslint.source.Problem;

/** Each wrong inventory beside the problems that it must give, all in one go. */
class InventoryMistakesTest {
  private static final Path FOLDER = Path.of("testdata/inventory/mistakes");

  static Stream<Path> mistakes() {
    return Golden.inputs(FOLDER, ".yaml").stream();
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void eachMistakeHasItsPlaceItsValueAndAWayOut(Path inventory) {
    String name = inventory.getFileName().toString();
    InventoryReading reading = InventoryReader.read(inventory, name);
    StringBuilder told = new StringBuilder();
    for (Problem problem : reading.problems()) {
      told.append(problem).append('\n');
    }
    assertFalse(told.isEmpty());
    Golden.check(FOLDER.resolve(name.replace(".yaml", ".expected")), told.toString());
  }
}
