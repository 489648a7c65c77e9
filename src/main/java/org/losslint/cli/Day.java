package org.losslint.cli;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import org.losslint.model.waiver.CalendarDay;

/** The day that waivers are compared with: given, or that of the clock. */
final class Day {
  static final Option TODAY =
      Option.value(
          "--today",
          "YYYY-MM-DD",
          "the day that waivers are compared with (default: SOURCE_DATE_EPOCH, or today)");

  private Day() {}

  /**
   * @throws UsageException when the option or the variable holds no day
   */
  static Environment.Clock clock(Arguments arguments, Environment environment)
      throws UsageException {
    Optional<String> option = arguments.value(TODAY);
    if (option.isPresent()) {
      return new Fixed(day(option.get()));
    }
    Optional<String> epoch = environment.variable("SOURCE_DATE_EPOCH");
    return epoch.isPresent() ? new Fixed(dayOfEpoch(epoch.get())) : environment.clock();
  }

  private record Fixed(LocalDate today) implements Environment.Clock {}

  private static LocalDate day(String text) throws UsageException {
    Optional<LocalDate> day = CalendarDay.parse(text);
    if (day.isEmpty()) {
      throw new UsageException(
          TODAY.name() + " is `" + text + "`, which is no day", "write for example 2027-01-31");
    }
    return day.get();
  }

  private static LocalDate dayOfEpoch(String seconds) throws UsageException {
    try {
      return LocalDate.ofEpochDay(Math.floorDiv(Long.parseLong(seconds), 86_400));
    } catch (NumberFormatException | DateTimeException e) {
      throw new UsageException(
          "SOURCE_DATE_EPOCH is `" + seconds + "`", "it holds seconds since 1970, or is not set");
    }
  }
}
