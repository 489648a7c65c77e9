package org.losslint.report.html;

/** What an audit says of a device as a whole. */
enum Standing {
  /** A finding on it fails the run, or is an error. */
  FAILING("failing", "failing"),
  /** Nothing fails, and something on it could not be judged. */
  OPEN("open", "not evaluable"),
  /** Everything was judged, and nothing fails. */
  COMPLIANT("compliant", "compliant");

  private final String style;
  private final String label;

  Standing(String style, String label) {
    this.style = style;
    this.label = label;
  }

  String style() {
    return style;
  }

  String label() {
    return label;
  }
}
