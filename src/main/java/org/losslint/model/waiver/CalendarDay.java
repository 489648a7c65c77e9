package org.losslint.model.waiver;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/** Days as waivers and options write them: {@code 2027-01-31}. */
public final class CalendarDay {
  private CalendarDay() {}

  /** The day; empty for a text of another form, and for a day that no calendar has. */
  public static Optional<LocalDate> parse(String text) {
    if (text.length() != 10 || text.charAt(4) != '-' || text.charAt(7) != '-') {
      return Optional.empty();
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (i != 4 && i != 7 && (c < '0' || c > '9')) {
        return Optional.empty();
      }
    }
    try {
      return Optional.of(
          LocalDate.of(
              Integer.parseInt(text.substring(0, 4)),
              Integer.parseInt(text.substring(5, 7)),
              Integer.parseInt(text.substring(8))));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
