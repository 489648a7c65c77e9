package org.losslint.evaluate;

import java.util.List;
import java.util.Optional;

/**
 * What one shard can say about a waiver of the settings. Whether a waiver covers anything is known
 * when all shards have spoken.
 *
 * @param used whether it covers a finding of this shard
 * @param judged whether this shard looked at all that the waiver may be about
 * @param open the first row of what could not be evaluated that it may be about
 * @param whereUnused what is found where it covers nothing in any shard; only the first shard says
 */
public record WaiverTally(
    boolean used, boolean judged, Optional<Report.NotEvaluated> open, List<Finding> whereUnused) {
  public WaiverTally {
    whereUnused = List.copyOf(whereUnused);
  }

  /** Why it cannot be told whether a waiver covers anything. */
  public static String because(Report.NotEvaluated row) {
    return row.rule() + " could not be evaluated: " + row.reason();
  }
}
