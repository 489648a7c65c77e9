package org.losslint.report;

/** Takes secrets out of what is quoted from a file. */
@FunctionalInterface
public interface Redaction {
  /** The line with each secret replaced; the same line where it holds none. */
  String mask(String line);
}
