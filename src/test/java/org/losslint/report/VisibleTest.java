package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class VisibleTest {
  @Test
  void plainTextIsLeftAlone() {
    String text = "12948 µs, 1.00 × RTT, ≥ 2.5";
    assertSame(text, Visible.text(text));
  }

  @Test
  void whatActsIsSpelt() {
    assertEquals(
        "\\x1b[2J\\x07\\r\\n\\t\\x7f\\x85", Visible.text("\u001b[2J\u0007\r\n\t\u007f\u0085"));
    assertEquals("\\u{202e}\\u{200b}\\u{2028}\\u{feff}", Visible.text("\u202E\u200B\u2028\uFEFF"));
    assertEquals("\\u{e0041}", Visible.text(new String(Character.toChars(0xE0041))));
  }

  @Test
  void picturesStayAndHalvesOfThemAreReplaced() {
    assertEquals("\uD83D\uDE80", Visible.text("\uD83D\uDE80"));
    assertEquals("a\uFFFDb", Visible.text("a\uD83Db"));
  }

  @Test
  void aLineOfALogIsNoCommandOfABuildServer() {
    assertEquals("\\::error::x", Visible.logLine("::error::x"));
    assertEquals("  \\::set-output x", Visible.logLine("  ::set-output x"));
    assertEquals("a #\\#[group]b #\\#vso[task]", Visible.logLine("a ##[group]b ##vso[task]"));
    assertEquals("#\\#[a#\\#teamcity[b", Visible.logLine("##[a##teamcity[b"));
    assertEquals("fe80::1 ## SECRET-DATA [x]", Visible.logLine("fe80::1 ## SECRET-DATA [x]"));
  }

  @Property
  void noTextHidesAnythingAfterwards(@ForAll String text) {
    String shown = Visible.text(text);
    assertTrue(shown.codePoints().noneMatch(c -> Character.isISOControl(c)));
    assertEquals(shown, Visible.text(shown));
  }
}
