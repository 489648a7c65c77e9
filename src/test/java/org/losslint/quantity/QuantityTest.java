package org.losslint.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTest {
  @Test
  void twentyFiveMillisecondsAreTwentyFiveThousandMicroseconds() {
    assertEquals(Quantity.parse("25 ms"), Quantity.parse("25000 us"));
    assertEquals(0, Quantity.parse("25ms").compareTo(Quantity.parse("25000µs")));
  }

  @Test
  void rateTimesRoundTripIsTheBandwidthDelayProduct() {
    Quantity product = Quantity.parse("100 Gbps").times(Quantity.parse("5179 us"));
    assertEquals(Dimension.SIZE, product.dimension());
    assertEquals("64737500 B", product.toString());
    assertEquals("64.74 MB", QuantityText.human(product));
  }

  @Test
  void thirtyPercentOfTheTestedBufferIsThreeQuartersOfTheRoundTrip() {
    Quantity kmin = Quantity.parse("12948 us").times(Quantity.parse("30%"));
    assertEquals("3884.4 us", kmin.toString());
    assertEquals("3884 us", kmin.round(Quantity.parse("1 us")).toString());
  }

  @Test
  void sizeByRateIsATime() {
    Quantity time = Quantity.parse("64737500 B").dividedBy(Quantity.parse("100 Gbps"));
    assertEquals(Quantity.parse("5179 us"), time);
  }

  @Test
  void theHeadroomOfTheSecondSeedIs165432Bytes() {
    Quantity fibre = Quantity.parse("5 ns/m").times(Quantity.parse("50 m")).times(Rational.of(2));
    Quantity response =
        fibre
            .plus(Quantity.parse("220 ns"))
            .plus(Quantity.parse("400 ns"))
            .plus(Quantity.parse("350 ns"));
    assertEquals("1470 ns", QuantityText.human(response));
    Quantity headroom =
        response
            .times(Quantity.parse("800 Gbps"))
            .plus(Quantity.parse("9216 B").times(Rational.of(2)));
    assertEquals("165432 B", headroom.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "100G, 100 Gbps",
    "100g, 100 Gbps",
    "400Gbps, 400 Gbps",
    "1.6T, 1600 Gbps",
    "'100 Gbps', 100 Gbps"
  })
  void ratesAreReadAsEngineersSayThem(String text, String expected) {
    assertEquals(expected, Quantity.parse(text, Dimension.RATE).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5179|has no unit",
        "5179 usec|unknown unit `usec`",
        "5179 US|did you mean `us`?",
        "us|does not start with a number",
        "12 km|is a length, and a time is wanted (ns, us, ms, s)",
        "1e3 us|unknown unit `e3 us`",
      })
  void whatIsNoTimeSaysWhyAndWhatCouldStandThere(String text, String message) {
    QuantityFormatException e =
        assertThrows(QuantityFormatException.class, () -> Quantity.parse(text, Dimension.TIME));
    assertTrue(e.getMessage().contains(message), e.getMessage());
    assertTrue(e.getMessage().startsWith("`" + text + "`"), e.getMessage());
  }

  @Test
  void timesAndSizesCannotBeJoined() {
    Quantity time = Quantity.parse("1 us");
    Quantity size = Quantity.parse("1 B");
    assertThrows(IllegalArgumentException.class, () -> time.plus(size));
    assertThrows(IllegalArgumentException.class, () -> time.compareTo(size));
  }

  @Test
  void aRatioScalesWhatItMeetsAndIsNoNumber() {
    Dimension ratio = Dimension.RATIO;
    assertEquals(Dimension.TIME, ratio.times(Dimension.TIME));
    assertEquals(ratio, ratio.times(Dimension.NUMBER));
    assertEquals(ratio, ratio.times(ratio));
    assertEquals(Dimension.NUMBER, ratio.per(ratio));
    assertEquals(ratio, ratio.per(Dimension.NUMBER));
    assertEquals(Dimension.NUMBER, Dimension.TIME.per(Dimension.TIME));
    assertTrue(!ratio.equals(Dimension.NUMBER));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "12948 us|12948 µs",
        "12947.5 us|12947.5 µs",
        "12947.54 us|12948 µs",
        "161850000 B|161.8 MB",
        "165432 B|165432 B",
        "1.294750 GB|1.295 GB",
        "100 Gbps|100 Gbps",
        "29.696969%|29.7 %",
        "2 km|2 km",
        "50 m|50 m",
        "1470 ns|1470 ns",
        "5 us|5 µs",
        "1000 /s|1000/s",
      })
  void peopleReadTheUnitsTheyThinkIn(String quantity, String text) {
    assertEquals(text, QuantityText.human(Quantity.parse(quantity)));
  }

  @Test
  void moreDigitsAreThereForTheAsking() {
    assertEquals("12947.5 µs", QuantityText.human(Quantity.parse("12947.5 us"), 6));
  }
}
