package org.losslint.evaluate;

/**
 * One of the parts that a run is split into, so that several machines can share it.
 *
 * @param number from 1
 * @param of how many there are, at most {@link #MOST}
 */
public record Shard(int number, int of) {
  /** More are of no use: to split a run, each shard reads all files. */
  public static final int MOST = 10_000;

  public Shard {
    if (number < 1 || number > of || of > MOST) {
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
