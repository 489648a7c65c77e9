package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;

/**
 * When counters were read: ISO 8601 with a date ({@code 2026-03-04T10:00:00Z}, with fractions and
 * offsets), the seconds since 1970, or only a time of day.
 *
 * @param seconds since 1970 in UTC, or since midnight
 * @param dated whether it has a date; a time with one and a time without cannot be compared
 */
public record SampleTime(Rational seconds, boolean dated) {

  /** Empty for anything that is no time. */
  public static Optional<SampleTime> parse(String text) {
    return Optional.ofNullable(new Reader(text).read());
  }

  public boolean isComparableWith(SampleTime other) {
    return dated == other.dated;
  }

  /** How long after {@code earlier} this is; negative when it is before. */
  public Quantity since(SampleTime earlier) {
    return Quantity.of(seconds.minus(earlier.seconds), Unit.S);
  }

  /** Reads one text from the left. */
  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    SampleTime read() {
      if (text.length() >= 10 && text.charAt(4) == '-') {
        Long days = date();
        if (days == null || at >= text.length() || "Tt_".indexOf(text.charAt(at)) < 0) {
          return null;
        }
        at++;
        Rational day = timeOfDay();
        Long offset = day == null ? null : offset();
        return offset == null || at != text.length()
            ? null
            : new SampleTime(day.plus(Rational.of(days * 86_400 - offset)), true);
      }
      if (text.indexOf(':') > 0) {
        Rational day = timeOfDay();
        return day == null || at != text.length() ? null : new SampleTime(day, false);
      }
      return epoch();
    }

    private SampleTime epoch() {
      if (text.length() < 9 || text.length() > 30) {
        return null;
      }
      try {
        Rational seconds = Rational.parse(text);
        return seconds.signum() < 0 ? null : new SampleTime(seconds, true);
      } catch (NumberFormatException e) {
        return null;
      }
    }

    private Long date() {
      Integer year = digits(4);
      Integer month = year == null || !take('-') ? null : digits(2);
      Integer day = month == null || !take('-') ? null : digits(2);
      if (day == null || month < 1 || month > 12 || day < 1 || day > 31) {
        return null;
      }
      // Days since 1970 in the calendar of ISO 8601; the year is counted from March on.
      long y = month <= 2 ? year - 1L : year;
      long era = Math.floorDiv(y, 400L);
      long yearOfEra = y - era * 400;
      long dayOfYear = (153L * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
      long dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
      return era * 146_097 + dayOfEra - 719_468;
    }

    private Rational timeOfDay() {
      Integer hour = digits(2);
      Integer minute = hour == null || !take(':') ? null : digits(2);
      if (minute == null || hour > 23 || minute > 59) {
        return null;
      }
      Integer second = take(':') ? digits(2) : Integer.valueOf(0);
      if (second == null || second > 60) {
        return null;
      }
      Rational time = Rational.of(hour * 3600L + minute * 60L + second);
      if (take('.') || take(',')) {
        int start = at;
        while (at < text.length() && isDigit(text.charAt(at)) && at - start < 12) {
          at++;
        }
        return at == start ? null : time.plus(Rational.parse("0." + text.substring(start, at)));
      }
      return time;
    }

    /** Seconds east of UTC; no offset is read as UTC. */
    private Long offset() {
      if (at == text.length() || take('Z') || take('z')) {
        return 0L;
      }
      int sign = take('+') ? 1 : take('-') ? -1 : 0;
      Integer hours = sign == 0 ? null : digits(2);
      if (hours == null) {
        return null;
      }
      take(':');
      Integer minutes = digits(2);
      return minutes == null ? null : Long.valueOf(sign * (hours * 3600L + minutes * 60L));
    }

    private Integer digits(int count) {
      if (at + count > text.length()) {
        return null;
      }
      int value = 0;
      for (int i = 0; i < count; i++) {
        char c = text.charAt(at + i);
        if (!isDigit(c)) {
          return null;
        }
        value = value * 10 + (c - '0');
      }
      at += count;
      return value;
    }

    private boolean take(char c) {
      if (at < text.length() && text.charAt(at) == c) {
        at++;
        return true;
      }
      return false;
    }

    private static boolean isDigit(char c) {
      return c >= '0' && c <= '9';
    }
  }
}
