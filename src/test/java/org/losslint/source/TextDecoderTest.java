package org.losslint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextDecoderTest {
  private static TextDecoder.Decoded decode(byte... bytes) {
    return TextDecoder.decode(bytes, bytes.length);
  }

  @ParameterizedTest
  @CsvSource({"UTF-16LE, true", "UTF-16BE, true", "UTF-16LE, false", "UTF-16BE, false"})
  void knowsUtf16WithAndWithoutItsMark(String encoding, boolean mark) {
    String text = "set system host-name zürich-1\n";
    byte[] bytes = ((mark ? "\uFEFF" : "") + text).getBytes(Charset.forName(encoding));
    TextDecoder.Decoded decoded = decode(bytes);
    assertEquals(text, decoded.text().toString());
    assertEquals(encoding, decoded.encoding());
  }

  @Test
  void dropsTheMarkOfUtf8() {
    TextDecoder.Decoded decoded = decode("\uFEFFsystem".getBytes(StandardCharsets.UTF_8));
    assertEquals("system", decoded.text().toString());
    assertEquals("", decoded.encoding());
  }

  @Test
  void keepsOneByteForEachLetterOfWesternText() {
    assertTrue(decode("Zürich".getBytes(StandardCharsets.UTF_8)).text().isNarrow());
    assertEquals(6, decode("Zürich".getBytes(StandardCharsets.UTF_8)).text().length());
  }

  @Test
  void countsAnEmojiAsOneColumn() {
    SourceText text = decode("\"🚀\" x".getBytes(StandardCharsets.UTF_8)).text();
    assertEquals(new Position(1, 5), text.position(4));
    assertEquals('x', text.at(4));
  }

  /** Windows-1252 text with an accidental pair of UTF-8 around it: case A16's bytes. */
  @Test
  void readsEachByteThatIsNoUtf8AsWindows1252() {
    TextDecoder.Decoded decoded =
        decode((byte) 'F', (byte) 0xC5, (byte) ' ', (byte) 0x96, (byte) 0xE9, (byte) 0xA0);
    assertEquals("FÅ –é\u00A0", decoded.text().toString());
    assertEquals("Windows-1252", decoded.encoding());
    assertEquals(1, decoded.at());
    assertEquals(4, decoded.count());
  }

  @Test
  void takesOverlongAndSurrogateBytesForNoUtf8() {
    assertEquals(2, decode((byte) 0xC0, (byte) 0x80).count());
    assertEquals(3, decode((byte) 0xED, (byte) 0xA0, (byte) 0x80).count());
    assertEquals(4, decode((byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80).count());
  }

  @Property
  void decodesWhateverIsEncoded(@ForAll String text) {
    String valid = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    byte[] bytes = ("x" + valid).getBytes(StandardCharsets.UTF_8);
    if (!valid.contains("\u0000")) {
      assertEquals("x" + valid, decode(bytes).text().toString());
    }
  }

  @Property
  void neverFails(@ForAll byte[] bytes) {
    assertTrue(decode(bytes).text().length() <= bytes.length);
  }
}
