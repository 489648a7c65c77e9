package org.losslint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumbersTest {
  @Test
  void groupsThousands() {
    assertEquals("0", Numbers.grouped(0));
    assertEquals("999", Numbers.grouped(999));
    assertEquals("1,000", Numbers.grouped(1000));
    assertEquals("1,234,567", Numbers.grouped(1_234_567));
    assertEquals("-123", Numbers.grouped(-123));
    assertEquals("1 device", Numbers.counted(1, "device"));
    assertEquals("0 devices", Numbers.counted(0, "device"));
  }

  @Test
  void sharesAreLengths() {
    assertEquals("33.33%", Numbers.share(1, 3));
    assertEquals("0.0%", Numbers.share(0, 3));
    assertEquals("0%", Numbers.share(1, 0).replace(".0", ""));
  }

  @Test
  void percentagesNeitherHideSomethingNorPromiseAll() {
    assertEquals("0 %", Numbers.percent(0, 1000));
    assertEquals("under 1 %", Numbers.percent(1, 1000));
    assertEquals("over 99 %", Numbers.percent(999, 1000));
    assertEquals("100 %", Numbers.percent(1000, 1000));
    assertEquals("18 %", Numbers.percent(183, 1000));
    assertEquals("0 %", Numbers.percent(0, 0));
  }

  @Test
  void fractionsAreForMachines() {
    assertEquals("≈ 9.697%", Numbers.rounded("320/33%"));
    assertEquals("≈ -0.3333", Numbers.rounded("-1/3"));
    assertEquals("≈ 1726 us", Numbers.rounded("5179/3 us"));
    for (String text : new String[] {"", "-", "-/3", "30%", "et-0/0/0", "1/0", "5/", "12948 us"}) {
      assertEquals(text, Numbers.rounded(text));
    }
  }
}
