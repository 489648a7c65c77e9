package org.losslint.evaluate;

/**
 * One of the parts that a run is split into, so that several machines can share it.
 *
 * @param number from 1
 * @param of how many there are
 */
public record Shard(int number, int of) {
  public Shard {
    if (number < 1 || number > of) {
      throw new IllegalArgumentException(number + "/" + of);
    }
  }

  /** Whether it answers for what belongs to no file. */
  public boolean isFirst() {
    return number == 1;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
