package org.losslint.source;

/**
 * A place as people and editors count it.
 *
 * @param line counts from 1
 * @param column counts code points from 1
 */
public record Position(int line, int column) implements Comparable<Position> {
  @Override
  public int compareTo(Position other) {
    return line != other.line
        ? Integer.compare(line, other.line)
        : Integer.compare(column, other.column);
  }
}
