package org.losslint.rules.load;

import org.losslint.source.SourceText;
import org.losslint.source.Span;
import org.losslint.source.yaml.YamlNode;

/**
 * Finds where each character of a YAML scalar is written. Indents, folds and escapes change the
 * text, but never the order of what is no blank, so the two texts are walked side by side.
 */
final class ScalarPlaces {
  private final SourceText source;
  private final int end;
  private int at;

  /** {@code '} or {@code "}; 0 for a scalar without quotes. */
  private int quote;

  private ScalarPlaces(YamlNode.Scalar scalar) {
    Span span = scalar.place().span();
    this.source = scalar.place().file().text();
    this.at = span.start();
    this.end = span.end();
    skipOpening(scalar.plain());
  }

  /** The offset of each code point of the text, and then of its end. */
  static int[] of(YamlNode.Scalar scalar) {
    return new ScalarPlaces(scalar).offsets(scalar.text().codePoints().toArray());
  }

  private int[] offsets(int[] value) {
    int[] offsets = new int[value.length + 1];
    for (int i = 0; i < value.length; i++) {
      offsets[i] = next(value[i]);
    }
    offsets[value.length] = Math.min(at, source.length());
    return offsets;
  }

  /**
   * Behind the quote, or behind the line of {@code |} or {@code >}; a tag or anchor goes before.
   */
  private void skipOpening(boolean plain) {
    if (plain || at >= end) {
      return;
    }
    if (source.at(at) == '\'' || source.at(at) == '"') {
      quote = source.at(at++);
      return;
    }
    while (at < end && source.at(at) != '\n') {
      at++;
    }
    at = Math.min(end, at + 1);
  }

  private int next(int wanted) {
    if (Character.isWhitespace(wanted)) {
      return blank(wanted);
    }
    while (at < end && (isBlank(at) || isContinuation())) {
      at += isContinuation() ? 2 : 1;
    }
    int place = Math.min(at, end);
    at += width();
    return place;
  }

  /**
   * A blank of the text is one in the source, a line break with the indent behind it, or an escape.
   */
  private int blank(int wanted) {
    int place = Math.min(at, end);
    if (at < end && source.at(at) == wanted) {
      at++;
    } else if (at < end && isBlank(at)) {
      while (at < end && isBlank(at)) {
        at++;
      }
    } else if (isEscape()) {
      at += width();
    }
    return place;
  }

  private boolean isBlank(int offset) {
    return Character.isWhitespace(source.at(offset));
  }

  private boolean isEscape() {
    return quote == '"' && at + 1 < end && source.at(at) == '\\';
  }

  private boolean isContinuation() {
    return isEscape() && (source.at(at + 1) == '\n' || source.at(at + 1) == '\r');
  }

  /** How many code points of the source stand for one of the text. */
  private int width() {
    if (at >= end) {
      return 0;
    }
    if (quote == '\'' && source.at(at) == '\'') {
      return 2;
    }
    if (!isEscape()) {
      return 1;
    }
    return switch (source.at(at + 1)) {
      case 'x' -> 4;
      case 'u' -> 6;
      case 'U' -> 10;
      default -> 2;
    };
  }
}
