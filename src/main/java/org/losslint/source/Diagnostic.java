package org.losslint.source;

import java.util.Optional;

/**
 * Something about the reading of a file that its owner should know. The pack {@code reading} gives
 * each kind its rule.
 *
 * @param kind which rule it belongs to
 * @param severity of this occurrence; one kind may be an error in one place and a note in another
 * @param place where; for something missing the place where it was expected
 * @param message what was found, with the value, and never with a secret
 * @param wayOut what to do about it
 */
public record Diagnostic(Kind kind, Severity severity, Place place, String message, String wayOut) {

  /** The kinds, by the rule that reports them. */
  public enum Kind {
    SYNTAX("syntax"),
    UNTERMINATED_STRING("unterminated-string"),
    UNBALANCED("unbalanced"),
    SESSION_TEXT("session-text"),
    ENCODING("encoding"),
    CONTROL_CHARACTER("control-character"),
    UNKNOWN_FORMAT("unknown-format"),
    MIXED_FORMATS("mixed-formats"),
    UNRENDERED_TEMPLATE("unrendered-template"),
    DUPLICATE_KEY("duplicate-key"),
    MASKED_VALUE("masked-value"),
    TOO_LARGE("too-large"),
    DOCTYPE("doctype"),
    DIFFERENCE("difference"),
    UNKNOWN_STATEMENT("unknown-statement"),
    VALUE("value"),
    TOOL_FAILED("tool-failed");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** The word that a pack's {@code diagnostic:} names it by. */
    public String label() {
      return label;
    }

    public static Optional<Kind> of(String label) {
      for (Kind kind : values()) {
        if (kind.label.equals(label)) {
          return Optional.of(kind);
        }
      }
      return Optional.empty();
    }
  }
}
