package org.losslint.report;

import java.util.List;
import org.losslint.evaluate.Finding;
import org.losslint.rules.Fix;
import org.losslint.rules.Safety;

/** Pieces of a finding that several formats write alike; none of them is escaped yet. */
final class FindingText {
  private FindingText() {}

  /** {@code path:line:column}; the device where no file holds it. */
  static String where(Finding finding) {
    if (finding.place().isPresent()) {
      return finding.place().get().toString();
    }
    return finding.device().isEmpty() ? "-" : finding.device();
  }

  /** {@code DCI-001 buffer-depth}. */
  static String title(Finding finding) {
    return finding.name().isEmpty() ? finding.rule() : finding.rule() + " " + finding.name();
  }

  /**
   * {@code dc1: a, b, c and 5 more}; empty where neither is known.
   *
   * @param most how many subjects are named
   */
  static String subjects(Finding finding, int most) {
    StringBuilder text = new StringBuilder(finding.device());
    String named = list(finding.subjects(), most, finding.subjects().size());
    if (!text.isEmpty() && !named.isEmpty()) {
      text.append(": ");
    }
    return text.append(named).toString();
  }

  /**
   * The first few of a list.
   *
   * @param total how many there are in all, where the list holds only some
   */
  static String list(List<String> items, int most, int total) {
    StringBuilder text = new StringBuilder();
    int shown = Math.min(most, items.size());
    for (int i = 0; i < shown; i++) {
      text.append(i == 0 ? "" : ", ").append(items.get(i));
    }
    if (shown > 0 && total > shown) {
      text.append(" and ").append(total - shown).append(" more");
    }
    return text.toString();
  }

  /** How a fix is announced: {@code fix}, or with what it does to traffic. */
  static String safety(Safety safety) {
    return switch (safety) {
      case SAFE -> "fix";
      case NEEDS_WINDOW -> "fix, in a maintenance window";
      case DISPLAY_ONLY -> "to decide";
    };
  }

  /** All lines of all fixes with how they are announced, for formats that have no field for it. */
  static String fixes(Finding finding) {
    StringBuilder text = new StringBuilder();
    for (Fix fix : finding.fixes()) {
      text.append(text.isEmpty() ? "" : "\n").append(safety(fix.safety())).append(':');
      for (String line : fix.lines()) {
        text.append("\n  ").append(line);
      }
    }
    return text.toString();
  }
}
