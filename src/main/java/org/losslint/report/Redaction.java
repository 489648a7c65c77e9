package org.losslint.report;

import org.losslint.source.SourceText;

/**
 * Takes secrets out of what is quoted from a file. What hides a secret is as long as the secret, so
 * that columns and carets still point where they did.
 */
@FunctionalInterface
public interface Redaction {
  /** A piece of one line with each secret replaced; the same text where it holds none. */
  String mask(String piece);

  /** A whole line of a file, counted from 1, without its line end. */
  default String line(SourceText text, int number) {
    return mask(text.slice(text.line(number)));
  }
}
