package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberRangesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plain | plain",
        "et-0/0/[0-2] | et-0/0/0 et-0/0/1 et-0/0/2",
        "et-0/0/[9-11] | et-0/0/9 et-0/0/10 et-0/0/11",
        "et-0/0/[1,5] | et-0/0/1 et-0/0/5",
        "et-0/0/[0-4,!1-2] | et-0/0/0 et-0/0/3 et-0/0/4",
        "et-[0-1]/0/[2-3] | et-0/0/2 et-0/0/3 et-1/0/2 et-1/0/3",
      })
  void numbersTakeThePlaceOfBrackets(String word, String words) {
    assertEquals(words, String.join(" ", NumberRanges.expand(word, 100)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"et-[a-b]", "et-[3-1]", "et-[]", "et-[0-", "et-[0-100]", "[0-9][0-9][0-9]"})
  void whatIsNoRangeOrTooLargeIsNone(String word) {
    assertEquals(List.of(), NumberRanges.expand(word, 100));
  }

  @Test
  void aLineStandsForAsManyAsItsRangesSay() {
    assertEquals(
        "set class-of-service interfaces et-0/0/0 unit 0 forwarding-class f\n"
            + "set class-of-service interfaces et-0/0/1 unit 0 forwarding-class f\n",
        TreeText.setLines(
            "wildcard range set class-of-service interfaces et-0/0/[0-2] unit 0 forwarding-class"
                + " f\n"
                + "wildcard range delete class-of-service interfaces et-0/0/[2]\n"));
  }
}
