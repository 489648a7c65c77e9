package org.losslint.report;

import org.losslint.source.Severity;

/** Colour codes of terminals, or none. */
record Colours(boolean on) {
  String severity(Severity severity) {
    String code =
        switch (severity) {
          case ERROR -> "1;31";
          case WARNING -> "1;33";
          case INFO -> "1;36";
        };
    return paint(code, severity.label());
  }

  String carets(Severity severity, String carets) {
    return paint(
        severity == Severity.ERROR ? "31" : severity == Severity.WARNING ? "33" : "36", carets);
  }

  String strong(String text) {
    return paint("1", text);
  }

  String faint(String text) {
    return paint("2", text);
  }

  String good(String text) {
    return paint("32", text);
  }

  private String paint(String code, String text) {
    return on ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
