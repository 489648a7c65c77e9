package org.losslint.evaluate;

import java.util.List;
import java.util.Map;

/**
 * What a shard knows beside its report, so that the reports of all shards can be put together.
 *
 * @param positions where each file stands in the report of the whole run, by its path
 * @param anyJudged whether there is anything to judge in the whole run
 * @param waivers of the settings, in their order
 */
public record Share(
    Shard shard, Map<String, Integer> positions, boolean anyJudged, List<WaiverTally> waivers) {
  public Share {
    positions = Map.copyOf(positions);
    waivers = List.copyOf(waivers);
  }
}
