package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the report says of a file that could not be read to its end. */
class ReadFileTest {
  @Test
  void theFirstOfTheGravestFaultsIsTheReason() {
    ReadFile file =
        ReadFile.of(
            "r1.conf", "system {\n  host-name r1;\n}\n}\n \"unfinished\n", Optional.empty());

    assertEquals(Report.Status.PARTIAL, file.status());
    assertEquals("one closing brace too many", file.reason());
  }
}
