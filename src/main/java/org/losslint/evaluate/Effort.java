package org.losslint.evaluate;

/**
 * How a run goes about its work; the report is the same whatever is chosen.
 *
 * @param jobs how many files are read at a time, at least one
 */
public record Effort(int jobs, Watch watch) {
  public static final Effort ONE = new Effort(1, Watch.NONE);
}
