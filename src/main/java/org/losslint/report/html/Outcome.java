package org.losslint.report.html;

import org.losslint.evaluate.Finding;
import org.losslint.source.Severity;

/** How a rule ended on a device, the gravest last. The page's script knows them by their number. */
enum Outcome {
  PASSED("passed", "✓"),
  WAIVED("waived", "w"),
  OPEN("not evaluated", "?"),
  INFO("info", "i"),
  WARNING("warning", "!"),
  ERROR("error", "✕");

  private final String label;
  private final String sign;

  Outcome(String label, String sign) {
    this.label = label;
    this.sign = sign;
  }

  static Outcome of(Finding finding) {
    if (finding.suppressed().isPresent()) {
      return WAIVED;
    }
    return finding.severity() == Severity.ERROR
        ? ERROR
        : finding.severity() == Severity.WARNING ? WARNING : INFO;
  }

  String label() {
    return label;
  }

  /** What tells it apart where colours do not. */
  String sign() {
    return sign;
  }

  /** Name of its style. */
  String style() {
    return this == OPEN ? "open" : label;
  }
}
