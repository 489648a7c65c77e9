package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers as Junos takes them: with decimal suffixes, never binary ones. */
class JunosNumberTest {
  @ParameterizedTest
  @CsvSource({
    "12948, 12948",
    "5k, 5000",
    "4m, 4000000",
    "40g, 40000000000",
    "40G, 40000000000",
    "1.5g, 1500000000",
    "0, 0"
  })
  void suffixesAreDecimal(String text, String value) {
    assertEquals(value, JunosNumber.parse(text).orElseThrow().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"<microseconds>", "$junos-rate", "5ki", "g", "", "12 948", "0x20", "-5"})
  void allElseIsNoNumber(String text) {
    assertTrue(JunosNumber.parse(text).isEmpty());
  }
}
