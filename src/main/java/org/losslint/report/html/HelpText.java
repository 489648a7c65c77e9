package org.losslint.report.html;

import java.util.ArrayList;
import java.util.List;

/** The little Markdown that packs write: blocks, lines of lists, and code between backticks. */
final class HelpText {
  private HelpText() {}

  /** A list of pieces for each block. */
  static List<List<RuleRow.Piece>> blocks(String markdown) {
    List<List<RuleRow.Piece>> blocks = new ArrayList<>();
    StringBuilder block = new StringBuilder();
    for (String line : markdown.split("\n", -1)) {
      boolean item = line.startsWith("- ") || line.startsWith("  ");
      if (line.isBlank() || item) {
        end(block, blocks);
      }
      if (!line.isBlank()) {
        block.append(block.isEmpty() ? "" : " ").append(line.strip());
      }
    }
    end(block, blocks);
    return blocks;
  }

  private static void end(StringBuilder block, List<List<RuleRow.Piece>> blocks) {
    if (!block.isEmpty()) {
      blocks.add(pieces(block.toString()));
      block.setLength(0);
    }
  }

  private static List<RuleRow.Piece> pieces(String text) {
    List<RuleRow.Piece> pieces = new ArrayList<>();
    int from = text.startsWith("- ") ? 2 : 0;
    boolean code = false;
    while (from <= text.length()) {
      int tick = text.indexOf('`', from);
      int to = tick < 0 ? text.length() : tick;
      if (to > from) {
        pieces.add(new RuleRow.Piece(text.substring(from, to), code && tick >= 0));
      }
      code = !code;
      from = to + 1;
    }
    return pieces;
  }
}
