package org.losslint.report.merge;

import org.losslint.source.Problem;

/** Why a report cannot be merged. */
public final class MergeException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Problem problem;

  MergeException(String message, String wayOut) {
    super(message);
    this.problem = Problem.of(message, wayOut);
  }

  public Problem problem() {
    return problem;
  }
}
