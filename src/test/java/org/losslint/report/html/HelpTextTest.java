package org.losslint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class HelpTextTest {
  private static RuleRow.Piece text(String text) {
    return new RuleRow.Piece(text, false);
  }

  private static RuleRow.Piece code(String text) {
    return new RuleRow.Piece(text, true);
  }

  @Test
  void joinsTheLinesOfABlockAndKeepsCodeApart() {
    assertEquals(
        List.of(
            List.of(text("Set "), code("buffer-size temporal"), text(" so that it holds.")),
            List.of(text("error unless "), code("a >= b")),
            List.of(text("where "), code("a = 1"))),
        HelpText.blocks(
            "Set `buffer-size temporal` so\nthat it holds.\n\n- error unless `a >= b`\n  where `a ="
                + " 1`\n"));
  }

  @Test
  void aTickWithoutAPartnerIsNoCode() {
    assertEquals(List.of(List.of(text("a "), text("b"))), HelpText.blocks("a `b"));
    assertEquals(List.of(), HelpText.blocks("\n\n"));
  }
}
