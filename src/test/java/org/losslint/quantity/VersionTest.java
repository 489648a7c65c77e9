package org.losslint.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VersionTest {
  @ParameterizedTest
  @CsvSource({
    "24.2R1.10-EVO, 24.4R1",
    "24.4R1, 24.4R2-S1",
    "23.4X100-D20.5-EVO, 23.4X100-D40.1-EVO",
    "28.39.1002, 28.45.4028",
    "9.6R1, 12.3R1",
  })
  void olderComesFirst(String older, String newer) {
    assertTrue(Version.parse(older).compareTo(Version.parse(newer)) < 0);
    assertTrue(Version.parse(newer).compareTo(Version.parse(older)) > 0);
  }

  @Test
  void theProductLineIsNoPartOfTheOrder() {
    assertEquals(0, Version.parse("26.2R1.7-EVO").compareTo(Version.parse("26.2R1.7")));
    assertTrue(Version.parse("26.2R1.7-EVO").isEvolved());
  }
}
