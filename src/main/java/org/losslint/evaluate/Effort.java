package org.losslint.evaluate;

import java.util.Optional;

/**
 * How a run goes about its work; the report is the same whatever is chosen.
 *
 * @param jobs how many files are read at a time, at least one
 * @param ahead what was begun before the run, where something was
 */
public record Effort(int jobs, Watch watch, Optional<ReadAhead> ahead) {
  public static final Effort ONE = new Effort(1, Watch.NONE);

  /** With nothing begun. */
  public Effort(int jobs, Watch watch) {
    this(jobs, watch, Optional.empty());
  }
}
