package org.losslint.model.waiver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalendarDayTest {
  @Property
  void everyDayIsReadAsItIsPrinted(@ForAll @IntRange(min = 0, max = 2_900_000) int day) {
    LocalDate date = LocalDate.ofEpochDay(day);
    if (date.getYear() <= 9999) {
      assertEquals(Optional.of(date), CalendarDay.parse(date.toString()));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2027-1-31",
        "2027-02-30",
        "2027-13-01",
        "31.01.2027",
        "2027/01/31",
        "2027-01-31T00",
        " 2027-01-3",
        "+027-01-31",
        "2027-01-3x",
        "２０２７-01-31"
      })
  void everythingElseIsNoDay(String text) {
    assertEquals(Optional.empty(), CalendarDay.parse(text));
  }
}
