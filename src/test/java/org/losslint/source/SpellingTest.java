package org.losslint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {
  @ParameterizedTest
  @CsvSource({
    "rtt, rtt, 0",
    "rt, rtt, 1",
    "trt, rtt, 1",
    "utilization, utilisation, 1",
    "format, from, 3",
    "'', rtt, 3",
  })
  void countsChanges(String a, String b, int changes) {
    assertEquals(changes, Spelling.distance(a, b));
  }

  @Test
  void proposesWhatIsNearEnough() {
    List<String> keys = List.of("rtt", "rate", "rtt-source");
    assertEquals(Optional.of("rtt"), Spelling.nearest("rt", keys));
    assertEquals(Optional.of("rtt-source"), Spelling.nearest("rtt-sorce", keys));
    assertEquals(Optional.empty(), Spelling.nearest("speed", keys));
    assertEquals("did you mean `rate`?", Spelling.hint("raet", keys));
    assertEquals("", Spelling.hint("speed", keys));
  }

  @Property
  void isTheSameBothWaysAndNeverLongerThanTheLongerWord(
      @ForAll @AlphaChars @StringLength(max = 8) String a,
      @ForAll @AlphaChars @StringLength(max = 8) String b) {
    int distance = Spelling.distance(a, b);
    assertEquals(distance, Spelling.distance(b, a));
    assertEquals(true, distance <= Math.max(a.length(), b.length()));
    assertEquals(a.equals(b), distance == 0);
  }
}
