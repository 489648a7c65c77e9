package org.losslint.rules;

/**
 * Where something stands in a pack.
 *
 * @param file as messages show it
 * @param line counts from 1
 * @param column counts code points from 1
 */
public record PackPlace(String file, int line, int column) {
  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
