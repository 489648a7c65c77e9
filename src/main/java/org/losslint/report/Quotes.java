package org.losslint.report;

import java.util.Optional;
import org.losslint.evaluate.Finding;

/** What reports quote of the files that findings stand in. */
public interface Quotes {
  /**
   * The line that a finding points at.
   *
   * @throws java.util.NoSuchElementException for a finding that has no place
   */
  Excerpt excerpt(Finding finding);

  /** The hash that GitHub knows that line by; empty where the file is not held any more. */
  Optional<String> lineHash(Finding finding);
}
