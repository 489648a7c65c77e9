package org.losslint.source;

/**
 * Turns bytes into code points. UTF-8 is the rule; UTF-16 is known by its byte order mark or by the
 * zero bytes that ASCII has in it; a byte that is no UTF-8 is read as Windows-1252, which is what
 * old terminals and editors leave in descriptions, and the rest of the file still as UTF-8.
 */
final class TextDecoder {
  /** How many bytes are looked at to tell UTF-16 without a byte order mark. */
  private static final int SAMPLE = 512;

  private static final int INVALID = -1;

  /** What Windows-1252 has at 0x80 to 0x9F; where it has nothing, the control character stays. */
  private static final char[] WINDOWS_1252 = {
    '\u20AC', '\u0081', '\u201A', '\u0192', '\u201E', '\u2026', '\u2020', '\u2021',
    '\u02C6', '\u2030', '\u0160', '\u2039', '\u0152', '\u008D', '\u017D', '\u008F',
    '\u0090', '\u2018', '\u2019', '\u201C', '\u201D', '\u2022', '\u2013', '\u2014',
    '\u02DC', '\u2122', '\u0161', '\u203A', '\u0153', '\u009D', '\u017E', '\u0178'
  };

  private final byte[] bytes;
  private final int length;
  private int codePoints;
  private int highest;
  private int invalid;
  private int firstInvalid = -1;

  private TextDecoder(byte[] bytes, int length) {
    this.bytes = bytes;
    this.length = length;
  }

  /**
   * A decoded text.
   *
   * @param encoding what it was read as, when that is worth a word: {@code UTF-16LE}, {@code
   *     UTF-16BE} or {@code Windows-1252}; empty for UTF-8
   * @param at offset of the first code point that was read so
   * @param count how many bytes were no UTF-8
   */
  record Decoded(SourceText text, String encoding, int at, int count) {}

  /** Decodes the first {@code length} bytes; an array of plain ASCII is taken over, not copied. */
  static Decoded decode(byte[] bytes, int length) {
    if (startsWith(bytes, length, 0xFF, 0xFE)) {
      return utf16(bytes, 2, length, true);
    }
    if (startsWith(bytes, length, 0xFE, 0xFF)) {
      return utf16(bytes, 2, length, false);
    }
    int zeroes = zeroes(bytes, length, 0);
    int others = zeroes(bytes, length, 1);
    int pairs = Math.min(length, SAMPLE) / 2;
    if (pairs > 1 && Math.max(zeroes, others) > pairs * 3 / 4 && Math.min(zeroes, others) == 0) {
      return utf16(bytes, 0, length, others > 0);
    }
    if (startsWith(bytes, length, 0xEF, 0xBB, 0xBF)) {
      return new TextDecoder(bytes, length).utf8(3);
    }
    for (int i = 0; i < length; i++) {
      if (bytes[i] < 0) {
        return new TextDecoder(bytes, length).utf8(0);
      }
    }
    return new Decoded(SourceText.ofLatin1(bytes, length), "", 0, 0);
  }

  private static boolean startsWith(byte[] bytes, int length, int... mark) {
    if (length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if ((bytes[i] & 0xFF) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  private static int zeroes(byte[] bytes, int length, int first) {
    int count = 0;
    for (int i = first; i < length && i < SAMPLE; i += 2) {
      if (bytes[i] == 0) {
        count++;
      }
    }
    return count;
  }

  private static Decoded utf16(byte[] bytes, int start, int length, boolean littleEndian) {
    char[] units = new char[(length - start) / 2];
    for (int i = 0; i < units.length; i++) {
      int a = bytes[start + 2 * i] & 0xFF;
      int b = bytes[start + 2 * i + 1] & 0xFF;
      units[i] = (char) (littleEndian ? b << 8 | a : a << 8 | b);
    }
    SourceText text = SourceText.of(new String(units));
    return new Decoded(text, littleEndian ? "UTF-16LE" : "UTF-16BE", 0, 0);
  }

  private Decoded utf8(int start) {
    measure(start);
    SourceText text;
    if (highest <= 0xFF) {
      byte[] narrow = new byte[codePoints];
      for (int i = start, n = 0; i < length; n++) {
        int next = next(i);
        narrow[n] = (byte) codePoint(next, i);
        i += step(next);
      }
      text = SourceText.ofLatin1(narrow, codePoints);
    } else if (highest <= 0xFFFF) {
      char[] medium = new char[codePoints];
      for (int i = start, n = 0; i < length; n++) {
        int next = next(i);
        medium[n] = (char) codePoint(next, i);
        i += step(next);
      }
      text = SourceText.ofBasic(medium, codePoints);
    } else {
      int[] wide = new int[codePoints];
      for (int i = start, n = 0; i < length; n++) {
        int next = next(i);
        wide[n] = codePoint(next, i);
        i += step(next);
      }
      text = SourceText.ofCodePoints(wide, codePoints);
    }
    return new Decoded(text, invalid > 0 ? "Windows-1252" : "", Math.max(firstInvalid, 0), invalid);
  }

  private void measure(int start) {
    for (int i = start; i < length; ) {
      int next = next(i);
      if (next == INVALID) {
        invalid++;
        firstInvalid = firstInvalid < 0 ? codePoints : firstInvalid;
      }
      highest = Math.max(highest, codePoint(next, i));
      codePoints++;
      i += step(next);
    }
  }

  private int codePoint(int next, int at) {
    if (next != INVALID) {
      return next >>> 3;
    }
    int value = bytes[at] & 0xFF;
    return value < 0xA0 ? WINDOWS_1252[value - 0x80] : value;
  }

  private static int step(int next) {
    return next == INVALID ? 1 : next & 7;
  }

  /**
   * The code point at {@code at} with the number of its bytes in the three lowest bits, or {@link
   * #INVALID} for an overlong, cut or stray sequence.
   */
  private int next(int at) {
    int first = bytes[at];
    if (first >= 0) {
      return first << 3 | 1;
    }
    int count = Integer.numberOfLeadingZeros(~(first << 24));
    if (count < 2 || count > 4 || at + count > length) {
      return INVALID;
    }
    int value = first & (0x7F >> count);
    for (int i = 1; i < count; i++) {
      int following = bytes[at + i];
      if ((following & 0xC0) != 0x80) {
        return INVALID;
      }
      value = value << 6 | following & 0x3F;
    }
    int least = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000;
    boolean surrogate = value >= 0xD800 && value <= 0xDFFF;
    return value < least || value > 0x10FFFF || surrogate ? INVALID : value << 3 | count;
  }
}
