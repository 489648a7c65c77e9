package org.losslint.rules.load;

import org.losslint.source.SourceText;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.nodes.ScalarNode;

/**
 * Finds where each character of a YAML scalar is written. Indents, folds and escapes change the
 * text, but never the order of what is no blank, so the two texts are walked side by side.
 */
final class ScalarPlaces {
  private final SourceText source;
  private final ScalarStyle style;
  private final int end;
  private int at;

  private ScalarPlaces(SourceText source, ScalarNode node) {
    this.source = source;
    this.style = node.getScalarStyle();
    this.at = Math.min(node.getStartMark().getIndex(), source.length());
    this.end = Math.min(node.getEndMark().getIndex(), source.length());
  }

  /** The offset of each code point of the value, and then of its end. */
  static int[] of(SourceText source, ScalarNode node) {
    return new ScalarPlaces(source, node).offsets(node.getValue().codePoints().toArray());
  }

  private int[] offsets(int[] value) {
    skipOpening();
    int[] offsets = new int[value.length + 1];
    for (int i = 0; i < value.length; i++) {
      offsets[i] = next(value[i]);
    }
    offsets[value.length] = Math.min(at, Math.max(0, source.length()));
    return offsets;
  }

  private void skipOpening() {
    if (style == ScalarStyle.SINGLE_QUOTED || style == ScalarStyle.DOUBLE_QUOTED) {
      at++;
    } else if (style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED) {
      while (at < end && source.at(at) != '\n') {
        at++;
      }
      at++;
    }
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
   * A blank of the value is one in the source, a line break with the indent behind it, or an
   * escape.
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
    return style == ScalarStyle.DOUBLE_QUOTED && at + 1 < end && source.at(at) == '\\';
  }

  private boolean isContinuation() {
    return isEscape() && (source.at(at + 1) == '\n' || source.at(at + 1) == '\r');
  }

  /** How many code points of the source stand for one of the value. */
  private int width() {
    if (at >= end) {
      return 0;
    }
    if (style == ScalarStyle.SINGLE_QUOTED && source.at(at) == '\'') {
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
